import { ATTRIBUTE_POOLS } from '../data/attribute-pools.ts';
import type { DicePool, DieStep, Figure, Skill } from '../model.ts';
import type { HhFate, House } from '../rule.ts';
import type { DiceChange } from '../text/dice-facts.ts';

/** HH-CHK-02, HH-R-13. */
export const MAX_POOL = 6;

/** What a check is made on. */
export const TESTED_KINDS = ['attribute', 'skill'] as const;
export type TestedKind = (typeof TESTED_KINDS)[number];
export interface TestedName {
  readonly kind: TestedKind;
  readonly name: string;
}

/** HH-CHK-05: the number the check is made on, and whether it is physical (HH-CHK-10). */
export interface TestedValue {
  readonly kind: TestedKind;
  readonly name: string;
  readonly value: number;
  readonly physical: boolean;
  readonly base: DicePool;
  readonly skill: Skill | undefined;
}

/** HH-CHK-03. */
export function attributePool(value: number): DicePool {
  const { count, step } = ATTRIBUTE_POOLS.findLast(({ from }) => value >= from) ?? ATTRIBUTE_POOLS[0];
  return { count, step };
}

/** HH-R-14: where no base die is entered, the step column of the attributes' table. */
const baseDieOf = ({ baseDie, value }: Pick<Skill, 'baseDie' | 'value'>): DieStep =>
  baseDie ?? attributePool(value).step;

/** HH-CHK-04: one die and the bonus dice. */
export const skillPool = (skill: Pick<Skill, 'baseDie' | 'value' | 'bonusDice'>): DicePool => ({
  count: 1 + skill.bonusDice,
  step: baseDieOf(skill),
});

/** HH-CHK-09: what is tested, by the figure's own values; undefined if it has none of this name. */
export function testedOf(figure: Figure, { kind, name }: TestedName): TestedValue | undefined {
  if (kind === 'attribute') {
    const attribute = figure.attributes[name];
    return attribute && { kind, name, ...attribute, base: attributePool(attribute.value), skill: undefined };
  }
  const skill = figure.skills[name];
  return skill && { kind, name, value: skill.value, physical: skill.physical, base: skillPool(skill), skill };
}

/** HH-INJ-06, HH-R-60: one die for each critical injury that is not healed. */
const diceLostByCriticals = ({ lifeCircles }: Figure): number =>
  lifeCircles.filter(({ critical }) => critical !== 'none').length;

export interface PoolChanges {
  /** HH-ITM-05. */
  readonly items: number;
  /** HH-PSY-01, HH-PSY-03. */
  readonly rows: number;
  /** HH-PSY-05. */
  readonly gritted: number;
  /** HH-MEL-10. */
  readonly owed: number;
  /** HH-MAN-04. */
  readonly half: boolean;
}

/** HH-CHK-06, HH-R-13: all gains and losses; `limited` holds what is left of them to the least and the most there can be. */
export const diceAfter = (figure: Figure, base: number, changes: PoolChanges): number =>
  base + changes.items - changes.rows - diceLostByCriticals(figure) - changes.owed + changes.gritted;

export const limited = (dice: number, house: House): number =>
  Math.min(MAX_POOL, Math.max(house['pool.minimum'], dice));

/**
 * HH-CHK-01, HH-CHK-06, HH-R-13: every die one has and no more than six: all gains and losses first, then the limit, then the
 * half that a fall takes (HH-R-94).
 */
export function poolSize(
  fate: HhFate,
  figure: Figure,
  base: number,
  changes: PoolChanges,
  house: House,
): number {
  const note = (reason: DiceChange, by: number): void => {
    if (by !== 0) fate.note('HH-CHK-06', { kind: 'diceChanged', reason, by });
  };
  note('items', changes.items);
  note('rows', -changes.rows);
  note('criticals', -diceLostByCriticals(figure));
  note('owed', -changes.owed);
  note('gritted', changes.gritted);
  const sum = diceAfter(figure, base, changes);
  const dice = limited(sum, house);
  note('limit', dice - sum);
  const lost = changes.half ? Math.floor(dice / 2) : 0;
  note('half', -lost);
  return dice - lost;
}
