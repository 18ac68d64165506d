import { script } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import { kindOf } from '../../src/rules/board.ts';
import { declareCover, paintBoard, place } from '../../src/rules/placement.ts';
import { sightOf } from '../../src/rules/sight.ts';
import { after, DEFAULTS, foe, hero, sceneWith } from '../fixtures.ts';

const scene = sceneWith([hero({ pos: [0, 0] }), foe({ pos: [3, 0] })]);

test('[GW-ADD-08] the GM places figures on free cells of the board', () => {
  const placed = script(place, { scene, figure: 'hero', at: [2, 2] }, DEFAULTS, []).outcome;
  expect(after(scene, placed.effects, 'hero').pos).toEqual([2, 2]);
  const reason = (figure: string, at: [number, number]) =>
    script(place, { scene, figure, at }, DEFAULTS, []).outcome.outcome;
  expect(reason('hero', [3, 0])).toMatchObject({ reason: 'cell-taken' });
  expect(reason('hero', [99, 0])).toMatchObject({ reason: 'off-the-board' });
  expect(reason('nobody', [1, 1])).toMatchObject({ reason: 'unknown-figure' });
});

test('[GW-ADD-04] the GM draws cells and clears them again, but no wall onto a figure', () => {
  const paint = (kind: 'wall' | 'open' | 'cover', cells: [number, number][], on = scene) =>
    script(paintBoard, { scene: on, kind, cells }, DEFAULTS, []).outcome;
  const walled = applyEffects(
    scene,
    paint('wall', [
      [1, 0],
      [1, 1],
    ]).effects,
  );
  expect(kindOf(walled.board, [1, 1])).toBe('wall');
  expect(kindOf(applyEffects(walled, paint('open', [[1, 1]], walled).effects).board, [1, 1])).toBe('open');
  expect(paint('wall', [[3, 0]]).outcome).toMatchObject({ reason: 'cell-taken' });
  expect(paint('cover', [[0, 99]]).outcome).toMatchObject({ reason: 'off-the-board' });
});

test('[GW-ADD-07] declared cover replaces what the board says, until it is taken back', () => {
  const declare = (cover: 'none' | 'cover' | 'full' | null) => {
    const declared = applyEffects(
      scene,
      script(declareCover, { scene, figure: 'foe', cover }, DEFAULTS, []).outcome.effects,
    );
    const [viewer, target] = declared.figures;
    return viewer === undefined || target === undefined ? null : sightOf(declared, viewer, target);
  };
  expect([declare('cover'), declare('full'), declare('none'), declare(null)]).toEqual([
    'cover',
    'blocked',
    'clear',
    'clear',
  ]);
  expect(
    script(declareCover, { scene, figure: 'nobody', cover: null }, DEFAULTS, []).outcome.outcome,
  ).toMatchObject({ reason: 'unknown-figure' });
});
