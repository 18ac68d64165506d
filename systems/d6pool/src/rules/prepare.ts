import type { Declared } from '@tafelrunde/schema';
import { BURDENS, type RollKind } from '../data/burdens.ts';
import { type Attribute, type Figure, figureOf, isAble, type PendingSupport, type Scene } from '../model.ts';
import type { Effects, Fate, House, Refusal, Share } from '../rule.ts';
import type { rollSpec } from '../schemas.ts';
import { type AbilityHelp, helpOfAbilities, rollAbilityProblem } from './abilities.ts';
import { addDice, type Challenge, type Count, countDice, judge, withoutSuccesses } from './challenge.ts';
import { offerExperience } from './experience.ts';
import { fateAfterwards, fateProblem, fateShare, spendFate } from './fate-dice.ts';
import {
  namingProblem,
  penaltyShares,
  skillAlias,
  spendLuck,
  successShares,
  traitsInRoll,
  withLuck,
} from './pools.ts';
import type { AttackFields } from './resistance.ts';

/** A roll of a figure as people state it. */
export type RollSpec = Declared<typeof rollSpec>;

/** A roll whose attribute and skill the rules name, with what people say about it. */
export const specOf = (
  figure: string,
  attribute: Attribute,
  skill: string | null,
  { advantages, disadvantages, bonus, penalty, luck, fate, abilities, distractions }: AttackFields,
  item: string | null = null,
): RollSpec => ({
  figure,
  attribute,
  skill,
  advantages,
  disadvantages,
  bonus,
  penalty,
  luck,
  fate,
  abilities,
  concentration: false,
  distractions,
  item,
});

/** A roll that stands: who rolls what, and what it has already cost. */
export interface Prepared {
  readonly kind: 'ready';
  readonly figure: Figure;
  readonly challenge: Omit<Challenge, 'difficulty'>;
  readonly support: PendingSupport | null;
  readonly help: AbilityHelp;
  readonly traits: readonly string[];
  readonly effects: Effects;
}

export interface NotPossible {
  readonly kind: 'refused';
  readonly reason: Refusal;
}
export const notPossible = (reason: Refusal): NotPossible => ({ kind: 'refused', reason });

/** DP-CHL-02 to 07, DP-FAT-02, DP-SUP-02: builds the pool of a figure for a roll. */
export function prepare(
  fate: Fate,
  scene: Scene,
  given: RollSpec,
  roll: RollKind,
  house: House,
): Prepared | NotPossible {
  const figure = figureOf(scene, given.figure);
  if (figure === undefined) return notPossible('unknown-figure');
  const spec = underItsName(given, house);
  const reason =
    (isAble(figure) || healsAsleep(figure, roll) ? null : 'not-able') ??
    namingProblem(scene, figure, spec, house) ??
    fateProblem(scene, figure, spec.fate, house) ??
    spec.abilities
      .map((one) => rollAbilityProblem(figure, one, spec.skill, house))
      .find((one) => one !== null) ??
    distractionProblem(spec, roll, house);
  if (reason !== null) return notPossible(reason);
  const help = helpOfAbilities(fate, scene, figure, spec.abilities);
  const support = scene.supports.find(({ helped }) => helped === figure.id) ?? null;
  const { attribute, skill, disadvantages, physical, concentration, distractions, item } = spec;
  const context = { roll, attribute, skill, disadvantages, physical, concentration, distractions, item };
  const penalty = penaltyShares(scene, figure, spec, context, house);
  return {
    kind: 'ready',
    figure,
    challenge: {
      of: { by: figure.id, role: BURDENS[roll].role },
      positive: [...successShares(figure, spec, house, help.bonus), fateShare(spec.fate)],
      penalty: [
        ...lessDistraction(penalty, help.ignoredDistraction),
        { source: 'support', dice: support?.penaltyDice ?? 0 },
      ],
      automatic: support?.automatic ?? 0,
      failures: support?.failures ?? 0,
    },
    support,
    help,
    traits: traitsInRoll(figure, spec),
    effects: [
      ...spendFate(fate, figure, spec.fate),
      ...spendLuck(figure, spec, house),
      ...help.effects,
      ...(support === null ? [] : [{ kind: 'supportUsed' as const, helped: figure.id }]),
    ],
  };
}

/** DP-DST-01: distractions disturb tasks that need calm; said of any other, or where the table has left them out, they would be lost. */
function distractionProblem(
  { distractions, concentration }: RollSpec,
  roll: RollKind,
  house: House,
): Refusal | null {
  if (distractions.length === 0) return null;
  if (house.distractions === 'off') return 'rule-is-off';
  return BURDENS[roll].distraction === 'concentration' && !concentration ? 'needs-concentration' : null;
}

function underItsName(given: RollSpec, house: House): RollSpec {
  const spec = withLuck(given);
  const skill = spec.skill === null ? null : skillAlias(spec.skill, house);
  return skill === spec.skill ? spec : { ...spec, skill };
}

/** DP-R-79: the body heals and resists while unconscious. */
const healsAsleep = ({ consciousness }: Figure, roll: RollKind): boolean =>
  (roll === 'healing' || roll === 'hazard') && consciousness !== 'dead';

const lessDistraction = (penalty: readonly Share[], ignored: number): readonly Share[] =>
  penalty.map((share) =>
    share.source === 'distraction' ? { ...share, dice: Math.max(share.dice - ignored, 0) } : share,
  );

export interface Thrown {
  readonly count: Count;
  /** DP-CHL-18: dice and successes that came from the helper. */
  readonly supported: number;
  readonly effects: Effects;
}

/** Throws a prepared pool, the helper's die (DP-R-17) and fate dice afterwards (DP-R-21). */
export function throwPrepared(
  fate: Fate,
  scene: Scene,
  prepared: Prepared,
  house: House,
  apart = true,
): Thrown {
  const own = countDice(fate, { ...prepared.challenge, apart }, house);
  const { support } = prepared;
  const of = { by: support?.helper ?? prepared.figure.id, role: 'support' } as const;
  const helped = addDice(fate, own, support?.bonusDice ?? 0, 'DP-R-17', of, house);
  const supported = (support?.automatic ?? 0) + helped.successes - own.successes;
  const { count, effects } = fateAfterwards(fate, scene, prepared.figure, helped, house);
  return { count, supported, effects };
}

/** DP-CHL-18: whether the roll would have failed without the helper. */
export function isDecidedBySupport(
  fate: Fate,
  thrown: Thrown,
  prepared: Prepared,
  difficulty: number,
  house: House,
): boolean {
  if (prepared.support === null || thrown.supported === 0) return false;
  const { count, supported } = thrown;
  if (!judge(count, difficulty, house).success) return false;
  const alone = withoutSuccesses(count, supported, prepared.support.automatic, house);
  const decided = !judge(alone, difficulty, house).success;
  if (decided) fate.note('DP-CHL-18', { kind: 'decidedBySupport', helper: prepared.support.helper });
  return decided;
}

/** DP-XP-03: what the roller, and a helper whose help succeeded, can earn. */
export function offersAfter(
  fate: Fate,
  scene: Scene,
  prepared: Prepared,
  rolled: { readonly success: boolean; readonly experience: boolean },
  house: House,
): Effects {
  const own = offerExperience(fate, prepared.figure, rolled.experience, prepared.traits, house);
  const helper = prepared.support === null ? undefined : figureOf(scene, prepared.support.helper);
  if (helper === undefined || prepared.support === null) return own;
  const { xpTraits } = prepared.support;
  return [...own, ...offerExperience(fate, helper, rolled.success && xpTraits.length > 0, xpTraits, house)];
}
