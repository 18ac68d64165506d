import { script } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { Cell, CoverOverride } from '../../src/model.ts';
import { attack } from '../../src/rules/attack.ts';
import { checkSight } from '../../src/rules/sight-check.ts';
import { DEFAULTS, foe, hero, sceneWith } from '../fixtures.ts';

const scene = sceneWith([], {
  board: {
    cells: [
      { at: [2, 0], kind: 'cover' },
      { at: [2, 2], kind: 'wall' },
    ],
  },
});
const check = (from: Cell, to: Cell, override: CoverOverride | null = null) =>
  script(checkSight, { scene, from, to, override }, DEFAULTS, []);

describe('looking from one cell to another', () => {
  test('[GW-ADD-06] clear, in cover or blocked, with the distance; nothing is thrown or changed', () => {
    expect(check([0, 1], [5, 1]).outcome).toEqual({
      outcome: { kind: 'clear', distance: 5, melee: false },
      effects: [],
    });
    expect(check([0, 0], [5, 0]).outcome.outcome).toEqual({ kind: 'cover', distance: 5, melee: false });
    expect(check([0, 2], [5, 2]).outcome.outcome).toEqual({ kind: 'blocked', distance: 5, melee: false });
    expect(check([0, 2], [5, 2]).trace).toEqual([
      { kind: 'fact', cite: 'GW-ADD-06', fact: { kind: 'sight', sight: 'blocked', distance: 5 } },
    ]);
  });

  test.each([
    { override: 'none', kind: 'clear' },
    { override: 'cover', kind: 'cover' },
    { override: 'full', kind: 'blocked' },
  ] as const)('[GW-ADD-07] the GM declares $override: $kind', ({ override, kind }) => {
    expect(check([0, 0], [5, 0], override).outcome.outcome).toMatchObject({ kind });
  });

  test('[GW-RNG-01] only the eight cells around are in melee range', () => {
    expect(check([3, 3], [4, 4]).outcome.outcome).toEqual({ kind: 'clear', distance: 1, melee: true });
    expect(check([3, 3], [5, 3]).outcome.outcome).toMatchObject({ melee: false });
    expect(check([3, 3], [3, 3]).outcome.outcome).toMatchObject({ distance: 0, melee: false });
  });

  test('[GW-ADD-04] both cells must be on the board', () => {
    expect(check([0, 0], [12, 0]).outcome.outcome).toEqual({ kind: 'refused', reason: 'off-the-board' });
    expect(check([0, 12], [0, 0]).outcome.outcome).toEqual({ kind: 'refused', reason: 'off-the-board' });
  });
});

describe('range of attacks', () => {
  const fighter = hero({
    pos: [0, 1],
    weapons: [
      { name: 'sword', kind: 'melee' },
      { name: 'bow', kind: 'ranged' },
    ],
  });
  const shoot = (weapon: string, pos: [number, number], answers: readonly (string | number[])[]) =>
    script(
      attack,
      {
        scene: { ...scene, figures: [fighter, foe({ pos })] },
        attacker: 'hero',
        target: 'foe',
        weapon,
        conditions: [],
      },
      DEFAULTS,
      answers,
    ).outcome.outcome;

  test('[GW-RNG-01] a melee weapon strikes the next cell, diagonals included, and nothing further', () => {
    expect(shoot('sword', [1, 2], [[6], 'dead'])).toMatchObject({ kind: 'success', needs: 6 });
    expect(shoot('sword', [2, 1], [])).toEqual({ kind: 'refused', reason: 'out-of-melee-range' });
  });

  test('[GW-RNG-02] a ranged weapon strikes whatever is in sight, to the far edge of the board', () => {
    expect(shoot('bow', [11, 1], [[6], 'dead'])).toMatchObject({ kind: 'success', needs: 6 }); // eleven cells, no step
    expect(shoot('bow', [4, 3], [])).toEqual({ kind: 'refused', reason: 'no-sight' }); // (0,1) to (4,3) runs over (2,2)
  });
});
