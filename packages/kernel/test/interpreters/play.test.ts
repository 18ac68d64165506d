import { programs, ruleOf, seeds, tapes } from '@tafelrunde/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dice, seededDice } from '../../src/dice.ts';
import { GM, type Question, question, type Rule } from '../../src/fate.ts';
import { type Players, play, type Run } from '../../src/interpreters/play.ts';
import { die, openEndedPool, pool } from '../../src/pool.ts';
import { face, sum } from '../../src/reading.ts';
import type { Answer, Ask, Tape } from '../../src/tape.ts';

/** A throw, a decision, decisions made together, another throw, and notes between them. */
const brawl: Rule<{ bonus: number }, unknown, string> = (fate, { bonus }) => {
  const strength = fate.roll(pool(2, 6), sum, 'B-01') + bonus;
  fate.note('B-01', { kind: 'strength', strength } as never);
  fate.mark(strength);
  const move = fate.choose(question('move', 'B-02', 'hero', ['strike', 'wait']));
  if (move === 'wait') return 'waited';
  const [left, right] = fate.chooseTogether([
    question('guard', 'B-03', 'foe', ['high', 'low']),
    question('aim', 'B-03', 'hero', ['high', 'low']),
  ]);
  if (left === right) return 'blocked';
  return fate.roll(die(6), face, 'B-04') <= strength - 6 ? 'hit' : 'missed';
};

const INPUT = { bonus: 1 };
const run = (tape: Tape, players?: Players) => play(brawl, INPUT, {}, tape, players);
const FULL: Tape = [[3, 5], 'strike', ['low', 'high'], [2]];

describe('playing from a tape', () => {
  const asks: Ask[] = [
    { kind: 'roll', pool: pool(2, 6), cite: 'B-01' },
    {
      kind: 'choose',
      together: false,
      questions: [{ id: 'move', cite: 'B-02', by: 'hero', options: ['strike', 'wait'] }],
    },
    {
      kind: 'choose',
      together: true,
      questions: [
        { id: 'guard', cite: 'B-03', by: 'foe', options: ['high', 'low'] },
        { id: 'aim', cite: 'B-03', by: 'hero', options: ['high', 'low'] },
      ],
    },
    { kind: 'roll', pool: die(6), cite: 'B-04' },
  ];

  test.each(asks.map((ask, at) => ({ at, ask })))('asks what is missing after $at answers', ({ at, ask }) => {
    expect(run(FULL.slice(0, at))).toMatchObject({ kind: 'asks', ask, tape: FULL.slice(0, at) });
  });

  test('finishes with its outcome, its answers and its account', () => {
    expect(run(FULL)).toEqual({
      kind: 'finished',
      outcome: 'hit',
      tape: FULL,
      trace: [
        { kind: 'roll', cite: 'B-01', pool: pool(2, 6), faces: [3, 5] },
        { kind: 'fact', cite: 'B-01', fact: { kind: 'strength', strength: 9 } },
        { kind: 'choice', cite: 'B-02', question: 'move', by: 'hero', key: 'strike' },
        { kind: 'choice', cite: 'B-03', question: 'guard', by: 'foe', key: 'low' },
        { kind: 'choice', cite: 'B-03', question: 'aim', by: 'hero', key: 'high' },
        { kind: 'roll', cite: 'B-04', pool: die(6), faces: [2] },
      ],
    });
  });

  test('the account of an unfinished run goes as far as the run', () => {
    const unfinished = run(FULL.slice(0, 1));
    expect(unfinished.kind === 'asks' && unfinished.trace).toHaveLength(2);
  });

  test.each<[string, Tape, object]>([
    ['faces that the die does not have', [[3, 7]], { code: 'illegal-faces', at: 0, expected: asks[0] }],
    ['too many faces', [[3, 5, 1]], { code: 'illegal-faces', at: 0, expected: asks[0] }],
    ['a key for a throw', ['strike'], { code: 'illegal-faces', at: 0, expected: asks[0] }],
    ['keys for a throw', [['3', '5']], { code: 'illegal-faces', at: 0, expected: asks[0] }],
    ['an unknown option', [[3, 5], 'flee'], { code: 'illegal-choice', at: 1, expected: asks[1] }],
    ['faces for a decision', [[3, 5], [1]], { code: 'illegal-choice', at: 1, expected: asks[1] }],
    [
      'one key for two deciders',
      [[3, 5], 'strike', 'low'],
      { code: 'illegal-choice', at: 2, expected: asks[2] },
    ],
    ['too few keys', [[3, 5], 'strike', ['low']], { code: 'illegal-choice', at: 2, expected: asks[2] }],
    [
      'one wrong key of two',
      [[3, 5], 'strike', ['low', 'mid']],
      { code: 'illegal-choice', at: 2, expected: asks[2] },
    ],
    ['an answer too many', [[3, 5], 'wait', [2]], { code: 'left-over-answers', at: 2 }],
    ['two answers too many', [...FULL, 'x', 'y'], { code: 'left-over-answers', at: 4 }],
  ])('refuses %s, with the position', (_, tape, problem) => {
    expect(run(tape)).toEqual({ kind: 'refused', problem });
  });

  test('an open-ended throw is one answer with its whole chain', () => {
    const chain: Rule<unknown, unknown, number> = (fate) => fate.roll(openEndedPool(2, 6), sum, 'B-05');
    expect(play(chain, {}, {}, [[6, 6, 1, 4]])).toMatchObject({ kind: 'finished', outcome: 17 });
    expect(play(chain, {}, {}, [[6, 6, 1]])).toMatchObject({
      kind: 'refused',
      problem: { code: 'illegal-faces', at: 0 },
    });
  });

  test('a bug in a rule is not swallowed', () => {
    const broken: Rule<unknown, unknown, never> = () => {
      throw new TypeError('a bug');
    };
    expect(() => play(broken, {}, {}, [])).toThrow(TypeError);
  });
});

