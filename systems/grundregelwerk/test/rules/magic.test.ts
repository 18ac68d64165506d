import { script, type Tape } from '@tafelrunde/kernel';
import { expectOdds, scripted } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { SPELL_LEVEL_TABLE } from '../../src/data/spells.ts';
import { applyEffects } from '../../src/effects.ts';
import type { Fate } from '../../src/rule.ts';
import { attackSpell } from '../../src/rules/attack-spell.ts';
import { type CastInput, cast, spellTn } from '../../src/rules/magic.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const mage = hero({ traits: { M: 10, G: 8, S: 6 }, pos: [0, 0] });
const elite = foe({ category: 'elite', pos: [3, 0] });

const input = (overrides: Partial<CastInput> = {}): CastInput => ({
  scene: sceneWith([mage, elite]),
  caster: 'hero',
  effect: 'light',
  description: 'a glowing stone',
  cells: [],
  conditions: [],
  ...overrides,
});
const spell = (overrides: Partial<CastInput>, answers: Tape, h = DEFAULTS) =>
  script(cast, input(overrides), h, answers).outcome;

test('[GW-EXA-05] a protective spell over five fields: Standard, M d10 shows 9, the caster crosses', () => {
  const scene = sceneWith([mage]);
  const { outcome, effects } = spell({ scene, effect: 'leap', cells: [[5, 0]] }, [[9]]);
  expect(outcome).toMatchObject({ kind: 'success', manaPaid: 1, face: 9, needs: 6 }); // 9 >= 6
  expect(after(scene, effects, 'hero')).toMatchObject({ mana: 2, pos: [5, 0] }); // 3 - 1
});

test('[GW-EXA-06] holding an elite fails with a 3: nothing happens, two Mana gone, the caster is vulnerable', () => {
  const { outcome, effects } = spell({ effect: 'paralysis', target: 'foe' }, [[3]]);
  expect(outcome).toMatchObject({
    kind: 'failure',
    manaPaid: 2,
    complication: 'vulnerable',
    retaliation: 'none',
    needs: 8,
  });
  expect(after(input().scene, effects, 'hero')).toMatchObject({ mana: 1, status: ['vulnerable'] }); // 3 - 2
  expect(after(input().scene, effects, 'foe').status).toEqual([]);
});

test('[GW-MAG-01] a character starts with 3 Mana', () => {
  expect(hero()).toMatchObject({ mana: 3, manaMax: 3 });
});

test('[GW-MAG-02] [GW-R-23] what no ordinary action can do costs Mana; without enough it cannot be tried', () => {
  const empty = sceneWith([hero({ traits: { M: 10 }, mana: 0, pos: [0, 0] })]);
  expect(spell({ scene: empty, effect: 'leap', cells: [[2, 0]] }, [])).toEqual({
    outcome: { kind: 'refused', reason: 'not-enough-mana' },
    effects: [],
  });
  expect(spell({ scene: empty }, [[7]]).outcome).toMatchObject({ kind: 'success', manaPaid: 0 }); // a free trick
  expect(spell({ scene: empty }, [], house({ trickCost: 1 })).outcome).toMatchObject({
    reason: 'not-enough-mana',
  });
});

test('[GW-MAG-03] described, priced, paid, thrown with the M die, in this order', () => {
  const { trace } = script(cast, input({ effect: 'healing', target: 'hero' }), DEFAULTS, [[8]]);
  expect(trace.map((line) => (line.kind === 'fact' ? line.fact.kind : line.kind))).toEqual([
    'spell',
    'manaPaid',
    'roll',
    'result',
    'spellWorks',
    'healed',
  ]);
  expect(trace.find((line) => line.kind === 'roll')).toMatchObject({ pool: { sides: 10 } });
});

test('[GW-MAG-04] a failed spell does nothing, its Mana stays spent, and a setback follows', () => {
  const hurt = sceneWith([{ ...mage, hearts: 2 }]);
  const { effects } = spell({ scene: hurt, effect: 'healing' }, [[4]]); // 4 < 8
  expect(after(hurt, effects, 'hero')).toMatchObject({ hearts: 2, mana: 1, status: ['vulnerable'] });
});

