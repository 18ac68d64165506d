import { script } from '@tafelrunde/kernel';
import { expectOdds, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Category } from '../../src/data/enemies.ts';
import type { Enemy, Figure } from '../../src/model.ts';
import { attack, enemyOut } from '../../src/rules/attack.ts';
import { type AddEnemyInput, addEnemy, makeEnemy } from '../../src/rules/enemies.ts';
import { enemy } from '../../src/schemas.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const entry = (overrides: Partial<AddEnemyInput> = {}): AddEnemyInput => ({
  scene: sceneWith([]),
  id: 'foe',
  name: 'foe',
  category: 'minion',
  hasRanged: false,
  reach: null,
  hasArmour: false,
  at: null,
  ...overrides,
});
const add = (overrides: Partial<AddEnemyInput>, h = DEFAULTS) =>
  script(addEnemy, entry(overrides), h, []).outcome;
const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });

describe('categories', () => {
  test.each([
    { category: 'minion', tn: 6, hearts: 1 },
    { category: 'elite', tn: 8, hearts: 2 },
    { category: 'boss', tn: 12, hearts: 3 },
  ] as const)('[GW-ATK-02] a $category has TN $tn and $hearts hearts', ({ category, tn, hearts }) => {
    expect(add({ category }).outcome).toEqual({ kind: 'added', enemy: 'foe', tn, hearts });
    expect(enemy.parse({ id: 'foe', category })).toMatchObject({ tn, hearts, heartsMax: hearts });
  });

  test('[GW-ATK-02] the attack has to reach that TN: the odds of a d10', () => {
    const odds = (category: Category) => {
      const scene = sceneWith([hero({ pos: [0, 0], traits: { S: 10 } }), foe({ category, pos: [1, 0] })]);
      const input = { scene, attacker: 'hero', target: 'foe', conditions: [] };
      return expectOdds(attack, input, ({ outcome }) => 'wounds' in outcome && outcome.wounds > 0, DEFAULTS);
    };
    odds('minion').toBe('1/2'); // 6 to 10
    odds('elite').toBe('3/10'); // 8, 9, 10
    odds('boss').toBe('1/10'); // only the highest face
  });

  test('[GW-R-15] the table may set other TNs, and every enemy may have its own', () => {
    const table = house({ 'enemy.tn': { minion: 4, elite: 6, boss: 8 } });
    expect(
      (['minion', 'elite', 'boss'] as const).map((category) => makeEnemy(entry({ category }), table).tn),
    ).toEqual([4, 6, 8]);
    expect(makeEnemy(entry({ category: 'boss', tn: 4 }), DEFAULTS).tn).toBe(4);
  });

  test('[GW-R-16] the table may set other hearts, and every enemy may have its own', () => {
    const table = house({ 'enemy.hearts': { minion: 2, elite: 4, boss: 9 } });
    const hearts = (['minion', 'elite', 'boss'] as const).map(
      (category) => makeEnemy(entry({ category }), table).hearts,
    );
    expect(hearts).toEqual([2, 4, 9]);
    expect(makeEnemy(entry({ category: 'boss', hearts: 5 }), DEFAULTS)).toMatchObject({
      hearts: 5,
      heartsMax: 5,
    });
  });
});

describe('entering an enemy', () => {
  test('[GW-ADD-08] the GM enters it with category, TN and hearts, where it stands', () => {
    const scene = sceneWith([hero({ pos: [0, 0] })]);
    const { effects } = add({
      scene,
      category: 'elite',
      tn: 12,
      hearts: 4,
      at: [3, 3],
      hasRanged: true,
      reach: 6,
    });
    expect(after(scene, effects, 'foe')).toEqual(
      foe({ category: 'elite', tn: 12, hearts: 4, pos: [3, 3], hasRanged: true, reach: 6 }),
    );
  });

  test('[GW-ADD-04] not on a taken cell, a wall or off the board, and not twice', () => {
    const scene = sceneWith([hero({ pos: [0, 0] })], { board: { cells: [{ at: [1, 0], kind: 'wall' }] } });
    expect(add({ scene, at: [0, 0] })).toEqual(refusal('cell-taken'));
    expect(add({ scene, at: [1, 0] })).toEqual(refusal('cell-taken'));
    expect(add({ scene, at: [12, 0] })).toEqual(refusal('cell-taken'));
    expect(add({ scene: sceneWith([foe()]) })).toEqual(refusal('id-taken'));
  });

  test('[GW-R-31] an enemy has a token only if the GM gives it armour', () => {
    expect(makeEnemy(entry(), DEFAULTS)).toMatchObject({ hasArmour: false, armourTokens: 0 });
    expect(makeEnemy(entry({ hasArmour: true }), DEFAULTS)).toMatchObject({
      hasArmour: true,
      armourTokens: 1,
    });
  });
});

