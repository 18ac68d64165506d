import { DiceRoll, NumberGenerator } from '@dice-roller/rpg-dice-roller';
import { describe, expect, test } from 'vitest';
import { type Dice, seededDice } from '../src/dice.ts';
import { toNumber } from '../src/fraction.ts';
import type { Expression } from '../src/notation/expression.ts';
import { notationOdds } from '../src/notation/odds.ts';
import { parseNotation } from '../src/notation/parse.ts';
import type { NotationCode } from '../src/notation/problem.ts';
import { rollNotation } from '../src/notation/roll.ts';
import { PEER_REFUSES, PEER_TAKES } from './peer-notations.ts';

/** Refused here. */
const REFUSED: Readonly<Record<string, NotationCode>> = {
  'dF.1!!<=1': 'explodes-forever',
  '12dFu': 'too-few-faces',
  '42d2!=6!!>4!p<5': 'repeated-modifier',
  d40601k1: 'die-too-large',
  d9999999999: 'number-too-large',
  '999d9999999999': 'number-too-large',
};

const ROUNDS_DOWN = 'whole numbers are divided as at the table: 7/2 is 3';
const STAYS_ONE_DIE = 'an exploding die stays one die, so that keep compares whole chains';

/** Taken, but with another meaning. */
const OTHERWISE: Readonly<Record<string, string>> = {
  '(10d7/2d%)*4': ROUNDS_DOWN,
  '(4.56^3dF)*6.7-(10d45/(2*3))': ROUNDS_DOWN,
  '((4*2)d10/4)^5*(d%-2)': ROUNDS_DOWN,
  '4d10!!p/(23*d12r)': ROUNDS_DOWN,
  '{1d6+4, 1d4/2d10}': ROUNDS_DOWN,
  '{4d10/4, 2dF.1}dl1': ROUNDS_DOWN,
  '{4d10/4, 2dF.1}kl1': ROUNDS_DOWN,
  '{4d6+5, 20/2d10, d4-1}': ROUNDS_DOWN,
  '{4d6+5, 20/2d10, d4-1}sd': ROUNDS_DOWN,
  '(2*3)d6!p/4+10d%dh2-5d3': ROUNDS_DOWN,
  '4d8/(5+2)d6': ROUNDS_DOWN,
  '4d6/7+2d10dl1': ROUNDS_DOWN,
  '5/6d6': ROUNDS_DOWN,
  '8d4kh4!': STAYS_ONE_DIE,
};

/** Taken here although the other one refuses them. */
const TAKEN: Readonly<Record<string, string>> = {
  d01: 'a zero in front changes no number',
  '01d6': 'a zero in front changes no number',
  '-4d6': 'dice can be taken off',
  '6d6dl': 'without a number one is meant',
  '{6d6}dl': 'without a number one is meant',
  '{6d6, 2d10}dl': 'without a number one is meant',
  '{12dF.1}k': 'without a number one is meant',
  '{6d6}kl': 'without a number one is meant',
  '{12dF.1, 4d10}k': 'without a number one is meant',
  '{6d6, 2d10}kh': 'without a number one is meant',
};

const SAME = PEER_TAKES.filter((text) => REFUSED[text] === undefined && OTHERWISE[text] === undefined);

function parsed(text: string): Expression {
  const result = parseNotation(text);
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The other one's dice, the same in every run. */
function seedPeer(seed: number): void {
  let state = seed | 0;
  NumberGenerator.generator.engine = {
    next: () => {
      state = (state + 0x6d2b_79f5) | 0;
      let z = Math.imul(state ^ (state >>> 15), 1 | state);
      z = (z + Math.imul(z ^ (z >>> 7), 61 | z)) ^ z;
      return z ^ (z >>> 14);
    },
  };
}

function peerTotals(text: string, runs: number): number[] {
  seedPeer(text.length * 7919 + runs);
  const roll = new DiceRoll(text);
  return Array.from({ length: runs }, () => {
    roll.roll();
    return roll.total;
  });
}

/** The other one rounds its totals to two decimals. */
function ourTotals(text: string, runs: number, dice: Dice): number[] {
  const expression = parsed(text);
  return Array.from({ length: runs }, () => Math.round(rollNotation(expression, dice).total * 100) / 100);
}

const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}
const shareBelow = (values: readonly number[], limit: number): number =>
  values.filter((value) => value <= limit).length / values.length;

