import { expectOdds, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Fate, House } from '../../src/rule.ts';
import { type AttackInput, attack } from '../../src/rules/attack.ts';
import { after, DEFAULTS, hero, house, npc, sceneWith } from '../fixtures.ts';

const fencer = hero({
  attributes: { dexterity: 8 },
  skills: { blades: 6 },
  weapons: [
    { name: 'sword', weaponSkill: 'blades' },
    { name: 'bow', weaponSkill: 'marksmanship', canParry: false, wielded: false },
  ],
}); // AU 4, PA 7, RK 7
const guard = npc({ armour: { value: 3 } }); // AU 4, PA 4, RK 7
const scene = sceneWith([fencer, guard, npc({ id: 'other' })]);
const ON = house({ 'module.attackVsRK': true });
const input = (overrides: Partial<AttackInput> = {}): AttackInput => ({
  scene,
  attacker: 'hero',
  target: 'npc',
  modifier: 0,
  circumstances: [],
  forced: false,
  ...overrides,
});
const run = (i: AttackInput, answers: readonly (readonly number[])[], h = ON) =>
  scripted(attack, i, h, answers).outcome;

test('[PW-ADD-07] the module is off unless the table wants it', () => {
  expect(run(input(), [], DEFAULTS).outcome).toEqual({ kind: 'refused', reason: 'module-off' });
});

describe('[PW-ADD-07] an attack against RK', () => {
  test('is a check on the weapon’s Probe; reaching RK hits, degrees count from it', () => {
    expect(run(input(), [[5], [2]]).outcome).toEqual({ kind: 'attacked', hit: true, degrees: 0, total: 7 });
    expect(run(input(), [[4], [2]]).outcome).toMatchObject({ hit: false, degrees: 0 });
    const good = run(input(), [[7], [4]]); // 11 - 7 = 4
    expect(good.outcome).toMatchObject({ hit: true, degrees: 1 });
    expect(after(scene, good.effects).openDegrees).toBe(1);
    expect(after(scene, good.effects, 'npc').hitPoints).toBe(19); // damage is the GM's to say
  });

  test('an NPC has to exceed the RK of a player character', () => {
    const theirs = input({ attacker: 'npc', target: 'hero' });
    expect(run(theirs, [[3], [4, 1]]).outcome).toMatchObject({ total: 8, hit: true, degrees: 0 });
    const tie = run(theirs, [[3], [4, 3]]);
    expect(tie.outcome).toMatchObject({ total: 10, hit: true });
    const equal = input({ attacker: 'npc', target: 'hero', modifier: 1 });
    expect(run(equal, [[3], [3]]).outcome).toMatchObject({ total: 7, hit: false });
    expect(
      run(equal, [[3], [3]], house({ 'module.attackVsRK': true, 'attack.tieFavoursPC': false })).outcome,
    ).toMatchObject({
      hit: true,
    });
    expect(run(input({ attacker: 'npc', target: 'other', modifier: 0 }), [[3], [1]]).outcome).toMatchObject({
      hit: true,
    }); // RK 4
  });

  test('uses the weapon that is named, the one in hand, or bare hands', () => {
    expect(run(input({ weapon: 'bow' }), [[3], [3]]).outcome).toMatchObject({ total: 6 }); // War W4, W4
    expect(run(input({ attacker: 'other' }), [[3], [3]]).outcome).toMatchObject({ total: 6 });
    expect(run(input({ weapon: 'axe' }), []).outcome).toMatchObject({ reason: 'unknown-weapon' });
  });

  test('nobody attacks nobody, or themselves', () => {
    expect(run(input({ attacker: 'x' }), []).outcome).toMatchObject({ reason: 'unknown-figure' });
    expect(run(input({ target: 'x' }), []).outcome).toMatchObject({ reason: 'unknown-figure' });
    expect(run(input({ target: 'hero' }), []).outcome).toMatchObject({ reason: 'same-figure' });
    expect(run(input({ circumstances: ['fog'] }), []).outcome).toMatchObject({ reason: 'unknown-preset' });
  });

  test('exact odds of W4 and W4 against RK 4: all but 1+1, 1+2, 2+1', () => {
    const hits = (fate: Fate, i: AttackInput, h: House) => {
      const { outcome } = attack(fate, i, h);
      return outcome.kind === 'attacked' && outcome.hit;
    };
    expectOdds(hits, input({ attacker: 'npc', target: 'other' }), (held) => held, ON).toBe('13/16');
  });
});