test('[GW-MAG-05] the levels: trick 4 and 0, standard 6 and 1, strong 8 and 2, great power 12 and 3', () => {
  expect(SPELL_LEVEL_TABLE).toEqual({
    trick: { tn: 4, mana: 'trickCost' },
    standard: { tn: 6, mana: 1 },
    strong: { tn: 8, mana: 2 },
    greatPower: { tn: 12, mana: 3 },
  });
  expect(spell({}, [[9]]).outcome).toMatchObject({ needs: 4, manaPaid: 0 });
  expect(spell({}, [[9]], house({ trickCost: 1 })).outcome).toMatchObject({ manaPaid: 1 });
  expect(spell({ effect: 'strengthening', target: 'hero' }, [[9]]).outcome).toMatchObject({
    needs: 6,
    manaPaid: 1,
  });
  expect(spell({ effect: 'control', target: 'foe' }, [[9]]).outcome).toMatchObject({ needs: 8, manaPaid: 2 });
  expect(spell({ effect: 'greatPower' }, [[9]]).outcome).toMatchObject({
    kind: 'failure',
    needs: 12,
    manaPaid: 3,
  });
});

test('[GW-MAG-06] [GW-R-27] the highest face: a larger effect, or 1 Mana back if the GM agrees, or an extra advantage', () => {
  const scene = sceneWith([{ ...mage, hearts: 1 }, elite]);
  const heal = { scene, effect: 'healing', target: 'hero' } as const;
  expect(spell(heal, [[10], 'largerEffect']).outcome).toMatchObject({
    kind: 'exceptional',
    advantage: 'largerEffect',
    manaBack: 0,
  });
  const back = spell(heal, [[10], 'manaBack', 'grant']);
  expect(back.outcome).toMatchObject({ advantage: 'manaBack', manaBack: 1 });
  expect(after(input().scene, back.effects, 'hero')).toMatchObject({ mana: 2 }); // 3 - 2 + 1
  expect(spell(heal, [[10], 'manaBack', 'refuse']).outcome).toMatchObject({
    advantage: 'extraAdvantage',
    manaBack: 0,
  });
  expect(spell(heal, [[10], 'extraAdvantage']).outcome).toMatchObject({ advantage: 'extraAdvantage' });
  expect(() => spell({}, [[10], 'manaBack', 'grant'])).toThrow('illegal-choice'); // a free trick has nothing to give back
});

test('[GW-R-14] against an enemy the higher of both TNs, or the one the table takes', () => {
  const boss = foe({ category: 'boss' });
  const tn = (target: typeof boss | undefined, h = DEFAULTS) =>
    scripted((fate: Fate) => spellTn(fate, 8, target, h), null, null, []);
  expect(tn(boss).outcome).toBe(12);
  expect(tn(foe()).outcome).toBe(8); // a minion has 6
  expect(tn(boss, house({ spellTN: 'level' })).outcome).toBe(8);
  expect(tn(foe(), house({ spellTN: 'enemy' })).outcome).toBe(6);
  expect(tn(undefined).outcome).toBe(8); // not aimed at an enemy
  // The account says whose TN it is.
  expect(tn(boss).facts).toEqual([
    { kind: 'spellTn', tn: 12, of: 'enemy', target: 'foe', level: 8, enemy: 12 },
  ]);
  expect(tn(foe()).facts).toMatchObject([{ tn: 8, of: 'level', enemy: 6 }]);
  expect(tn(foe({ category: 'elite' })).facts).toMatchObject([{ tn: 8, of: 'both' }]);
});

test('[GW-R-14] a hostile spell without wounds is never answered by retaliation', () => {
  const beside = sceneWith([mage, foe({ category: 'elite', pos: [1, 0] })]);
  expect(spell({ scene: beside, effect: 'control', target: 'foe' }, [[3]]).outcome).toMatchObject({
    kind: 'failure',
    retaliation: 'none',
    complication: 'vulnerable',
  });
});

