import { defaultsOf, type Locale, play, type SwitchShape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { inputFor } from '../../src/engine/throwing.ts';
import {
  actionNamed,
  CATEGORIES,
  CONDITION_IDS,
  CONDITIONS,
  DICE,
  LEVELS,
  system,
  THRESHOLDS,
  TNS,
  WEAPON_KINDS,
} from '../../src/pages/grundregelwerk/ladders.ts';

const house = defaultsOf(system.houseRules);

describe('what the controls offer is what the system knows', () => {
  const offered = (action: string, field: string): unknown => {
    const { properties } = actionNamed(action).input.json as {
      properties: Record<string, { enum?: unknown }>;
    };
    return properties[field]?.enum;
  };

  test('dice, target numbers, levels, categories', () => {
    expect(offered('test', 'die')).toEqual([...DICE]);
    expect(offered('test', 'tn')).toEqual([...TNS]);
    expect(offered('d6-test', 'level')).toEqual([...LEVELS]);
    expect(offered('duel', 'category')).toEqual([...CATEGORIES]);
  });

  test.each(CONDITION_IDS)('%s counts the step the chip shows', (condition) => {
    const attempt = actionNamed('attempt');
    const scene = { figures: [{ id: 'mira' }] };
    const input = inputFor(attempt, {
      scene,
      figure: 'mira',
      goal: 'x',
      trait: 'S',
      conditions: [condition],
    });
    const { trace } = play(attempt.rule, input, house, []) as { trace: readonly { fact?: object }[] };
    const amount = CONDITIONS[condition];
    expect(trace.map(({ fact }) => fact)).toContainEqual({ kind: 'step', label: condition, amount });
  });

  test('no condition is missing', () => {
    const json = JSON.stringify(actionNamed('attempt').input.json);
    const list = /"enum":\[("cover"[^\]]*)\]/.exec(json)?.[1] ?? '';
    expect(JSON.parse(`[${list}]`)).toEqual([...CONDITION_IDS]);
  });

  test.each(LEVELS)('%s needs the face the button shows', (level) => {
    const action = actionNamed('d6-test');
    const run = play(action.rule, inputFor(action, { level }), house, [[6]]);
    expect(run).toMatchObject({ outcome: { outcome: { needs: THRESHOLDS[level] } } });
  });
});

describe('everything has a word in both languages', () => {
  const locales: readonly Locale[] = ['de', 'en'];

  /** The values of a switch that people see as words. */
  function wordsOf(shape: SwitchShape): readonly string[] {
    if (shape.kind === 'one-of' || shape.kind === 'set') return shape.values;
    return shape.kind === 'per' ? [...shape.keys, ...wordsOf(shape.each)] : [];
  }

  test.each(locales)('values of house rules in %s', (locale) => {
    const mute = Object.entries(system.houseRules).flatMap(([key, { shape }]) =>
      wordsOf(shape)
        .filter((value) => system.words[locale].houseValue(key, value) === value)
        .map((value) => `${key}: ${value}`),
    );
    // These two are the same in English as in the code.
    const same = [
      'never',
      'always',
      'off',
      'ask',
      'tests',
      'attacks',
      'spells',
      'defence',
      'heart',
      'complication',
      'vulnerable',
      'enforce',
    ];
    expect(mute.filter((one) => locale === 'de' || !same.includes(one.split(': ')[1] ?? ''))).toEqual([]);
  });

  test.each(locales)('conditions, categories, weapons and verdicts in %s', (locale) => {
    const { value } = system.words[locale];
    const asked = [
      ...CONDITION_IDS.map((id) => ['conditions', id] as const),
      ...CATEGORIES.map((id) => ['category', id] as const),
      ...LEVELS.map((id) => ['level', id] as const),
      ...WEAPON_KINDS.map((id) => ['kind', id] as const),
      ...['success', 'failure', 'complication', 'exceptional', 'automatic', 'refused'].map(
        (id) => ['kind', id] as const,
      ),
    ];
    expect(asked.filter(([field, id]) => value(field, id) === undefined)).toEqual([]);
  });
});
