import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import type { Action, System } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { hasMoved, impact, impactJson, type Limits, listHouse, tellComplaint } from '../src/index.ts';

const LIMITS: Limits = { runs: 1_000, totals: 1_000, faces: 100, answers: 100 };
const registry = { systems: [grundregelwerk] };
const system = grundregelwerk.id;

function told(request: object, limits = LIMITS) {
  const found = impact(registry, request, limits, 'en');
  if (!found.ok) throw new Error(tellComplaint(registry, found.error, 'en'));
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever JSON there is
  return impactJson(registry, found.value, 'en') as any;
}

function refused(request: object, limits = LIMITS) {
  const found = impact(registry, request, limits, 'en');
  if (found.ok) throw new Error('it was answered');
  return found.error;
}

test('without its saving 6 a d6 against 8 never succeeds: the checks tell it before and after', () => {
  const { checks, switches, house } = told({ system, house: { maxAlwaysSucceeds: false, helpLimit: 1 } });
  // What is set to its default is no change.
  expect(house).toEqual({ maxAlwaysSucceeds: false });
  expect(checks).toHaveLength(6);
  expect(checks[1]).toEqual({
    label: 'Simple test: Die d6, TN 8 · Success',
    action: 'grundregelwerk/test',
    input: { die: 6, tn: 8, steps: 0, help: false },
    chance: 'success',
    before: { p: 1 / 6, fraction: '1/6' },
    after: { p: 0, fraction: '0' },
    moved: true,
  });
  // A d8 reaches 6 with or without it.
  expect(checks[0]).toMatchObject({ before: { fraction: '3/8' }, after: { fraction: '3/8' }, moved: false });
  expect(switches).toHaveLength(1);
  expect(switches[0]).toMatchObject({ switch: 'maxAlwaysSucceeds', value: false, default: true });
  expect(switches[0].moves[0]).toEqual(checks[1]);
});

test('of several switches each is told by itself, the others staying as they are set', () => {
  const { checks, switches } = told({
    system,
    house: { maxAlwaysSucceeds: false, 'enemy.tn': { elite: 12 } },
  });
  expect(switches.map((one: { switch: string }) => one.switch)).toEqual(['maxAlwaysSucceeds', 'enemy.tn']);
  const [saving, foes] = switches;
  // Against 12 a d10 hits by its 10 alone: the duel moves only because of the other switch.
  expect(saving.moves.map(({ action }: { action: string }) => action)).toEqual([
    'grundregelwerk/test',
    'grundregelwerk/duel',
  ]);
  expect(foes.moves.map(({ input }: { input: object }) => input)).toEqual([
    { die: 10, category: 'elite', hasArmour: false },
  ]);
  for (const move of [...saving.moves, ...foes.moves])
    expect(checks).toContainEqual(expect.objectContaining({ label: move.label, after: move.after }));
});

test('checks of one’s own take the place of the typical ones', () => {
  const check = { action: 'grundregelwerk/test', input: { die: 'W6', tn: 12 } };
  const { checks } = told({ system, house: { maxAlwaysSucceeds: false }, checks: [check] });
  expect(checks).toHaveLength(1);
  expect(checks[0]).toMatchObject({ before: { fraction: '1/6' }, after: { fraction: '0' } });
  expect(told({ system, checks: [{ ...check, chance: 'complication' }] }).checks[0]).toMatchObject({
    chance: 'complication',
    before: { fraction: '1/6' },
    moved: false,
  });
});

test('a figure: its sheet, what no longer fits, and its chances', () => {
  const character = grundregelwerk.character.templates.find(({ id }) => id === 'warrior')?.character;
  const file = { format: 'tafelrunde-character', version: 1, system, character };
  const { figure } = told({ system, house: { 'advance.maxDie': 8 }, characters: [file] });
  expect(figure.problems).toMatchObject([{ code: 'die-above-maximum', at: 'traits.S' }]);
  expect(figure.problems[0].message).toMatch(/\S{3}/);
  const alone = told({ system, house: { maxAlwaysSucceeds: false }, characters: [file] });
  expect(alone.figure.problems).toEqual([]);
  expect(alone.figure.checks.length).toBeGreaterThan(0);
  // What stands in a scene is not repeated in the answer.
  for (const { input } of alone.figure.checks) expect(input).not.toHaveProperty('scene');
});