test('[GW-R-24] the GM may set level, TN and cost; conditions and help shift the throw but never the cost', () => {
  expect(spell({ level: 'strong', tn: 6, mana: 3 }, [[7]]).outcome).toMatchObject({
    kind: 'success',
    needs: 6,
    manaPaid: 3,
  });
  const helped = sceneWith([{ ...mage, hearts: 1 }, hero({ id: 'friend' })], {
    pendingHelp: [{ helper: 'friend', helped: 'hero' }],
  });
  expect(
    spell({ scene: helped, effect: 'healing', target: 'hero', conditions: ['noise'] }, [
      'take',
      [12],
      'largerEffect',
    ]).outcome,
  ).toMatchObject({
    kind: 'exceptional', // TN 8 + one step = 12 on the enlarged d12
    needs: 12,
    manaPaid: 2,
  });
});

test('[GW-R-25] the small consequence: vulnerable, what the GM names, or nothing; on a 1 the complication takes its place', () => {
  const fail = (answers: Tape, h = DEFAULTS) =>
    (spell({ effect: 'healing', target: 'hero' }, answers, h).outcome as { complication: string | null })
      .complication;
  expect(fail([[4]])).toBe('vulnerable');
  expect(fail([[4], 'prone'], house({ magicConsequence: 'gm' }))).toBe('prone');
  expect(fail([[4]], house({ magicConsequence: 'off' }))).toBe(null);
  expect(fail([[1], 'alarm'])).toBe('alarm');
});

test('[GW-R-05] a refused spell costs neither action nor Mana', () => {
  const scene = sceneWith([mage], { round: 1, turn: 'hero' });
  expect(spell({ scene, effect: 'greatPower', conditions: ['noise'] }, [])).toEqual({
    outcome: { kind: 'refused', reason: 'almost-impossible' },
    effects: [],
  });
});

test('[GW-R-12] a failed spell that takes no hearts is not tried again in the same way', () => {
  const first = applyEffects(input().scene, spell({}, [[2]]).effects); // 2 < 4
  expect(first.failedGoals).toHaveLength(1);
  expect(spell({ scene: first }, ['withdraw']).outcome).toMatchObject({ kind: 'withdrawn', manaPaid: 0 });
  expect(spell({ scene: first }, ['acceptComplication', 'alarm', [7]]).outcome).toMatchObject({
    kind: 'success',
  });
});

test('[GW-R-32] a failed spell moves the counter if spells count', () => {
  const scene = sceneWith([mage], { timer: { length: 3 } });
  expect(applyEffects(scene, spell({ scene }, [[2]]).effects).timer).toMatchObject({ value: 1 });
  expect(
    applyEffects(scene, spell({ scene }, [[2]], house({ 'timer.counts': ['attacks'] })).effects).timer,
  ).toMatchObject({ value: 0 });
});

test('[GW-MAG-03] an attack spell is not cast this way, and only able player characters cast', () => {
  expect(spell({ effect: 'projectile', target: 'foe' }, []).outcome).toMatchObject({ reason: 'wrong-spell' });
  expect(spell({ caster: 'foe' }, []).outcome).toMatchObject({ reason: 'not-a-player-character' });
  expect(spell({ caster: 'nobody' }, []).outcome).toMatchObject({ reason: 'unknown-figure' });
  expect(spell({}, [], house({ traits: ['S', 'G'] })).outcome).toMatchObject({ reason: 'unknown-trait' });
});

test('[GW-R-36] in the variant the level is a grade: Strong +1, Great Power +2', () => {
  const scene = sceneWith([hero({ traits: { M: 'master' }, pos: [0, 0] })], { mode: 'd6only' });
  expect(spell({ scene, effect: 'healing' }, [[4]]).outcome).toMatchObject({ kind: 'success', needs: 4 }); // 3 + 1
  expect(spell({ scene, effect: 'greatPower' }, [[5]]).outcome).toMatchObject({ kind: 'success', needs: 5 }); // 3 + 2
  expect(spell({ scene }, [[2]]).outcome).toMatchObject({ kind: 'success', needs: 2 }); // 3 - 1
});

test('[GW-ADD-10] in a fight a spell takes the action, used or not', () => {
  const scene = sceneWith([mage], { round: 1, turn: 'hero' });
  for (const face of [9, 2]) {
    expect(spell({ scene }, [[face]]).effects).toContainEqual({ kind: 'actionSpent', figure: 'hero' });
  }
});

