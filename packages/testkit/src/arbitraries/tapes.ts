import type { Answer, Tape } from '@tafelrunde/kernel';
import fc from 'fast-check';

/** What may come in as an answer: faces and keys that often fit, and much that never does. */
function answers(): fc.Arbitrary<Answer> {
  const face = fc.integer({ min: 1, max: 6 });
  const key = fc.constantFrom('a', 'b', 'c', 'd');
  return fc.oneof(
    { weight: 4, arbitrary: fc.array(face, { minLength: 1, maxLength: 3 }) },
    { weight: 4, arbitrary: key },
    { weight: 2, arbitrary: fc.array(key, { maxLength: 3 }) },
    {
      weight: 1,
      arbitrary: fc.anything({ maxDepth: 1 }).filter((it) => it !== undefined) as fc.Arbitrary<never>,
    },
  );
}

/** Tapes of arbitrary answers, legal and illegal. */
export const tapes = (): fc.Arbitrary<Tape> => fc.array(answers(), { maxLength: 8 });
