import { exact } from '@tafelrunde/kernel';
import { chancesOf, oddsOf, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { PwFate } from '../../src/facts.ts';
import type { House } from '../../src/house-rules.ts';
import { endFight, endTurn, type InitiativeInput, startFight } from '../../src/rules/initiative.ts';
import { DEFAULTS, hero, house, npc, sceneWith } from '../fixtures.ts';

const quick = hero({ attributes: { agility: { die: 6, modifier: 1 } } });
const guard = npc({ id: 'guard' });
const wolf = npc({ id: 'wolf', attributes: { agility: 8 } });
const scene = sceneWith([quick, guard, wolf]);
const start = (
  figures: readonly string[],
  answers: readonly (readonly number[])[],
  of = scene,
  h = DEFAULTS,
) => scripted(startFight, { scene: of, figures }, h, answers).outcome;

test('[PW-DER-14] [PW-ADD-06] Bew is rolled by all, with its bonus; the highest acts first', () => {
  // hero 2 + 1 = 3, guard 4 + 3 = 7, wolf 5
  const { outcome, effects } = start([], [[2], [4, 3], [5]]);
  expect(outcome).toEqual({ kind: 'started', first: 'guard', order: ['guard', 'wolf', 'hero'] });
  expect(applyEffects(scene, effects)).toMatchObject({
    round: 1,
    turn: 'guard',
    order: ['guard', 'wolf', 'hero'],
  });
});

test('[PW-DER-14] [PW-R-07] shifts and effects count, and there is no lower bound', () => {
  const slow = { ...guard, derivedModifiers: { ...guard.derivedModifiers, initiative: -9 } };
  const haste = [{ label: 'haste', target: 'roll:initiative' as const, amount: 6, until: null }];
  const of = sceneWith([{ ...quick, effects: haste }, slow]);
  const run = scripted(startFight, { scene: of, figures: [] }, DEFAULTS, [[2], [3]]);
  expect(run.facts.filter(({ kind }) => kind === 'initiative')).toEqual([
    { kind: 'initiative', who: 'hero', total: 9 }, // 2 + 1 + 6
    { kind: 'initiative', who: 'guard', total: -6 },
  ]);
});

describe('[PW-R-21] ties', () => {
  test('player characters come before others, then the higher Max Bew', () => {
    // hero 3 + 1 = 4, guard W4 cannot show 4 alone: 3; wolf 4
    expect(start([], [[3], [3], [4]]).outcome).toMatchObject({ order: ['hero', 'wolf', 'guard'] });
    expect(start(['guard', 'wolf'], [[3], [3]]).outcome).toMatchObject({ order: ['wolf', 'guard'] }); // Max 8 over 4
  });
  test('else they roll again among themselves until it is decided', () => {
    const pack = sceneWith([guard, { ...guard, id: 'second' }, quick]);
    // guard 2, second 2, hero 6 + 1; again 1 and 1; again 1 and 3
    const run = start([], [[2], [2], [5], [1], [1], [1], [3]], pack);
    expect(run.outcome).toMatchObject({ order: ['hero', 'second', 'guard'] });
  });
});

test('[PW-R-21] a fight is rolled once, or each round anew', () => {
  const fight = { ...scene, round: 1, order: ['guard', 'hero'], turn: 'hero' };
  expect(scripted(endTurn, { scene: fight }, DEFAULTS, []).outcome.outcome).toEqual({
    kind: 'turn',
    turn: 'guard',
    round: 2,
  });
  const again = scripted(endTurn, { scene: fight }, house({ 'initiative.perRound': true }), [[5], [1]]);
  expect(again.outcome.outcome).toEqual({ kind: 'turn', turn: 'hero', round: 2 });
  expect(applyEffects(fight, again.outcome.effects).order).toEqual(['hero', 'guard']);
});

describe('[PW-ADD-06] turns', () => {
  const fight = { ...scene, round: 1, order: ['guard', 'wolf', 'hero'], turn: 'guard' };
  test('pass down the order, over who is out of action', () => {
    expect(scripted(endTurn, { scene: fight }, DEFAULTS, []).outcome.outcome).toMatchObject({
      turn: 'wolf',
      round: 1,
    });
    const down = { ...fight, figures: [quick, guard, { ...wolf, status: ['outOfAction' as const] }] };
    expect(scripted(endTurn, { scene: down }, DEFAULTS, []).outcome.outcome).toMatchObject({ turn: 'hero' });
    const gone = { ...fight, figures: [] };
    expect(scripted(endTurn, { scene: gone }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'nobody-there',
    });
  });
  test('there are none outside a fight, and a fight can be ended', () => {
    expect(scripted(endTurn, { scene }, DEFAULTS, []).outcome.outcome).toMatchObject({ reason: 'no-fight' });
    expect(scripted(endFight, { scene }, DEFAULTS, []).outcome.outcome).toMatchObject({ reason: 'no-fight' });
    const { effects } = scripted(endFight, { scene: fight }, DEFAULTS, []).outcome;
    expect(applyEffects(fight, effects)).toMatchObject({ round: 0, turn: null, order: [] });
  });
  test('one fight at a time, with somebody in it', () => {
    expect(start([], [], fight).outcome).toMatchObject({ reason: 'in-a-fight' });
    expect(start(['x'], []).outcome).toMatchObject({ reason: 'unknown-figure' });
    expect(start([], [], sceneWith([])).outcome).toMatchObject({ reason: 'nobody-there' });
    expect(start(['hero'], []).outcome).toMatchObject({ order: ['hero'] }); // nobody to roll against
  });
});

describe('odds', () => {
  const first = (fate: PwFate, input: InitiativeInput, h: House) => {
    const { outcome } = startFight(fate, input, h);
    return outcome.kind === 'started' ? outcome.first : '';
  };
  const twins = { scene: sceneWith([guard, { ...guard, id: 'second' }]), figures: [] };
  test('chains without end are not listed, and that is said', () => {
    expect(exact(first, twins, DEFAULTS)).toMatchObject({ error: { code: 'too-large' } });
  });
  test('without explosions ties are settled exactly, however often they are rolled again', () => {
    const plain = house({ canBeCritical: { ...DEFAULTS.canBeCritical, initiative: false } });
    expect(chancesOf(oddsOf(first, twins, plain))).toEqual({
      '"guard"': { n: 1n, d: 2n },
      '"second"': { n: 1n, d: 2n },
    });
  });
});
