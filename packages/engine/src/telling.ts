import {
  type Faces,
  type Locale,
  makeNotation,
  type Pool,
  type System,
  type Telling,
} from '@tafelrunde/kernel';

/** The words for the account of a run: those of its system, and one line per throw. */
export function tellingOf(system: System | undefined, locale: Locale): Telling {
  const words = system?.words[locale];
  return {
    fact: ({ fact }) => words?.fact(fact) ?? fact.kind,
    choice: (line) => words?.choice(line) ?? line.key,
    roll: (pool, faces) => `${poolName(pool, locale)}: ${facesOf(pool, faces)}`,
  };
}

/** `3W6` in German, `3d6` in English; with `!` if it is open-ended. */
export const poolName = (pool: Pool, locale: Locale): string =>
  makeNotation({ kind: 'dice', pool, reroll: undefined, keep: undefined, successes: undefined }, locale);

/** `4, 6+6+2, 1`: the faces of an open-ended die belong together. */
function facesOf(pool: Pool, faces: Faces): string {
  if (faces.length === 0) return '–';
  return faces
    .map(
      (face, i) =>
        `${face}${i === faces.length - 1 ? '' : pool.openEnded && face === pool.sides ? '+' : ', '}`,
    )
    .join('');
}
