import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { HOUR } from '../../src/data/durations.ts';
import { DRUG_STRENGTHS } from '../../src/data/hazards.ts';
import { applyEffects } from '../../src/effects.ts';
import { attempt } from '../../src/rules/attempt.ts';
import { takeLittle, takeSpecial, takeTooMuch } from '../../src/rules/drugs.ts';
import { NO_HELP } from '../../src/rules/nothing-named.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';
import { rollOf } from '../rolls.ts';

const bar = sceneWith([hero({ wounds: 1 })], { sort: 'conversation' });
const roll = { task: '', difficulty: 1, hidden: false, category: 'skill' as const, target: null };

describe('drugs', () => {
  test('[DP-DRG-01] a little does no harm; in company the GM may grant a die, unless somebody minds', () => {
    const little = (scene = bar, resented = false, answers: Tape = ['bonusDie']) =>
      scripted(takeLittle, { scene, figure: 'hero', resented }, DEFAULTS, answers).outcome;
    expect(little(bar, false, ['none']).outcome).toEqual({ kind: 'harmless' });
    expect(little(bar, true, []).outcome).toEqual({ kind: 'harmless' });
    expect(little({ ...bar, sort: 'fight' }, false, []).outcome).toEqual({ kind: 'harmless' });
    const { effects } = little();
    expect(after(bar, effects, 'hero').afflictions).toEqual([
      { kind: 'drug', id: 'drug', bonusDice: 1, helps: 'charisma', ignoresPain: false, until: HOUR },
    ]);
  });

  test('[DP-DRG-02] some dull pain, some give dice to what they help, for a while', () => {
    const given = { bonusDice: 2, helps: 'dexterity', ignoresPain: true, seconds: 600 };
    const { outcome, effects } = scripted(
      takeSpecial,
      { scene: bar, figure: 'hero', ...given },
      DEFAULTS,
      [],
    ).outcome;
    expect(outcome).toEqual({ kind: 'helps', seconds: 600 });
    const scene = applyEffects(bar, effects);
    // DEX 2 + 2, and the wound is not felt
    const nimble = scripted(attempt, { scene, ...rollOf(), ...roll }, DEFAULTS, [[1, 1, 5, 1]]);
    expect(nimble.facts[0]).toMatchObject({
      positive: [{ dice: 2 }, { source: 'drug', dice: 2 }],
      penalty: [],
    });
    // no dice for intelligence
    const clever = { scene, ...rollOf({ attribute: 'intelligence' }), ...roll };
    expect(scripted(attempt, clever, DEFAULTS, [[5, 1]]).outcome.outcome).toMatchObject({
      kind: 'success',
    });
  });

  const drink = (answers: Tape, overrides: Partial<Input<'drug-excess'>> = {}, h = DEFAULTS) => {
    const scene = sceneWith([hero()]);
    const input: Input<'drug-excess'> = {
      scene,
      figure: 'hero',
      strength: 'drunk',
      dice: null,
      difficulty: 1,
      ...NO_HELP,
      ...overrides,
    };
    const { outcome, effects } = scripted(takeTooMuch, input, h, answers).outcome;
    return { outcome, figure: after(scene, effects, 'hero') };
  };

  test('[DP-DRG-03] [DP-R-107] too much: damage dice against 1 and what endurance achieves; it stuns', () => {
    expect(DRUG_STRENGTHS).toEqual({ drunk: 3, heavilyDrunk: 5, overdose: 8 });
    // END one success: difficulty 2; 3 successes: 2 stun
    const { outcome, figure } = drink([
      [5, 1],
      [5, 6, 6],
    ]);
    expect(outcome).toEqual({ kind: 'stunned', stun: 2, state: 'conscious' });
    expect(figure).toMatchObject({ wounds: 0, stun: { general: 2 } });
    expect(
      drink([
        [5, 6],
        [5, 6, 1],
      ]).outcome,
    ).toMatchObject({ kind: 'unharmed', stun: 0 });
    expect(
      drink(
        [
          [1, 1],
          [5, 1, 1, 1, 1],
        ],
        { strength: 'heavilyDrunk' },
      ).outcome,
    ).toMatchObject({ stun: 1 });
    expect(drink([[1, 1], [5]], { dice: 1 }).outcome).toMatchObject({ stun: 1 });
  });

  test('[DP-R-107] a fixed difficulty can stand in for the endurance roll', () => {
    const h = house({ drugResist: 'fixedDifficulty' });
    expect(drink([[5, 6, 6]], { difficulty: 3 }, h).outcome).toMatchObject({ stun: 1 });
  });

  test('[DP-DRG-03] a strong stomach helps', () => {
    const scene = sceneWith([hero({ advantages: { strongStomach: 1 } })]);
    const helped = { scene, advantages: ['strongStomach'] };
    expect(
      drink(
        [
          [1, 1, 5],
          [5, 1, 1],
        ],
        helped,
      ).outcome,
    ).toMatchObject({ stun: 0 }); // difficulty 2
  });
});
