import { exact, type Fraction, formatFraction, fraction, type Rule, script } from '@tafelrunde/kernel';
import { chancesOf, expectOdds, oddsByPlay, oddsOf } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { ENEMY_DICE } from '../../src/data/enemies.ts';
import { DICE, type Die } from '../../src/data/ladders.ts';
import type { Fate, House } from '../../src/rule.ts';
import { type DuelInput, duel } from '../../src/rules/duel.ts';
import { DEFAULTS, house } from '../fixtures.ts';

const CATEGORIES = ['minion', 'elite', 'boss'] as const;
const input = (overrides: Partial<DuelInput> = {}): DuelInput => ({
  die: 10,
  category: 'minion',
  hasArmour: false,
  ...overrides,
});
const outcomeOf: Rule<DuelInput, House, { kind: string; winner: string }> = (fate, i, h) =>
  duel(fate as Fate, i, h).outcome;
const attackerWins = ({ winner }: { winner: string }) => winner === 'attacker';

/** The same rule without its marks: every path is walked to its end. */
const withoutMarks: typeof outcomeOf = (fate, i, h) =>
  outcomeOf(
    {
      roll: (pool, reading, cite) => fate.roll(pool, reading, cite),
      choose: (question) => fate.choose(question),
      chooseTogether: (questions) => fate.chooseTogether(questions),
      note: () => {},
      mark: () => {},
    },
    i,
    h,
  );

/**
 * By hand: the highest face takes two hearts of elite and boss and all of a minion, a face from TN on takes one
 * (or the minion), and any other costs the attacker a heart. A token is one heart more.
 */
function won(die: Die, tn: number, hearts: number, enemy: number): Fraction {
  if (enemy <= 0) return fraction(1);
  if (hearts === 0) return fraction(0);
  const plainHits = Math.max(die - tn, 0); // faces TN to die - 1
  const misses = die - 1 - plainHits; // 1 to TN - 1, or to die - 1
  const [exceptional, hit, missed] = [
    won(die, tn, hearts, enemy - 2),
    won(die, tn, hearts, enemy - 1),
    won(die, tn, hearts - 1, enemy),
  ];
  const sum = plus(plus(exceptional, times(plainHits, hit)), times(misses, missed));
  return fraction(sum.n, sum.d * BigInt(die));
}
const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
const times = (n: number, a: Fraction): Fraction => fraction(BigInt(n) * a.n, a.d);

const ENEMIES = {
  minion: { tn: 6, hearts: 1 },
  elite: { tn: 8, hearts: 2 },
  boss: { tn: 12, hearts: 3 },
} as const;

describe('exact odds by marks', () => {
  test.each(DICE.flatMap((die) => CATEGORIES.map((category) => ({ die, category }))))(
    '[GW-ATK-02] d$die against a $category: as a recursion by hand says',
    ({ die, category }) => {
      const { tn, hearts } = ENEMIES[category];
      for (const own of [1, 2, 5]) {
        const odds = expectOdds(outcomeOf, input({ die, category, hearts: own }), attackerWins, DEFAULTS);
        odds.toBe(formatFraction(won(die, tn, own, hearts)));
      }
    },
  );

  test('a minion falls unless five attacks of a d10 miss', () => {
    expectOdds(outcomeOf, input(), attackerWins, DEFAULTS).toBe('31/32'); // 1 - (1/2)^5
    expectOdds(outcomeOf, input({ hearts: 1 }), attackerWins, DEFAULTS).toBe('1/2');
  });

  test.each(CATEGORIES)(
    'with and without marks, and by playing every face, it comes to the same against a %s',
    (category) => {
      for (const hasArmour of [false, true]) {
        const small = input({ die: 6, category, hearts: hasArmour ? 1 : 2, hasArmour });
        const marked = chancesOf(oddsOf(outcomeOf, small, DEFAULTS));
        expect(chancesOf(oddsOf(withoutMarks, small, DEFAULTS))).toEqual(marked);
        expect(chancesOf(oddsByPlay(outcomeOf, small, DEFAULTS))).toEqual(marked);
      }
    },
  );
});

