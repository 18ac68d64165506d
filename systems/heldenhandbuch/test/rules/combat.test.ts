import type { Tape } from '@tafelrunde/kernel';
import { script } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Combat, Scene } from '../../src/model.ts';
import type { HhFate } from '../../src/rule.ts';
import {
  endCombat,
  fighterIn,
  nextPhase,
  type StartCombatInput,
  startCombat,
} from '../../src/rules/combat.ts';
import * as scenes from '../../src/scene.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const NOTHING: Tape = [];
const start = (input: StartCombatInput) =>
  script((fate, i: StartCombatInput, h) => startCombat(fate as HhFate, i, h), input, DEFAULTS, NOTHING)
    .outcome;
const turn = (scene: Scene, h = DEFAULTS) =>
  script((fate, i: { scene: Scene }, given) => nextPhase(fate as HhFate, i, given), { scene }, h, NOTHING)
    .outcome;
const fighting = (fighters: readonly object[]): Scene =>
  sceneWith([hero(), foe()], { combat: { engagements: [['hero', 'foe']], fighters } });
const turned = (fighters: readonly object[], h = DEFAULTS): Combat => {
  const scene = fighting(fighters);
  const { combat } = applyEffects(scene, turn(scene, h).effects);
  if (combat === null) throw new Error('no combat');
  return combat;
};

describe('[HH-R-26] a fight begins', () => {
  const scene = sceneWith([
    hero(),
    foe(),
    foe({ id: 'asleep', status: ['asleep'] }),
    hero({ id: 'back', status: ['fled'] }),
  ]);
  test('with everybody who can fight in one place', () => {
    const { outcome, effects } = start({ scene });
    expect(outcome).toEqual({ kind: 'started', fighters: 2 });
    expect(applyEffects(scene, effects).combat).toMatchObject({ phase: 1, engagements: [['hero', 'foe']] });
  });
  test('or where the GM says; who had fled is back', () => {
    const { effects } = start({ scene, engagements: [['hero', 'foe'], ['back']] });
    const after = applyEffects(scene, effects);
    expect(after.combat?.engagements).toEqual([['hero', 'foe'], ['back']]);
    expect(after.figures.find(({ id }) => id === 'back')?.status).toEqual([]);
  });
  test('told by who stands elsewhere: all others are in the first place', () => {
    const many = sceneWith([hero(), foe(), hero({ id: 'ally' }), foe({ id: 'guard' })]);
    const split = (places: NonNullable<StartCombatInput['places']>) => {
      const { outcome, effects } = start({ scene: many, places });
      return 'reason' in outcome ? outcome.reason : applyEffects(many, effects).combat?.engagements;
    };
    expect(
      split([
        { figure: 'guard', place: 4 },
        { figure: 'ally', place: 4 },
      ]),
    ).toEqual([
      ['hero', 'foe'],
      ['guard', 'ally'],
    ]);
    expect(split([])).toEqual([['hero', 'foe', 'ally', 'guard']]);
    expect(
      split([
        { figure: 'ally', place: 2 },
        { figure: 'ally', place: 3 },
      ]),
    ).toBe('in-two-places');
    expect(split([{ figure: 'nobody', place: 2 }])).toBe('unknown-figure');
  });
  test('not with strangers, in two places, or alone', () => {
    const reason = (engagements: readonly (readonly string[])[]) =>
      (start({ scene, engagements }).outcome as { reason?: string }).reason;
    expect([reason([['hero', 'nobody']]), reason([['hero'], ['hero', 'foe']]), reason([['hero']])]).toEqual([
      'unknown-figure',
      'in-two-places',
      'too-few-fighters',
    ]);
  });
});

describe('[HH-MEL-12] the next phase', () => {
  test('[HH-MAN-01] [HH-R-40] bonuses become throws to sit out, less those of the other side', () => {
    const combat = turned([
      { figure: 'hero', acted: true, initiativeBonus: { foe: 3 } },
      { figure: 'foe', acted: true, initiativeBonus: { hero: 1 } },
    ]);
    expect(combat.phase).toBe(2);
    expect(combat.fighters.map(({ skipThrows }) => skipThrows)).toEqual([0, 2]);
    expect(fighterIn(combat, 'hero').initiativeBonus).toEqual({});
    const both = turned(
      [
        { figure: 'hero', initiativeBonus: { foe: 3 } },
        { figure: 'foe', initiativeBonus: { hero: 1 } },
      ],
      house({ 'inb.cancel': false }),
    );
    expect(both.fighters.map(({ skipThrows }) => skipThrows)).toEqual([1, 3]);
  });
  test('[HH-R-30] dice owed are due once: who throws nothing in that phase has paid', () => {
    expect(fighterIn(turned([{ figure: 'foe', acted: true, owedDice: 2 }]), 'foe').owedDice).toBe(2);
    expect(fighterIn(turned([{ figure: 'foe', acted: false, owedDice: 2 }]), 'foe').owedDice).toBe(0);
  });
  test('[HH-R-47] saved dice are for the next phase alone', () => {
    const saved = [{ face: 9 }];
    expect(fighterIn(turned([{ figure: 'hero', acted: true, saved }]), 'hero').saved).toHaveLength(1);
    expect(fighterIn(turned([{ figure: 'hero', acted: false, saved }]), 'hero').saved).toEqual([]);
  });
  test('[HH-RNG-09] [HH-RNG-17] what a shot has done ends with its phase', () => {
    const { mustVoid, evading } = fighterIn(turned([{ figure: 'foe', mustVoid: 1, evading: true }]), 'foe');
    expect([mustVoid, evading]).toEqual([0, false]);
  });
  test('[HH-R-45] reach ends with the phase, unless the table lets it last', () => {
    const near = [{ figure: 'hero', inReachOf: ['foe'] }];
    expect(fighterIn(turned(near), 'hero').inReachOf).toEqual([]);
    expect(fighterIn(turned(near, house({ 'reach.persists': true })), 'hero').inReachOf).toEqual(['foe']);
  });
});

test('[HH-MEL-12] a fight ends; without one there is nothing to end', () => {
  const end = (scene: Scene) =>
    script((fate, i: { scene: Scene }, h) => endCombat(fate as HhFate, i, h), { scene }, DEFAULTS, NOTHING)
      .outcome;
  const scene = fighting([]);
  expect(applyEffects(scene, end(scene).effects).combat).toBeNull();
  expect(end(scenes.scene.parse({})).outcome).toEqual({ kind: 'refused', reason: 'no-combat' });
  expect(turn(scenes.scene.parse({})).outcome).toEqual({ kind: 'refused', reason: 'no-combat' });
});
