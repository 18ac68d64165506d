import { script, type Tape } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Cell } from '../../src/model.ts';
import { kindOf } from '../../src/rules/board.ts';
import { endTurn } from '../../src/rules/combat.ts';
import { type CastInput, cast } from '../../src/rules/magic.ts';
import { after, DEFAULTS, foe, hero, sceneWith } from '../fixtures.ts';

const mage = hero({ traits: { M: 10 }, pos: [0, 0] });
const input = (overrides: Partial<CastInput>): CastInput => ({
  scene: sceneWith([mage]),
  caster: 'hero',
  effect: 'light',
  description: 'a spell',
  cells: [],
  conditions: [],
  ...overrides,
});
const spell = (overrides: Partial<CastInput>, answers: Tape) =>
  script(cast, input(overrides), DEFAULTS, answers).outcome;
const reason = (overrides: Partial<CastInput>) =>
  (spell(overrides, []).outcome as { reason?: string }).reason;

test('[GW-ADD-15] a barrier turns up to three connected free cells in sight into walls', () => {
  const cells: Cell[] = [
    [2, 0],
    [2, 1],
    [2, 2],
  ];
  const scene = sceneWith([mage]);
  const built = applyEffects(scene, spell({ scene, effect: 'barrier', cells }, [[7]]).effects);
  expect(cells.map((cell) => kindOf(built.board, cell))).toEqual(['wall', 'wall', 'wall']);
  expect(
    reason({
      effect: 'barrier',
      cells: [
        [2, 0],
        [4, 0],
      ],
    }),
  ).toBe('path-broken');
  expect(reason({ effect: 'barrier', cells: [] })).toBe('no-cell-chosen');
  expect(reason({ scene: sceneWith([mage, foe({ pos: [2, 0] })]), effect: 'barrier', cells: [[2, 0]] })).toBe(
    'cell-taken',
  );
  const walled = sceneWith([mage], { board: { cells: [{ at: [1, 0], kind: 'wall' }] } });
  expect(reason({ scene: walled, effect: 'barrier', cells: [[3, 0]] })).toBe('no-sight');
});

test('[GW-ADD-15] a barrier stands until the next turn of its caster ends and gives the cells back as they were', () => {
  const fight = sceneWith([mage, foe({ pos: [9, 9] })], {
    round: 1,
    turn: 'hero',
    board: { cells: [{ at: [2, 0], kind: 'difficult' }] },
  });
  let scene = applyEffects(fight, spell({ scene: fight, effect: 'barrier', cells: [[2, 0]] }, [[7]]).effects);
  const kinds: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    scene = applyEffects(scene, script(endTurn, { scene }, DEFAULTS, []).outcome.effects); // hero, foe, hero
    kinds.push(kindOf(scene.board, [2, 0]));
  }
  expect(kinds).toEqual(['wall', 'wall', 'difficult']);
});

test('[GW-ADD-15] a leap goes up to five cells over terrain and figures and ends on a free cell', () => {
  const scene = sceneWith([mage, foe({ pos: [2, 0] })], { board: { cells: [{ at: [1, 0], kind: 'wall' }] } });
  expect(after(scene, spell({ scene, effect: 'leap', cells: [[5, 0]] }, [[7]]).effects, 'hero').pos).toEqual([
    5, 0,
  ]);
  expect(reason({ scene, effect: 'leap', cells: [[6, 0]] })).toBe('path-too-long');
  expect(reason({ scene, effect: 'leap', cells: [[2, 0]] })).toBe('cell-taken');
});

test('[GW-ADD-15] strengthening waits for the next test of its target', () => {
  const scene = sceneWith([mage, hero({ id: 'friend' })]);
  expect(
    after(scene, spell({ scene, effect: 'strengthening', target: 'friend' }, [[7]]).effects, 'friend').status,
  ).toEqual(['strengthened']);
});

test('[GW-ADD-15] control and paralysis mark the enemy', () => {
  const scene = sceneWith([mage, foe({ category: 'elite', pos: [3, 0] })]);
  expect(
    after(scene, spell({ scene, effect: 'control', target: 'foe' }, [[8]]).effects, 'foe').status,
  ).toEqual(['controlled']);
  expect(
    after(scene, spell({ scene, effect: 'paralysis', target: 'foe' }, [[8]]).effects, 'foe').status,
  ).toEqual(['paralysed']);
  expect(reason({ scene, effect: 'paralysis', target: 'hero' })).toBe('not-an-enemy');
  expect(reason({ scene, effect: 'paralysis' })).toBe('unknown-figure');
});

test('[GW-R-26] healing gives exactly 2 hearts, never above the maximum', () => {
  const healed = (hearts: number) => {
    const scene = sceneWith([{ ...mage, hearts }]);
    return after(scene, spell({ scene, effect: 'healing' }, [[8]]).effects, 'hero').hearts;
  };
  expect([healed(1), healed(4), healed(5)]).toEqual([3, 5, 5]);
});

test('[GW-R-26] healing a downed figure brings it to 2 hearts and back on its feet', () => {
  const scene = sceneWith([mage, hero({ id: 'friend', hearts: 0, status: ['downed'], pos: [1, 1] })]);
  expect(
    after(scene, spell({ scene, effect: 'healing', target: 'friend' }, [[8]]).effects, 'friend'),
  ).toMatchObject({ hearts: 2, status: [] });
});

test('[GW-ADD-15] tricks and great power are told, not calculated', () => {
  for (const effect of ['light', 'sound', 'smoke', 'diversion'] as const)
    expect(spell({ effect }, [[7]]).effects).toEqual([]);
  expect(spell({ effect: 'greatPower', conditions: ['preparation'] }, [[9]]).effects).toEqual([
    { kind: 'mana', figure: 'hero', by: -3 },
  ]);
});
