import { describe, expect, test } from 'vitest';
import { question } from '../src/fate.ts';
import { die, pool } from '../src/pool.ts';
import { asked, choiceOnTape, choicesOnTape, facesOnTape, IllegalAnswer } from '../src/tape.ts';

const move = question('move', 'T-01', 'hero', ['strike', 'wait']);
const guard = question('guard', 'T-02', 'foe', ['high', 'low']);

/** The problem that an answer is refused with. */
function problemOf(read: () => unknown): unknown {
  try {
    read();
  } catch (thrown) {
    if (thrown instanceof IllegalAnswer) return thrown.problem;
    throw thrown;
  }
  return undefined;
}

describe('an answer on the tape', () => {
  test('faces are read as they are', () => {
    const faces = [3, 5];
    expect(facesOnTape(faces, pool(2, 6), 'T-03', 0)).toBe(faces);
  });

  test('a decision is read as the index of its option', () => {
    expect(choiceOnTape('wait', move, 0)).toBe(1);
    expect(choicesOnTape(['wait', 'high'], [move, guard], 0)).toEqual([1, 0]);
    expect(choicesOnTape([], [], 0)).toEqual([]);
  });

  test('what does not fit is refused with its position and what was expected', () => {
    expect(problemOf(() => facesOnTape('strike', die(6), 'T-03', 4))).toEqual({
      code: 'illegal-faces',
      at: 4,
      expected: { kind: 'roll', pool: die(6), cite: 'T-03' },
    });
    expect(problemOf(() => choiceOnTape('low', move, 5))).toEqual({
      code: 'illegal-choice',
      at: 5,
      expected: { kind: 'choose', questions: [asked(move)], together: false },
    });
    const together = { kind: 'choose', questions: [asked(move), asked(guard)], together: true };
    for (const answer of [
      ['wait'],
      ['wait', 'mid'],
      ['wait', 'low', 'low'],
      'wait',
      [1, 2],
      ['low', 'wait'],
    ]) {
      expect(problemOf(() => choicesOnTape(answer as never, [move, guard], 6))).toEqual({
        code: 'illegal-choice',
        at: 6,
        expected: together,
      });
    }
  });

  test.each([null, 1, {}, true, [null], ['3'], [[3]]])('%o is no answer to anything', (answer) => {
    expect(problemOf(() => facesOnTape(answer as never, die(6), 'T-03', 0))).toMatchObject({
      code: 'illegal-faces',
    });
    expect(problemOf(() => choiceOnTape(answer as never, move, 0))).toMatchObject({ code: 'illegal-choice' });
    expect(problemOf(() => choicesOnTape(answer as never, [move], 0))).toMatchObject({
      code: 'illegal-choice',
    });
  });
});
