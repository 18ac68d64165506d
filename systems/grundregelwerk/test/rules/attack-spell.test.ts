import { script, type Tape } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import { attackSpell } from '../../src/rules/attack-spell.ts';
import type { CastInput } from '../../src/rules/magic.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const mage = hero({ traits: { M: 10 }, pos: [0, 0] });
const input = (overrides: Partial<CastInput>): CastInput => ({
  scene: sceneWith([mage, foe({ category: 'elite', pos: [1, 0] })]),
  caster: 'hero',
  effect: 'projectile',
  target: 'foe',
  description: 'a bolt',
  cells: [],
  conditions: [],
  ...overrides,
});
const spell = (overrides: Partial<CastInput>, answers: Tape, h = DEFAULTS) =>
  script(attackSpell, input(overrides), h, answers).outcome;

test('[GW-ADD-15] [GW-R-14] a projectile is an attack with M against the higher of both TNs', () => {
  const { outcome, effects } = spell({}, [[8]]);
  expect(outcome).toMatchObject({ kind: 'success', wounds: 1, manaPaid: 1, needs: 8 }); // elite 8 against Standard 6
  expect(after(input({}).scene, effects, 'foe').hearts).toBe(1); // 2 - 1
  expect(spell({}, [[6]], house({ spellTN: 'level' })).outcome).toMatchObject({ kind: 'success', needs: 6 });
});

test('[GW-REV-01] [GW-R-25] a failed attack spell is answered by retaliation, and that is its consequence', () => {
  const { outcome, effects } = spell({}, [[4], 'heart']);
  expect(outcome).toMatchObject({ kind: 'failure', retaliation: 'lost', complication: null });
  expect(after(input({}).scene, effects, 'hero')).toMatchObject({ hearts: 4, mana: 2, status: [] });
});

test('[GW-R-25] also if armour absorbs it; without any retaliation the small consequence comes', () => {
  const armoured = sceneWith([
    { ...mage, hasArmour: true, armourTokens: 1 },
    foe({ category: 'elite', pos: [1, 0] }),
  ]);
  expect(spell({ scene: armoured }, [[4], 'heart', 'use']).outcome).toMatchObject({
    retaliation: 'absorbed',
    complication: null,
  });
  const far = sceneWith([mage, foe({ category: 'elite', pos: [6, 0] })]);
  expect(spell({ scene: far }, [[4], 'none']).outcome).toMatchObject({
    retaliation: 'none',
    complication: 'vulnerable',
  });
});

test('[GW-R-27] exceptional with an attack spell: a larger effect is one wound more', () => {
  expect(spell({}, [[10], 'largerEffect', 'dead']).outcome).toMatchObject({
    kind: 'exceptional',
    wounds: 2,
    out: ['foe'],
  });
  const back = spell({}, [[10], 'manaBack', 'grant']);
  expect(back.outcome).toMatchObject({ wounds: 1, manaBack: 1 });
});

test('[GW-MUL-01] [GW-R-22] the crowd presses attack spells too', () => {
  const crowded = sceneWith([mage, foe({ pos: [1, 0] }), foe({ id: 'second', pos: [0, 1] })]);
  expect(spell({ scene: crowded }, [[8], 'dead']).outcome).toMatchObject({ needs: 8 }); // minion 6 and Standard 6, one step
});

test('[GW-ATK-01] only spells that take hearts, only enemies in sight', () => {
  expect(spell({ effect: 'light' }, []).outcome).toMatchObject({ reason: 'wrong-spell' });
  const walled = sceneWith([mage, foe({ pos: [3, 0] })], {
    board: { cells: [{ at: [1, 0], kind: 'wall' }] },
  });
  expect(spell({ scene: walled }, []).outcome).toMatchObject({ reason: 'no-sight' });
});

const group = sceneWith([
  mage,
  foe({ id: 'minion', pos: [5, 4] }),
  foe({ id: 'elite', category: 'elite', pos: [5, 5] }),
  foe({ id: 'boss', category: 'boss', pos: [4, 5] }),
  foe({ id: 'outside', pos: [8, 8] }),
]);
const area = (overrides: Partial<CastInput>, answers: Tape, h = DEFAULTS) =>
  spell({ scene: group, effect: 'area', cells: [[4, 4]], ...overrides }, answers, h);

test('[GW-R-38] one throw is compared with every enemy within distance 1', () => {
  const { outcome, effects } = area({}, [[8], 'dead']); // reaches 8 for minion and elite, not 12 for the boss
  expect(outcome).toMatchObject({
    kind: 'success',
    wounds: 2,
    out: ['minion'],
    manaPaid: 2,
    face: 8,
    retaliation: 'none',
  });
  const hearts = ['minion', 'elite', 'boss', 'outside'].map((id) => after(group, effects, id).hearts);
  expect(hearts).toEqual([0, 1, 3, 1]);
});

test('[GW-R-38] a target that would be above 12 is left out; with nobody left the spell is refused', () => {
  const { outcome } = area({ conditions: ['noise'] }, [[9], 'none']); // minion and elite need 12 now, the boss is left out
  expect(outcome).toMatchObject({ kind: 'failure', wounds: 0, complication: 'vulnerable' });
  const boss = sceneWith([mage, foe({ category: 'boss', pos: [4, 4] })]);
  expect(area({ scene: boss, conditions: ['noise'] }, []).outcome).toMatchObject({
    reason: 'almost-impossible',
  });
  expect(area({ cells: [[0, 5]] }, []).outcome).toMatchObject({ reason: 'nobody-there' });
});