describe('playing with dice and people', () => {
  const decide = (question: Question<unknown>) => question.options.length - 1;

  test('dice answer throws, people answer decisions, the rest is asked', () => {
    expect(run([], { dice: seededDice(1) })).toMatchObject({ kind: 'asks', ask: { kind: 'choose' } });
    expect(run([], { decide })).toMatchObject({ kind: 'asks', ask: { kind: 'roll' } });
    expect(run([], { dice: seededDice(1), decide })).toMatchObject({ kind: 'finished', outcome: 'waited' });
  });

  test('the tape comes first', () => {
    const throwing: Dice = { roll: () => 6 };
    expect(run([[1, 2]], { dice: throwing, decide: () => 0 })).toMatchObject({
      kind: 'finished',
      tape: [[1, 2], 'strike', ['high', 'high']],
      outcome: 'blocked',
    });
  });

  test('people may leave a question open', () => {
    const onlyHero: Players = {
      dice: seededDice(3),
      decide: (asked) => (asked.by === 'hero' ? 0 : undefined),
    };
    const open = run([], onlyHero);
    // The hero's answer is not shown before the foe has answered: both are asked.
    expect(open).toMatchObject({
      kind: 'asks',
      ask: { together: true, questions: [{ by: 'foe' }, { by: 'hero' }] },
    });
    expect(open.kind === 'asks' && open.tape).toHaveLength(2);
  });

  test('people see the answers so far', () => {
    const seen: Tape[] = [];
    run([[3, 5]], {
      decide: (_, tape) => {
        seen.push([...tape]);
        return 0;
      },
    });
    // Those who decide together see the same tape.
    expect(seen).toEqual([[[3, 5]], [[3, 5], 'strike'], [[3, 5], 'strike']]);
  });

  test('an index without an option is no answer', () => {
    expect(run([[3, 5]], { decide: () => 7 })).toMatchObject({ kind: 'asks', ask: { together: false } });
  });
});

describe('laws of playing', () => {
  const rules = programs().map(ruleOf);
  const marked = { marks: true };
  const players = (seed: number): Players => {
    const choices = seededDice(seed + 1);
    return { dice: seededDice(seed), decide: ({ options }) => choices.roll(options.length) - 1 };
  };

  test('the same tape gives the same run', () => {
    fc.assert(
      fc.property(rules, seeds(), (rule, seed) => {
        const played = play(rule, marked, {}, [], players(seed));
        expect(played.kind).toBe('finished');
        const { tape } = played as Extract<typeof played, { kind: 'finished' }>;
        expect(play(rule, marked, {}, tape)).toEqual(played);
        expect(play(rule, marked, {}, JSON.parse(JSON.stringify(tape)))).toEqual(played);
        // Marks are nothing to a player.
        expect(play(rule, { marks: false }, {}, tape)).toEqual(played);
      }),
    );
  });

  test('answering one question after the other gives the same run as answering all at once', () => {
    fc.assert(
      fc.property(rules, seeds(), (rule, seed) => {
        const whole = play(rule, marked, {}, [], players(seed));
        const answers = (whole as Extract<typeof whole, { kind: 'finished' }>).tape;
        const given: Answer[] = [];
        let step: Run<unknown> = play(rule, marked, {}, given);
        while (step.kind === 'asks') {
          expect(step.tape).toEqual(given);
          given.push(answers[given.length] as Answer);
          step = play(rule, marked, {}, given);
        }
        expect(step).toEqual(whole);
      }),
    );
  });

  test('whatever is on the tape, it fits up to the answer that is refused', () => {
    fc.assert(
      fc.property(rules, tapes(), (rule, tape) => {
        const played = play(rule, marked, {}, tape);
        if (played.kind !== 'refused') {
          expect(played.tape).toEqual(tape);
          return;
        }
        const { at, code, expected } = played.problem;
        const before = play(rule, marked, {}, tape.slice(0, at));
        if (code === 'left-over-answers') expect(before.kind).toBe('finished');
        else expect(before.kind === 'asks' && before.ask).toEqual(expected);
        // What follows it makes no difference.
        if (code !== 'left-over-answers')
          expect(play(rule, marked, {}, tape.slice(0, at + 1))).toEqual(played);
      }),
    );
  });
});

test('the GM is a decider like any other', () => {
  const ruling: Rule<unknown, unknown, boolean> = (fate) =>
    fate.choose({
      id: 'ok',
      cite: 'B-06',
      by: GM,
      options: [
        { key: 'no', value: false },
        { key: 'yes', value: true },
      ],
    });
  expect(play(ruling, {}, {}, ['yes'])).toMatchObject({ outcome: true, trace: [{ by: 'gm', key: 'yes' }] });
});
