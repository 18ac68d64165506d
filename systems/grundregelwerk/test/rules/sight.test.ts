import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell, CellKind } from '../../src/model.ts';
import { coverSteps, rangeProblem } from '../../src/rules/range.ts';
import { cellsBetween, sightBetween, sightOf } from '../../src/rules/sight.ts';
import { foe, hero, sceneWith } from '../fixtures.ts';

const boardWith = (...cells: readonly { at: [number, number]; kind: CellKind }[]) =>
  sceneWith([], { board: { cells: [...cells] } });

const anyCell = fc.tuple(fc.nat(11), fc.nat(11));

describe('the line between two cells', () => {
  test('[GW-ADD-06] from (0, 0) to (5, 2), followed by hand', () => {
    // dx 5, dy -2, err 3
    // e2 6: x -> 1, err 1                     (1, 0)
    // e2 2: x -> 2, err -1; 2 <= 5: y -> 1, err 4   (2, 1)
    // e2 8: x -> 3, err 2                     (3, 1)
    // e2 4: x -> 4, err 0; 4 <= 5: y -> 2, err 5    (4, 2)
    // e2 10: x -> 5: the end
    expect(cellsBetween([0, 0], [5, 2])).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
    ]);
  });

  test('[GW-ADD-06] upwards from (0, 2) to (4, 1), followed by hand', () => {
    // dx 4, dy -1, sy -1, err 3: e2 6 (1, 2), err 2; e2 4 <= 4 (2, 1), err 5; e2 10 (3, 1), err 4; e2 8 the end
    expect(cellsBetween([0, 2], [4, 1])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
  });

  test('[GW-ADD-06] it always starts from the smaller cell: by x, then by y', () => {
    // dx 2, dy -1, err 1: e2 2: x -> 1, err 0; 2 <= 2: y -> 1. From the other end it would be (1, 0).
    expect(cellsBetween([0, 0], [2, 1])).toEqual([[1, 1]]);
    expect(cellsBetween([2, 1], [0, 0])).toEqual([[1, 1]]);
    expect(cellsBetween([3, 5], [3, 2])).toEqual([
      [3, 3],
      [3, 4],
    ]);
  });

  test('[GW-ADD-06] it is the same in both directions and one cell shorter than the distance', () => {
    fc.assert(
      fc.property(anyCell, anyCell, (a: Cell, b: Cell) => {
        expect(cellsBetween(a, b)).toEqual(cellsBetween(b, a));
        const cells = Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
        expect(cellsBetween(a, b)).toHaveLength(Math.max(cells - 1, 0));
      }),
    );
  });
});

describe('sight', () => {
  test('[GW-ADD-06] a wall strictly between blocks it, a wall at either end does not', () => {
    expect(sightBetween(boardWith({ at: [2, 0], kind: 'wall' }), [0, 0], [4, 0])).toBe('blocked');
    expect(sightBetween(boardWith({ at: [2, 1], kind: 'wall' }), [0, 0], [4, 0])).toBe('clear');
    const ends = boardWith({ at: [0, 0], kind: 'wall' }, { at: [4, 0], kind: 'wall' });
    expect(sightBetween(ends, [0, 0], [4, 0])).toBe('clear');
  });

  test('[GW-ADD-06] difficult ground and figures do not block it', () => {
    const scene = { ...boardWith({ at: [1, 0], kind: 'difficult' }), figures: [foe({ pos: [2, 0] })] };
    expect(sightBetween(scene, [0, 0], [4, 0])).toBe('clear');
  });

  test('[GW-ADD-06] neighbours always see each other, also past two walls', () => {
    const corner = boardWith({ at: [0, 1], kind: 'wall' }, { at: [1, 0], kind: 'wall' });
    expect(sightBetween(corner, [0, 0], [1, 1])).toBe('clear');
    expect(sightBetween(corner, [0, 0], [0, 0])).toBe('clear');
  });

  test('[GW-ADD-07] a low obstacle between gives cover, at either end it gives none, and a wall is more', () => {
    const low = { at: [2, 0] as [number, number], kind: 'cover' as const };
    expect(sightBetween(boardWith(low), [0, 0], [4, 0])).toBe('cover');
    expect(sightBetween(boardWith(low), [2, 0], [4, 0])).toBe('clear');
    expect(sightBetween(boardWith(low, { at: [3, 0], kind: 'wall' }), [0, 0], [4, 0])).toBe('blocked');
  });
});

describe('cover', () => {
  const archer = hero({ pos: [0, 0], weapons: [{ name: 'bow', kind: 'ranged' }] });
  const far = foe({ pos: [5, 0] });
  const cells = [1, 2, 3].map((x) => ({ at: [x, 0] as [number, number], kind: 'cover' as const }));
  const scene = sceneWith([archer, far], { board: { cells } });
  const walled = sceneWith([archer, far], { board: { cells: [{ at: [2, 0], kind: 'wall' }] } });

  test('[GW-ADD-07] three low obstacles are one step, once', () => {
    expect(coverSteps(scene, archer, far)).toEqual([{ label: 'cover', amount: 1 }]);
    expect(coverSteps(sceneWith([archer, far]), archer, far)).toEqual([]);
  });

  test('[GW-ADD-07] what the GM declares replaces what the board says', () => {
    expect(sightOf(scene, archer, far)).toBe('cover');
    expect(sightOf(scene, archer, { ...far, coverOverride: 'none' })).toBe('clear');
    expect(sightOf(walled, archer, far)).toBe('blocked');
    expect(sightOf(walled, archer, { ...far, coverOverride: 'cover' })).toBe('cover');
    expect(sightOf(sceneWith([]), archer, { ...far, coverOverride: 'full' })).toBe('blocked');
  });

  test('[GW-ADD-07] nobody in full cover can be aimed at, not even from the next cell, but it can shoot out', () => {
    const open = sceneWith([]);
    const hidden = foe({ pos: [1, 0], coverOverride: 'full' });
    expect(rangeProblem(open, archer, hidden, 'ranged')).toBe('no-sight');
    expect(rangeProblem(open, archer, hidden, 'melee')).toBe('no-sight');
    expect(rangeProblem(open, { ...archer, coverOverride: 'full' }, far, 'ranged')).toBeNull();
  });

  test('[GW-ADD-14] an exposed figure has no cover from low obstacles; walls still hide it', () => {
    const exposed = foe({ pos: [5, 0], status: ['exposed'] });
    expect(sightOf(scene, archer, exposed)).toBe('clear');
    expect(sightOf(walled, archer, exposed)).toBe('blocked');
  });

  test('without positions everything is in the open, unless the GM declares cover', () => {
    expect(sightOf(walled, hero(), far)).toBe('clear');
    expect(sightOf(walled, hero(), foe({ coverOverride: 'cover' }))).toBe('cover');
  });
});
