import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import { changeAttribute, changeDerived, endEffect, giveModifier } from '../../src/rules/changes.ts';
import { after, DEFAULTS, type FigureInput, hero, sceneWith } from '../fixtures.ts';

const sceneOf = (figure: FigureInput = {}) => sceneWith([hero(figure)]);

describe('[PW-R-11] a lasting bonus or malus', () => {
  const give = {
    figure: 'hero',
    label: 'blessing',
    target: 'attribute:constitution',
    amount: 2,
    until: 'dawn',
  } as const;
  test('is kept with its label and its end; a maximum it raises takes the current value along', () => {
    const scene = sceneOf({ hitPoints: 10 });
    const { outcome } = scripted(giveModifier, { scene, ...give }, DEFAULTS, []);
    expect(after(scene, outcome.effects)).toMatchObject({
      effects: [{ label: 'blessing', target: 'attribute:constitution', amount: 2, until: 'dawn' }],
      hitPoints: 12,
    });
  });
  test('[PW-R-18] when it ends, the lower maximum cuts what lies above', () => {
    const scene = sceneOf();
    const blessed = applyEffects(
      scene,
      scripted(giveModifier, { scene, ...give }, DEFAULTS, []).outcome.effects,
    );
    expect(after(blessed, []).hitPoints).toBe(21);
    const end = { scene: blessed, figure: 'hero', label: 'blessing' };
    expect(after(blessed, scripted(endEffect, end, DEFAULTS, []).outcome.effects)).toMatchObject({
      effects: [],
      hitPoints: 19,
    });
    const hurt = { ...blessed, figures: [{ ...after(blessed, []), hitPoints: 5 }] };
    expect(
      after(hurt, scripted(endEffect, { ...end, scene: hurt }, DEFAULTS, []).outcome.effects).hitPoints,
    ).toBe(5);
  });
  test('what is not there is refused', () => {
    const scene = sceneOf();
    const reasons = [
      scripted(giveModifier, { scene, ...give, figure: 'x' }, DEFAULTS, []),
      scripted(giveModifier, { scene, ...give, target: 'skill:juggling' }, DEFAULTS, []),
      scripted(endEffect, { scene, figure: 'x', label: 'y' }, DEFAULTS, []),
      scripted(endEffect, { scene, figure: 'hero', label: 'y' }, DEFAULTS, []),
    ].map(({ outcome }) => (outcome.outcome.kind === 'refused' ? outcome.outcome.reason : null));
    expect(reasons).toEqual(['unknown-figure', 'unknown-skill', 'unknown-figure', 'unknown-effect']);
  });
});

describe('[PW-DER-03] a derived value', () => {
  test('is shifted beside its formula', () => {
    const scene = sceneOf({ derivedModifiers: { mana: 1 }, mana: 5 });
    const input = { scene, figure: 'hero', derived: 'mana', amount: -3 } as const;
    const { outcome } = scripted(changeDerived, input, DEFAULTS, []);
    expect(outcome.outcome).toEqual({ kind: 'changed', derived: 'mana', modifier: -2 });
    expect(after(scene, outcome.effects)).toMatchObject({ derivedModifiers: { mana: -2 }, mana: 2 }); // max 5 -> 2
    expect(scripted(changeDerived, { ...input, figure: 'x' }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'unknown-figure',
    });
  });
});

describe('[PW-ATT-03] [PW-ATT-05] an attribute', () => {
  test('gets another die or modifier, and [PW-R-18] everything follows', () => {
    const scene = sceneOf({ hitPoints: 1 });
    const input = { scene, figure: 'hero', attribute: 'constitution' as const };
    const up = scripted(changeAttribute, { ...input, die: 8 as const }, DEFAULTS, []);
    expect(after(scene, up.outcome.effects)).toMatchObject({ hitPoints: 5 }); // 19 -> 23
    const down = scripted(changeAttribute, { ...input, modifier: -1 }, DEFAULTS, []);
    expect(after(scene, down.outcome.effects)).toMatchObject({
      attributes: { constitution: { die: 4, modifier: -1 } },
      hitPoints: 1, // 18 is far above
    });
    expect(scripted(changeAttribute, input, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'nothing-changes',
    });
    expect(scripted(changeAttribute, { ...input, figure: 'x' }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'unknown-figure',
    });
  });
});