describe('what a duel depends on', () => {
  test('[GW-ARM-02] a token is one heart more, if the rule is on', () => {
    const clad = input({ hearts: 2, hasArmour: true });
    expectOdds(outcomeOf, clad, attackerWins, DEFAULTS).toBe('7/8'); // 1 - (1/2)^3
    expectOdds(outcomeOf, clad, attackerWins, house({ 'optional.armour': false })).toBe('3/4');
  });

  test('[GW-HRT-01] the hearts of the table, unless others are named', () => {
    expectOdds(outcomeOf, input(), attackerWins, house({ 'pc.hearts': 2 })).toBe('3/4'); // 1 - (1/2)^2
  });

  test('[GW-R-15] [GW-R-16] TN and hearts of the table', () => {
    const easy = house({ 'enemy.tn': { minion: 4, elite: 8, boss: 12 } });
    expectOdds(outcomeOf, input({ hearts: 1 }), attackerWins, easy).toBe('7/10'); // faces 4 to 10
    const frail = house({ 'enemy.hearts': { minion: 1, elite: 1, boss: 3 } });
    expectOdds(outcomeOf, input({ hearts: 1, category: 'elite' }), attackerWins, frail).toBe('3/10'); // 8, 9, 10
  });

  test('[GW-R-02] a table with traits of its own has the same odds', () => {
    expectOdds(outcomeOf, input(), attackerWins, house({ traits: ['Kraft', 'Witz'] })).toBe('31/32');
  });

  test('[GW-R-19] without retaliation it ends by the enemy’s fall, or never', () => {
    const off = house({ retaliationMode: 'off' });
    expectOdds(outcomeOf, input({ die: 6, category: 'boss' }), attackerWins, off).toBe('1'); // the 6 comes some time
    const hopeless = house({ retaliationMode: 'off', maxAlwaysSucceeds: false });
    expect(exact(outcomeOf, input({ die: 6, category: 'boss' }), hopeless)).toEqual({
      ok: false,
      error: { code: 'never-ends' },
    });
  });
});

describe('one duel, throw by throw', () => {
  test('[GW-REV-01] a miss costs a heart, a hit takes the minion out', () => {
    const { outcome, trace } = script(duel, input({ hearts: 2 }), DEFAULTS, [[5], 'heart', [6], 'left']);
    expect(outcome).toEqual({ outcome: { kind: 'duel', winner: 'attacker' }, effects: [] });
    expect(trace.at(-1)).toMatchObject({ fact: { kind: 'duel', winner: 'attacker', attacks: 2 } });
  });

  test('[GW-DWN-01] downed, the attacker has lost', () => {
    expect(script(duel, input({ hearts: 1 }), DEFAULTS, [[5], 'heart']).outcome.outcome).toMatchObject({
      winner: 'defender',
    });
  });

  test('complications are told and do not last: the weapon is back for the next attack', () => {
    const tape = [[1], 'heart', 'disarmed', [1], 'heart', 'disarmed', [6], 'dead'];
    expect(script(duel, input({ hearts: 3 }), DEFAULTS, tape).outcome.outcome).toMatchObject({
      winner: 'attacker',
    });
  });

  test('[GW-ADD-11] the enemy throws nothing of its own', () => {
    const { trace } = script(duel, input({ die: 20, category: 'boss' }), DEFAULTS, [
      [20],
      'moreEffect',
      [12],
      'dead',
    ]);
    const sides = trace.flatMap((line) => (line.kind === 'roll' ? [line.pool.sides] : []));
    expect(sides).toEqual([20, 20]); // 2 + 1 wounds, no d10
    expect(sides).not.toContain(ENEMY_DICE.boss);
  });
});