test('[GW-R-42] a spell that is on no list: every level, no board, carried out by the GM', () => {
  const offBoard = sceneWith([{ ...mage, pos: null }]);
  const free = (level: CastInput['level'], face: number) =>
    spell({ scene: offBoard, effect: 'other', description: 'call the wind', level }, [[face]]).outcome;
  expect(free('trick', 4)).toMatchObject({ kind: 'success', needs: 4, manaPaid: 0 });
  expect(free('standard', 6)).toMatchObject({ kind: 'success', needs: 6, manaPaid: 1 });
  expect(free('strong', 8)).toMatchObject({ kind: 'success', needs: 8, manaPaid: 2 });
  expect(free('greatPower', 9)).toMatchObject({ kind: 'failure', needs: 12, manaPaid: 3 });
  expect(free(undefined, 6)).toMatchObject({ needs: 6 }); // Standard, unless the GM says otherwise
  const run = scripted(
    cast,
    input({ scene: offBoard, effect: 'other', description: 'call the wind' }),
    DEFAULTS,
    [[6]],
  );
  expect(run.facts).toContainEqual(expect.objectContaining({ kind: 'spell', description: 'call the wind' }));
});

test('[GW-R-42] without a board leap, barrier and area are told, not refused', () => {
  const scene = sceneWith([
    { ...mage, pos: null },
    { ...elite, pos: null },
  ]);
  for (const effect of ['leap', 'barrier'] as const) {
    const run = scripted(cast, input({ scene, effect }), DEFAULTS, [[6]]);
    expect(run.outcome.outcome).toMatchObject({ kind: 'success', needs: 6, manaPaid: 1 });
    expect(run.outcome.effects).toEqual([{ kind: 'mana', figure: 'hero', by: -1 }]);
    expect(run.facts).toContainEqual({ kind: 'spellTold', effect });
  }
  const area = scripted(attackSpell, input({ scene, effect: 'area' }), DEFAULTS, [[8]]);
  expect(area.outcome.outcome).toMatchObject({ kind: 'success', needs: 8, manaPaid: 2, wounds: 0 }); // the level's TN
  expect(area.facts).toContainEqual({ kind: 'spellTold', effect: 'area' });
  // With the caster on the board they still need a cell.
  const onBoard = (effect: 'leap' | 'barrier') => spell({ effect }, []).outcome;
  expect([onBoard('leap'), onBoard('barrier')]).toMatchObject([
    { reason: 'no-cell-chosen' },
    { reason: 'no-cell-chosen' },
  ]);
});

test('[GW-R-43] the larger effect of a healing is one heart more, never above the maximum', () => {
  const heals = (hearts: number, answers: Tape) => {
    const scene = sceneWith([{ ...mage, hearts }, elite]);
    const { effects } = spell({ scene, effect: 'healing', target: 'hero' }, answers);
    return after(scene, effects, 'hero').hearts;
  };
  expect(heals(1, [[10], 'extraAdvantage'])).toBe(3); // 1 + 2
  expect(heals(1, [[10], 'largerEffect'])).toBe(4); // 1 + 3
  expect(heals(2, [[10], 'largerEffect'])).toBe(5); // 2 + 3
  // With two hearts it is at its five already: another advantage has to be named.
  expect(() => heals(3, [[10], 'largerEffect'])).toThrow('illegal-choice');
  expect(() => heals(5, [[10], 'largerEffect'])).toThrow('illegal-choice');
});

test('[GW-R-27] the answer to the Mana question can be given beforehand, and odds count with it', () => {
  const scene = sceneWith([{ ...mage, hearts: 1 }]);
  const heal = input({ scene, effect: 'healing', target: 'hero', advantage: 'manaBack', grantsMana: true });
  const manaBack = ({ outcome }: ReturnType<typeof cast>) => 'manaBack' in outcome && outcome.manaBack === 1;
  expectOdds(cast, heal, manaBack, DEFAULTS).toBe('1/10'); // the 10 of the d10
  expectOdds(cast, { ...heal, grantsMana: false }, manaBack, DEFAULTS).toBe('0');
  expectOdds(cast, { ...heal, advantage: undefined }, manaBack, DEFAULTS).toBe('0'); // asked, a larger effect is the default
});
