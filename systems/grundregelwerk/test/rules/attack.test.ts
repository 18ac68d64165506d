import { script, type Tape } from '@tafelrunde/kernel';
import { expectOdds } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Fate, House } from '../../src/rule.ts';
import { type AttackInput, attack, enemyOut } from '../../src/rules/attack.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const warrior = hero({ traits: { S: 10, G: 8, M: 6 }, pos: [0, 0] });
const rogue = hero({
  traits: { S: 8, G: 10, M: 6 },
  weapons: [{ name: 'bow', kind: 'ranged' }],
  pos: [0, 0],
});
const minion = foe({ pos: [1, 0] });
const elite = foe({ category: 'elite', pos: [1, 0] });
const boss = foe({ category: 'boss', pos: [1, 0] });

const input = (overrides: Partial<AttackInput> = {}): AttackInput => ({
  scene: sceneWith([warrior, minion]),
  attacker: 'hero',
  target: 'foe',
  conditions: [],
  ...overrides,
});
const strike = (overrides: Partial<AttackInput>, answers: Tape, h = DEFAULTS) =>
  script(attack, input(overrides), h, answers).outcome;

test('[GW-EXA-03] the warrior shows 4 against a minion: a miss, and the blow back costs a heart', () => {
  const { outcome, effects } = strike({}, [[4], 'heart']);
  expect(outcome).toEqual({
    kind: 'failure',
    wounds: 0,
    out: null,
    retaliation: 'lost',
    complication: null,
    advantage: null,
    face: 4,
    needs: 6,
  }); // 4 < 6
  expect(effects).toEqual([{ kind: 'hearts', figure: 'hero', by: -1 }]);
  expect(after(input().scene, effects, 'hero').hearts).toBe(4); // 5 - 1
  expect(after(input().scene, effects, 'foe').hearts).toBe(1);
});

test('[GW-EXA-04] the rogue shoots at the boss with help and a good position: 12 on a d12, two wounds', () => {
  const scene = sceneWith([rogue, hero({ id: 'friend' }), foe({ category: 'boss', pos: [6, 0] })], {
    pendingHelp: [{ helper: 'friend', helped: 'hero' }],
  });
  const { outcome, effects } = strike({ scene, conditions: ['position'] }, ['take', [12], 'moreEffect']);
  expect(outcome).toMatchObject({ kind: 'exceptional', wounds: 2, retaliation: 'none', face: 12, needs: 8 }); // TN 12 one step easier
  expect(after(scene, effects, 'foe').hearts).toBe(1); // 3 - 2
  expect(after(scene, effects, 'hero').hearts).toBe(5);
});

test('[GW-ATK-01] the weapon gives the trait, and the roll meets the TN of the enemy', () => {
  const both = hero({
    traits: { S: 12, G: 6 },
    weapons: [
      { name: 'sword', kind: 'melee' },
      { name: 'bow', kind: 'ranged' },
    ],
    pos: [0, 0],
  });
  const scene = sceneWith([both, elite]);
  expect(strike({ scene, weapon: 'sword' }, [[11]]).outcome).toMatchObject({
    kind: 'success',
    face: 11,
    needs: 8,
  }); // S d12 against 8
  expect(() => strike({ scene, weapon: 'bow' }, [[11]])).toThrow('illegal-faces'); // G is a d6
});

test('[GW-ATK-01] no attack on somebody out, without sight, out of range, with no weapon or out of turn', () => {
  const reason = (overrides: Partial<AttackInput>) =>
    (strike(overrides, []).outcome as { reason?: string }).reason;
  expect(reason({ scene: sceneWith([warrior, foe({ status: ['dead'], pos: [1, 0] })]) })).toBe(
    'target-is-out',
  );
  expect(
    reason({
      scene: sceneWith([rogue, foe({ pos: [3, 0] })], { board: { cells: [{ at: [1, 0], kind: 'wall' }] } }),
    }),
  ).toBe('no-sight');
  expect(reason({ scene: sceneWith([warrior, foe({ pos: [3, 0] })]) })).toBe('out-of-melee-range');
  expect(reason({ weapon: 'axe' })).toBe('unknown-weapon');
  expect(
    reason({
      scene: sceneWith([hero({ weapons: [{ name: 'sword', kind: 'melee', dropped: true }] }), minion]),
    }),
  ).toBe('weapon-dropped');
  expect(reason({ scene: sceneWith([warrior, minion], { round: 1, turn: 'foe' }) })).toBe('not-your-turn');
  expect(
    reason({
      scene: sceneWith([hero({ actionLeft: false, pos: [0, 0] }), minion], { round: 1, turn: 'hero' }),
    }),
  ).toBe('no-action-left');
  expect(reason({ attacker: 'foe' })).toBe('not-a-player-character');
  expect(reason({ target: 'hero' })).toBe('not-an-enemy');
  expect(reason({ target: 'nobody' })).toBe('unknown-figure');
});

