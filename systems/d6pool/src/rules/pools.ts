import { SKILL_ALIASES } from '../data/skills.ts';
import { type Figure, type Scene, skillDice } from '../model.ts';
import type { Effects, House, Refusal, Share } from '../rule.ts';
import { penaltiesOf, type RollContext } from './penalties.ts';
import type { RollSpec } from './prepare.ts';

/** What a person names for a roll (DP-CHL-02). */
export type Naming = Pick<RollSpec, 'attribute' | 'skill' | 'luck' | 'bonus' | 'penalty' | Traits>;
type Traits = 'advantages' | 'disadvantages';

/** DP-CHL-03, DP-ADV-03: attribute, skill and fitting advantages; each keeps its name. */
export function successShares(figure: Figure, naming: Naming, house: House, more = 0): readonly Share[] {
  const { attribute, skill, advantages, bonus } = naming;
  return [
    ...(attribute === null ? [] : [{ source: attribute, dice: figure.attributes[attribute] }]),
    ...(skill === null ? [] : [{ source: skill, dice: skillDice(figure, skill) }]),
    ...[...new Set(advantages)].map((one) => ({
      source: `advantage:${one}`,
      dice: one === LUCK ? luckDice(figure, naming, house) : (figure.advantages[one] ?? 0),
    })),
    ...drugShares(figure, naming),
    { source: 'bonus', dice: bonus + more },
  ].filter(({ dice }) => dice > 0);
}

const LUCK = 'lucky';

/** A roll for which luck is taken names it. */
export const withLuck = <N extends Naming>(naming: N): N =>
  (naming.luck ?? 0) === 0 || naming.advantages.includes(LUCK)
    ? naming
    : { ...naming, advantages: [...naming.advantages, LUCK] };

/** DP-R-119: a store of dice for the scene, taken one or several at a time, or one, or all of them in every roll. */
function luckDice({ advantages }: Figure, naming: Naming, { luck }: House): number {
  if (!naming.advantages.includes(LUCK)) return 0;
  return luck === 'everyRoll' ? (advantages[LUCK] ?? 0) : (naming.luck ?? 1);
}

/** DP-R-119: how many dice of luck can go into one roll now. */
export function luckLeft({ advantages, luckUsed }: Figure, { luck }: House): number {
  const owned = advantages[LUCK] ?? 0;
  if (luck === 'everyRoll') return owned;
  const left = Math.max(owned - luckUsed, 0);
  return luck === 'pool' ? left : Math.min(left, 1);
}

/** The dice of luck that a roll takes. */
export function spendLuck(figure: Figure, naming: Naming, house: House): Effects {
  const by = house.luck === 'everyRoll' ? 0 : luckDice(figure, naming, house);
  return by === 0 ? [] : [{ kind: 'luckUsed', figure: figure.id, by }];
}

/** DP-DRG-02: what drugs add while they work, to everything or to one attribute or skill. */
const drugShares = (figure: Figure, { attribute, skill }: Naming): readonly Share[] =>
  figure.afflictions.flatMap((one) =>
    one.kind === 'drug' && (one.helps === null || one.helps === attribute || one.helps === skill)
      ? [{ source: 'drug', dice: one.bonusDice }]
      : [],
  );

/** DP-CHL-07: all that burdens this roll, and what the GM orders on top. */
export function penaltyShares(
  scene: Scene,
  figure: Figure,
  { skill, penalty }: Naming,
  context: RollContext,
  house: House,
): readonly Share[] {
  return [
    ...penaltiesOf(scene, figure, context, house),
    ...untrainedShares(figure, skill, house),
    { source: 'circumstances', dice: penalty },
  ].filter(({ dice }) => dice > 0);
}

/** DP-SKL-02, DP-R-07: a skill without dice adds nothing, costs a die, or cannot be used at all. */
function untrainedShares(figure: Figure, skill: string | null, { untrained }: House): readonly Share[] {
  const lacks = skill !== null && skillDice(figure, skill) === 0;
  return lacks && untrained === 'onePenaltyDie' ? [{ source: 'untrained', dice: 1 }] : [];
}

/** Why this cannot be rolled; null if it can. */
export function namingProblem(scene: Scene, figure: Figure, naming: Naming, house: House): Refusal | null {
  const { skill, advantages, disadvantages } = naming;
  const unknown =
    advantages.some((one) => !(one in figure.advantages)) ||
    disadvantages.some((one) => !(one in figure.disadvantages));
  if (unknown) return 'unknown-trait';
  if (luckDice(figure, naming, house) > luckLeft(figure, house)) return 'luck-used-up';
  // DP-R-26: powers exist only where the table has them.
  if (skill !== null && skill in figure.powers && house.powers === 'off') return 'rule-is-off';
  if (skill === null || skillDice(figure, skill) > 0) return null;
  // DP-GEN-07: what the setting has removed nobody can use.
  if (scene.setting.removedSkills.includes(skill)) return 'unknown-trait';
  if (scene.setting.trainedOnly.includes(skill) || house.untrained === 'forbidden') return 'untrained';
  return null;
}

/** DP-R-03, DP-R-43, DP-R-57: other names of the same skill. */
export function skillAlias(skill: string, { sprintIsRunning }: House): string {
  if (skill === 'sprinting' && !sprintIsRunning) return skill;
  return SKILL_ALIASES[skill] ?? skill;
}

/** DP-XP-03: the traits that took part and can hold experience; never an attribute. */
export function traitsInRoll(figure: Figure, naming: Naming): readonly string[] {
  const { skill, advantages, disadvantages } = naming;
  const trained = skill !== null && skillDice(figure, skill) > 0;
  return [
    ...(trained ? [skill in figure.powers ? `power:${skill}` : `skill:${skill}`] : []),
    ...advantages.map((one) => `advantage:${one}`),
    ...disadvantages.map((one) => `disadvantage:${one}`),
  ];
}
