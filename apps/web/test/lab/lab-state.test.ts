import { expect, test } from 'vitest';
import { addressOf, type LabState, stateFrom } from '../../src/pages/lab/lab-state.ts';

const read = (address: string): LabState => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return stateFrom(pathname, search);
};

const full: LabState = {
  subject: { system: 'probenwuerfel', action: 'check', figure: '' },
  variants: [
    { input: { attribute: 8, skill: 8, difficulty: 9 }, house: {} },
    { input: { attribute: 8, skill: 8, difficulty: 12 }, house: { 'degrees.step': 3 } },
  ],
  chance: 'raise1',
  axis: 'raises',
  shape: 'atLeast',
  sweep: 'difficulty',
  goal: 'chance:raise1',
  target: null,
};

test('a link brings the whole view back', () => expect(read(addressOf(full))).toEqual(full));

test('dice are written as they are, plus and all', () => {
  const dice: LabState = {
    ...full,
    subject: { system: 'dice', action: '', figure: '' },
    variants: [{ input: { notation: '3W20kh1+2' }, house: {} }],
    target: 17,
  };
  expect(addressOf(dice)).toContain('v=3W20kh1%2B2');
  expect(read(addressOf(dice))).toEqual(dice);
});

test('what cannot be read in a link is left out', () => {
  const state = read('/lab/probenwuerfel/check?v=%7Bbroken&v=[1]&v={"attribute":8}&shape=wild&target=x');
  expect(state.variants).toEqual([{ input: { attribute: 8 }, house: {} }]);
  expect(state.shape).toBe('exact');
  expect(state.target).toBeNull();
});

test('no more than four cases', () => {
  const many = { ...full, variants: Array.from({ length: 9 }, () => ({ input: { die: 6 }, house: {} })) };
  expect(read(addressOf(many)).variants).toHaveLength(4);
});
