import { expect, test } from 'vitest';
import { toneOf, verdictOf } from '../../src/ui/verdict.tsx';

test('an outcome is judged by its kind, else by its success', () => {
  expect(verdictOf({ kind: 'complication', success: false })).toBe('complication');
  expect(verdictOf({ kind: 'refused' })).toBe('refused');
  expect(verdictOf({ kind: 'checked', success: true })).toBe('success');
  expect(verdictOf({ success: false })).toBe('failure');
  expect(verdictOf({ kind: 'rested' })).toBe('rested');
  expect(verdictOf({})).toBe('');
});

test('a kind nobody knows has no colour', () => {
  expect(toneOf('rested')).toBe('neutral');
});