test('[GW-HIT-01] [GW-R-17] any hit removes a minion, dead or gone as the player says', () => {
  const dead = strike({}, [[7], 'dead']);
  expect(dead.outcome).toMatchObject({ wounds: 1, out: 'dead' });
  expect(dead.effects).toContainEqual({ kind: 'statusGained', figure: 'foe', status: 'dead' });
  expect(strike({}, [[7], 'left']).outcome).toMatchObject({ out: 'left' });
  const tough = sceneWith([warrior, foe({ hearts: 4, pos: [1, 0] })]);
  expect(strike({ scene: tough }, [[7], 'dead']).outcome).toMatchObject({ wounds: 4, out: 'dead' });
});

test('[GW-HIT-02] elite and boss lose one heart', () => {
  expect(strike({ scene: sceneWith([warrior, elite]) }, [[8]])).toMatchObject({
    outcome: { kind: 'success', wounds: 1, out: null },
    effects: [{ kind: 'hearts', figure: 'foe', by: -1 }],
  });
});

test('[GW-HIT-04] [GW-R-18] exceptional, elite and boss lose as many as exceptionalWounds says, if the player takes that advantage', () => {
  const scene = sceneWith([warrior, boss]);
  expect(strike({ scene }, [[10], 'moreEffect']).outcome).toMatchObject({ wounds: 2 }); // the highest face of the d10
  expect(
    strike({ scene }, [[10], 'moreEffect', 'dead'], house({ exceptionalWounds: 3 })).outcome,
  ).toMatchObject({ wounds: 3, out: 'dead' });
  expect(strike({ scene }, [[10], 'quieter']).outcome).toMatchObject({ wounds: 1, advantage: 'quieter' });
  expect(() => strike({}, [[10], 'moreEffect', 'dead'])).toThrow('illegal-choice'); // a minion: another advantage
});

test('[GW-R-16] an enemy at 0 hearts is out, never downed', () => {
  const weak = sceneWith([warrior, foe({ category: 'boss', hearts: 1, heartsMax: 3, pos: [1, 0] })]);
  const { effects } = strike({ scene: weak, conditions: ['surprise'] }, [[8], 'left']); // TN 12 one step easier
  expect(after(weak, effects, 'foe').status).toEqual(['left']);
});

test('[GW-R-17] the GM may overrule how an enemy is out', () => {
  const scene = sceneWith([foe({ status: ['dead'], hearts: 0 })]);
  const { effects } = script(enemyOut, { scene, target: 'foe', out: 'left' }, DEFAULTS, []).outcome;
  expect(after(scene, effects, 'foe').status).toEqual(['left']);
});

test('[GW-REV-01] a miss next to the enemy costs a heart, a hit does not', () => {
  expect(strike({}, [[5], 'heart']).effects).toEqual([{ kind: 'hearts', figure: 'hero', by: -1 }]);
  expect(strike({}, [[6], 'dead']).outcome).toMatchObject({ retaliation: 'none' });
});