describe('what cannot be answered', () => {
  const check = { action: 'grundregelwerk/test', input: { die: 6, tn: 8 } };
  test.each([
    [{}, 'missing-field', 'system'],
    [{ system: 'chess' }, 'unknown-system', 'system'],
    [{ system, luck: 1 }, 'unknown-field', 'luck'],
    [{ system, house: { luck: 1 } }, 'unknown-switch', 'luck'],
    [{ system, checks: [check, { ...check, input: { die: 7, tn: 8 } }] }, 'not-one-of', 'checks.1.die'],
    [{ system, checks: [{ ...check, chance: 'luck' }] }, 'not-one-of', 'checks.0.chance'],
    [{ system, checks: Array.from({ length: 21 }, () => check) }, 'too-many', 'checks'],
    [{ system, as: 'nobody' }, 'not-one-of', 'as'],
    [{ system, characters: [] }, 'missing-field', 'characters'],
  ])('%j is %s at %s', (request, code, at) => {
    expect(refused(request)).toMatchObject({ code, at });
  });

  test('all calculations together have the time of one', () => {
    let now = 0;
    const clock = () => (now += 1);
    expect(refused({ system, house: {} }, { ...LIMITS, time: { ms: 3, clock } })).toMatchObject({
      code: 'too-large',
      at: 'house',
    });
  });
});

test('estimates of unlike many throws have moved only if they are apart by more than chance', () => {
  const estimate = (p: number, runs: number) => ({ chance: { p, low: p - 0.05, high: p + 0.05 }, runs });
  expect(hasMoved(estimate(0.5, 100), estimate(0.52, 100))).toBe(true);
  expect(hasMoved(estimate(0.5, 100), estimate(0.52, 1_000))).toBe(false);
  expect(hasMoved(estimate(0.5, 100), estimate(0.7, 1_000))).toBe(true);
  expect(hasMoved(estimate(0.5, 100), undefined)).toBe(true);
  expect(hasMoved(undefined, undefined)).toBe(false);
});

test('a chance that the house rules take away is told as none', () => {
  const refusing: Action = {
    ...(grundregelwerk.actions.find(({ id }) => id === 'grundregelwerk/test') as Action),
    rule: (_, __, house) => ({
      outcome: (house as { maxAlwaysSucceeds: boolean }).maxAlwaysSucceeds
        ? { kind: 'success' }
        : { kind: 'refused', reason: 'not-adjacent' },
      effects: [],
    }),
  };
  const own: System = { ...grundregelwerk, actions: [refusing] };
  const found = impact({ systems: [own] }, { system, house: { maxAlwaysSucceeds: false } }, LIMITS, 'de');
  if (!found.ok) throw new Error(found.error.code);
  const json = impactJson({ systems: [own] }, found.value, 'de') as { checks: readonly object[] };
  expect(json.checks[0]).toMatchObject({ before: { p: 1 }, after: null, moved: true });
});

test('house rules are listed with their values in words, their default and their ruling', () => {
  const listed = listHouse(registry, system, { locale: 'de' });
  if (!listed.ok) throw new Error(listed.error.code);
  expect(listed.value.map((one) => one.switch)).toEqual(Object.keys(grundregelwerk.houseRules));
  const crowd = listed.value.find((one) => one.switch === 'crowd');
  expect(crowd?.values?.map(({ value }) => value)).toEqual(['step', 'complication', 'ask', 'off']);
  for (const { title, ruling, values = [] } of listed.value) {
    expect(title).toMatch(/\S{2}/);
    expect(grundregelwerk.catalogue.some(({ id }) => id === ruling)).toBe(true);
    for (const { label } of values) expect(label).not.toBe('');
  }
  expect(listHouse(registry, 'chess', { locale: 'de' })).toMatchObject({ ok: false });
});
