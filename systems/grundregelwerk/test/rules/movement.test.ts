import { script } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Cell, CellKind, Figure, Scene } from '../../src/model.ts';
import { cellName } from '../../src/rules/board.ts';
import { newCharacter } from '../../src/rules/create.ts';
import { makeEnemy } from '../../src/rules/enemies.ts';
import { move, reachableCells, standUp } from '../../src/rules/movement.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

type Cells = readonly { at: [number, number]; kind: CellKind }[];

const row = (length: number): readonly Cell[] => Array.from({ length }, (_, i): Cell => [i + 1, 0]);
const onBoard = (cells: Cells, ...others: readonly Figure[]): Scene =>
  sceneWith([hero({ pos: [0, 0] }), ...others], { board: { cells: [...cells] } });

const go = (scene: Scene, path: readonly Cell[], again = false) =>
  script(move, { scene, figure: 'hero', path, again }, DEFAULTS, []).outcome;
const outcomeOf = (scene: Scene, path: readonly Cell[], again = false) => go(scene, path, again).outcome;
const refusal = (reason: string) => ({ kind: 'refused', reason });

describe('what a way costs', () => {
  test('[GW-ADD-05] five open cells are as far as it goes', () => {
    expect(outcomeOf(onBoard([]), row(5))).toEqual({ kind: 'moved', figure: 'hero', points: 5 });
    expect(outcomeOf(onBoard([]), row(6))).toEqual(refusal('path-too-long')); // 6 > 5
  });

  test('[GW-ADD-05] a diagonal step costs one point like any other', () => {
    const diagonal: readonly Cell[] = [1, 2, 3, 4, 5].map((i): Cell => [i, i]);
    expect(outcomeOf(onBoard([]), diagonal)).toMatchObject({ points: 5 });
  });

  test.each(['difficult', 'cover'] as const)('[GW-ADD-04] entering %s ground costs two points', (kind) => {
    const rough = onBoard([{ at: [2, 0], kind }]);
    expect(outcomeOf(rough, row(4))).toMatchObject({ points: 5 }); // 1 + 2 + 1 + 1
    expect(outcomeOf(rough, row(5))).toEqual(refusal('path-too-long')); // 6
  });

  test('[GW-ADD-05] the switch move is what new figures have, and the figure counts', () => {
    const far = house({ move: 7 });
    const sheet = { id: 'hero', name: 'hero', concept: '', traits: {}, weapons: [], hasArmour: false };
    const runner = { ...newCharacter(sheet, far), pos: [0, 0] as Cell };
    const input = {
      id: 'foe',
      name: 'foe',
      category: 'minion',
      hasRanged: false,
      reach: null,
      hasArmour: false,
      at: null,
    } as const;
    expect([runner.move, makeEnemy(input, far).move, hero().move, foe().move]).toEqual([7, 7, 5, 5]);
    expect(outcomeOf(sceneWith([runner]), row(7))).toMatchObject({ points: 7 });
    expect(outcomeOf(sceneWith([runner]), row(8))).toEqual(refusal('path-too-long'));
  });
});