describe('out of the fight', () => {
  const out = (scene: ReturnType<typeof sceneWith>, way: 'dead' | 'left') =>
    script(enemyOut, { scene, target: 'foe', out: way }, DEFAULTS, []).outcome;

  test.each(['dead', 'left'] as const)('[GW-R-17] the attacker’s player may say %s', (way) => {
    const scene = sceneWith([hero({ pos: [0, 0] }), foe({ pos: [1, 0] })]);
    const input = { scene, attacker: 'hero', target: 'foe', conditions: [] };
    const { outcome, trace } = scripted(attack, input, DEFAULTS, [[6], way]);
    expect(after(scene, outcome.effects, 'foe')).toMatchObject({ hearts: 0, status: [way] });
    expect(trace).toContainEqual({ kind: 'choice', cite: 'GW-R-17', question: 'out', by: 'hero', key: way });
  });

  test('[GW-R-17] the GM may overrule that, and the rules make no difference', () => {
    const scene = sceneWith([foe({ hearts: 0, status: ['dead'] })]);
    const { outcome, effects } = out(scene, 'left');
    expect(outcome).toEqual({ kind: 'left', target: 'foe' });
    expect(after(scene, effects, 'foe').status).toEqual(['left']);
    expect(after(scene, out(scene, 'dead').effects, 'foe').status).toEqual(['dead']);
  });

  test('[GW-R-16] an enemy put out has no hearts left and is never downed', () => {
    const scene = sceneWith([foe({ category: 'boss' })]);
    expect(after(scene, out(scene, 'dead').effects, 'foe')).toMatchObject({ hearts: 0, status: ['dead'] });
    const input = { scene: sceneWith([hero()]), target: 'hero', out: 'dead' } as const;
    expect(script(enemyOut, input, DEFAULTS, []).outcome).toEqual(refusal('not-an-enemy'));
  });
});

describe('who could reach the attacker', () => {
  const bow = hero({ pos: [0, 0], traits: { G: 10 }, weapons: [{ name: 'bow', kind: 'ranged' }] });
  const missing = (target: Enemy, attacker: Figure = bow, board: Parameters<typeof sceneWith>[1] = {}) => {
    const input = {
      scene: sceneWith([attacker, target], board),
      attacker: 'hero',
      target: 'foe',
      conditions: [],
    };
    const asked = scripted(attack, input, DEFAULTS, [[2], 'none']);
    return asked.facts.find(({ kind }) => kind === 'retaliation');
  };
  const reachable = { kind: 'retaliation', figure: 'hero', reachable: true, reach: 'inReach', enemy: 'foe' };
  const unreachable = { ...reachable, reachable: false, reach: 'outOfReach' };

  test('[GW-R-20] a neighbour can, also one without ranged attack', () => {
    expect(missing(foe({ pos: [1, 1] }))).toEqual(reachable);
  });

  test('[GW-R-20] from afar only with a ranged attack and within reach', () => {
    expect(missing(foe({ pos: [6, 0] }))).toEqual(unreachable);
    expect(missing(foe({ pos: [6, 0], hasRanged: true }))).toEqual(reachable); // unlimited unless stated
    expect(missing(foe({ pos: [6, 0], hasRanged: true, reach: 6 }))).toEqual(reachable);
    expect(missing(foe({ pos: [6, 0], hasRanged: true, reach: 5 }))).toEqual(unreachable);
  });

  test('[GW-R-20] declared full cover protects the attacker; of partial cover the GM decides, and nothing is preselected', () => {
    const far = foe({ pos: [6, 0], hasRanged: true });
    expect(missing(far, { ...bow, coverOverride: 'full' })).toEqual(unreachable);
    const covered = { ...bow, coverOverride: 'cover' as const };
    expect(missing(far, covered)).toEqual({ ...unreachable, reach: 'covered' });
    const shot = { scene: sceneWith([covered, far]), attacker: 'hero', target: 'foe', conditions: [] };
    // By default nothing is lost, whatever the five misses of the d10; the GM can still say otherwise.
    expectOdds(
      attack,
      shot,
      ({ outcome }) => 'retaliation' in outcome && outcome.retaliation !== 'none',
      DEFAULTS,
    ).toBe('0');
    expect(script(attack, shot, DEFAULTS, [[2], 'heart']).outcome.outcome).toMatchObject({
      retaliation: 'lost',
    });
  });

  test('[GW-R-20] a paralysed enemy does not answer', () => {
    expect(missing(foe({ pos: [1, 0], status: ['paralysed'] }))).toEqual({
      ...unreachable,
      reach: 'helpless',
    });
  });

  test('[GW-R-20] the GM can overrule either way', () => {
    const input = (target: Enemy) => ({
      scene: sceneWith([bow, target]),
      attacker: 'hero',
      target: 'foe',
      conditions: [],
    });
    const far = script(attack, input(foe({ pos: [6, 0] })), DEFAULTS, [[2], 'heart']).outcome;
    expect(far.outcome).toMatchObject({ retaliation: 'lost' });
    const near = script(attack, input(foe({ pos: [1, 0] })), DEFAULTS, [[2], 'none']).outcome;
    expect(near.outcome).toMatchObject({ retaliation: 'none' });
  });
});
