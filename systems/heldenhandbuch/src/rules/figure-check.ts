import type { Decider, Faces } from '@tafelrunde/kernel';
import { type DieStep, type Figure, type Item, isAble, type Scene } from '../model.ts';
import type { HhEffect, HhFate, House, Refusal } from '../rule.ts';
import { type CheckOutcome, reckon } from './check.ts';
import { gritTeeth } from './grit-teeth.ts';
import type { GroupLimits } from './groups.ts';
import { allFresh, highMasteryUses, type OwnDice, useHighMastery } from './high-mastery.ts';
import { bonusOf } from './items.ts';
import { keepAndReroll, type RollMode, usualKeep } from './keep-and-reroll.ts';
import { learnFromLuck } from './learning.ts';
import { convertLucky, usableLuckyNumber } from './lucky-number.ts';
import { poolSize, type TestedName, type TestedValue, testedOf } from './pools.ts';
import { shiftFaces, useSecondChances } from './second-chance.ts';
import { facesAlike, type NumbersAlike } from './throws-alike.ts';
import { diceLostByRows, lockOf, losePoints } from './tracks.ts';

/** A check that a figure makes. */
export interface CheckRequest {
  readonly scene: Scene;
  readonly figure: Figure;
  /** Who loses psyche by it, if the figure has changed since its dice were counted. */
  readonly payer?: Figure | undefined;
  readonly tested: TestedName;
  readonly mode: RollMode;
  readonly minimum?: number | undefined;
  /** HH-R-78: the item it is made with; its effects apply. */
  readonly item?: Item | undefined;
  /** HH-CHK-05: what lowers the cap beside the tested value: the quality of a weapon or tool. */
  readonly cap?: number | undefined;
  /** Who throws and decides, if not the figure's player. */
  readonly by?: Decider | undefined;
  /** Names all that has happened before this check; without it calculation merges nothing. */
  readonly context?: string | undefined;
  /** A single throw of which only the number matters, and that not to the last. */
  readonly alike?: NumbersAlike | undefined;
}

/** HH-R-06: the star turns each sieve of its skill into a cascade; that is never a disadvantage. Attributes never use runs. */
export const rollModeOf = (mode: RollMode, { skill }: Pick<TestedValue, 'skill'>, house: House): RollMode =>
  mode === 'sieve' && skill?.adeptStar === true && house['star.upgradesSieve'] ? 'cascade' : mode;

/** Why a check cannot be made at all; null if it can. */
export function checkProblem({ scene, figure, tested: name }: CheckRequest): Refusal | null {
  const tested = testedOf(figure, name);
  if (tested === undefined) return name.kind === 'skill' ? 'unknown-skill' : 'unknown-attribute';
  if (!isAble(figure)) return 'not-able';
  return lockOf(figure, tested.physical, scene.clock);
}

/** Dice that lie when throwing has ended; what happens to them until 1s are settled is still open. */
export interface ThrownCheck {
  readonly request: CheckRequest;
  readonly tested: TestedValue;
  readonly mode: RollMode;
  readonly sides: DieStep;
  /** HH-R-78: with an item's FkW. */
  readonly value: number;
  readonly limits: GroupLimits;
  /** Ascending. */
  readonly faces: Faces;
  readonly converted: Faces;
  /** HH-R-21: how often the lucky number fell in any throw. */
  readonly luckySeen: number;
  readonly effects: readonly HhEffect[];
}

/** C1 to C4: pool, gritting teeth, throws, item effects, lucky number. `checkProblem` has found nothing. */
export function throwCheck(fate: HhFate, request: CheckRequest, house: House): ThrownCheck {
  const { scene, figure, item, by = figure.id } = request;
  const tested = testedOf(figure, request.tested) as TestedValue;
  const bonus = bonusOf(item, house);
  const gritted = gritTeeth(fate, figure, tested.physical, scene.clock, house);
  const rows = diceLostByRows(figure, tested.physical);
  const changes = { items: bonus.dice, rows, gritted: gritted.dice, owed: 0, half: false };
  const count = poolSize(fate, figure, tested.base.count, changes, house);
  const { step: sides } = tested.base;
  const mode = rollModeOf(request.mode, tested, house);
  const value = tested.value + (tested.skill === undefined ? 0 : bonus.skillValue);
  const limits = { cap: Math.min(value, request.cap ?? value), runs: mode === 'cascade' };
  if (mode !== request.mode) fate.note('HH-LRN-06', { kind: 'rollKind', mode });
  fate.note('HH-CHK-01', { kind: 'pool', figure: figure.name, tested: tested.name, count, sides });
  const luckyNumber = usableLuckyNumber(sides, figure.luckyNumber ?? undefined);
  const context = request.context === undefined ? undefined : `${request.context}|${JSON.stringify(gritted)}`;
  const rolled = keepAndReroll(
    fate,
    {
      mode,
      count: Math.max(0, count),
      sides,
      by,
      name: figure.name,
      role: 'check',
      freeThrows: bonus.freeThrows,
      locksOnes: true,
      usual: usualKeep(limits, house),
      watched: luckyNumber,
      context,
      // A lucky number can be made into any face; then all dice matter.
      reading:
        request.alike !== undefined && mode === 'single' && luckyNumber === undefined
          ? facesAlike(request.alike, { value, cap: limits.cap, sides }, house)
          : undefined,
    },
    house,
  );
  const again = useSecondChances(fate, rolled.faces, bonus.secondChances, sides, by, house);
  const shifts = house['bonus.eTarget'] === 'dice' ? bonus.shifts : [];
  const shifted = again.length === 0 ? again : shiftFaces(fate, again, shifts, sides, by);
  const dice = convertLucky(fate, shifted, sides, luckyNumber, by);
  return {
    request,
    tested,
    mode,
    sides,
    value,
    limits,
    ...dice,
    luckySeen: rolled.seen + luckyAgain(rolled.faces, again, luckyNumber),
    effects: gritted.effects,
  };
}