test('[GW-REV-02] [GW-R-20] out of reach nothing is suggested: distance without ranged answer, or full cover', () => {
  const far = (overrides: Parameters<typeof foe>[0], attacker = rogue) =>
    sceneWith([attacker, foe({ pos: [5, 0], ...overrides })]);
  const first = (scene: ReturnType<typeof far>) =>
    expectOdds(retaliationOf, { ...input({ scene }) }, (r) => r === 'lost', DEFAULTS);
  first(far({})).toBe('0'); // it cannot answer
  first(far({ hasRanged: true })).toBe('1/2'); // faces 1 to 5 of ten miss
  first(far({ hasRanged: true, reach: 4 })).toBe('0'); // five cells away
  first(far({ hasRanged: true, status: ['paralysed'] })).toBe('0');
  first(far({ hasRanged: true }, { ...rogue, coverOverride: 'full' })).toBe('0');
  expect(strike({ scene: far({}) }, [[5], 'heart']).outcome).toMatchObject({ retaliation: 'lost' }); // the GM overrules
});

function retaliationOf(fate: Fate, i: AttackInput, h: House) {
  const { outcome } = attack(fate, i, h);
  return 'retaliation' in outcome ? outcome.retaliation : 'none';
}

test('[GW-REV-03] a 1 costs the heart and something gets worse on top', () => {
  const { outcome, effects } = strike({}, [[1], 'heart', 'prone']);
  expect(outcome).toMatchObject({ kind: 'complication', retaliation: 'lost', complication: 'prone' });
  expect(effects).toEqual([
    { kind: 'hearts', figure: 'hero', by: -1 },
    { kind: 'statusGained', figure: 'hero', status: 'prone' },
  ]);
});

test('[GW-REV-04] [GW-R-19] instead of the heart the GM may choose another complication, also on a 1 and then only one', () => {
  expect(strike({}, [[4], 'complication', 'disarmed']).effects).toEqual([
    { kind: 'statusGained', figure: 'hero', status: 'disarmed' },
    { kind: 'weaponDropped', figure: 'hero', weapon: 'sword' },
  ]);
  expect(strike({}, [[1], 'complication', 'prone']).outcome).toMatchObject({
    retaliation: 'complication',
    complication: 'prone',
  });
});

test('[GW-ADD-14] [GW-REV-04] the weapon that is knocked away is the one that was used', () => {
  const both = hero({
    weapons: [
      { name: 'sword', kind: 'melee' },
      { name: 'bow', kind: 'ranged' },
    ],
    pos: [0, 0],
  });
  const shot = strike({ scene: sceneWith([both, minion]), weapon: 'bow' }, [[4], 'complication', 'disarmed']);
  expect(shot.effects).toContainEqual({ kind: 'weaponDropped', figure: 'hero', weapon: 'bow' });
});

test('[GW-REV-05] retaliation takes nothing from the turn of the enemy', () => {
  const scene = sceneWith([warrior, minion], { round: 1, turn: 'hero' });
  const enemy = after(scene, strike({ scene }, [[4], 'heart']).effects, 'foe');
  expect([enemy.actionLeft, enemy.moveLeft]).toEqual([true, true]);
  expect(applyEffects(scene, strike({ scene }, [[4], 'heart']).effects).acted).toEqual([]);
});

test('[GW-R-19] card: every miss is exactly one of both and reach is not asked; off: only the complication of a 1', () => {
  const card = house({ retaliationMode: 'card' });
  const far = sceneWith([rogue, foe({ pos: [5, 0] })]);
  expect(strike({ scene: far }, [[4], 'heart'], card).outcome).toMatchObject({
    retaliation: 'lost',
    complication: null,
  });
  expect(strike({}, [[1], 'heart'], card).outcome).toMatchObject({ retaliation: 'lost', complication: null });
  const off = house({ retaliationMode: 'off' });
  expect(strike({}, [[4]], off).outcome).toMatchObject({ retaliation: 'none', complication: null });
  expect(script(attack, input(), off, [[4]]).trace).toContainEqual({
    kind: 'fact',
    cite: 'GW-REV-01',
    fact: { kind: 'noRetaliation', why: 'mode' },
  });
  expect(strike({}, [[1], 'prone'], off).outcome).toMatchObject({
    retaliation: 'none',
    complication: 'prone',
  });
});

test('[GW-R-19] retaliationChoice decides which of the two is the default', () => {
  const first = (h: House) => expectOdds(retaliationOf, input(), (r) => r === 'complication', h);
  first(DEFAULTS).toBe('0');
  first(house({ retaliationChoice: 'complication' })).toBe('1/2'); // the five misses of the d10
});

