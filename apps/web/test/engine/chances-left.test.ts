import { formatFraction } from '@tafelrunde/kernel';
import { systemOf } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import {
  type ChancesLeftAnswer,
  type ChancesLeftJob,
  chancesLeftFor,
} from '../../src/engine/chances-left.ts';
import { previewOf } from '../../src/engine/preview.ts';

const d6pool = systemOf('d6pool') as System;

const challenge = (input: object, tape: readonly (readonly number[])[] = []) => ({
  kind: 'chancesLeft' as const,
  system: 'd6pool',
  action: 'd6pool/challenge',
  input,
  scene: d6pool.scene.empty,
  house: {},
  tape,
  policies: [],
});

const fractions = (found: ChancesLeftAnswer) =>
  Object.fromEntries(
    (found.ok ? found.value : []).map(([name, one]) => [
      name,
      'fraction' in one ? formatFraction(one.fraction) : one.p,
    ]),
  );

test('every named chance, exactly, before anything is thrown', () => {
  const found = chancesLeftFor(d6pool, challenge({ dice: 5, penalty: 1, difficulty: 2 }));
  expect(fractions(found)).toMatchObject({ success: '313/729', fumble: '32/729' });
});

test('the same from the middle of a roll: two successes lie, one penalty die is still to fall', () => {
  const found = chancesLeftFor(d6pool, challenge({ dice: 5, penalty: 1, difficulty: 2 }, [[5, 6, 1, 1, 1]]));
  // It takes one away on 5 and 6.
  expect(fractions(found)).toMatchObject({ success: '2/3' });
});

test('what cannot be read has no chancesLeft', () => {
  expect(chancesLeftFor(d6pool, challenge({ dice: 'many' }))).toMatchObject({ ok: false });
  const stranger = chancesLeftFor(d6pool, { ...challenge({}), action: 'd6pool/nothing' });
  expect(stranger).toMatchObject({ ok: false, error: { code: 'unknown-action' } });
});

test('what a roll is made of is known before it falls, what comes of it is not', () => {
  const action = d6pool.actions.find(({ id }) => id === 'd6pool/challenge');
  const input = action?.input.parse({ dice: 3, penalty: 2, difficulty: 1 });
  if (action === undefined || !input?.ok) throw new Error('no such challenge');
  const house = Object.fromEntries(
    Object.entries(d6pool.houseRules).map(([key, { default: value }]) => [key, value]),
  );
  const { facts, isDecided } = previewOf(action, input.value, house);
  expect(facts.map(({ fact }) => fact.kind)).toEqual(['pool']);
  expect(isDecided).toBe(false);
});

test('what the GM still decides is a range, unless the table has settled it', () => {
  const grundregelwerk = systemOf('grundregelwerk') as System;
  const scene = {
    ...(grundregelwerk.scene.empty as object),
    figures: [
      { id: 'mira', traits: { S: 10, G: 8, M: 6 }, pos: [1, 1] },
      { id: 'pylon', category: 'minion', pos: [2, 1] },
    ],
  };
  const ask = (policies: ChancesLeftJob['policies']) => {
    const found = chancesLeftFor(grundregelwerk, {
      ...{
        kind: 'chancesLeft',
        system: 'grundregelwerk',
        action: 'grundregelwerk/attack',
        house: {},
        tape: [],
      },
      ...{ input: { attacker: 'mira', target: 'pylon' }, scene, policies },
    });
    if (!found.ok) throw new Error(found.error.code);
    return new Map(found.value.map(([name, chance, range]) => [name, { p: chance.p, range }]));
  };
  const open = ask([]).get('heartLost');
  // The GM says what retaliation costs: by default a heart, whenever the attack fails; it may be none.
  expect(open?.range).toEqual({ low: 0, high: open?.p, by: ['gm'] });
  const always = (answer: string) => [
    { question: 'retaliation', policy: { kind: 'always', answer } } as const,
  ];
  expect(ask(always('heart')).get('heartLost')).toEqual({ p: open?.p, range: undefined });
  expect(ask(always('none')).get('heartLost')).toEqual({ p: 0, range: undefined });
});
