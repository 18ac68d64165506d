import { play, seededDice } from '@tafelrunde/kernel';
import { defaultsOf, type Offer } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { houseRules } from '../src/data/house-rules.ts';
import { grundregelwerk } from '../src/system.ts';
import { foe, hero, sceneWith } from './fixtures.ts';

const HOUSE = defaultsOf(houseRules);
const { table, actions } = grundregelwerk;
const kinds = (offers: readonly Offer[]) =>
  offers.map(({ action, target }) => `${action.split('/')[1]}${target === null ? '' : ` ${target}`}`);

const scene = sceneWith(
  [
    hero({ pos: [0, 0], hasArmour: true }),
    hero({ id: 'friend', pos: [0, 1], status: ['downed'], hearts: 0 }),
    foe({ pos: [1, 0] }),
    foe({ id: 'far', category: 'boss', pos: [9, 9] }),
  ],
  { round: 1, turn: 'hero' },
);

test('figures show what is counted on them', () => {
  expect(table.figures(scene, HOUSE)[0]).toEqual({
    id: 'hero',
    name: 'hero',
    side: 'players',
    sort: '',
    tracks: [
      { id: 'hearts', value: 5, max: 5, look: 'hearts' },
      { id: 'mana', value: 3, max: 3, look: 'mana' },
      { id: 'armourTokens', value: 1, max: 1, look: 'armour' },
    ],
    status: [],
    at: [0, 0],
    isOut: false,
    isLying: false,
    isProne: false,
    isGone: false,
  });
  expect(table.figures(scene, HOUSE)[2]).toMatchObject({
    side: 'enemies',
    sort: 'minion',
    tracks: [{ id: 'hearts', value: 1, max: 1, look: 'hearts' }],
  });
});

test('a player character has a sheet, an enemy and nobody have none', () => {
  expect(table.character(scene, 'friend')).toBe(scene.figures[1]);
  expect(table.character(scene, 'foe')).toBeUndefined();
  expect(table.character(scene, 'nobody')).toBeUndefined();
});

test('attacks are offered on who is in range, raising on who is downed beside', () => {
  const offers = kinds(table.offers(scene, 'hero', HOUSE));
  expect(offers).toContain('attack foe');
  expect(offers).not.toContain('attack far'); // nine cells away with a sword
  expect(offers).toContain('raise-up friend');
  expect(offers).not.toContain('help friend'); // downed
  expect(offers).toContain('end-turn');
});

test('the downed crawl, the dead do nothing, enemies attack whom they reach', () => {
  expect(kinds(table.offers(scene, 'friend', HOUSE))).toEqual(['crawl']);
  expect(table.offers(sceneWith([hero({ status: ['dead'] })]), 'hero', HOUSE)).toEqual([]);
  const theirs = { ...scene, turn: 'foe' };
  expect(kinds(table.offers(theirs, 'foe', HOUSE))).toEqual([
    'enemy-attack hero',
    'enemy-attack friend',
    'enemy-out foe',
    'end-turn',
  ]);
});

test('whoever has no action left is offered no attack', () => {
  const spent = {
    ...scene,
    figures: scene.figures.map((f) => (f.id === 'hero' ? { ...f, actionLeft: false } : f)),
  };
  expect(kinds(table.offers(spent, 'hero', HOUSE))).toEqual(['end-turn']);
});

test('moves lead to every cell in reach, and none after the move and the action are spent', () => {
  const cells = table.moves(scene, 'hero', HOUSE).map(({ to }) => String(to));
  expect(cells).toContain('5,5');
  expect(cells).not.toContain('6,0');
  expect(cells).not.toContain('1,0'); // the enemy stands there
  const spent = {
    ...scene,
    figures: scene.figures.map((f) => ({ ...f, moveLeft: false, actionLeft: false })),
  };
  expect(table.moves(spent, 'hero', HOUSE)).toEqual([]);
});

test('[GW-ADD-09] those who have acted, who acts, and who is still to act; or the order thrown', () => {
  const { turn } = grundregelwerk.scene;
  const states = (one: unknown) => turn(one)?.order.map(({ figure, state }) => `${figure} ${state}`);
  expect(turn({ ...scene, round: 0 })).toBeNull();
  const later = { ...scene, turn: 'foe', acted: ['hero'] };
  expect(states(later)).toEqual(['hero done', 'foe acting', 'far open']);
  expect(states({ ...later, order: ['foe', 'hero'] })).toEqual(['foe acting', 'hero done', 'far open']);
});

test('[GW-ADD-06] [GW-RNG-01] aiming tells cells and what is in the way', () => {
  const wall = { ...scene, board: { ...scene.board, cells: [{ at: [2, 0], kind: 'wall' as const }] } };
  const from = scene.figures.find(({ id }) => id === 'hero')?.pos;
  expect(from).toEqual([0, 0]);
  expect(table.aim(wall, 'hero', [4, 0], HOUSE)).toEqual({ distance: 4, sight: 'blocked', bands: [] });
  expect(table.aim(wall, 'hero', [99, 0], HOUSE)).toBeNull();
});

test('every offer without open fields is an action its rule does not refuse', () => {
  const offers = [
    ...scene.figures.flatMap(({ id }) => table.offers(scene, id, HOUSE)),
    ...table.gmOffers(scene, HOUSE),
    ...table.moves(scene, 'hero', HOUSE).map(({ offer }) => offer),
  ];
  const filled: Record<string, unknown> = {
    description: 'so',
    conditions: [],
    goal: 'hinüber',
    tn: 6,
    tools: '',
    way: '',
    complication: 'prone',
    at: [4, 4],
    cover: 'cover',
    kind: 'wall',
    cells: [[5, 6]],
    length: 3,
    consequence: 'alarm',
    to: [0, 2],
    die: 10,
    steps: 0,
    help: false,
    id: 'new',
    name: 'Neu',
    category: 'elite',
    hasRanged: false,
    reach: null,
    hasArmour: false,
    surprise: null,
    sameScene: false,
  };
  let checked = 0;
  for (const { action: id, input, fields } of offers) {
    const action = actions.find((one) => one.id === id);
    if (action === undefined) throw new Error(id);
    // Aims at cells differ by spell, and optional numbers may stay empty.
    const values = Object.fromEntries(
      fields
        .filter((field) => field in filled && !(field === 'tn' && id.endsWith('add-enemy')))
        .map((field) => [field, filled[field]]),
    );
    const parsed = action.input.parse({ ...(action.fields ? { scene } : {}), ...input, ...values });
    if (!parsed.ok) throw new Error(`${id} ${JSON.stringify(parsed.error)}`);
    const run = play(action.rule, parsed.value, HOUSE, [], { dice: seededDice(5), decide: () => 0 });
    if (run.kind !== 'finished') throw new Error(`${id} ${run.kind}`);
    const reason = (run.outcome.outcome as { reason?: string }).reason;
    if (!fields.includes('cells')) expect(reason, `${id} ${JSON.stringify(input)}`).toBeUndefined();
    checked += 1;
  }
  expect(checked).toBeGreaterThan(40);
});
