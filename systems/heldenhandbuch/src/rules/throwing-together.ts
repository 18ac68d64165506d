import {
  type Faces,
  faces as facesReading,
  keyOfMark,
  type Mark,
  type Option,
  pool,
  type Question,
} from '@tafelrunde/kernel';
import type { HhId } from '../catalogue.ts';
import type { DieStep, Figure } from '../model.ts';
import type { HhFate, House } from '../rule.ts';
import type { QuestionId } from '../text/questions.ts';
import { ascending, facesKey, groupsOf, LOWEST_SUCCESS, without } from './groups.ts';
import { type KeepSet, keepSets, usualKeep } from './keep-and-reroll.ts';
import { usableLuckyNumber } from './lucky-number.ts';
import { ignorableOnes } from './mishaps.ts';

type Named = Pick<Figure, 'id' | 'name'>;

/** A fighter as the throwing sees it. */
export interface Thrower extends Named {
  readonly count: number;
  readonly sides: DieStep;
  /** The tested value, and the highest face of equals and runs. */
  readonly value: number;
  readonly cap: number;
  readonly luckyNumber: number | undefined;
  readonly freeThrows: number;
  /** HH-MAN-01: throws to sit out. */
  readonly skips: number;
  /** HH-R-52: dice of 4 or more to void as soon as they show. */
  readonly mustVoid: number;
}

/** A thrower in the middle of the throwing. All faces ascending. */
export interface Hand {
  readonly thrower: Thrower;
  readonly kept: Faces;
  /** Just thrown and not decided on. */
  readonly lying: Faces;
  readonly inHand: number;
  readonly free: number;
  readonly mustVoid: number;
  /** How often the lucky number fell. */
  readonly seen: number;
}

/** What lies before a fighter in the end. */
export interface Lying {
  readonly id: string;
  /** Ascending. */
  readonly faces: Faces;
  /** HH-R-21: how often the lucky number fell. */
  readonly seen: number;
}

interface ThrownTogether {
  /** Who took the initiative: nobody, one, or several at once. */
  readonly initiative: readonly string[];
  readonly hands: readonly Lying[];
}

type Decision = { readonly kind: 'initiative' } | { readonly kind: 'keep'; readonly keep: KeepSet };

/** What is asked after a throw. All dice lie open: advice looks at them. */
export interface ThrowQuestion extends Question<Decision, HhId> {
  readonly id: 'meleeThrow';
  readonly hand: Hand;
  readonly others: readonly Hand[];
}

const INITIATIVE: Option<Decision> = { key: 'initiative', value: { kind: 'initiative' } };
const WAIT: Decision = { kind: 'keep', keep: { faces: [], isFree: false } };

/**
 * HH-MEL-01 to HH-MEL-04: all throw in step; after each throw everybody keeps dice or takes the initiative. `context` names
 * all that has happened before.
 */
export function throwTogether(
  fate: HhFate,
  throwers: readonly Thrower[],
  house: House,
  context: Mark,
): ThrownTogether {
  let hands = throwers.map(freshHand);
  const skips = Math.max(0, ...throwers.map((thrower) => thrower.skips));
  for (let throwNo = 1; hands.some(({ inHand }) => inHand > 0); throwNo += 1) {
    const before = hands;
    fate.mark(
      () => `${keyOfMark(context)}|throw ${Math.min(throwNo, skips + 1)}|${before.map(keyOf).join('|')}`,
    );
    fate.note('HH-MEL-01', { kind: 'commonThrow', throwNo });
    hands = hands.map((hand) => throwOnce(fate, hand, throwNo)).map((hand) => voidShown(fate, hand));
    const questions = hands.map((hand) => throwQuestion(hand, hands, throwNo, house));
    const decisions = decideTogether(fate, questions);
    const initiative = announced(hands, decisions);
    if (initiative.length > 0) return finished(hands, initiative);
    hands = hands.map((hand, i) => setAside(fate, hand, decisions[i] as Decision));
  }
  return finished(hands, lastChance(fate, hands, house));
}