const answering = sceneWith([
  mage,
  foe({ id: 'archer', category: 'elite', hasRanged: true, pos: [4, 4] }),
  foe({ id: 'giant', category: 'boss', hasRanged: true, pos: [5, 5] }),
]);

test('[GW-R-38] retaliation at most once, by default only if nobody was hit', () => {
  const missed = area({ scene: answering }, [[5], 'heart']);
  expect(missed.outcome).toMatchObject({ retaliation: 'lost' });
  expect(after(answering, missed.effects, 'hero').hearts).toBe(4); // one heart for two enemies
  expect(area({ scene: answering }, [[8]]).outcome).toMatchObject({ retaliation: 'none', wounds: 1 }); // the archer is hit
  expect(
    area({ scene: answering }, [[8], 'heart'], house({ areaRetaliation: 'anyMissed' })).outcome,
  ).toMatchObject({ retaliation: 'lost', wounds: 1 });
  expect(area({ scene: answering }, [[5]], house({ areaRetaliation: 'never' })).outcome).toMatchObject({
    retaliation: 'none',
    complication: 'vulnerable',
  });
});

const friendly = sceneWith([mage, foe({ id: 'minion', pos: [4, 4] }), hero({ id: 'friend', pos: [5, 4] })]);

test('[GW-ADD-15] player characters there lose a heart if the throw reaches the level TN', () => {
  const hit = area({ scene: friendly }, [[8], 'dead']);
  expect(after(friendly, hit.effects, 'friend').hearts).toBe(4); // 8 >= 8
  const weak = area({ scene: friendly }, [[7], 'none']);
  expect(after(friendly, weak.effects, 'friend').hearts).toBe(5); // 7 < 8
});

test('[GW-MAG-06] an exceptional area spell can be made safe for allies', () => {
  const safe = area({ scene: friendly }, [[10], 'extraAdvantage', 'dead', 'safeForAllies']);
  expect(after(friendly, safe.effects, 'friend').hearts).toBe(5);
  const loud = area({ scene: friendly }, [[10], 'largerEffect', 'dead']);
  expect(after(friendly, loud.effects, 'friend').hearts).toBe(4);
});

test('[GW-R-32] a failed area spell moves the counter once', () => {
  const timed = { ...answering, timer: { length: 3, value: 0, consequence: 'alarm', fired: false } };
  expect(applyEffects(timed, area({ scene: timed }, [[5], 'heart']).effects).timer).toMatchObject({
    value: 1,
  });
});

test('[GW-R-36] in the variant the throw meets each threshold: level and category, the higher grade', () => {
  const variant = {
    ...group,
    mode: 'd6only' as const,
    figures: [hero({ traits: { M: 'master' }, pos: [0, 0] }), ...group.figures.slice(1)],
  };
  const { outcome } = area({ scene: variant }, [[4], 'dead']); // 3 + 1 = 4 for minion and elite, 3 + 2 = 5 for the boss
  expect(outcome).toMatchObject({ kind: 'success', wounds: 2, out: ['minion'] });
});

test('[GW-R-34] in the variant with rerollOnce an area spell that missed everybody may be thrown once more', () => {
  const helped = {
    ...group,
    mode: 'd6only' as const,
    pendingHelp: [{ helper: 'minion', helped: 'hero', description: '' }],
  };
  const again = area(
    { scene: helped },
    ['take', [2], 'again', [6], 'largerEffect', 'dead', 'dead'],
    house({ 'd6.help': 'rerollOnce' }),
  );
  expect(again.outcome).toMatchObject({ kind: 'exceptional', face: 6 });
});

test('[GW-R-32] [GW-ADD-07] [GW-RNG-03] a missed projectile moves the counter; cover and distance make it harder', () => {
  const timed = { ...input({}).scene, timer: { length: 3, value: 0, consequence: 'alarm', fired: false } };
  expect(applyEffects(timed, spell({ scene: timed }, [[4], 'heart']).effects).timer).toMatchObject({
    value: 1,
  });
  const covered = sceneWith([mage, foe({ pos: [3, 0] })], {
    board: { cells: [{ at: [1, 0], kind: 'cover' }] },
  });
  expect(spell({ scene: covered }, [[9], 'dead']).outcome).toMatchObject({ needs: 8 }); // 6 and one step
  const far = sceneWith([mage, foe({ pos: [11, 0] })]);
  expect(spell({ scene: far }, [[9], 'dead'], house({ rangeLimit: 10 })).outcome).toMatchObject({ needs: 8 });
});

test('[GW-ADD-10] in a fight an attack spell takes the action, by projectile and by area', () => {
  const fight = { round: 1, turn: 'hero' };
  const near = sceneWith([mage, foe({ category: 'elite', pos: [1, 0] })], fight);
  expect(spell({ scene: near }, [[8]]).effects).toContainEqual({ kind: 'actionSpent', figure: 'hero' });
  expect(area({ scene: { ...group, ...fight } }, [[8], 'dead']).effects).toContainEqual({
    kind: 'actionSpent',
    figure: 'hero',
  });
});