test('[GW-RNG-03] [GW-R-21] beyond the limit one step, once; 10 cells are still free, and by default there is no limit', () => {
  const at = (x: number) =>
    sceneWith([rogue, foe({ category: 'elite', pos: [x, 0] })], { board: { width: 40 } });
  const needs = (x: number, h: House) =>
    (strike({ scene: at(x) }, [[10], 'quieter'], h).outcome as { needs: number }).needs;
  const limited = house({ rangeLimit: 10 });
  expect([needs(10, limited), needs(11, limited), needs(39, limited), needs(39, DEFAULTS)]).toEqual([
    8, 12, 12, 8,
  ]);
});

test('[GW-R-40] a ranged attack on a neighbour is allowed without penalty and answered like any neighbour', () => {
  expect(strike({ scene: sceneWith([rogue, minion]) }, [[5], 'heart']).outcome).toMatchObject({
    needs: 6,
    retaliation: 'lost',
  });
});

test('[GW-ADD-07] a target in cover is one step harder', () => {
  const scene = sceneWith([rogue, foe({ pos: [3, 0] })], {
    board: {
      cells: [
        { at: [1, 0], kind: 'cover' },
        { at: [2, 0], kind: 'cover' },
      ],
    },
  });
  expect(strike({ scene }, [[8], 'dead']).outcome).toMatchObject({ kind: 'success', needs: 8 }); // once, however many
});

test('[GW-R-05] a boss in cover cannot be attacked without an advantage, a minion at two steps down needs no roll', () => {
  const covered = sceneWith([rogue, foe({ category: 'boss', pos: [3, 0] })], {
    board: { cells: [{ at: [1, 0], kind: 'cover' }] },
  });
  expect(strike({ scene: covered }, [])).toEqual({
    outcome: { kind: 'refused', reason: 'almost-impossible' },
    effects: [],
  });
  expect(strike({ conditions: ['surprise', 'position'] }, ['dead']).outcome).toMatchObject({
    kind: 'automatic',
    wounds: 1,
    retaliation: 'none',
  });
});

const crowded = (target: typeof minion) =>
  sceneWith([warrior, { ...target, pos: [1, 0] }, foe({ id: 'second', pos: [0, 1] })]);

test('[GW-MUL-01] [GW-R-22] more than one enemy beside you: one step harder', () => {
  expect(strike({ scene: crowded(minion) }, [[7], 'heart']).outcome).toMatchObject({
    kind: 'failure',
    needs: 8,
  }); // 6 + one step
  const three = sceneWith([...crowded(minion).figures, foe({ id: 'third', pos: [1, 1] })]);
  expect(strike({ scene: three }, [[7], 'heart']).outcome).toMatchObject({ needs: 8 }); // once, not per enemy
});

test('[GW-MUL-01] or a failure brings an additional complication besides retaliation', () => {
  const { outcome, effects } = strike(
    { scene: crowded(minion) },
    [[5], 'heart', 'positionLost', 'stay'],
    house({ crowd: 'complication' }),
  );
  expect(outcome).toMatchObject({ needs: 6, retaliation: 'lost', complication: 'positionLost' });
  expect(effects).toContainEqual({ kind: 'hearts', figure: 'hero', by: -1 });
});

test('[GW-MUL-02] one decision with one effect: the step excludes the complication', () => {
  const asked = house({ crowd: 'ask' });
  expect(strike({ scene: crowded(minion) }, ['step', [5], 'heart'], asked).outcome).toMatchObject({
    needs: 8,
    complication: null,
  });
  expect(
    strike({ scene: crowded(minion) }, ['complication', [5], 'heart', 'alarm'], asked).outcome,
  ).toMatchObject({ needs: 6, complication: 'alarm' });
  expect(strike({ scene: crowded(minion) }, ['none', [5], 'heart'], asked).outcome).toMatchObject({
    needs: 6,
    complication: null,
  });
});

