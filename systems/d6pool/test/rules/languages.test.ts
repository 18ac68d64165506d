import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import type { Figure } from '../../src/model.ts';
import { attemptInLanguage, isFluent, languageBarrier } from '../../src/rules/languages.ts';
import { NO_HELP } from '../../src/rules/nothing-named.ts';
import { DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';
import { ability, rollOf } from '../rolls.ts';

const traveller = hero({
  languages: [
    { language: 'english', dice: 2, native: true, fluent: false },
    { language: 'italian', dice: 4, native: false, fluent: false },
    { language: 'german', dice: 1, native: false, fluent: true },
  ],
});
const barrier = (language: string, answers: Tape, h = DEFAULTS, figure: Figure = traveller) => {
  const input: Input<'language-barrier'> = {
    scene: sceneWith([figure]),
    figure: 'hero',
    language,
    ...NO_HELP,
  };
  return scripted(languageBarrier, input, h, answers).outcome.outcome;
};

describe('languages', () => {
  test('[DP-LNG-01] intelligence and the language against 1; a failure is 4 penalty dice', () => {
    // INT 2 + Italian 4
    expect(barrier('italian', ['applies', [5, 1, 1, 1, 1, 1]])).toEqual({
      kind: 'understood',
      penaltyDice: 0,
    });
    expect(barrier('italian', ['applies', [1, 1, 1, 1, 1, 1]])).toEqual({ kind: 'barrier', penaltyDice: 4 });
    expect(barrier('russian', ['applies', [1, 1]])).toEqual({ kind: 'barrier', penaltyDice: 4 });
  });

  test('[DP-LNG-02] native and fluent speakers roll nothing, and the GM decides whether it matters', () => {
    expect(barrier('english', [])).toEqual({ kind: 'fluent', penaltyDice: 0 });
    expect(barrier('german', [])).toEqual({ kind: 'fluent', penaltyDice: 0 });
    expect(barrier('italian', ['waived'])).toEqual({ kind: 'waived', penaltyDice: 0 });
  });

  test('[DP-R-115] fluent by a flag only, or from some number of dice on', () => {
    expect(isFluent(traveller, 'italian', DEFAULTS)).toBe(false);
    expect(isFluent(traveller, 'italian', house({ fluentAt: 4 }))).toBe(true);
    expect(isFluent(traveller, 'italian', house({ fluentAt: 5 }))).toBe(false);
  });

  test('[DP-LNG-01] an ear for languages halves the barrier', () => {
    const gifted = { ...traveller, abilities: [ability('language', 'earForLanguages')] };
    expect(barrier('russian', ['applies', [1, 1]], DEFAULTS, gifted)).toMatchObject({ penaltyDice: 2 });
  });

  test('[DP-OPT-01] languages can be left out', () => {
    expect(barrier('russian', [], house({ modules: [] }))).toEqual({
      kind: 'refused',
      reason: 'rule-is-off',
    });
  });

  test('[DP-LNG-01] the actual roll carries the dice', () => {
    const input = {
      scene: sceneWith([traveller]),
      ...rollOf({ attribute: 'charisma' }),
      language: 'russian',
      task: 'ask the way',
      difficulty: 1,
      hidden: false,
      category: 'social' as const,
      target: null,
    };
    // CHA 2: one success; 4 penalty dice: one failure
    const hard = scripted(attemptInLanguage, input, DEFAULTS, [
      'applies',
      [1, 1],

      [5, 1],
      [6, 1, 1, 1],
    ]);
    expect(hard.outcome.outcome).toMatchObject({ kind: 'failure', net: 0, barrierDice: 4 });
    const easy = scripted(attemptInLanguage, input, DEFAULTS, ['applies', [5, 1], [5, 1]]);
    expect(easy.outcome.outcome).toMatchObject({ kind: 'success', barrierDice: 0 });
  });
});
