import { systems } from '@tafelrunde/registry';
import { defaultsOf, inputFor, type System } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { type Gain, gainsByAnswer, gainsOf } from '../../src/engine/gains.ts';

/** A scene with the first ready figure of a system. */
function scened(id: string): { system: System; scene: unknown; figure: string; house: object } {
  const system = systems.find((one) => one.id === id) as System;
  const house = defaultsOf(system.houseRules);
  const [template] = system.character.templates;
  const scene = system.scene.apply(system.scene.empty, system.scene.enter(template?.character));
  return { system, scene, house, figure: system.table.figures(scene, house)[0]?.id ?? '' };
}

function stepOf(id: string, change: (scene: unknown) => unknown = (scene) => scene) {
  const at = scened(id);
  const scene = change(at.scene);
  const growth = at.system.table.growth?.(scene, at.figure, at.house);
  const step = growth?.steps[0];
  const action = at.system.actions.find((one) => one.id === step?.action);
  if (growth === null || growth === undefined || step === undefined || action === undefined)
    throw new Error(`${id}: nothing to take`);
  const input = inputFor(action, step.input, scene);
  if (!input.ok) throw new Error(JSON.stringify(input.error));
  return { ...at, scene, growth, action, input: input.value, locale: 'de' as const };
}

const told = (gains: readonly Gain[] = []) => gains.map(({ label, from, to }) => `${label} ${from} → ${to}`);

test('Grundregelwerk: the GM grants, and each choice says what grows', () => {
  const asked = stepOf('grundregelwerk');
  expect(asked.action.by).toBe('gm');
  expect(gainsOf(asked)).toBeUndefined();
  const { question, gains } = gainsByAnswer(asked, []);
  expect(question?.options).toEqual(['S', 'G', 'M', 'heart', 'mana']);
  expect(told(gains.get('S'))).toEqual(['Stärke W10 → W12']);
  expect(told(gains.get('heart'))).toEqual(['Herzen 5/5 → 6/6']);
});

test('Heldenhandbuch: every value can be learned while there is experience; dice decide, so nothing is promised', () => {
  const rich = (scene: unknown) => {
    const { figures, ...rest } = scene as { figures: readonly object[] };
    return { ...rest, figures: figures.map((figure) => ({ ...figure, ep: 3 })) };
  };
  const asked = stepOf('heldenhandbuch', rich);
  expect(asked.growth.standing.de).toBe('3 EP');
  expect(asked.growth.steps.length).toBeGreaterThan(8);
  expect(asked.growth.steps.every(({ chance }) => chance === 'raised')).toBe(true);
  expect(gainsOf(asked)).toBeUndefined();
});

test('Probenwürfel: what the budget holds can be spent, and a raise says what it changes', () => {
  const granted = (scene: unknown) => {
    const { figures, ...rest } = scene as { figures: readonly object[] };
    const budget = { attributeSteps: 0, skillRaises: 2, derivedPoints: 0 };
    return { ...rest, figures: figures.map((figure) => ({ ...figure, level: 2, budget })) };
  };
  const asked = stepOf('probenwuerfel', granted);
  expect(asked.growth.standing.de).toBe('Stufe 2 · 2 Steigerungen frei');
  expect(told(gainsOf(asked)).join()).toMatch(/W\d+.* → .*W\d+/);
});

test('D6 Pool: at the end of a scene, once the points suffice', () => {
  expect(() => stepOf('d6pool')).toThrow('nothing to take');
  const earned = (scene: unknown) => {
    const { figures, ...rest } = scene as { figures: readonly object[] };
    return { ...rest, ended: true, figures: figures.map((figure) => ({ ...figure, xp: { lifestyle: 12 } })) };
  };
  const asked = stepOf('d6pool', earned);
  expect(asked.growth.standing.de).toBe('Stufe 1 · 12 von 12 Punkten');
  const { gains } = gainsByAnswer(asked, ['now']);
  expect(told(gains.get('strength'))).toContain('Stärke 2W → 3W');
});

describe.each(systems)('$id', (system) => {
  test('a rule it has says how a figure grows', () => {
    const { scene, figure, house } = scened(system.id);
    const growth = system.table.growth?.(scene, figure, house);
    expect(system.catalogue.map(({ id }) => id)).toContain(growth?.rule);
  });
});
