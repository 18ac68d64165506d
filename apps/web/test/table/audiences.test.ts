import { expect, test } from 'vitest';
import { audiencesFor, mannerFor } from '../../src/pages/table/seats/audiences.ts';

test('a player can roll blind, the GM behind the screen; both openly and for themselves', () => {
  expect(audiencesFor('player')).toEqual(['everyone', 'blind', 'self']);
  expect(audiencesFor('gm')).toEqual(['everyone', 'gm', 'self']);
});

test('a blind roll never takes real dice, and what is not one’s to choose is open', () => {
  expect(mannerFor('player', { audience: 'blind', realDice: true })).toEqual({
    audience: 'blind',
    realDice: false,
  });
  expect(mannerFor('player', { audience: 'self', realDice: true })).toEqual({
    audience: 'self',
    realDice: true,
  });
  expect(mannerFor('player', { audience: 'gm', realDice: false })).toEqual({
    audience: 'everyone',
    realDice: false,
  });
});
