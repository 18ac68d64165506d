import type { Control } from '@tafelrunde/system';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { creation } from '../src/creation.ts';
import { createCharacter } from '../src/rules/create.ts';
import { DEFAULTS, house } from './fixtures.ts';

/** A draft with these controls set one after the other. */
const drafted = (steps: readonly (readonly [string, unknown])[], h = DEFAULTS): unknown =>
  steps.reduce((draft, [control, value]) => creation.set(draft, control, value, h), creation.start(h));

const controlsOf = (draft: unknown, h = DEFAULTS): readonly Control[] =>
  creation.controls(draft, h, 'de').flatMap(({ controls }) => controls);

const FREE = ['template', 'free'] as const;

describe('[GW-ADD-12] a character made step by step', () => {
  test('starts as the first template, without problems', () => {
    const draft = creation.start(DEFAULTS);
    expect(controlsOf(draft).map(({ id }) => id)).toEqual(['name', 'concept', 'template', 'hasArmour']);
    expect(creation.problems(draft, DEFAULTS)).toEqual([]);
  });

  test('free: dice, weapon and armour by hand, and the action asks for nothing more', () => {
    const draft = drafted([
      ['name', 'Mira'],
      FREE,
      ['trait:S', 'down'], // W10 -> W8
      ['trait:G', 'up'], // W8 -> W10
      ['weapon', 'ranged'],
      ['hasArmour', true],
    ]);
    expect(creation.problems(draft, DEFAULTS)).toEqual([]);
    const { outcome } = scripted(createCharacter, creation.input(draft) as never, DEFAULTS, []).outcome;
    expect(outcome.character).toMatchObject({
      name: 'Mira',
      traits: { S: { die: 8 }, G: { die: 10 }, M: { die: 6 } },
      weapons: [{ name: 'bow', kind: 'ranged' }],
      hasArmour: true,
    });
    expect(outcome.character).toEqual(creation.character(draft, DEFAULTS));
  });

  test('problems show while the dice are being set', () => {
    const tooMuch = drafted([FREE, ['trait:M', 'up']]); // W10, W8, W8
    expect(creation.problems(tooMuch, DEFAULTS)).toEqual([
      { code: 'starting-dice', at: 'traits', rule: 'GW-ADD-12' },
    ]);
    expect(creation.problems(creation.set(tooMuch, 'trait:M', 'down', DEFAULTS), DEFAULTS)).toEqual([]);
  });

  test('[GW-ADD-13] a die stops at the largest and at the smallest', () => {
    const topped = drafted([FREE, ['trait:S', 'up'], ['trait:S', 'up'], ['trait:M', 'down']]);
    expect(controlsOf(topped).filter(({ kind }) => kind === 'step')).toMatchObject([
      { id: 'trait:S', value: 'W12', canRise: false, canFall: true },
      { id: 'trait:G', value: 'W8', canRise: true, canFall: true },
      { id: 'trait:M', value: 'W6', canRise: true, canFall: false },
    ]);
  });

  test('[GW-OPT-01] no armour to choose where the table plays without', () => {
    const h = house({ 'optional.armour': false });
    expect(controlsOf(creation.start(h), h).map(({ id }) => id)).not.toContain('hasArmour');
  });

  test('what does not exist changes nothing', () => {
    const draft = creation.start(DEFAULTS);
    for (const [control, value] of [
      ['nonsense', 1],
      ['template', 'dragon'],
      ['trait:S', 'sideways'],
      ['trait:toString', 'up'],
      ['name', 7],
    ] as const)
      expect(creation.set(draft, control, value, DEFAULTS)).toEqual(draft);
  });
});
