import { expectOdds, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Fate, House } from '../../src/rule.ts';
import { type MoveInput, move } from '../../src/rules/movement.ts';
import { DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const scene = sceneWith([hero({ attributes: { agility: 8 }, skills: { sprint: 6 } })]);
const run = (distance: number, answers: readonly (readonly number[])[], h = DEFAULTS) =>
  scripted(move, { scene, figure: 'hero', distance }, h, answers).outcome.outcome;

test('[PW-DER-15] [PW-R-22] a move is as long as Laufen at most: 8 + 1', () => {
  expect(run(9, [])).toEqual({ kind: 'moved', distance: 9, arrived: true });
  expect(run(10, [])).toEqual({ kind: 'refused', reason: 'too-far' });
  const nobody = { scene, figure: 'x', distance: 1 };
  expect(scripted(move, nobody, DEFAULTS, []).outcome.outcome).toMatchObject({ reason: 'unknown-figure' });
});

describe('[PW-R-14] running.sprintMode rolled', () => {
  const rolled = house({ 'running.sprintMode': 'rolled' });
  test('a check on Sprinten adds its degrees to this move', () => {
    expect(run(8, [], rolled)).toMatchObject({ arrived: true }); // no roll is needed
    expect(run(10, [[8, 4], [5]], rolled)).toEqual({ kind: 'moved', distance: 10, arrived: true }); // 17: two degrees
    expect(run(12, [[8, 4], [5]], rolled)).toEqual({ kind: 'moved', distance: 10, arrived: false });
    expect(run(10, [[2], [3]], rolled)).toEqual({ kind: 'moved', distance: 8, arrived: false }); // 5 fails
  });
  test('has exact odds', () => {
    const arrives = (fate: Fate, input: MoveInput, h: House) => {
      const { outcome } = move(fate, input, h);
      return outcome.kind === 'moved' && outcome.arrived;
    };
    // One degree: W8 and W6 reach 13. P = 1 - sum over totals below, by the chains.
    const one = (n: number, t: number) => (t < 1 || t % n === 0 ? 0 : n ** -(Math.floor(t / n) + 1));
    let below = 0;
    for (let a = 1; a < 12; a += 1) for (let b = 1; a + b < 13; b += 1) below += one(8, a) * one(6, b);
    const input = { scene, figure: 'hero', distance: 9 };
    expectOdds(arrives, input, (held) => held, rolled).toBe('13/64');
    expect(1 - below).toBeCloseTo(13 / 64, 12);
  });
});
