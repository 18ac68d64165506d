import { chancesOf, oddsOf, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { OfFigure } from '../../src/model.ts';
import type { Fate, House } from '../../src/rule.ts';
import { regenerate, regenerateMana, rest } from '../../src/rules/regeneration.ts';
import { after, DEFAULTS, type FigureInput, hero, house, sceneWith } from '../fixtures.ts';

const input = (figure: FigureInput): OfFigure => ({
  scene: sceneWith([hero(figure)]),
  figure: 'hero',
});
const hurt: FigureInput = { attributes: { constitution: { die: 6, modifier: 1 } }, hitPoints: 10 }; // of 22

describe('[PW-DER-11] Regeneration', () => {
  test('is Kon, with its bonus and what shifts the value', () => {
    const i = input({ ...hurt, derivedModifiers: { regeneration: 2 } });
    const { outcome } = scripted(regenerate, i, DEFAULTS, [[4]]);
    expect(outcome.outcome).toEqual({ kind: 'regenerated', gained: 7, hitPoints: 17 }); // 4 + 1 + 2
    expect(after(i.scene, outcome.effects).hitPoints).toBe(17);
  });
  test('[PW-R-20] explodes, and ends at the maximum', () => {
    expect(scripted(regenerate, input(hurt), DEFAULTS, [[6, 2]]).outcome.outcome).toMatchObject({
      gained: 9,
    });
    expect(scripted(regenerate, input(hurt), DEFAULTS, [[6, 6, 5]]).outcome.outcome).toMatchObject({
      gained: 12,
      hitPoints: 22,
    });
  });
  test('[PW-R-07] never takes away', () => {
    const ill = input({ ...hurt, derivedModifiers: { regeneration: -9 } });
    expect(scripted(regenerate, ill, DEFAULTS, [[3]]).outcome.outcome).toMatchObject({
      gained: 0,
      hitPoints: 10,
    });
  });
  test('brings back who is out of action', () => {
    const down = input({ hitPoints: -1 });
    const run = scripted(regenerate, down, DEFAULTS, [[3]]);
    expect(after(down.scene, run.outcome.effects)).toMatchObject({ hitPoints: 2, status: [] });
  });
  test('is not rolled by whoever lacks nothing', () => {
    expect(scripted(regenerate, input({}), DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'nothing-changes',
    });
  });
  test('has exact odds up to what is missing', () => {
    const gained = (fate: Fate, i: OfFigure, h: House) => {
      const { outcome } = regenerate(fate, i, h);
      return outcome.kind === 'regenerated' ? outcome.gained : -1;
    };
    // W4, three missing: 1/4 for 1 and 2, 3 or the explosion for the rest.
    expect(chancesOf(oddsOf(gained, input({ hitPoints: 16 }), DEFAULTS))).toEqual({
      1: { n: 1n, d: 4n },
      2: { n: 1n, d: 4n },
      3: { n: 1n, d: 2n },
    });
  });
});

describe('[PW-DER-13] [PW-R-19] Manaregeneration', () => {
  const spent = input({ attributes: { will: { die: 8, modifier: 1 } }, mana: 2 }); // of 9
  test('is Wil', () => {
    const { outcome } = scripted(regenerateMana, spent, DEFAULTS, [[4]]);
    expect(outcome.outcome).toEqual({ kind: 'regenerated', gained: 5, mana: 7 });
    expect(after(spent.scene, outcome.effects).mana).toBe(7);
    expect(scripted(regenerateMana, spent, DEFAULTS, [[8, 3]]).outcome.outcome).toMatchObject({ mana: 9 });
    expect(scripted(regenerateMana, input({}), DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'nothing-changes',
    });
  });
});

describe('[PW-ADD-05] a Rast', () => {
  const friend = hero({ id: 'friend', mana: 1 });
  const scene = sceneWith([hero({ hitPoints: 10, mana: 2 }), friend]);
  test('gives each of those chosen both rolls, where something is missing', () => {
    const run = scripted(rest, { scene, figures: [] }, DEFAULTS, [[3], [1], [2]]);
    expect(run.outcome.outcome).toEqual({
      kind: 'rested',
      gained: [
        { figure: 'hero', hitPoints: 3, mana: 1 },
        { figure: 'friend', hitPoints: 0, mana: 2 },
      ],
      whole: false,
    });
    const rested = applyEffects(scene, run.outcome.effects);
    expect(after(rested, [])).toMatchObject({ hitPoints: 13, mana: 3 });
    expect(after(rested, [], 'friend')).toMatchObject({ hitPoints: 19, mana: 3 });
  });
  test('only those who are named rest, each once', () => {
    const one = scripted(rest, { scene, figures: ['friend', 'friend'] }, DEFAULTS, [[3]]);
    expect(one.outcome.outcome).toMatchObject({ gained: [{ figure: 'friend', mana: 3 }], whole: true });
    expect(scripted(rest, { scene, figures: ['x'] }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'unknown-figure',
    });
    expect(scripted(rest, { scene: sceneWith([]), figures: [] }, DEFAULTS, []).outcome.outcome).toMatchObject(
      {
        reason: 'nobody-there',
      },
    );
  });
  test('[PW-R-20] the interval is a label', () => {
    const daily = scripted(rest, { scene, figures: ['friend'] }, house({ 'regen.interval': 'day' }), [[1]]);
    expect(daily.facts).toContainEqual({ kind: 'rested', figures: 1, interval: 'day' });
  });
});
