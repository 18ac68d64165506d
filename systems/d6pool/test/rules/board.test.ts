import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Board, CellKind, Scene } from '../../src/model.ts';
import { layBoard, paintBoard, placeFigure } from '../../src/rules/arrange.ts';
import { coverOnBoard, sightBetween, waysFrom } from '../../src/rules/board.ts';
import { charge } from '../../src/rules/charge.ts';
import { disarm } from '../../src/rules/disarm.ts';
import { meleeWeapon, rangedWeapon } from '../../src/rules/equipment.ts';
import { grapple } from '../../src/rules/grapple.ts';
import { meleeAttack } from '../../src/rules/melee.ts';
import { move } from '../../src/rules/movement.ts';
import { opportunityAttack } from '../../src/rules/opportunity.ts';
import { coverOf } from '../../src/rules/shot-difficulty.ts';
import { d6pool } from '../../src/system.ts';
import { DEFAULTS, foe, hero, sceneWith } from '../fixtures.ts';
import { inRound, melee, moving, type Run } from './fight-fixtures.ts';

const { table } = d6pool;

const boardWith = (...cells: readonly (readonly [number, number, CellKind])[]): Board => ({
  ...{ width: 8, height: 6, metres: 2 },
  cells: cells.map(([x, y, kind]) => ({ at: [x, y], kind })),
});
const at = (x: number, y: number) => ({ x, y, height: 0 });
// In the middles of A1 and E1: eight metres apart.
const anna = hero({ id: 'anna', position: at(1, 1), inventory: [rangedWeapon('throwingKnife')] });
const thug = foe({ id: 'thug', position: at(9, 1) });
const sceneOn = (board: Board): Scene => sceneWith([anna, thug], { board });
const run = (rule: unknown, scene: Scene, input: object) =>
  scripted(rule as never, { scene, ...input }, DEFAULTS, []).outcome as Run;

