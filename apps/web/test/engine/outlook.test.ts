import { formatFraction, type System } from '@tafelrunde/kernel';
import { systemOf } from '@tafelrunde/registry';
import { expect, test } from 'vitest';
import { type OutlookAnswer, outlookFor } from '../../src/engine/outlook.ts';
import { previewOf } from '../../src/engine/preview.ts';

const d6pool = systemOf('d6pool') as System;

const challenge = (input: object, tape: readonly (readonly number[])[] = []) => ({
  kind: 'outlook' as const,
  system: 'd6pool',
  action: 'd6pool/challenge',
  input,
  scene: d6pool.scene.empty,
  house: {},
  tape,
});

const fractions = (found: OutlookAnswer) =>
  Object.fromEntries(
    (found.ok ? found.value : []).map(([name, one]) => [
      name,
      'fraction' in one ? formatFraction(one.fraction) : one.p,
    ]),
  );

test('every named chance, exactly, before anything is thrown', () => {
  const found = outlookFor(d6pool, challenge({ dice: 5, penalty: 1, difficulty: 2 }));
  expect(fractions(found)).toMatchObject({ success: '313/729', fumble: '32/729' });
});

test('the same from the middle of a roll: two successes lie, one penalty die is still to fall', () => {
  const found = outlookFor(d6pool, challenge({ dice: 5, penalty: 1, difficulty: 2 }, [[5, 6, 1, 1, 1]]));
  // It takes one away on 5 and 6.
  expect(fractions(found)).toMatchObject({ success: '2/3' });
});

test('what cannot be read has no outlook', () => {
  expect(outlookFor(d6pool, challenge({ dice: 'many' }))).toMatchObject({ ok: false });
  const stranger = outlookFor(d6pool, { ...challenge({}), action: 'd6pool/nothing' });
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
