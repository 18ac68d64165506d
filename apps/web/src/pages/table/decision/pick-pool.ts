import type { AskedQuestion, DiceToPick } from '@tafelrunde/kernel';
import type { OptionView } from '@tafelrunde/system';
import { facesOfKey, pickableDice, selectionOf } from '../../../engine/picking.ts';

/** A die that can be tapped. */
export interface PickDie {
  readonly place: string;
  readonly face: number;
  /** It is taken in any case. */
  readonly isLocked: boolean;
  /** It goes with the others for another purpose. */
  readonly isApart: boolean;
}

/** What comes of the dice that are tapped. */
export interface Picked {
  /** The option that takes exactly these dice; undefined if none does. */
  readonly key: string | undefined;
  readonly problem: 'needs-one' | 'not-together' | undefined;
  /** Of a throw: what lies aside then, and how many dice are thrown again. */
  readonly lying: readonly number[];
  readonly again: number;
}

/** Dice that a question is answered with by tapping them, highest first. */
export interface PickPool {
  readonly sides: number;
  /** Dice that lie there already and stay. */
  readonly aside: readonly number[];
  readonly dice: readonly PickDie[];
  /** What the dice apart are for. */
  readonly apartWord: string;
  /** Whether it is a throw, of which the rest is thrown again. */
  readonly isThrow: boolean;
  readonly pickedBy: (places: ReadonlySet<string>) => Picked;
  readonly placesOf: (key: string | undefined) => ReadonlySet<string>;
  /** Whether an option is a set of these dice. */
  readonly isWay: (key: string) => boolean;
}

/** The dice of a question; undefined where it is answered in words. */
export function pickPool(
  question: AskedQuestion,
  { view }: { readonly view: (key: string) => OptionView | null },
): PickPool | undefined {
  const { dice } = question;
  return dice === undefined ? ofOptions(question, view) : ofThrow({ ...question, dice });
}

/** A throw of which some dice are kept. */
function ofThrow(question: AskedQuestion & { readonly dice: DiceToPick }): PickPool {
  const { sides, aside } = question.dice;
  const dice = pickableDice(question.dice).map((one, i) => ({ ...one, place: `d${i}`, isApart: false }));
  return {
    sides,
    aside: sorted(aside),
    dice,
    apartWord: '',
    isThrow: true,
    pickedBy: (places) =>
      selectionOf(question, new Set(dice.flatMap(({ place }, i) => (places.has(place) ? [i] : [])))),
    placesOf: (key) => placesOf(dice, (key === undefined ? undefined : facesOfKey(key)) ?? []),
    isWay: (key) => facesOfKey(key) !== undefined,
  };
}

const sorted = (faces: readonly number[]): readonly number[] => [...faces].sort((a, b) => b - a);
const setKey = (dice: readonly number[], apart: readonly number[]): string =>
  `${sorted(dice).join(',')}+${sorted(apart).join(',')}`;
const sizeOf = ({ dice, apart }: OptionView): number => dice.length + (apart?.dice.length ?? 0);

/** Options that are dice themselves: enough ways of them to put one together. */
function ofOptions(question: AskedQuestion, view: (key: string) => OptionView | null): PickPool | undefined {
  const ways = question.options.flatMap((key) => {
    const shown = view(key);
    return shown === null || sizeOf(shown) === 0 ? [] : [{ key, shown }];
  });
  const [first] = ways;
  if (first === undefined || ways.length < 2) return undefined;
  const keys = new Map(ways.map(({ key, shown }) => [setKey(shown.dice, shown.apart?.dice ?? []), key]));
  const lay = (prefix: string, isApart: boolean, sets: readonly (readonly number[])[]) =>
    union(sets).map((face, i): PickDie => ({ place: `${prefix}${i}`, face, isLocked: false, isApart }));
  const own = lay(
    'd',
    false,
    ways.map(({ shown }) => shown.dice),
  );
  const apart = lay(
    'a',
    true,
    ways.map(({ shown }) => shown.apart?.dice ?? []),
  );
  const facesOf = (dice: readonly PickDie[], places: ReadonlySet<string>) =>
    dice.filter(({ place }) => places.has(place)).map(({ face }) => face);
  return {
    sides: first.shown.sides,
    aside: [],
    dice: [...own, ...apart],
    apartWord: ways.find(({ shown }) => shown.apart !== undefined)?.shown.apart?.word ?? '',
    isThrow: false,
    pickedBy: (places) => {
      const key = keys.get(setKey(facesOf(own, places), facesOf(apart, places)));
      const problem = key !== undefined ? undefined : places.size === 0 ? 'needs-one' : 'not-together';
      return { key, problem, lying: [], again: 0 };
    },
    placesOf: (key) => {
      const shown = key === undefined ? null : view(key);
      if (shown === null) return new Set();
      return new Set([...placesOf(own, shown.dice), ...placesOf(apart, shown.apart?.dice ?? [])]);
    },
    isWay: (key) => ways.some((way) => way.key === key),
  };
}

/** Where dice with these faces lie. */
function placesOf(dice: readonly PickDie[], faces: readonly number[]): ReadonlySet<string> {
  const left = [...faces];
  const found = dice.filter(({ face }) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return new Set(found.map(({ place }) => place));
}

/** The smallest lot of dice that every one of these sets can be taken from. */
function union(sets: readonly (readonly number[])[]): readonly number[] {
  const most = new Map<number, number>();
  for (const set of sets)
    for (const face of set) {
      const count = set.filter((one) => one === face).length;
      most.set(face, Math.max(most.get(face) ?? 0, count));
    }
  return sorted([...most].flatMap(([face, count]) => Array.from({ length: count }, () => face)));
}
