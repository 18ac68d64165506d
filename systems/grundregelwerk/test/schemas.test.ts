import { fromZod } from '@tafelrunde/schema';
import { describe, expect, test } from 'vitest';
import * as scenes from '../src/scene.ts';
import { emptyScene } from '../src/scene.ts';
import * as schemas from '../src/schemas.ts';

const problemsOf = (schema: Parameters<typeof fromZod>[0], raw: unknown) => {
  const result = fromZod(schema).parse(raw);
  return result.ok ? [] : result.error.map(({ code, at }) => `${code} ${at}`);
};

describe('a player character', () => {
  test('[GW-R-03] [GW-HRT-01] [GW-MAG-01] an id is enough: the rest is the catalogue’s default', () => {
    expect(schemas.pc.parse({ id: 'mira' })).toEqual({
      side: 'pc',
      id: 'mira',
      name: 'mira',
      concept: '',
      traits: { S: { die: 10, level: null }, G: { die: 8, level: null }, M: { die: 6, level: null } },
      hearts: 5,
      heartsMax: 5,
      mana: 3,
      manaMax: 3,
      hasArmour: false,
      armourTokens: 0,
      status: [],
      pos: null,
      coverOverride: null,
      move: 5,
      actionLeft: true,
      moveLeft: true,
      weapons: [{ name: 'sword', kind: 'melee', trait: 'S', dropped: false }],
      advances: [],
    });
  });

  test('[GW-ADD-16] a trait is a die, a level or both', () => {
    const traits = { S: 12, G: 'novice', M: { die: 8, level: 'master' } } as const;
    expect(schemas.pc.parse({ id: 'a', traits }).traits).toEqual({
      S: { die: 12, level: null },
      G: { die: null, level: 'novice' },
      M: { die: 8, level: 'master' },
    });
  });

  test('[GW-R-13] a weapon without a trait has that of its kind', () => {
    const weapons = [
      { name: 'axe', kind: 'melee' },
      { name: 'sling', kind: 'ranged' },
      { name: 'rapier', kind: 'melee', trait: 'Z' },
    ] as const;
    expect(schemas.pc.parse({ id: 'a', weapons: [...weapons] }).weapons.map(({ trait }) => trait)).toEqual([
      'S',
      'G',
      'G',
    ]);
  });

  test('hearts and Mana never exceed their maximum, and a higher value raises it where none is given', () => {
    expect(schemas.pc.parse({ id: 'a', hearts: 9, heartsMax: 6, mana: 9, manaMax: 4 })).toMatchObject({
      hearts: 6,
      mana: 4,
    });
    expect(schemas.pc.parse({ id: 'a', hearts: 7, mana: 5 })).toMatchObject({ heartsMax: 7, manaMax: 5 });
    expect(schemas.pc.parse({ id: 'a', hearts: 2, mana: 1 })).toMatchObject({ heartsMax: 5, manaMax: 3 });
  });

  test('[GW-DWN-01] who has no heart left is downed, unless dead or gone', () => {
    const statusOf = (status: ('prone' | 'downed' | 'dead' | 'left')[]) =>
      schemas.pc.parse({ id: 'a', hearts: 0, status }).status;
    expect(statusOf([])).toEqual(['downed']);
    expect(statusOf(['prone'])).toEqual(['prone', 'downed']);
    expect([statusOf(['downed']), statusOf(['dead']), statusOf(['left'])]).toEqual([
      ['downed'],
      ['dead'],
      ['left'],
    ]);
  });

  test('[GW-ARM-01] armour comes with its token, unless it is spent', () => {
    expect(schemas.pc.parse({ id: 'a', hasArmour: true }).armourTokens).toBe(1);
    expect(schemas.pc.parse({ id: 'a', hasArmour: true, armourTokens: 0 }).armourTokens).toBe(0);
  });

  test.each([
    { raw: {}, problem: 'missing-field id' },
    { raw: { id: '' }, problem: 'too-short id' },
    { raw: { id: 'a', hearts: 100 }, problem: 'too-big hearts' },
    { raw: { id: 'a', hearts: -1 }, problem: 'too-small hearts' },
    { raw: { id: 'a', armourTokens: 2 }, problem: 'too-big armourTokens' },
    { raw: { id: 'a', pos: [1.5, 0] }, problem: 'wrong-type pos.0' },
    { raw: { id: 'a', pos: [-1, 0] }, problem: 'too-small pos.0' },
    { raw: { id: 'a', status: ['sleepy'] }, problem: 'not-one-of status.0' },
    { raw: { id: 'a', coverOverride: 'half' }, problem: 'not-one-of coverOverride' },
    { raw: { id: 'a', weapons: [{ name: 'axe', kind: 'thrown' }] }, problem: 'not-one-of weapons.0.kind' },
    { raw: { id: 'a', luck: 3 }, problem: 'unknown-field luck' },
    { raw: { id: 'a', side: 'enemy' }, problem: 'not-one-of side' },
  ])('$problem', ({ raw, problem }) => {
    expect(problemsOf(schemas.pc, raw)).toEqual([problem]);
  });

  test('[GW-TRT-02] no die but d6, d8, d10, d12 and d20', () => {
    expect(problemsOf(schemas.pc, { id: 'a', traits: { S: 7 } })).toHaveLength(1);
    expect(problemsOf(schemas.die, 4)).toEqual(['not-one-of ']);
  });
});