describe('where a way may lead', () => {
  test('[GW-ADD-05] step by step, on the board, not through walls', () => {
    expect(outcomeOf(onBoard([]), [[2, 0]])).toEqual(refusal('path-broken'));
    expect(outcomeOf(onBoard([]), [[0, -1] as Cell])).toEqual(refusal('off-the-board'));
    expect(outcomeOf(onBoard([{ at: [1, 0], kind: 'wall' }]), row(2))).toEqual(refusal('path-blocked'));
  });

  test('[GW-ADD-05] no diagonal step between two walls, but past one', () => {
    const one = { at: [0, 1] as [number, number], kind: 'wall' as const };
    expect(outcomeOf(onBoard([one]), [[1, 1]])).toMatchObject({ kind: 'moved' });
    expect(outcomeOf(onBoard([one, { at: [1, 0], kind: 'wall' }]), [[1, 1]])).toEqual(
      refusal('path-blocked'),
    );
  });

  test('[GW-ADD-05] enemies cannot be entered, allies can be passed but not stopped on', () => {
    expect(outcomeOf(onBoard([], foe({ pos: [1, 0] })), row(2))).toEqual(refusal('path-blocked'));
    const friend = onBoard([], hero({ id: 'friend', pos: [1, 0] }));
    expect(outcomeOf(friend, row(2))).toMatchObject({ kind: 'moved', points: 2 });
    expect(outcomeOf(friend, row(1))).toEqual(refusal('cell-taken'));
  });

  test('[GW-ADD-04] cells of the downed and of enemies that are out can be entered', () => {
    expect(outcomeOf(onBoard([], hero({ id: 'friend', pos: [1, 0], hearts: 0 })), row(1))).toMatchObject({
      kind: 'moved',
    });
    expect(outcomeOf(onBoard([], foe({ pos: [1, 0], status: ['dead'] })), row(1))).toMatchObject({
      kind: 'moved',
    });
  });

  test('[GW-ADD-05] leaving the side of an enemy brings nothing but the move', () => {
    const scene = { ...onBoard([], foe({ pos: [0, 1] })), round: 1, turn: 'hero' };
    expect(go(scene, row(3)).effects).toEqual([
      { kind: 'moved', figure: 'hero', to: [3, 0] },
      { kind: 'moveSpent', figure: 'hero' },
    ]);
  });

  test('a way may lead back to where it began', () => {
    expect(
      outcomeOf(onBoard([]), [
        [1, 0],
        [0, 0],
      ]),
    ).toMatchObject({ kind: 'moved', points: 2 });
  });
});

describe('when a figure may move', () => {
  const fighting = (overrides: Parameters<typeof hero>[0] = {}): Scene =>
    sceneWith([hero({ pos: [0, 0], ...overrides })], { round: 1, turn: 'hero' });

  test('[GW-ADD-10] once a turn, whether before or after the action', () => {
    const moved = applyEffects(fighting(), go(fighting(), row(1)).effects);
    expect(outcomeOf(moved, [[2, 0]])).toEqual(refusal('no-move-left'));
    expect(outcomeOf(fighting({ actionLeft: false }), row(1))).toMatchObject({ kind: 'moved' });
  });

  test('[GW-ADD-10] a second move takes the action', () => {
    const scene = fighting({ moveLeft: false });
    const { effects } = go(scene, row(5), true);
    expect(effects).toEqual([
      { kind: 'moved', figure: 'hero', to: [5, 0] },
      { kind: 'actionSpent', figure: 'hero' },
    ]);
    expect(outcomeOf(fighting({ actionLeft: false }), row(1), true)).toEqual(refusal('no-action-left'));
  });

  test('[GW-ADD-10] in its own turn only; outside combat nobody counts', () => {
    expect(outcomeOf({ ...fighting(), turn: 'foe' }, row(1))).toEqual(refusal('not-your-turn'));
    const peace = onBoard([]);
    expect(go(peace, row(1)).effects).toEqual([{ kind: 'moved', figure: 'hero', to: [1, 0] }]);
  });

  test('[GW-DWN-01] not while downed, and not without a place on the board', () => {
    expect(outcomeOf(fighting({ hearts: 0 }), row(1))).toEqual(refusal('not-able'));
    expect(outcomeOf(sceneWith([hero()]), row(1))).toEqual(refusal('not-on-the-board'));
    expect(outcomeOf(sceneWith([]), row(1))).toEqual(refusal('unknown-figure'));
  });

  test('[GW-ADD-14] moving ends being exposed and a lost position, and nothing else', () => {
    const scene = fighting({ status: ['exposed', 'vulnerable', 'positionLost'] });
    expect(after(scene, go(scene, row(1)).effects, 'hero').status).toEqual(['vulnerable']);
  });
});

