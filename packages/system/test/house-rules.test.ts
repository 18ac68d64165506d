import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  defaultsOf,
  flag,
  type HouseOf,
  integer,
  integerOrNull,
  integers,
  names,
  numberOf,
  oneOf,
  parseHouse,
  per,
  setOf,
  text,
} from '../src/house-rules.ts';

const SWITCHES = {
  crits: flag(true, 'T-R-01'),
  mode: oneOf(['soft', 'hard'], 'soft', 'T-R-02'),
  rounds: integer(1, 10, 3, 'T-R-03'),
  cap: integerOrNull(0, 5, null, 'T-R-04'),
  die: numberOf([6, 8], 6, 'T-R-05'),
  ranges: setOf(['near', 'far'], ['near'], 'T-R-06'),
  skills: names(1, 3, ['Kraft'], 'T-R-07'),
  costs: per(integer(0, 9, 1, 'T-R-08'), { hero: 1, foe: 2 }),
  unit: text(10, 'm', 'T-R-09'),
  presets: integers(3, -4, 4, [-2, 2], 'T-R-10'),
};
type House = HouseOf<typeof SWITCHES>;

const DEFAULTS = {
  crits: true,
  mode: 'soft',
  rounds: 3,
  cap: null,
  die: 6,
  ranges: ['near'],
  skills: ['Kraft'],
  costs: { hero: 1, foe: 2 },
  unit: 'm',
  presets: [-2, 2],
};

