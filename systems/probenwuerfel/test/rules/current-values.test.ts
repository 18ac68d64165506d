import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { damage, heal, spendMana } from '../../src/rules/current-values.ts';
import { after, DEFAULTS, type FigureInput, hero, sceneWith } from '../fixtures.ts';

const input = (amount: number, figure: FigureInput = {}) => ({
  scene: sceneWith([hero(figure)]),
  figure: 'hero',
  amount,
});

describe('[PW-ADD-04] Lebenspunkte', () => {
  test('start at their maximum and fall by damage', () => {
    const i = input(5); // 19 - 5
    const { outcome } = scripted(damage, i, DEFAULTS, []);
    expect(outcome.outcome).toEqual({ kind: 'damaged', hitPoints: 14 });
    expect(after(i.scene, outcome.effects)).toMatchObject({ hitPoints: 14, status: [] });
  });

  test('at 0 the figure is out of action, and they may fall further', () => {
    const i = input(19);
    expect(after(i.scene, scripted(damage, i, DEFAULTS, []).outcome.effects)).toMatchObject({
      hitPoints: 0,
      status: ['outOfAction'],
    });
    const down = input(3, { hitPoints: -2 });
    const run = scripted(damage, down, DEFAULTS, []);
    expect(after(down.scene, run.outcome.effects)).toMatchObject({ hitPoints: -5, status: ['outOfAction'] });
    expect(run.facts.map(({ kind }) => kind)).toEqual(['damaged']); // it was out already
  });

  test('healed they never exceed the maximum, and above 0 the figure is back', () => {
    const i = input(50, { hitPoints: -2 });
    const run = scripted(heal, i, DEFAULTS, []);
    expect(run.outcome.outcome).toEqual({ kind: 'healed', hitPoints: 19 });
    expect(after(i.scene, run.outcome.effects)).toMatchObject({ hitPoints: 19, status: [] });
    const still = input(1, { hitPoints: -2 });
    expect(after(still.scene, scripted(heal, still, DEFAULTS, []).outcome.effects).status).toEqual([
      'outOfAction',
    ]);
    expect(scripted(heal, input(3), DEFAULTS, []).outcome).toEqual({
      outcome: { kind: 'healed', hitPoints: 19 },
      effects: [],
    });
  });
});

describe('[PW-ADD-04] Mana', () => {
  test('is spent as far as it goes', () => {
    const i = input(3);
    const { outcome } = scripted(spendMana, i, DEFAULTS, []);
    expect(outcome.outcome).toEqual({ kind: 'spent', mana: 1 });
    expect(after(i.scene, outcome.effects).mana).toBe(1);
    expect(scripted(spendMana, input(4), DEFAULTS, []).outcome.outcome).toMatchObject({ mana: 0 });
  });
  test('more than there is is refused', () => {
    expect(scripted(spendMana, input(5), DEFAULTS, []).outcome.outcome).toEqual({
      kind: 'refused',
      reason: 'not-enough-mana',
    });
  });
});

test('nobody is nobody', () => {
  const i = { ...input(1), figure: 'x' };
  const outcomes = [
    scripted(damage, i, DEFAULTS, []).outcome.outcome,
    scripted(heal, i, DEFAULTS, []).outcome.outcome,
    scripted(spendMana, i, DEFAULTS, []).outcome.outcome,
  ];
  for (const outcome of outcomes) expect(outcome).toEqual({ kind: 'refused', reason: 'unknown-figure' });
});