test('[GW-R-22] a boss in a crowd stays attackable: the complication takes the place of the step; off and named options count', () => {
  expect(strike({ scene: crowded(boss) }, [[4], 'heart', 'alarm']).outcome).toMatchObject({
    needs: 12,
    complication: 'alarm',
  });
  expect(strike({ scene: crowded(minion) }, [[7], 'dead'], house({ crowd: 'off' })).outcome).toMatchObject({
    kind: 'success',
  });
  expect(strike({ scene: crowded(minion), crowd: 'none' }, [[7], 'dead']).outcome).toMatchObject({
    kind: 'success',
  });
  const onlyOneAble = sceneWith([warrior, minion, foe({ id: 'second', pos: [0, 1], status: ['left'] })]);
  expect(strike({ scene: onlyOneAble }, [[7], 'dead']).outcome).toMatchObject({ needs: 6 });
});

test('[GW-R-31] an enemy has a token only if the GM gave one, and then the GM decides', () => {
  const armoured = sceneWith([warrior, foe({ category: 'elite', hasArmour: true, pos: [1, 0] })]);
  expect(strike({ scene: armoured }, [[8], 'use'])).toMatchObject({
    outcome: { wounds: 0, out: null },
    effects: [{ kind: 'armourToken', figure: 'foe', to: 0 }],
  });
  expect(strike({ scene: armoured }, [[8], 'keep']).outcome).toMatchObject({ wounds: 1 });
});

test('[GW-R-10] failureComplication always adds one to a plain miss', () => {
  expect(strike({}, [[4], 'heart', 'prone'], house({ failureComplication: 'always' })).outcome).toMatchObject(
    { retaliation: 'lost', complication: 'prone' },
  );
});

test('[GW-TMR-02] a missed attack moves the counter once, a 1 too', () => {
  const scene = sceneWith([warrior, minion], { timer: { length: 3 } });
  expect(applyEffects(scene, strike({ scene }, [[4], 'heart']).effects).timer).toMatchObject({ value: 1 });
  expect(applyEffects(scene, strike({ scene }, [[1], 'heart', 'prone']).effects).timer).toMatchObject({
    value: 1,
  });
  const untimed = house({ 'timer.counts': ['tests'] });
  expect(applyEffects(scene, strike({ scene }, [[4], 'heart'], untimed).effects).timer).toMatchObject({
    value: 0,
  });
});

test('[GW-ADD-08] in round 1 the surprising side attacks one step easier', () => {
  const scene = sceneWith([warrior, elite], { round: 1, turn: 'hero', surprise: 'pc' });
  expect(strike({ scene }, [[6]]).outcome).toMatchObject({ kind: 'success', needs: 6 }); // 8 one step easier
});

test('[GW-D6-05] in the variant an elite is one grade harder, a boss two', () => {
  const trained = hero({ traits: { S: 'trained' }, pos: [0, 0] });
  const against = (target: typeof minion) =>
    strike({ scene: sceneWith([trained, target], { mode: 'd6only' }) }, [
      [4],
      ...(target === minion ? ['dead'] : ['heart']),
    ]).outcome;
  expect([against(minion), against(elite), against(boss)].map((o) => (o as { needs: number }).needs)).toEqual(
    [4, 5, 6],
  );
});

test('[GW-R-22] paralysed neighbours do not press: a d10 hits the minion in one of two, not in three of ten', () => {
  const pressed = (status: 'paralysed'[]) =>
    input({ scene: sceneWith([warrior, minion, foe({ id: 'second', pos: [0, 1], status })]) });
  const hits = ({ outcome }: ReturnType<typeof attack>) => 'wounds' in outcome && outcome.wounds > 0;
  expectOdds(attack, pressed([]), hits, DEFAULTS).toBe('3/10'); // 8, 9, 10 against TN 8
  expectOdds(attack, pressed(['paralysed']), hits, DEFAULTS).toBe('1/2'); // 6 to 10 against TN 6
});

test('[GW-R-07] the highest face hits below the TN as well, and nothing strikes back', () => {
  const scene = sceneWith([hero({ traits: { S: 6 }, pos: [0, 0] }), boss]);
  expect(strike({ scene }, [[6], 'moreEffect']).outcome).toMatchObject({ wounds: 2, retaliation: 'none' }); // 6 of a d6 against 12
  expect(strike({ scene }, [[6], 'heart'], house({ maxAlwaysSucceeds: false })).outcome).toMatchObject({
    wounds: 0,
    retaliation: 'lost',
  });
});
