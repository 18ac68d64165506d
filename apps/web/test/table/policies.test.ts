import { expect, test } from 'vitest';
import { answerFor, policiesOf } from '../../src/pages/table/inbox/policies.ts';

const question = { id: 'crowd', options: ['step', 'none'] };

test('what nearly always ends the same way is not asked, unless the GM wants it', () => {
  expect(answerFor({}, 't', question, ['crowd'])).toBe('step'); // the rule's default comes first
  expect(answerFor({}, 't', question, [])).toBeUndefined();
  expect(answerFor({ 't crowd': 'ask' }, 't', question, ['crowd'])).toBeUndefined();
});

test('"always so" answers at this table alone, and only with what can be answered', () => {
  expect(answerFor({ 't crowd': 'none' }, 't', question, [])).toBe('none');
  expect(answerFor({ 'other crowd': 'none' }, 't', question, [])).toBeUndefined();
  expect(answerFor({ 't crowd': 'gone' }, 't', question, [])).toBeUndefined();
  expect(policiesOf({ 't crowd': 'none', 'other crowd': 'step' }, 't')).toEqual([
    { question: 'crowd', answer: 'none' },
  ]);
});