describe('the map', () => {
  test('[DP-MOV-07] a figure stands in the middle of its cell, and is shown on the cell it stands in', () => {
    const scene = sceneOn(boardWith());
    const { effects } = run(placeFigure, scene, { figure: 'anna', at: null, cell: [3, 2] });
    const after = applyEffects(scene, effects);
    expect(after.figures[0]?.position).toEqual(at(7, 5));
    expect(table.figures(after, DEFAULTS).map((one) => one.at)).toEqual([
      [3, 2],
      [4, 0],
    ]);
    expect(run(placeFigure, scene, { figure: 'anna', at: null, cell: [8, 0] }).outcome).toMatchObject({
      reason: 'off-the-map',
    });
  });

  test('[DP-RNG-06] a new map has another measure; those on it stay where they are', () => {
    const scene = sceneOn(boardWith([1, 1, 'wall']));
    const after = applyEffects(scene, run(layBoard, scene, { width: 10, height: 10, metres: 5 }).effects);
    expect(after.board).toEqual({ width: 10, height: 10, metres: 5, cells: [] });
    expect(table.figures(after, DEFAULTS).map((one) => one.at)).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test('[DP-RNG-04] [DP-RNG-05] a wall hides all, a low obstacle half; what the GM enters comes first', () => {
    const scene = sceneOn(boardWith());
    const paint = (kind: CellKind) =>
      applyEffects(scene, run(paintBoard, scene, { kind, cells: [[2, 0]] }).effects);
    expect(coverOnBoard(scene, anna, thug)).toEqual({ quarters: 0, armourValue: 0 });
    expect(coverOf(paint('cover'), anna, thug)).toEqual({ quarters: 2, armourValue: 1 });
    expect(coverOf(paint('wall'), anna, thug)).toEqual({ quarters: 4, armourValue: 4 });
    const entered = { figure: 'thug', against: null, quarters: 1, armourValue: 0 };
    expect(coverOf({ ...paint('wall'), covers: [entered] }, anna, thug).quarters).toBe(1);
    expect(sightBetween(boardWith([2, 0, 'open']), [0, 0], [4, 0])).toBe('clear');
    // Painting it open again takes it off the map.
    expect(
      applyEffects(paint('wall'), [{ kind: 'cellsPainted', cells: [[2, 0]], to: 'open' }]).board.cells,
    ).toEqual([]);
  });
});

test('[DP-SPA-03] nobody charges through a wall', () => {
  const charges = (board: Board) =>
    table.offers(sceneOn(board), 'anna', DEFAULTS).filter(({ action }) => action === 'd6pool/charge').length;
  expect([charges(boardWith()), charges(boardWith([2, 0, 'wall']))]).toEqual([1, 0]);
});

describe('aiming', () => {
  test('[DP-MEL-06] [DP-RNG-06] tells metres, reach, the range of each weapon, and what is in the way', () => {
    const scene = sceneOn(boardWith([2, 0, 'cover']));
    // 3, 6, 12 m: eight metres are the third class.
    expect(table.aim(scene, 'anna', [4, 0], DEFAULTS)).toEqual({
      distance: 8,
      sight: 'cover',
      bands: [{ id: 'far', with: anna.inventory[0]?.name }],
    });
    expect(table.aim(scene, 'anna', [0, 0], DEFAULTS)?.bands[0]).toEqual({ id: 'inReach', with: null });
    expect(table.aim(scene, 'anna', [7, 0], DEFAULTS)?.bands).toMatchObject([{ id: 'beyond' }]);
    expect(table.aim(sceneWith([hero({})]), 'hero', [1, 1], DEFAULTS)).toBeNull();
  });
});

describe('ways', () => {
  const wall = boardWith([1, 0, 'wall'], [1, 1, 'wall'], [1, 2, 'wall']);

  test('straight on where nothing stands, around the walls where something does', () => {
    const ways = new Map(waysFrom(sceneOn(wall), anna).map((way) => [String(way.to), way]));
    expect(ways.get('0,3')).toMatchObject({ metres: 6, path: [at(1, 7)] });
    // Down to A4, past the wall, and up to C1: 3 + 2 + 3 steps of two metres.
    expect(ways.get('2,0')?.metres).toBeCloseTo(16);
    expect(ways.has('1,1')).toBe(false);
    expect(ways.has('4,0')).toBe(false);
  });

  test('[DP-MOV-03] in a round as far as an action carries, walking if that is enough', () => {
    const scene = inRound([anna, thug], { board: boardWith() });
    const moves = new Map(table.moves(scene, 'anna', DEFAULTS).map(({ to, offer }) => [String(to), offer]));
    // 7.5 m walking, 15 m running.
    expect(moves.get('3,0')?.input).toMatchObject({ movement: 'walk', path: [at(7, 1)] });
    expect(moves.get('7,0')?.input).toMatchObject({ movement: 'run' });
    expect(moves.has('7,5')).toBe(false);
    expect(table.moves(scene, 'thug', DEFAULTS)).toEqual([]);
  });

  test('[DP-MOV-01] outside of rounds wherever one gets to', () => {
    const scene = sceneOn(wall);
    const moves = table.moves(scene, 'anna', DEFAULTS);
    expect(moves).toHaveLength(48 - 3 - 2);
    expect(moves.find(({ to }) => String(to) === '7,5')?.offer).toMatchObject({
      action: 'd6pool/place-figure',
      input: { figure: 'anna', cell: [7, 5] },
    });
  });
});

describe('[DP-R-123] walls', () => {
  const wall = boardWith([1, 0, 'wall']);
  const lancer = hero({ position: at(1, 1), inventory: [meleeWeapon('halberd')] });
  const beyond = foe({ position: at(5, 1), inventory: [meleeWeapon('axe')] });
  const walled = sceneWith([lancer, beyond], { board: wall });
  const refused = (rule: unknown, input: object) => run(rule, walled, input).outcome;

  test('no way leads through one or into one, a given path neither', () => {
    const go = (...path: readonly ReturnType<typeof at>[]) =>
      refused(move, { ...moving(walled), path }) as object;
    expect(go(at(5, 1))).toMatchObject({ reason: 'wall-in-the-way' });
    expect(go(at(3, 1))).toMatchObject({ reason: 'wall-in-the-way' });
    expect(go(at(1, 5), at(5, 5), at(5, 1), at(1, 1))).toMatchObject({ reason: 'wall-in-the-way' });
    const around = { ...moving(walled), path: [at(1, 5), at(3, 5)] };
    const walked = scripted(move as never, around, DEFAULTS, ['pass']).outcome as Run;
    expect(walked.outcome).toMatchObject({ kind: 'moved' });
  });

  test('nor a charge, a blow, a grip, a disarm or an opportunity', () => {
    const fight = melee(walled);
    const reason = { reason: 'wall-in-the-way' };
    expect(refused(meleeAttack, fight)).toMatchObject(reason);
    expect(refused(charge, { ...fight, movement: 'run', terrain: null })).toMatchObject(reason);
    expect(refused(grapple, fight)).toMatchObject(reason);
    expect(refused(disarm, { ...fight, item: 'axe' })).toMatchObject(reason);
    const round = inRound([beyond, lancer], { board: wall });
    expect(run(opportunityAttack, round, { ...fight, scene: round, form: 'attack' }).outcome).toMatchObject(
      reason,
    );
  });
});
