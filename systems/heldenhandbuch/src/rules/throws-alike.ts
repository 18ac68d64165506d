import { distribution, type Faces, faces as facesReading, type Pool, type Reading } from '@tafelrunde/kernel';
import type { HhFate, House } from '../rule.ts';

import { type Settlement, settleOnes } from './mishaps.ts';
import { counted, numberOf } from './numbers.ts';

/** Which numbers of a single throw lead to the same. */
export interface NumbersAlike {
  /** Names the question, with all it depends on. */
  readonly name: string;
  readonly of: (number: number) => string | number;
}

/** Readings by name: their laws take longer to make than to use. */
const known = new Map<string, Reading<Faces>>();
const MOST_KNOWN = 512;

/**
 * All faces of a single throw, ascending. In calculations one throw stands for all whose numbers lead to the same and that
 * cost as much psyche; played, it is the true one. Whoever offsets 1s keeps the highest number.
 */
export function facesAlike(
  alike: NumbersAlike,
  settlement: Omit<Settlement, 'by' | 'runs'>,
  house: House,
): Reading<Faces> {
  const { value, cap, sides } = settlement;
  const read = { value, cap, sides, runs: false, by: '' };
  const switches = [house['mishap.offsetMandatory'], house['result.sumAllSets']];
  const name = JSON.stringify([alike.name, value, cap, sides, switches]);
  let found = known.get(name);
  if (found === undefined) {
    found = {
      ...facesReading,
      name,
      law: rememberedLaw((faces) => {
        const { usable, psycheLost } = settleOnes(UNTOLD, faces, read, house);
        return `${alike.of(counted(numberOf(usable, read, house)))}|${psycheLost}`;
      }),
    };
    const [oldest] = known.keys();
    if (known.size === MOST_KNOWN) known.delete(oldest as string);
    known.set(name, found);
  }
  return found;
}

/** Takes the default of every question and tells nobody. */
const UNTOLD = {
  note: () => {},
  choose: ({ options }: { readonly options: readonly { readonly value: unknown }[] }) => options[0]?.value,
} as unknown as HhFate;

type KeyOf = (faces: Faces) => string;

function rememberedLaw(keyOf: KeyOf): Reading<Faces>['law'] {
  const laws = new Map<string, ReturnType<typeof lawOf>>();
  return (pool) => {
    const key = `${pool.count}W${pool.sides}`;
    const law = laws.get(key) ?? lawOf(pool, keyOf);
    laws.set(key, law);
    return law;
  };
}

function lawOf(pool: Pool, keyOf: KeyOf) {
  const law = facesReading.law(pool);
  const throws = new Map<string, { readonly faces: Faces; cases: number }>();
  for (let i = 0; i < law.size; i += 1) {
    const faces = law.outcome(i);
    const key = keyOf(faces);
    const same = throws.get(key) ?? { faces: [...faces], cases: 0 };
    same.cases += Number(law.weight(i));
    throws.set(key, same);
  }
  return distribution([...throws.values()].map(({ faces, cases }) => [faces, cases] as const));
}
