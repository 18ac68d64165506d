import { script } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { DICE } from '../../src/data/ladders.ts';
import { attempt } from '../../src/rules/attempt.ts';
import {
  ACTION_NATURES,
  dieOf,
  isTrait,
  traitAlias,
  traitFor,
  traitOfWeapon,
} from '../../src/rules/traits.ts';
import { trait } from '../../src/schemas.ts';
import { DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const trying = (named: string, figure = hero()) => ({
  scene: sceneWith([figure]),
  figure: 'hero',
  goal: 'climb',
  trait: named,
  tn: 6 as const,
  conditions: [],
  tools: '',
  way: '',
});

describe('the traits', () => {
  test('[GW-TRT-01] tests use S, G or M', () => {
    expect(['S', 'G', 'M', 'K'].map((one) => isTrait(one, DEFAULTS))).toEqual([true, true, true, false]);
    expect(script(attempt, trying('K'), DEFAULTS, []).outcome.outcome).toEqual({
      kind: 'refused',
      reason: 'unknown-trait',
    });
  });

  test('[GW-R-02] Z is read as G', () => {
    expect([traitAlias('Z'), traitAlias('S'), trait.parse('Z')]).toEqual(['G', 'S', 'G']);
    expect(isTrait('Z', DEFAULTS)).toBe(true);
    expect(dieOf(hero({ traits: { S: 6, G: 12, M: 8 } }), 'Z')).toBe(12);
    expect(hero({ traits: { Z: 12 } }).traits).toEqual({ G: { die: 12, level: null } });
  });

  test('[GW-R-02] the table may add traits', () => {
    const wits = house({ traits: ['S', 'G', 'M', 'Wits'] });
    expect([isTrait('Wits', wits), isTrait('Wits', DEFAULTS)]).toEqual([true, false]);
    const clever = hero({ traits: { Wits: 12 } });
    expect(script(attempt, trying('Wits', clever), wits, [[11]]).outcome.outcome).toMatchObject({
      kind: 'success',
    });
  });

  test('[GW-TRT-02] five sizes, in this order', () => {
    expect(DICE).toEqual([6, 8, 10, 12, 20]);
  });

  test.each(DICE)('[GW-TRT-02] a trait of d%i is thrown with that die', (die) => {
    const { trace } = scripted(attempt, trying('S', hero({ traits: { S: die } })), DEFAULTS, [[5], 'none']);
    expect(trace.flatMap((line) => (line.kind === 'roll' ? [line.pool] : []))).toMatchObject([
      { count: 1, sides: die },
    ]);
    expect(() => scripted(attempt, trying('S', hero({ traits: { S: die } })), DEFAULTS, [[die + 1]])).toThrow(
      'illegal-faces',
    );
  });

  test('[GW-TRT-03] the trait that fits: body S, special effect M, unseen G; in a fight the weapon or spell decides', () => {
    expect(Object.fromEntries(ACTION_NATURES.map((nature) => [nature, traitFor(nature)]))).toEqual({
      physical: 'S',
      special: 'M',
      unseen: 'G',
      melee: 'S',
      distance: 'G',
      spell: 'M',
    });
    expect([traitOfWeapon('melee'), traitOfWeapon('ranged')]).toEqual(['S', 'G']);
  });

  test('[GW-TRT-03] the GM names the trait of a test', () => {
    const figure = hero({ traits: { S: 6, G: 8, M: 20 } });
    const run = scripted(attempt, trying('M', figure), DEFAULTS, [[19]]);
    expect(run.facts).toContainEqual({ kind: 'traitNamed', trait: 'M' });
    expect(run.outcome.outcome).toMatchObject({ kind: 'success', face: 19 }); // only a d20 shows 19
  });
});
