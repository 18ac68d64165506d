import {
  type Action,
  canonical,
  defaultsOf,
  exact,
  explain,
  headlineOf,
  LOCALES,
  oddsOf,
  play,
  seededDice,
  simulate,
  solve,
  toNumber,
} from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { applyEffects, type GwEffect } from '../src/effects.ts';
import { houseRules } from '../src/house-rules.ts';
import type { Scene } from '../src/model.ts';
import { grundregelwerk } from '../src/system.ts';
import { ACTION_NAMES, FIELDS } from '../src/text/dictionary.ts';
import { SAMPLE_INPUTS } from './sample-inputs.ts';

const HOUSE = defaultsOf(houseRules);
const { actions, words } = grundregelwerk;

function parsed(action: Action): unknown {
  const input = action.input.parse(SAMPLE_INPUTS[action.id]);
  if (!input.ok) throw new Error(JSON.stringify(input.error));
  return input.value;
}
const outcomeOf =
  (action: Action) =>
  (...args: Parameters<Action['rule']>) =>
    action.rule(...args).outcome;
const byDefault = { decide: () => 0 };

test('every action has a sample, texts in both languages, and labels for its input', () => {
  expect(actions.map(({ id }) => id)).toEqual(ACTION_NAMES.map((name) => `grundregelwerk/${name}`));
  expect(Object.keys(SAMPLE_INPUTS)).toEqual(actions.map(({ id }) => id));
  for (const action of actions) {
    for (const locale of LOCALES) expect(words[locale].action(action.id).title).not.toBe('');
    const fields = Object.keys((action.input.json as { properties: object }).properties);
    expect(
      fields.filter((field) => !(FIELDS as readonly string[]).includes(field)),
      action.id,
    ).toEqual([]);
  }
});

describe.each(actions.map((action) => [action.id, action] as const))('%s', (_id, action) => {
  test('is played to an end, twice the same with the same seed', () => {
    const once = play(action.rule, parsed(action), HOUSE, [], { dice: seededDice(7), ...byDefault });
    const twice = play(action.rule, parsed(action), HOUSE, [], { dice: seededDice(7), ...byDefault });
    if (once.kind !== 'finished' || twice.kind !== 'finished') throw new Error('not finished');
    expect(once.outcome).toEqual(twice.outcome);
    expect(once.outcome.outcome['kind'], 'the sample is a legal one').not.toBe('refused');
    // Its tape alone leads to the same end.
    expect(play(action.rule, parsed(action), HOUSE, once.tape)).toEqual(once);
  });

  test('is told in both languages, with a headline', () => {
    const run = play(action.rule, parsed(action), HOUSE, [], { dice: seededDice(3), ...byDefault });
    if (run.kind !== 'finished') throw new Error('not finished');
    expect(headlineOf(action, run.trace)).toBeDefined();
    for (const locale of LOCALES) {
      const told = explain(run.trace, {
        fact: ({ fact }) => words[locale].fact(fact),
        choice: words[locale].choice,
        roll: () => '',
      });
      for (const { text, dice } of told) {
        if (dice === undefined) expect(text, `${action.id} ${locale}`).toMatch(/^\S.{3,}$/u);
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      }
    }
  });

  test('has exact odds that sum to one and agree with simulation', () => {
    const odds = oddsOf(action, parsed(action), HOUSE);
    if (!odds.ok) throw new Error(odds.error.code);
    expect(odds.value.exact).toBe(true);
    expect(odds.value.outcomes.reduce((sum, { chance }) => sum + chance.p, 0)).toBeCloseTo(1, 12);
    const runs = 4_000;
    const seen = new Map<string | number, number>();
    simulate(outcomeOf(action), parsed(action), HOUSE, { dice: seededDice(2026), runs }, (outcome) => {
      const key = canonical(action.matters(outcome));
      seen.set(key, (seen.get(key) ?? 0) + 1);
    });
    for (const { outcome, chance } of odds.value.outcomes) {
      // Five standard errors, seed 2026.
      const bound = 5 * Math.sqrt((chance.p * (1 - chance.p)) / runs) + 1e-12;
      expect(Math.abs((seen.get(canonical(outcome)) ?? 0) / runs - chance.p)).toBeLessThanOrEqual(bound);
    }
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(runs);
  });

  test('is solved: best play for each chance is at least as good as the defaults', () => {
    for (const [name, holds] of Object.entries(action.chances)) {
      const best = solve(outcomeOf(action), parsed(action), HOUSE, (outcome) => (holds(outcome) ? 1 : 0));
      const usual = exact(outcomeOf(action), parsed(action), HOUSE);
      if (!best.ok || !usual.ok) throw new Error('not solved');
      const plain = oddsOf(action, parsed(action), HOUSE);
      if (!plain.ok) throw new Error('no odds');
      expect(best.value.value).toBeGreaterThanOrEqual((plain.value.chances[name]?.p ?? 0) - 1e-12);
    }
  });

  test('has effects that can be applied and stored as JSON', () => {
    const run = play(action.rule, parsed(action), HOUSE, [], { dice: seededDice(11), ...byDefault });
    if (run.kind !== 'finished') throw new Error('not finished');
    const { effects } = run.outcome;
    expect(JSON.parse(JSON.stringify(effects))).toEqual(effects);
    const scene = (parsed(action) as { scene?: Scene }).scene;
    if (scene === undefined) return;
    const after = applyEffects(scene, effects as readonly GwEffect[]);
    expect(grundregelwerk.scene.parse(JSON.parse(JSON.stringify(after)))).toEqual({ ok: true, value: after });
  });

  test('refuses unknown fields by name', () => {
    const result = action.input.parse({ ...(SAMPLE_INPUTS[action.id] as object), nonsense: 1 });
    expect(result).toMatchObject({ ok: false, error: [{ code: 'unknown-field', at: 'nonsense' }] });
  });
});

test('a duel of a d10 against a boss has exact odds by marks', () => {
  const duel = actions.find(({ id }) => id === 'grundregelwerk/duel') as Action;
  const odds = oddsOf(duel, parsed(duel), HOUSE);
  if (!odds.ok) throw new Error('no odds');
  // Each attack: 1/10 takes two of the boss's three hearts (only the 10 hits), 9/10 costs one of five hearts.
  // Won: two hits within the attacks before the fifth miss: sum over n of C(n+1, 1) (1/10)^2 (9/10)^n, n = 0..4.
  const won = [0, 1, 2, 3, 4].reduce((sum, misses) => sum + (misses + 1) * 0.01 * 0.9 ** misses, 0);
  expect(
    toNumber((odds.value.chances['attacker'] as { fraction: { n: bigint; d: bigint } }).fraction),
  ).toBeCloseTo(won, 12);
});
