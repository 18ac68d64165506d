import {
  diceTerm,
  type Expression,
  type Faces,
  type Locale,
  makeNotation,
  type Pool,
  type SeenThrow,
  seenDice,
  type Telling,
} from '@tafelrunde/kernel';
import type { Names, System } from '@tafelrunde/system';

/** The words for the account of a run: those of its system, and one line per throw. Whoever is chosen is called by name. */
export function tellingOf(system: System | undefined, locale: Locale, names: Names = new Map()): Telling {
  const words = system?.words[locale];
  return {
    fact: ({ fact }) => words?.fact(fact) ?? fact.kind,
    choice: (line) => {
      const { question: id, cite, by, key } = line;
      const name = names.get(key);
      if (words === undefined || name === undefined) return words?.choice(line) ?? key;
      return `${words.question({ id, cite, by, options: [key] }).ask} ${name}`;
    },
    roll: (pool, faces, of) => {
      const dice = `${poolName(pool, locale)}: ${facesOf(pool, faces)}`;
      const name = of && names.get(of.by);
      const role = of && words?.value('role', of.role);
      return name === undefined || role === undefined ? dice : `${name} · ${role}, ${dice}`;
    },
  };
}

/** The words for plain dice: what does not count stands in brackets. */
export function tellingOfDice(
  expression: Expression,
  throws: readonly { readonly faces: Faces }[],
  locale: Locale,
): Telling {
  const seen = seenDice(expression, throws);
  if (seen === undefined) return tellingOf(undefined, locale);
  let next = 0;
  return {
    ...tellingOf(undefined, locale),
    roll: (pool) => {
      const { fudge, dice } = seen[next++] as SeenThrow;
      const name = fudge === undefined ? poolName(pool, locale) : fudgeName(pool, fudge, locale);
      const shown = dice.map(({ value, state }) => {
        const number = `${value}`.replace('.', locale === 'de' ? ',' : '.');
        return state === 'counts' ? number : `[${number}]`;
      });
      return `${name}: ${joined(
        pool,
        dice.map(({ face }) => face),
        shown,
      )}`;
    },
  };
}

const fudgeName = ({ count, sides }: Pool, fudge: 1 | 2, locale: Locale): string =>
  makeNotation(diceTerm(count, sides, { fudge }), locale);

/** `3W6` in German, `3d6` in English; with `!` if it is open-ended. */
export const poolName = (pool: Pool, locale: Locale): string =>
  makeNotation(
    diceTerm(
      pool.count,
      pool.sides,
      pool.openEnded ? { explode: { test: undefined, compound: false, penetrating: false } } : {},
    ),
    locale,
  );

/** `4, 6+6+2, 1`: the faces of an open-ended die belong together. */
function facesOf(pool: Pool, faces: Faces): string {
  return joined(
    pool,
    faces,
    faces.map((face) => `${face}`),
  );
}

function joined({ openEnded, sides }: Pool, faces: Faces, shown: readonly string[]): string {
  if (faces.length === 0) return '–';
  return shown
    .map((one, i) => `${one}${i === faces.length - 1 ? '' : openEnded && faces[i] === sides ? '+' : ', '}`)
    .join('');
}
