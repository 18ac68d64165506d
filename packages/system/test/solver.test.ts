import {
  boundAfter,
  certainDigits,
  chance,
  die,
  distribution,
  type Fate,
  face,
  formatFraction,
  question,
  type Stance,
  Stopped,
  seededDice,
} from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  action,
  adviseOn,
  asksOwnDice,
  type Goal,
  goalsOf,
  oddsOf,
  parseGoal,
  refusalIn,
  refusalOf,
  type Solved,
  type Solver,
  usualGoal,
} from '../src/index.ts';

interface Guess {
  readonly won: boolean;
  readonly points: number;
}

/** One die, kept or thrown once more; a six wins. */
function guess(fate: Fate, _input: unknown): { outcome: Guess; effects: [] } {
  const first = fate.roll(die(6), face, 'XX-01');
  const again = first < 6 && fate.choose(question('again', 'XX-01', 'player', ['keep', 'again'])) === 'again';
  const points = again ? fate.roll(die(6), face, 'XX-01') : first;
  return { outcome: { won: points === 6, points }, effects: [] };
}

const anyInput = { parse: (value: unknown) => ({ ok: true as const, value }), json: {} };

const guessing = (more: {
  solver?: Solver<unknown, unknown, Guess>;
  aim?: () => Goal;
  budget?: number;
  ownGoals?: Readonly<Record<string, readonly string[]>>;
  stance?: () => () => Stance;
}): Action =>
  action({
    id: 'xx/guess',
    cites: ['XX-01'],
    input: anyInput,
    rule: guess,
    chances: { won: ({ won }) => won },
    goals: { points: ({ points }) => points },
    matters: ({ won }) => ({ won }),
    headline: [],
    ...more,
  });

const solved = (law: Solved<Guess> | undefined): Solver<unknown, unknown, Guess> => ({ law: () => law });

