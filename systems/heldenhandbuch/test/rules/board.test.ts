import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects, type HhEffect } from '../../src/effects.ts';
import type { Scene } from '../../src/model.ts';
import { gapOf, layBoard, metresBetween, placeFigure } from '../../src/rules/board.ts';
import { heldenhandbuch } from '../../src/system.ts';
import { DEFAULTS, foe, hero, sceneWith } from '../fixtures.ts';

const { table } = heldenhandbuch;
const bow = { id: 'bow', kind: 'weapon', weaponType: 'ranged' };
const archer = hero({ skills: { sneak: 8 }, inventory: [bow], wielded: 'bow' });
const wolf = foe({ id: 'wolf' });
const start = sceneWith([archer, wolf]);

const run = (rule: unknown, scene: Scene, input: object) =>
  scripted(rule as never, { scene, ...input }, DEFAULTS, []).outcome as {
    outcome: unknown;
    effects: readonly HhEffect[];
  };
const place = (scene: Scene, figure: string, cell: readonly [number, number]) =>
  applyEffects(scene, run(placeFigure, scene, { figure, cell }).effects);
/** Cells of two metres: six to the east, twelve metres. */
const placed = place(place(start, 'hero', [1, 1]), 'wolf', [7, 1]);

describe('the map', () => {
  test('nobody stands on it before being placed; then distances are known', () => {
    expect(metresBetween(start, 'hero', 'wolf')).toBeNull();
    expect(table.figures(start, DEFAULTS).map(({ at }) => at)).toEqual([null, null]);
    expect(metresBetween(placed, 'hero', 'wolf')).toBe(12);
    expect(metresBetween(place(placed, 'wolf', [2, 2]), 'hero', 'wolf')).toBe(2.8);
    expect(table.board(placed)).toEqual({ width: 20, height: 14, metres: 2, cells: [] });
    expect(table.moves(placed, 'hero', DEFAULTS)).toHaveLength(20 * 14 - 2);
    expect(run(placeFigure, start, { figure: 'hero', cell: [20, 0] }).outcome).toMatchObject({
      reason: 'off-the-map',
    });
  });

  test('another map is empty', () => {
    const { effects } = run(layBoard, placed, { width: 10, height: 8, metres: 5 });
    expect(applyEffects(placed, effects).board).toEqual({ width: 10, height: 8, metres: 5, places: [] });
  });

  test('[HH-RNG-07] [HH-STL-01] aiming tells the band for sneaking and what the distance adds to a shot', () => {
    expect(table.aim(start, 'hero', [7, 1], DEFAULTS)).toBeNull();
    expect(table.aim(placed, 'hero', [7, 1], DEFAULTS)).toEqual({
      distance: 12,
      sight: null,
      bands: [
        { id: 'far', with: 'sneak' },
        { id: '+1', with: 'bow' },
      ],
    });
    expect(table.aim(placed, 'hero', [2, 1], DEFAULTS)?.bands[0]?.id).toBe('near');
    expect(table.aim(placed, 'hero', [19, 1], DEFAULTS)?.bands[0]?.id).toBe('beyond');
  });

  test('[HH-CHS-11] a distance is a gap step', () => {
    expect([0, 1, 2, 3, 9, 25, 60].map(gapOf)).toEqual([0, 1, 2, 2, 3, 4, 5]);
  });
});

describe('what the map knows stands in the forms', () => {
  const startsOf = (scene: Scene, action: string) =>
    [...table.offers(scene, 'hero', DEFAULTS), ...table.gmOffers(scene, DEFAULTS)].find(
      (offer) => offer.action === `heldenhandbuch/${action}`,
    )?.starts;

  test('[HH-RNG-07] the distance of a shot', () => {
    const fight = { ...placed, ...sceneWith(placed.figures, { combat: { fighters: [{ figure: 'hero' }] } }) };
    expect(startsOf({ ...fight, board: placed.board }, 'shoot')).toEqual({ distance: 12 });
    expect(startsOf({ ...fight, board: start.board }, 'shoot')).toBeUndefined();
  });

  test('[HH-STL-01] those who could notice a sneaker', () => {
    expect(startsOf(placed, 'sneak')).toEqual({ opponents: [{ figure: 'wolf', distance: 12 }] });
    expect(startsOf(place(placed, 'wolf', [19, 1]), 'sneak')).toBeUndefined();
  });

  test('[HH-CHS-11] the gaps of a chase', () => {
    expect(startsOf(placed, 'start-chase')).toEqual({
      runners: [
        { figure: 'hero', gap: 0 },
        { figure: 'wolf', gap: 4 },
      ],
    });
    expect(startsOf(start, 'start-chase')).toBeUndefined();
  });
});