describe('the notations of rpg-dice-roller’s own tests', () => {
  test('at least nine of ten are taken with the same meaning', () => {
    expect(PEER_TAKES.length).toBeGreaterThan(200);
    expect(SAME.length / PEER_TAKES.length).toBeGreaterThanOrEqual(0.9);
  });

  test.each(PEER_TAKES)('%j is read, or refused with a reason', (text) => {
    const read = parseNotation(text);
    const code = REFUSED[text];
    if (code === undefined) expect(read).toMatchObject({ ok: true });
    else expect(read).toMatchObject({ ok: false, error: { code } });
  });

  test.each(PEER_REFUSES)('%j is refused as there, or taken with a reason', (text) => {
    expect(parseNotation(text).ok).toBe(TAKEN[text] !== undefined);
  });

  const RUNS = 120;
  test.each(SAME)('%j comes to the same totals', (text) => {
    const [ours, theirs] = [ourTotals(text, RUNS, seededDice(3)), peerTotals(text, RUNS)];
    const spread = Math.hypot(deviationOf(ours), deviationOf(theirs)) / Math.sqrt(RUNS);
    expect(Math.abs(meanOf(ours) - meanOf(theirs))).toBeLessThanOrEqual(5 * spread + 0.011);
    const middle = [...ours].sort((a, b) => a - b)[RUNS / 2] as number;
    expect(Math.abs(shareBelow(ours, middle) - shareBelow(theirs, middle))).toBeLessThan(0.36);
  });

  test('where the meaning is another, the reason is one of two', () => {
    expect(new Set(Object.values(OTHERWISE))).toEqual(new Set([ROUNDS_DOWN, STAYS_ONE_DIE]));
    for (const text of Object.keys(OTHERWISE)) expect(PEER_TAKES).toContain(text);
    for (const text of Object.keys(OTHERWISE).filter((one) => OTHERWISE[one] === ROUNDS_DOWN))
      expect(text).toContain('/');
    expect([ourTotals('7/2', 1, seededDice(3)), peerTotals('7/2', 1)]).toEqual([[3], [3.5]]);
    // Eight dice of 4 that explode: the best four chains are more than the best four faces.
    const [ours, theirs] = [ourTotals('8d4kh4!', 300, seededDice(3)), peerTotals('8d4kh4!', 300)];
    expect(Math.max(...theirs)).toBeLessThanOrEqual(16);
    expect(Math.max(...ours)).toBeGreaterThan(16);
  });
});

// biome-ignore format: one notation after another
const WITH_ODDS = [
  '4dF', '10dF.1', '4d10dl1', '4d6dh2', 'd6!', '2d7!!', '5d%!p', '10d%kl3', '2d6max3', '6d%min50.45', '5d10r', '4d%>50f<40',
  '5d10u', '35dF.1uo', '6d10!>=9>=8', '4d10min3max6', 'ceil(4d6/3)', 'max(4d6, 7)', '1d20*0.20', '{1d6, 1d4}', '{4d6}kh2', '{4d6}>20f<15',
  '{4d6+5, 20/2d10, d4-1}>10f<2', '4d6>5f<=2+2d6', '3d6kh2dl1', '10d5-3d4!', '5d6%2d20',
];

describe('exact odds agree with rpg-dice-roller’s dice', () => {
  const RUNS = 1500;
  test.each(WITH_ODDS)('%s', (text) => {
    const odds = notationOdds(parsed(text));
    if (!odds.ok) throw new Error(odds.error.code);
    const counts = new Map<number, number>();
    for (const total of peerTotals(text, RUNS)) counts.set(total, (counts.get(total) ?? 0) + 1);
    let known = 0;
    for (const { total, chance } of odds.value.outcomes) {
      const p = toNumber(chance);
      const seen = counts.get(Math.round(total * 100) / 100) ?? 0;
      known += seen;
      // Five deviations, and a little for what is rare.
      expect(Math.abs(seen - RUNS * p), `${text} = ${total}`).toBeLessThan(5 * Math.sqrt(RUNS * p) + 3);
    }
    expect(known).toBe(RUNS);
  });
});