const odds = (one: Action, goal?: Goal) => {
  const result = oddsOf(one, {}, {}, goal === undefined ? {} : { goal });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

describe('what an action aims at by itself', () => {
  test('is played for when nobody says otherwise', () => {
    // Kept: 1/6. Thrown again after every failure: 1/6 + 5/6 · 1/6 = 11/36.
    expect(odds(guessing({})).chances['won']).toMatchObject({ fraction: { n: 1n, d: 6n } });
    const aimed = odds(guessing({ aim: () => ({ chance: 'won' }) }));
    expect(aimed.chances['won']).toMatchObject({ fraction: { n: 11n, d: 36n } });
    expect(aimed.value).toBeCloseTo(11 / 36, 12);
  });

  test('gives way to a goal that is named', () => {
    // For the highest number a 4 or 5 is kept: (4 + 5 + 6) / 6 + 3/6 · 3.5 = 4.25.
    const named = odds(guessing({ aim: () => ({ chance: 'won' }) }), { maximise: 'points' });
    expect(named.value).toBeCloseTo(4.25, 12);
  });
});

describe('a solver beside the rule', () => {
  test('answers in whole weights', () => {
    const law = distribution<Guess>([
      [{ won: true, points: 6 }, 11],
      [{ won: false, points: 1 }, 25],
    ]);
    const found = odds(guessing({ solver: solved({ kind: 'whole', law, value: 11 / 36 }) }));
    expect(found).toMatchObject({ exact: true, value: 11 / 36 });
    expect(found.chances['won']).toMatchObject({ fraction: chance(law, ({ won }) => won) });
    expect(
      found.outcomes.map(({ chance: c }) => ('fraction' in c ? formatFraction(c.fraction) : '')),
    ).toEqual(['25/36', '11/36']);
  });

  test('answers in doubles: merged by what matters, summed, without fractions', () => {
    const law = [
      [{ won: false, points: 1 }, 0.25],
      [{ won: false, points: 2 }, 0.5],
      [{ won: true, points: 6 }, 0.25],
    ] as const;
    const found = odds(guessing({ solver: solved({ kind: 'doubles', law, bound: 1e-13 }) }));
    expect(found).toEqual({
      exact: 'double',
      bound: 1e-13,
      assumed: [{ question: 'again', by: 'player', option: 'keep', because: 'default', varies: false }],
      outcomes: [
        { outcome: { won: false }, chance: { p: 0.75 } },
        { outcome: { won: true }, chance: { p: 0.25 } },
      ],
      chances: { won: { p: 0.25 } },
      mean: {},
    });
  });

  test('in doubles, never says more than 1', () => {
    const law = [0.1, 0.2, 0.3, 0.4, 1e-16].map((p, i) => [{ won: true, points: i }, p] as const);
    const found = odds(guessing({ solver: solved({ kind: 'doubles', law, bound: boundAfter(8) }) }));
    expect(found.chances['won']?.p).toBe(1);
    expect([found.bound, found.exact]).toEqual([2 ** -50, 'double']);
  });

  test('that does not apply leaves it to exploring', () => {
    expect(odds(guessing({ solver: solved(undefined) })).chances['won']).toMatchObject({
      fraction: { n: 1n, d: 6n },
    });
  });
});

test('a bound leaves digits certain', () => {
  // 0.5e-12 is half a unit of the twelfth digit.
  expect([0.5e-12, 0.49e-12, 1e-12, boundAfter(2 ** 18)].map(certainDigits)).toEqual([12, 12, 11, 10]);
});

describe('what odds take for granted', () => {
  test('by default: the first option of every question', () => {
    expect(odds(guessing({})).assumed).toEqual([
      { question: 'again', by: 'player', option: 'keep', because: 'default', varies: false },
    ]);
  });

  test('with a goal: who plays for it or against it, and whether it depends on the state', () => {
    const aim = (): Goal => ({ maximise: 'points' });
    const line = { question: 'again', by: 'player' };
    // A 1 is thrown again, a 5 is kept.
    expect(odds(guessing({ aim })).assumed).toEqual([
      { ...line, option: 'again', because: 'seeks', varies: true },
    ]);
    expect(odds(guessing({ aim, stance: () => () => 'oppose' })).assumed).toEqual([
      { ...line, option: 'keep', because: 'opposes', varies: true },
    ]);
    expect(odds(guessing({ aim, stance: () => () => 'default' })).assumed).toEqual([
      { ...line, option: 'keep', because: 'default', varies: false },
    ]);
  });

  test('where a solver has answered, the questions that are met', () => {
    const law = distribution<Guess>([[{ won: true, points: 6 }, 1]]);
    const aimed = guessing({ aim: () => ({ chance: 'won' }), solver: solved({ kind: 'whole', law }) });
    expect(odds(aimed).assumed).toEqual([
      { question: 'again', by: 'player', option: 'keep', because: 'seeks', varies: true },
    ]);
  });

  test('in an estimate too', () => {
    const estimated = oddsOf(
      guessing({ budget: 1 }),
      {},
      {},
      {
        fallback: { dice: seededDice(1), runs: 100 },
      },
    );
    expect(estimated).toMatchObject({ ok: true, value: { exact: false } });
    expect(estimated.ok && estimated.value.assumed).toHaveLength(1);
  });
});

describe('an action that cannot be done', () => {
  const refusing = (outcome: { kind: string; reason?: string }, sometimes = false) =>
    action({
      id: 'xx/refused',
      cites: ['XX-01'],
      input: anyInput,
      rule: (fate: Fate) => ({
        outcome: sometimes && fate.roll(die(2), face, 'XX-01') === 1 ? { kind: 'done' } : outcome,
        effects: [],
      }),
      // The reason does not matter to odds, and is told all the same.
      matters: ({ kind }) => ({ kind }),
      headline: [],
    });

  test('says why', () => {
    expect(refusalOf(odds(refusing({ kind: 'refused', reason: 'too-far' })))).toBe('too-far');
    const fallback = { dice: seededDice(1), runs: 10 };
    const estimated = oddsOf(
      refusing({ kind: 'refused', reason: 'too-far' }),
      {},
      {},
      {
        budget: 0,
        fallback,
      },
    );
    expect(estimated.ok && refusalOf(estimated.value)).toBe('too-far');
  });

  test('is one only if it is refused whatever happens, and for a reason', () => {
    expect(refusalOf(odds(refusing({ kind: 'refused', reason: 'too-far' }, true)))).toBeUndefined();
    expect(refusalOf(odds(refusing({ kind: 'refused' })))).toBeUndefined();
    expect(refusalIn({ kind: 'refused', reason: 'too-far' })).toBe('too-far');
  });
});

test('an action with a budget of its own is too large beyond it, however much is offered', () => {
  const small = guessing({ budget: 3 });
  expect(oddsOf(small, {}, {}, { budget: 1_000 })).toEqual({
    ok: false,
    error: { code: 'too-large', runs: 3 },
  });
  expect(oddsOf(guessing({ budget: 1_000 }), {}, {}, { budget: 3 }).ok).toBe(false);
  expect(oddsOf(guessing({ budget: 1_000 }), {}, {}).ok).toBe(true);
});

describe('a solver that finds its task too large', () => {
  const aim = (): Goal => ({ chance: 'won' });
  const stopping = guessing({
    aim,
    solver: {
      law: () => {
        throw new Stopped({ code: 'too-large', runs: 77 });
      },
    },
  });

  test('says so with its own count, and nothing is explored', () => {
    expect(oddsOf(stopping, {}, {})).toEqual({ ok: false, error: { code: 'too-large', runs: 77 } });
  });

  test('where nobody has asked for best play an estimate tells the defaults; who has asked gets none', () => {
    const fallback = { dice: seededDice(1), runs: 10 };
    const estimated = oddsOf(stopping, {}, {}, { fallback });
    expect(estimated).toMatchObject({ ok: true, value: { exact: false } });
    expect(estimated.ok && estimated.value.assumed.every(({ because }) => because === 'default')).toBe(true);
    expect(oddsOf(stopping, {}, {}, { goal: aim(), fallback }).ok).toBe(false);
  });
});

describe('who works against the goal', () => {
  test('keeps what helps it least', () => {
    // Whoever is against a six keeps every other face: 1/6.
    const against = guessing({ aim: () => ({ chance: 'won' }), stance: () => () => 'oppose' });
    expect(odds(against).value).toBeCloseTo(1 / 6, 12);
    const advice = adviseOn(against, {}, {}, { chance: 'won' }, { tape: [[3]] });
    expect(advice).toMatchObject({ ok: true, value: [{ key: 'keep', value: 0 }, { key: 'again' }] });
  });
});

describe('goals of the own dice', () => {
  const place = (wanted: number) => [{ key: `place ${wanted}`, value: wanted }];
  const own = guessing({
    ownGoals: { again: ['face', 'luck'] },
    solver: {
      law: () => undefined,
      advise: (_input, _house, goal, _tape, at = 0) =>
        'maximise' in goal && goal.maximise === 'face' ? place(at) : undefined,
    },
  });

  test('are what advice on their question aims at', () => {
    expect([asksOwnDice(own, 'again'), asksOwnDice(own, 'toString')]).toEqual([true, false]);
    expect(goalsOf(own, 'again')).toEqual([{ maximise: 'face' }, { maximise: 'luck' }]);
    expect(goalsOf(own, 'other')).toEqual([{ chance: 'won' }, { maximise: 'points' }]);
    expect(usualGoal(own, {}, 'again')).toEqual({ maximise: 'face' });
    expect(usualGoal(own, {})).toEqual({ maximise: 'points' });
  });

  test('are read only where they are asked for', () => {
    expect(parseGoal(own, { maximise: 'face' }, 'again')).toEqual({ ok: true, value: { maximise: 'face' } });
    expect(parseGoal(own, { maximise: 'face' }).ok).toBe(false);
  });

  test('are known to the solver alone, for each of those who decide at once', () => {
    expect(adviseOn(own, {}, {}, { maximise: 'face' }, { place: 2 })).toEqual({ ok: true, value: place(2) });
    const nothing = { ok: false, error: { code: 'nothing-to-decide' } };
    expect(adviseOn(own, {}, {}, { maximise: 'luck' }, { tape: [[3]] })).toEqual(nothing);
    expect(adviseOn(own, {}, {}, { maximise: 'points' }, { tape: [[3]], place: 1 })).toEqual(nothing);
    expect(adviseOn(own, {}, {}, { maximise: 'points' }, { tape: [[3]] }).ok).toBe(true);
  });
});