describe('house rules', () => {
  test('have the defaults of their switches, typed', () => {
    expect(defaultsOf(SWITCHES)).toEqual(DEFAULTS);
    expectTypeOf<House['mode']>().toEqualTypeOf<'soft' | 'hard'>();
    expectTypeOf<House['cap']>().toEqualTypeOf<number | null>();
    expect(SWITCHES.costs.ruling).toBe('T-R-08');
    expect(SWITCHES.costs.shape).toMatchObject({ kind: 'per', keys: ['hero', 'foe'] });
  });

  test('settings are read over the defaults', () => {
    const set = { crits: false, cap: 4, skills: ['Mut', 'Über Land-2'], costs: { hero: 0, foe: 9 } };
    expect(parseHouse(SWITCHES, set)).toEqual({ ok: true, value: { ...DEFAULTS, ...set } });
    expect(parseHouse(SWITCHES, {})).toEqual({ ok: true, value: DEFAULTS });
  });

  test.each([
    ['crits', false],
    ['mode', 'hard'],
    ['rounds', 1],
    ['rounds', 10],
    ['cap', null],
    ['cap', 0],
    ['die', 8],
    ['ranges', []],
    ['ranges', ['far', 'near']],
    ['unit', 'm / Runde'],
    ['presets', []],
    ['presets', [-4, 0, 4]],
    ['skills', ['A']],
    ['skills', ['Ähre', 'B2 c-d', 'x'.repeat(20)]],
  ])('%s can be %o', (key, value) => {
    expect(parseHouse(SWITCHES, { [key]: value })).toMatchObject({ ok: true, value: { [key]: value } });
  });

  test.each([
    ['crits', 'true', 'not-a-flag'],
    ['crits', null, 'not-a-flag'],
    ['mode', 'medium', 'not-one-of'],
    ['mode', 1, 'not-one-of'],
    ['unit', ' ', 'not-a-text'],
    ['unit', 'elf Zeichen', 'not-a-text'],
    ['unit', 3, 'not-a-text'],
    ['presets', 2, 'not-integers'],
    ['presets', [1.5], 'not-integers'],
    ['presets', [-5], 'not-integers'],
    ['presets', [5], 'not-integers'],
    ['presets', [1, 1], 'not-integers'],
    ['presets', [1, 2, 3, 4], 'not-integers'],
    ['rounds', 0, 'not-in-range'],
    ['rounds', 11, 'not-in-range'],
    ['rounds', 2.5, 'not-in-range'],
    ['rounds', '3', 'not-in-range'],
    ['rounds', null, 'not-in-range'],
    ['rounds', Number.NaN, 'not-in-range'],
    ['cap', 6, 'not-in-range'],
    ['cap', undefined, 'not-in-range'],
    ['die', 7, 'not-one-of'],
    ['die', '6', 'not-one-of'],
    ['ranges', ['near', 'near'], 'not-a-set-of'],
    ['ranges', ['medium'], 'not-a-set-of'],
    ['ranges', 'near', 'not-a-set-of'],
    ['skills', [], 'not-names'],
    ['skills', ['a', 'b', 'c', 'd'], 'not-names'],
    ['skills', ['a', 'a'], 'not-names'],
    ['skills', ['x'.repeat(21)], 'not-names'],
    ['skills', ['1a'], 'not-names'],
    ['skills', ['a\n'], 'not-names'],
    ['skills', [7], 'not-names'],
    ['costs', null, 'not-an-object'],
    ['costs', [1, 2], 'not-an-object'],
  ])('%s cannot be %o', (key, value, code) => {
    const parsed = parseHouse(SWITCHES, { [key]: value });
    expect(parsed).toMatchObject({ ok: false, error: [{ code, at: key }] });
  });

  test('problems say what would be allowed', () => {
    expect(parseHouse(SWITCHES, { mode: 'x', rounds: 99, ranges: 1, skills: 1 })).toEqual({
      ok: false,
      error: [
        { code: 'not-one-of', at: 'mode', data: { allowed: 'soft, hard' } },
        { code: 'not-in-range', at: 'rounds', data: { min: 1, max: 10 } },
        { code: 'not-a-set-of', at: 'ranges', data: { allowed: 'near, far' } },
        { code: 'not-names', at: 'skills', data: { min: 1, max: 3 } },
      ],
    });
  });

  test('a switch per key may be given in part: the rest keeps its default', () => {
    expect(parseHouse(SWITCHES, { costs: { hero: 5 } })).toMatchObject({
      ok: true,
      value: { costs: { hero: 5, foe: 2 } },
    });
  });

  test('a switch per key names the field', () => {
    const parsed = parseHouse(SWITCHES, { costs: { hero: 10, pet: 1 } });
    expect(parsed).toEqual({
      ok: false,
      error: [
        { code: 'unknown-field', at: 'costs.pet' },
        { code: 'not-in-range', at: 'costs.hero', data: { min: 0, max: 9 } },
      ],
    });
  });

  test.each(['speed', 'constructor', '__proto__', 'toString', 'hasOwnProperty', ''])(
    'there is no switch %o',
    (key) => {
      const raw: unknown = JSON.parse(`{${JSON.stringify(key)}: true}`);
      expect(parseHouse(SWITCHES, raw)).toEqual({ ok: false, error: [{ code: 'unknown-switch', at: key }] });
    },
  );

  test('a prototype key inside a switch per key is unknown too', () => {
    const raw: unknown = JSON.parse('{"costs": {"hero": 1, "foe": 2, "__proto__": {"hero": 5}}}');
    expect(parseHouse(SWITCHES, raw)).toMatchObject({ ok: false, error: [{ code: 'unknown-field' }] });
  });

  test('fields that are only inherited do not count', () => {
    expect(parseHouse(SWITCHES, { costs: Object.create({ hero: 9 }) })).toEqual({
      ok: true,
      value: DEFAULTS,
    });
    expect(parseHouse(SWITCHES, Object.create({ crits: 'no' }))).toEqual({ ok: true, value: DEFAULTS });
  });

  test.each([null, undefined, 'x', 1, [], [1]])('%o is no settings at all', (raw) => {
    expect(parseHouse(SWITCHES, raw)).toEqual({ ok: false, error: [{ code: 'not-an-object', at: 'house' }] });
  });

  test('anything from outside is read or refused, never thrown', () => {
    const raw = fc.oneof(
      fc.anything(),
      fc.dictionary(fc.constantFrom(...Object.keys(SWITCHES), 'x', '__proto__'), fc.anything()),
    );
    fc.assert(
      fc.property(raw, (value) => {
        const parsed = parseHouse(SWITCHES, value);
        if (parsed.ok) expect(Object.keys(parsed.value)).toEqual(Object.keys(SWITCHES));
        else expect(parsed.error.length).toBeGreaterThan(0);
      }),
    );
  });
});