describe('standing up', () => {
  const stand = (scene: Scene) => script(standUp, { scene, figure: 'hero' }, DEFAULTS, []).outcome;
  const prone = (overrides: Parameters<typeof hero>[0] = {}, turn = 'hero'): Scene =>
    sceneWith([hero({ pos: [0, 0], status: ['prone'], ...overrides })], { round: 1, turn });

  test('[GW-ADD-05] [GW-ADD-14] a prone figure spends its move to stand up, then may move again with its action', () => {
    expect(outcomeOf(prone(), row(1))).toEqual(refusal('prone-first-stands-up'));
    const { outcome, effects } = stand(prone());
    expect(outcome).toEqual({ kind: 'stood', figure: 'hero' });
    expect(effects).toEqual([
      { kind: 'statusEnded', figure: 'hero', status: 'prone' },
      { kind: 'moveSpent', figure: 'hero' },
    ]);
    const up = applyEffects(prone(), effects);
    expect(outcomeOf(up, row(1))).toEqual(refusal('no-move-left'));
    expect(outcomeOf(up, row(1), true)).toMatchObject({ kind: 'moved' });
  });

  test('[GW-ADD-05] no move left, no standing up; outside combat it costs nothing', () => {
    expect(stand(prone({ moveLeft: false })).outcome).toEqual(refusal('no-move-left'));
    expect(stand({ ...prone({ moveLeft: false }), round: 0, turn: null }).effects).toEqual([
      { kind: 'statusEnded', figure: 'hero', status: 'prone' },
    ]);
  });

  test('[GW-ADD-05] only who lies, can act and has the turn stands up', () => {
    expect(stand(prone({ status: [] })).outcome).toEqual(refusal('not-prone'));
    expect(stand(prone({ hearts: 0 })).outcome).toEqual(refusal('not-able'));
    expect(stand(prone({}, 'foe')).outcome).toEqual(refusal('not-your-turn'));
    expect(stand(sceneWith([])).outcome).toEqual(refusal('unknown-figure'));
  });
});

describe('the cells within reach', () => {
  const cellsFor = (scene: Scene) => reachableCells(scene, scene.figures[0] as Figure);

  test('[GW-ADD-05] with one point the eight cells around, less walls, enemies and allies', () => {
    const scene = sceneWith(
      [hero({ pos: [1, 1], move: 1 }), foe({ pos: [0, 0] }), hero({ id: 'friend', pos: [2, 2] })],
      {
        board: {
          cells: [
            { at: [1, 0], kind: 'wall' },
            { at: [2, 0], kind: 'difficult' },
          ],
        },
      },
    );
    // A1 enemy, B1 wall, C1 costs 2, C3 ally: A2, A3, B3, C2 are left.
    expect([...cellsFor(scene).keys()].sort()).toEqual(['A2', 'A3', 'B3', 'C2']);
  });

  test('[GW-ADD-05] an ally can be passed, and every way found is one that move accepts', () => {
    const corridor = (length: number): Cells =>
      Array.from({ length }, (_, x) => ({ at: [x, 1] as [number, number], kind: 'wall' as const }));
    const scene = onBoard(corridor(12), hero({ id: 'friend', pos: [1, 0] }));
    const found = cellsFor(scene);
    expect([...found.keys()]).toEqual(['C1', 'D1', 'E1', 'F1']); // B1 is taken, F1 is five away
    for (const [name, path] of found) {
      expect(outcomeOf(scene, path)).toMatchObject({ kind: 'moved' });
      expect(cellName(path[path.length - 1] as Cell)).toBe(name);
    }
  });

  test('the way found is the cheapest', () => {
    const scene = onBoard([
      { at: [1, 0], kind: 'difficult' },
      { at: [1, 1], kind: 'open' },
    ]);
    expect(outcomeOf(scene, cellsFor(scene).get('C1') ?? [])).toMatchObject({ points: 2 }); // by B2, not 2 + 1 by B1
  });

  test('a figure without a place reaches nothing', () => {
    expect(reachableCells(sceneWith([]), hero()).size).toBe(0);
  });
});