/** What the rest of the throwing depends on. */
const keyOf = ({ kept, inHand, free, mustVoid, seen }: Hand): string =>
  `${kept.join()};${inHand};${free};${mustVoid};${seen}`;

const freshHand = (thrower: Thrower): Hand => ({
  thrower,
  kept: [],
  lying: [],
  inHand: thrower.count,
  free: thrower.freeThrows,
  mustVoid: thrower.mustVoid,
  seen: 0,
});

/** HH-MAN-01: not before the throws to sit out are over. */
function throwOnce(fate: HhFate, hand: Hand, throwNo: number): Hand {
  const { thrower, inHand } = hand;
  if (inHand === 0) return hand;
  if (throwNo <= thrower.skips) {
    fate.note('HH-MAN-01', { kind: 'satOut', figure: thrower.name });
    return hand;
  }
  const of = { by: thrower.id, role: 'combat' };
  const thrown = [...fate.roll(pool(inHand, thrower.sides), facesReading, 'HH-MEL-01', of)];
  fate.note('HH-MEL-01', { kind: 'fighterThrew', figure: thrower.name, faces: thrown });
  const lucky = thrown.filter((face) => face === luckyNumberOf(thrower)).length;
  return { ...hand, lying: thrown, seen: hand.seen + lucky };
}

function voidShown(fate: HhFate, hand: Hand): Hand {
  const lying = voidSuccesses(fate, hand.thrower, hand.lying, hand.mustVoid);
  const gone = hand.lying.length - lying.length;
  return { ...hand, lying, mustVoid: hand.mustVoid - gone, inHand: hand.inHand - gone };
}

/** HH-RNG-09, HH-R-52: the first successes shown are voided; which of those just thrown, the fighter says. */
export function voidSuccesses(fate: HhFate, who: Named, thrown: Faces, count: number): Faces {
  let lying = thrown;
  for (let left = count; left > 0; left -= 1) {
    const faces = [...new Set(lying.filter((face) => face >= LOWEST_SUCCESS))];
    if (faces.length === 0) break;
    const face = chooseFace(fate, 'voidDie', 'HH-RNG-09', who.id, faces);
    fate.note('HH-RNG-09', { kind: 'dieVoided', figure: who.name, face });
    lying = without(lying, [face]);
  }
  return lying;
}

/** Asks only where faces differ; the first one is the default. */
export function chooseFace(fate: HhFate, id: QuestionId, cite: HhId, by: string, faces: Faces): number {
  const options = faces.map((face) => ({ key: String(face), value: face }));
  const [only] = faces;
  return only !== undefined && faces.length === 1 ? only : fate.choose({ id, cite, by, options });
}

/** HH-MEL-02, HH-MEL-03: keep at least one die (1s always), or take the initiative. */
function throwQuestion(hand: Hand, all: readonly Hand[], throwNo: number, house: House): ThrowQuestion {
  const { thrower, lying } = hand;
  const waits = throwNo <= thrower.skips || lying.length === 0;
  const keeps = waits ? [{ key: 'wait', value: WAIT }] : keepDecisions(hand, house);
  const attacks = mayAttack(hand, house) ? [INITIATIVE] : [];
  const options = isContent(hand, house) ? [...attacks, ...keeps] : [...keeps, ...attacks];
  const others = all.filter((other) => other !== hand);
  const asked = { id: 'meleeThrow', cite: 'HH-MEL-02', by: thrower.id, options, hand, others } as const;
  if (waits) return asked;
  const locked = lying.filter((face) => face === 1);
  return { ...asked, dice: { sides: thrower.sides, aside: hand.kept, thrown: lying, locked } };
}

