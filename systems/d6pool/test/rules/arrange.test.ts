import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import { placeFigure, setAlert, setCover, setDistance, setGround } from '../../src/rules/arrange.ts';
import { encumbranceOf, loadOf } from '../../src/rules/encumbrance.ts';
import { giveItem } from '../../src/rules/give-item.ts';
import { hasDefence } from '../../src/rules/vulnerable.ts';
import { after, DEFAULTS, foe, hero, sceneWith } from '../fixtures.ts';
import type { Run } from './fight-fixtures.ts';

const scene = sceneWith([hero(), foe()]);
const run = (rule: unknown, input: object) =>
  scripted(rule as never, { scene, ...input }, DEFAULTS, []).outcome as Run;

describe('what the GM enters', () => {
  test('[DP-MOV-07] a place on the map', () => {
    const at = { x: 2, y: 3, height: 0 };
    expect(after(scene, run(placeFigure, { figure: 'foe', at }).effects, 'foe').position).toEqual(at);
  });

  test('[DP-MEL-06] a distance; the last one counts, whoever is named first', () => {
    const far = applyEffects(scene, run(setDistance, { a: 'hero', b: 'foe', metres: 9 }).effects);
    const near = applyEffects(far, run(setDistance, { a: 'foe', b: 'hero', metres: 1 }).effects);
    expect(near.distances).toEqual([{ a: 'foe', b: 'hero', metres: 1 }]);
    expect(run(setDistance, { a: 'hero', b: 'hero', metres: 1 }).outcome).toMatchObject({
      reason: 'same-figure',
    });
  });

  test('[DP-RNG-04] cover', () => {
    const cover = { figure: 'foe', against: null, quarters: 3, armourValue: 2 };
    expect(applyEffects(scene, run(setCover, { ...cover, material: null }).effects).covers).toEqual([cover]);
    // 4.7: a brick wall is worth 4.
    const wall = { ...cover, material: 'brickWall', armourValue: null };
    expect(applyEffects(scene, run(setCover, wall).effects).covers).toEqual([{ ...cover, armourValue: 4 }]);
  });

  test('[DP-MOV-09] ground and light', () => {
    const dark = applyEffects(scene, run(setGround, { terrain: 'veryDifficult', light: 'dark' }).effects);
    expect(dark).toMatchObject({ terrain: 2, light: 'dark' });
  });

  test('[DP-MEL-03] [DP-R-52] who is surprised or out of action has no defence', () => {
    const alert = { figure: 'foe', surprised: true, incapacitated: false };
    const victim = after(scene, run(setAlert, alert).effects, 'foe');
    expect(hasDefence(victim, { unseen: false, surprised: false, noSkill: false }, DEFAULTS)).toBe(false);
  });
});

describe('things of the lists', () => {
  test('[DP-EQP-01] [DP-ARM-04] armour is put on, a second thing of a kind gets an id of its own', () => {
    const given = run(giveItem, {
      figure: 'foe',
      gear: 'chain',
      name: 'Ringhemd',
      kg: null,
      zones: [],
      to: 'held',
    });
    const armed = applyEffects(scene, given.effects);
    expect(after(scene, given.effects, 'foe').inventory[0]).toMatchObject({
      id: 'chain',
      name: 'Ringhemd',
      carried: 'worn',
    });
    const again = scripted(
      giveItem as never,
      { scene: armed, figure: null, gear: 'chain', name: null, kg: null, zones: [], to: 'held' },
      DEFAULTS,
      [],
    ).outcome as Run;
    expect(again.outcome).toEqual({ kind: 'given', item: 'chain2' });
    expect(applyEffects(armed, again.effects).objects).toHaveLength(1);
  });

  test('[DP-EQP-01] [DP-ENC-02] a plain thing has a name and a weight, and weighs', () => {
    const rope = { figure: 'foe', gear: 'thing', name: 'Seil', kg: 6.5, zones: [], to: 'packed' };
    const porter = after(scene, run(giveItem, rope).effects, 'foe');
    expect(porter.inventory).toMatchObject([{ kind: 'gear', name: 'Seil', kg: 6.5, carried: 'packed' }]);
    // Capacity 2: 5, 10, … kg; 6.5 kg cost one die.
    expect([loadOf(porter, DEFAULTS), encumbranceOf(porter, DEFAULTS).dice]).toEqual([6.5, 1]);
  });

  test('[DP-ARM-02] [DP-R-84] armour of some zones only; nothing else has any', () => {
    const vest = { figure: 'foe', gear: 'chain', name: null, kg: 9, zones: ['head', 'torso'], to: 'held' };
    expect(after(scene, run(giveItem, vest).effects, 'foe').inventory).toMatchObject([
      { zones: ['torso', 'head'], kg: 9, carried: 'worn' },
    ]);
    expect(run(giveItem, { ...vest, gear: 'axe' }).outcome).toMatchObject({ reason: 'not-armour' });
  });
});
