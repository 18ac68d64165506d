import { distribution, type Faces, type Solved } from '@tafelrunde/kernel';
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

/** In whole cases as long as a double holds them. */
export function solvedLaw<O>(
  law: readonly (readonly [outcome: O, cases: number])[],
  total: number,
  value: number,
): Solved<O> {
  if (Number.isSafeInteger(total)) return { kind: 'whole', law: distribution(law), value };
  return { kind: 'doubles', law: law.map(([outcome, cases]) => [outcome, cases / total] as const), value };
}
