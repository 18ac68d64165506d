import { boundAfter, distribution, type Faces } from '@tafelrunde/kernel';
import type { Solved } from '@tafelrunde/system';
import { finalLaw } from './final-law.ts';
import type { SolvedKeeps } from './solve-keeps.ts';

/** What comes of a game under best play, where it does not matter which dice were converted. */
export function lawOfGame<O>(game: SolvedKeeps, outcomeOf: (faces: Faces) => O): Solved<O> {
  // The same object first: most endings are remembered ones.
  const met = new Map<O, { readonly outcome: O; cases: number }>();
  const found = new Map<string, { readonly outcome: O; cases: number }>();
  const total = finalLaw(game, (faces, cases) => {
    const outcome = outcomeOf(faces);
    let same = met.get(outcome);
    if (same === undefined) {
      const key = JSON.stringify(outcome);
      same = found.get(key) ?? { outcome, cases: 0 };
      met.set(outcome, same);
      found.set(key, same);
    }
    same.cases += cases;
  });
  return solvedLaw(
    [...found.values()].map(({ outcome, cases }) => [outcome, cases] as const),
    total,
    game.value,
  );
}

/**
 * The steps in which doubles add up what comes of a game: six twenty-sided dice, the most there are, have 177,100 throws,
 * five have 42,504, and so on down to one; together less than this.
 */
const MOST_STEPS = 2 ** 18;

/** How far a chance of a game may be off, or of several games one after the other. */
export const boundOfGames = (games: number): number => boundAfter(games * MOST_STEPS);

/** Each outcome with its chance, whatever the law is kept in. */
export const chancesOf = <O>({ law }: Solved<O>): readonly (readonly [outcome: O, p: number])[] =>
  'total' in law
    ? law.outcomes.map((outcome, i) => [outcome, Number(law.weight(i)) / Number(law.total)] as const)
    : law;

/** In whole cases as long as a double holds them; with the bound of so many games in a row. */
export function solvedLaw<O>(
  law: readonly (readonly [outcome: O, cases: number])[],
  total: number,
  value: number,
  games = 1,
): Solved<O> {
  if (Number.isSafeInteger(total)) return { kind: 'whole', law: distribution(law), value };
  return {
    kind: 'doubles',
    law: law.map(([outcome, cases]) => [outcome, cases / total] as const),
    bound: boundOfGames(games),
    value,
  };
}