describe('an enemy', () => {
  test('[GW-ATK-02] category alone gives TN and hearts', () => {
    expect(schemas.enemy.parse({ id: 'x', category: 'elite' })).toEqual({
      side: 'enemy',
      id: 'x',
      name: 'x',
      category: 'elite',
      tn: 8,
      hearts: 2,
      heartsMax: 2,
      hasRanged: false,
      reach: null,
      hasArmour: false,
      armourTokens: 0,
      status: [],
      pos: null,
      coverOverride: null,
      move: 5,
      actionLeft: true,
      moveLeft: true,
    });
  });

  test('[GW-R-15] [GW-R-16] TN and hearts can be its own', () => {
    expect(schemas.enemy.parse({ id: 'x', category: 'boss', tn: 8, hearts: 6 })).toMatchObject({
      tn: 8,
      hearts: 6,
      heartsMax: 6,
    });
    expect(schemas.enemy.parse({ id: 'x', category: 'boss', hearts: 1, heartsMax: 3 })).toMatchObject({
      hearts: 1,
      heartsMax: 3,
    });
    expect(schemas.enemy.parse({ id: 'x', category: 'boss', hearts: 9, heartsMax: 3 })).toMatchObject({
      hearts: 3,
    });
    expect(
      schemas.enemy.parse({
        id: 'x',
        category: 'boss',
        hasArmour: true,
        armourTokens: 0,
        status: ['prone'],
        move: 2,
      }),
    ).toMatchObject({
      hasArmour: true,
      armourTokens: 0,
      status: ['prone'],
      move: 2,
    });
  });

  test.each([
    { raw: { id: 'x' }, problem: 'missing-field category' },
    { raw: { id: 'x', category: 'dragon' }, problem: 'not-one-of category' },
    { raw: { id: 'x', category: 'boss', tn: 10 }, problem: 'not-one-of tn' },
    { raw: { id: 'x', category: 'boss', reach: 0 }, problem: 'too-small reach' },
    { raw: { id: 'x', category: 'boss', mana: 3 }, problem: 'unknown-field mana' },
  ])('$problem', ({ raw, problem }) => {
    expect(problemsOf(schemas.enemy, raw)).toEqual([problem]);
  });
});

describe('a scene', () => {
  test('nothing given is an empty one', () => {
    expect(emptyScene).toMatchObject({ figures: [], round: 0, turn: null });
    expect(scenes.scene.parse({})).toEqual(emptyScene);
  });

  test('a figure with a category is an enemy, any other a player character', () => {
    const { figures } = scenes.scene.parse({ figures: [{ id: 'a' }, { id: 'x', category: 'minion' }] });
    expect(figures.map(({ side }) => side)).toEqual(['pc', 'enemy']);
  });

  test('what was read can be read again', () => {
    const once = scenes.scene.parse({
      figures: [
        { id: 'a', hearts: 0, traits: { Z: 12 } },
        { id: 'x', category: 'boss', hearts: 2, heartsMax: 3 },
      ],
      pendingHelp: [{ helper: 'b', helped: 'a' }],
      failedGoals: [{ figure: 'a', goal: 'climb', trait: 'Z' }],
      timer: { length: 4 },
    });
    expect(scenes.scene.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
    expect(once).toMatchObject({
      pendingHelp: [{ description: '' }],
      failedGoals: [{ trait: 'G', tools: '', way: '' }],
      timer: { value: 0, consequence: 'alarm', fired: false },
    });
  });

  test.each([
    { raw: { figures: [{ id: 'a' }, { id: 'a', category: 'minion' }] }, problem: 'ids-not-unique figures' },
    { raw: { mode: 'd20' }, problem: 'not-one-of mode' },
    { raw: { round: -1 }, problem: 'too-small round' },
    { raw: { board: { width: 0 } }, problem: 'too-small board.width' },
    { raw: { board: { cells: [{ at: [0, 0], kind: 'lava' }] } }, problem: 'not-one-of board.cells.0.kind' },
    { raw: { timer: { length: 21 } }, problem: 'too-big timer.length' },
    { raw: { timer: {} }, problem: 'missing-field timer.length' },
    { raw: { surprise: 'both' }, problem: 'not-one-of surprise' },
    { raw: { heartLabel: 'luck' }, problem: 'not-one-of heartLabel' },
    { raw: { weather: 'rain' }, problem: 'unknown-field weather' },
  ])('$problem', ({ raw, problem }) => {
    expect(problemsOf(scenes.scene, raw)).toEqual([problem]);
  });
});

describe('conditions', () => {
  test('a listed one, an extreme one, or one of the GM’s own of up to two steps', () => {
    const stated = ['darkness', { condition: 'position', extreme: true }, { label: 'fog', steps: -2 }];
    expect(schemas.conditions.parse(stated)).toEqual(stated);
  });

  test('no others, and no more than two steps', () => {
    expect(problemsOf(schemas.conditions, ['boredom'])).toHaveLength(1);
    expect(problemsOf(schemas.conditions, [{ label: 'fog', steps: 3 }])).toEqual(['too-big 0.steps']);
  });
});
