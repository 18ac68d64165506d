import type { AskedQuestion, OptionView } from '@tafelrunde/kernel';

/** Dice that options are composed of, highest first: those for it, and those that go with them. */
export interface ComposePool {
  readonly sides: number;
  readonly dice: readonly number[];
  readonly apart: readonly number[];
  readonly word: string;
  /** The option that takes exactly these dice. */
  readonly keyOf: (dice: readonly number[], apart: readonly number[]) => string | undefined;
}

const sorted = (faces: readonly number[]): readonly number[] => [...faces].sort((a, b) => b - a);
const keyOf = (dice: readonly number[], apart: readonly number[]): string =>
  `${sorted(dice).join(',')}+${sorted(apart).join(',')}`;

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

/** The dice a question can be answered with by tapping them; undefined where there are too few ways for that. */
export function composable(
  question: AskedQuestion,
  { view }: { readonly view: (key: string) => OptionView | null },
): ComposePool | undefined {
  const views = question.options.flatMap((key) => {
    const shown = view(key);
    return shown === null || shown.dice.length + (shown.apart?.dice.length ?? 0) === 0
      ? []
      : [{ key, shown }];
  });
  const [first] = views;
  if (first === undefined || views.length < 2) return undefined;
  const keys = new Map(views.map(({ key, shown }) => [keyOf(shown.dice, shown.apart?.dice ?? []), key]));
  return {
    sides: first.shown.sides,
    dice: union(views.map(({ shown }) => shown.dice)),
    apart: union(views.map(({ shown }) => shown.apart?.dice ?? [])),
    word: views.find(({ shown }) => shown.apart !== undefined)?.shown.apart?.word ?? '',
    keyOf: (dice, apart) => keys.get(keyOf(dice, apart)),
  };
}
