import { script } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { type AdjustInput, adjust } from '../../src/rules/gm-adjusts.ts';
import { after, DEFAULTS, hero, sceneWith } from '../fixtures.ts';

const scene = sceneWith([hero({ psyche: 5, ep: 2, respect: 1 })]);
const NOTHING = { physis: 0, psyche: 0, ep: 0, mythos: 0, respect: 0, money: 0, toggle: null };
const set = (given: Partial<AdjustInput>) =>
  script(adjust, { scene, figure: 'hero', ...NOTHING, ...given }, DEFAULTS, []).outcome;

test('[HH-R-95] the game master awards and takes, within the limits of the sheet', () => {
  const { outcome, effects } = set({ psyche: 3, ep: 4, respect: -2, money: 7, toggle: 'prone' });
  expect(outcome).toEqual({ adjusted: true });
  expect(after(scene, effects, 'hero')).toMatchObject({
    psyche: { points: 8 },
    ep: 6,
    respect: 0,
    money: 7,
    status: ['prone'],
  });
});

test('[HH-R-95] nothing asked, nothing changed; a status is ended the same way', () => {
  expect(set({})).toEqual({ outcome: { adjusted: false }, effects: [] });
  const lying = sceneWith([hero({ status: ['prone'] })]);
  expect(set({ scene: lying, toggle: 'prone' }).effects).toEqual([
    { kind: 'statusEnded', figure: 'hero', status: 'prone' },
  ]);
});