/** A lucky number that fell only when a die was thrown again counts too. */
const luckyAgain = (before: Faces, after: Faces, lucky: number | undefined): number =>
  Math.max(0, count(after, lucky) - count(before, lucky));
const count = (faces: Faces, wanted: number | undefined): number =>
  faces.filter((face) => face === wanted).length;

export interface FigureCheck {
  readonly outcome: CheckOutcome;
  readonly mode: RollMode;
  readonly limits: GroupLimits;
  /** Dice that still count, ascending. */
  readonly usable: Faces;
  readonly converted: Faces;
  readonly effects: readonly HhEffect[];
}

/** The dice of a check before high mastery. */
export const diceOf = ({ request, sides, faces }: ThrownCheck): OwnDice =>
  allFresh(request.by ?? request.figure.id, sides, faces);

/** HH-R-20: skills only. */
export const usesOf = ({ tested }: Pick<ThrownCheck, 'tested'>): number =>
  tested.skill === undefined ? 0 : highMasteryUses(tested.value);

/** C5 to C7: 1s, group and number; psyche, respect and mythos points; at last the learning roll of luck. */
export function finishCheck(fate: HhFate, thrown: ThrownCheck, house: House): FigureCheck {
  const { request, mode, sides, value, limits, converted } = thrown;
  const { scene, figure, payer = figure, minimum, by = figure.id } = request;
  const shared = { mode, limits, converted };
  if (thrown.faces.length === 0) {
    // HH-R-13: without dice the check counts as failed.
    fate.note('HH-R-13', { kind: 'noDice', figure: figure.name });
    return { ...shared, outcome: failed(minimum), usable: [], effects: thrown.effects };
  }
  const reckoning = { by, name: figure.name, mode, sides, value, cap: limits.cap, minimum };
  const { outcome, settled } = reckon(fate, thrown, reckoning, house, numberShift(request, house));
  const effects: HhEffect[] = [...thrown.effects];
  effects.push(...losePoints(fate, payer, 'psyche', outcome.psycheLost, scene.clock, 'HH-MIS-04').effects);
  if (settled.respectLost > 0) effects.push({ kind: 'respect', figure: figure.id, by: -settled.respectLost });
  if (outcome.mythos > 0) effects.push({ kind: 'mythos', figure: figure.id, by: outcome.mythos });
  effects.push(...learnFromLuck(fate, figure, thrown.luckySeen - converted.length, house));
  return { ...shared, outcome, usable: settled.usable, effects };
}

/** HH-R-78: by house rule Ex moves the number of the check instead of its dice. */
const numberShift = ({ item }: CheckRequest, house: House): number =>
  house['bonus.eTarget'] === 'number' ? bonusOf(item, house).shifts.reduce((sum, size) => sum + size, 0) : 0;

/** HH-R-13: a check without dice. */
export const failed = (minimum: number | undefined): CheckOutcome => ({
  number: 0,
  ...(minimum === undefined ? {} : { success: false }),
  group: [],
  ones: 0,
  psycheLost: 0,
  legendary: false,
  mythos: 0,
});

/** A whole check of one figure. `checkProblem` has found nothing. */
export function rollCheck(fate: HhFate, request: CheckRequest, house: House): FigureCheck {
  const thrown = throwCheck(fate, request, house);
  const { own } = useHighMastery(fate, diceOf(thrown), undefined, usesOf(thrown), house);
  return finishCheck(fate, { ...thrown, faces: own.faces }, house);
}