function keepDecisions({ thrower, kept, lying, free }: Hand, house: House): readonly Option<Decision>[] {
  const usual = usualKeep(limitsOf(thrower), house)(kept, lying);
  const first = facesKey([...lying.filter((face) => face === 1), ...usual]);
  const options = keepSets(lying, { locksOnes: true }, free > 0, house).map(
    (keep): Option<Decision> => ({ key: facesKey(keep.faces), value: { kind: 'keep', keep } }),
  );
  return [...options.filter(({ key }) => key === first), ...options.filter(({ key }) => key !== first)];
}

/** HH-LUC-01. */
const luckyNumberOf = ({ sides, luckyNumber }: Thrower) => usableLuckyNumber(sides, luckyNumber);

const limitsOf = ({ cap }: Thrower) => ({ cap, runs: true });

/** Who has only one option is not asked. */
function decideTogether(
  fate: HhFate,
  questions: readonly Question<Decision, HhId, QuestionId>[],
): readonly Decision[] {
  const asked = questions.filter(({ options }) => options.length > 1);
  const answers = asked.length === 0 ? [] : fate.chooseTogether(asked);
  return questions.map((question) => {
    const at = asked.indexOf(question);
    return at < 0 ? (question.options[0]?.value ?? WAIT) : (answers[at] as Decision);
  });
}

const announced = (hands: readonly Hand[], decisions: readonly Decision[]): readonly string[] =>
  hands.flatMap(({ thrower }, i) => (decisions[i]?.kind === 'initiative' ? [thrower.id] : []));

/** HH-MEL-04: what was kept is set aside for good. */
function setAside(fate: HhFate, hand: Hand, decision: Decision): Hand {
  if (decision.kind !== 'keep') return hand;
  const { faces, isFree } = decision.keep;
  const free = isFree ? hand.free - 1 : hand.free;
  if (isFree) fate.note('HH-R-78', { kind: 'freeThrow', left: free });
  const kept = ascending([...hand.kept, ...faces]);
  return { ...hand, kept, lying: [], inHand: hand.inHand - faces.length, free };
}

/** HH-R-25: all dice lie and nobody has attacked: one last chance. */
function lastChance(fate: HhFate, hands: readonly Hand[], house: House): readonly string[] {
  const pass: Option<Decision> = { key: 'pass', value: WAIT };
  const questions = hands.map(
    (hand): Question<Decision, HhId, QuestionId> => ({
      id: 'lastChance',
      cite: 'HH-R-25',
      by: hand.thrower.id,
      options: mayAttack(hand, house) ? [INITIATIVE, pass] : [pass],
    }),
  );
  return announced(hands, decideTogether(fate, questions));
}

/** HH-MEL-05: with a group, as far as one can be left once 1s are offset; a lucky number can still make one. */
function mayAttack(hand: Hand, house: House): boolean {
  const { thrower } = hand;
  const faces = ascending([...hand.kept, ...hand.lying]);
  if (faces.some((face) => face === luckyNumberOf(thrower))) return faces.length >= 2;
  const ones = faces.filter((face) => face === 1).length;
  const toOffset = ones <= ignorableOnes(thrower.value) ? 0 : ones;
  const successes = faces.filter((face) => face >= LOWEST_SUCCESS).length;
  return groupsOf(faces, limitsOf(thrower), house).some(
    ({ length }) => length - Math.max(0, toOffset - (successes - length)) >= 2,
  );
}

/** A usual fighter attacks when more than half of the dice are a group, or when nothing is left to throw. */
function isContent(hand: Hand, house: House): boolean {
  const faces = ascending([...hand.kept, ...hand.lying]);
  const largest = Math.max(0, ...groupsOf(faces, limitsOf(hand.thrower), house).map(({ length }) => length));
  return largest * 2 > hand.thrower.count || hand.inHand === 0;
}

/** HH-MEL-03: everybody leaves all dice as they lie. */
const finished = (hands: readonly Hand[], initiative: readonly string[]): ThrownTogether => ({
  initiative,
  hands: hands.map(({ thrower, kept, lying, seen }) => ({
    id: thrower.id,
    faces: ascending([...kept, ...lying]),
    seen,
  })),
});
