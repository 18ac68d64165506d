import { play, type Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { BareInput } from '../../src/actions/inputs.ts';
import { CRIT_TABLE, PATZER_TABLE } from '../../src/data/results.ts';
import type { Item } from '../../src/items.ts';
import { useCrits } from '../../src/rules/crits.ts';
import type { PatzerCategory } from '../../src/rules/patzer.ts';
import { resolvePatzer } from '../../src/rules/resolve-patzer.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const sword: Item = {
  kind: 'melee',
  id: 'sword',
  name: 'sword',
  weapon: 'broadsword',
  dice: 3,
  addsStrength: true,
  types: ['cut'],
  reach: 1.5,
  skill: 'blades',
  kg: 1.5,
  carried: 'held',
  woundsTaken: 0,
  woundLimit: 6,
  armourValue: 2,
};

describe('critical successes', () => {
  const use = (input: BareInput<'use-criticals'>, answers: Tape = [], h = DEFAULTS) =>
    scripted(useCrits, input, h, answers).outcome.outcome;

  test.each([
    ['movement', 'extraDistance', 3], // 2 × 1.5 m
    ['damage', 'wound', 2],
    ['extended', 'quality', 2],
    ['skill', 'extraordinary', 2],
  ] as const)('[DP-CHL-12] two in %s are %s: %d', (category, kind, amount) => {
    expect(use({ category, crits: 2 })).toEqual({ kind, amount });
  });

  test('[DP-CHL-12] [DP-R-15] in an attack damage dice or an effect, an effect only, or nothing', () => {
    const attack = { category: 'attack', crits: 2 } as const;
    expect(use(attack, ['damageDie'])).toEqual({ kind: 'damageDie', amount: 2 });
    expect(use(attack, ['effect'])).toEqual({ kind: 'effect', amount: 2 });
    expect(use(attack, [], house({ attackCrits: 'effectOnly' }))).toEqual({ kind: 'effect', amount: 2 });
    expect(use(attack, [], house({ attackCrits: 'none' }))).toEqual({ kind: 'nothingMore', amount: 0 });
  });

  test('[DP-CHL-12] [DP-R-17] in support nothing more, or further successes', () => {
    const support = { category: 'support', crits: 2 } as const;
    expect(use(support)).toEqual({ kind: 'nothingMore', amount: 0 });
    expect(use(support, [], house({ supportReward: 'onePlusCrits' }))).toEqual({
      kind: 'success',
      amount: 2,
    });
  });

  test('[DP-CHL-12] six kinds of challenge', () => {
    expect(Object.keys(CRIT_TABLE)).toEqual(['movement', 'attack', 'damage', 'extended', 'support', 'skill']);
  });
});

describe('Patzer', () => {
  const figure = hero({ inventory: [sword] });
  const scene = sceneWith([figure, foe()]);
  const resolve = (category: PatzerCategory, answers: Tape, h = DEFAULTS) =>
    scripted(resolvePatzer, { scene, figure: 'hero', category, target: 'foe', item: 'sword' }, h, answers)
      .outcome;

  test('[DP-CHL-14] [DP-R-16] the table of drawbacks, the preset first', () => {
    expect(PATZER_TABLE).toMatchObject({
      movement: ['prone', 'noDistance'],
      attack: ['weaponDropped', 'allyHit', 'other'],
      skill: ['cost', 'other'],
      extended: ['cost', 'other'],
      burst: ['jam'],
      swim: ['underWater'],
      climb: ['fall'],
      fear: ['nothing', 'disorder'],
    });
  });

  test('[DP-CHL-13] moving: the figure falls down or does not move', () => {
    expect(resolve('movement', ['prone'])).toEqual({
      outcome: { kind: 'resolved', consequence: 'prone' },
      effects: [{ kind: 'posture', figure: 'hero', to: 'prone' }],
    });
    expect(resolve('movement', ['noDistance']).effects).toEqual([]);
  });

  test('[DP-CHL-14] attacking: the weapon is dropped or an ally hit', () => {
    expect(resolve('attack', ['weaponDropped']).effects).toEqual([
      { kind: 'itemDropped', figure: 'hero', item: 'sword' },
    ]);
  });

  test('[DP-CHL-13] [DP-CHL-14] a friend who is named takes the damage; without one nobody can be hit', () => {
    const friend = hero({ id: 'friend', fateDice: 0 });
    const input = { scene: sceneWith([{ ...figure, fateDice: 0 }, friend]), figure: 'hero' };
    const about = { category: 'attack' as const, item: 'sword' };
    // sword 3 and strength 2 against difficulty 1: two of five hit, one wound and one for the critical success
    const answers: Tape = ['allyHit', [5, 6, 1, 1, 1]];
    const { outcome } = scripted(resolvePatzer, { ...input, ...about, target: 'friend' }, DEFAULTS, answers);
    expect(outcome.effects).toContainEqual({ kind: 'wounds', figure: 'friend', by: 2, source: 'sword' });
    const asked = play(resolvePatzer, { ...input, ...about, target: null }, DEFAULTS, []);
    expect(asked.kind === 'asks' && asked.ask).toMatchObject({
      questions: [{ id: 'patzer', options: ['weaponDropped', 'other'] }],
    });
  });

  test('[DP-R-121] with fists the balance is lost, no weapon', () => {
    const bare = { scene: sceneWith([hero()]), figure: 'hero', category: 'attack' as const };
    const { outcome } = scripted(resolvePatzer, { ...bare, target: null, item: null }, DEFAULTS, ['prone']);
    expect(outcome.effects).toEqual([{ kind: 'posture', figure: 'hero', to: 'prone' }]);
  });

  test('[DP-R-16] preset: nobody is asked', () => {
    const preset = house({ patzerResolution: 'preset' });
    expect(resolve('attack', [], preset).outcome).toMatchObject({ consequence: 'weaponDropped' });
    expect(resolve('social', [], preset).effects).toEqual([
      { kind: 'attitude', figure: 'foe', towards: 'hero', to: 'averse' },
    ]);
  });

  test('[DP-R-16] what has only one meaning is not asked', () => {
    expect(resolve('burst', []).outcome).toMatchObject({ consequence: 'jam' });
  });
});
