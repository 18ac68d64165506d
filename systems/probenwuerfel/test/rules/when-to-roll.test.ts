import { scripted } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { ROLL_KINDS } from '../../src/data/dice.ts';
import { decideRoll } from '../../src/rules/when-to-roll.ts';
import { DEFAULTS } from '../fixtures.ts';

const decide = (uncertain: boolean, roll: (typeof ROLL_KINDS)[number] = 'check') =>
  scripted(decideRoll, { event: 'the wall', uncertain, roll }, DEFAULTS, []);

test('[PW-GEN-01] a foregone conclusion needs no dice', () => {
  expect(decide(false).outcome).toEqual({ outcome: { kind: 'fixed', roll: null }, effects: [] });
});

test('[PW-GEN-02] what is uncertain is rolled, and the situation says how', () => {
  for (const roll of ROLL_KINDS) expect(decide(true, roll).outcome.outcome).toEqual({ kind: 'roll', roll });
  expect(decide(true).cites).toEqual(['PW-GEN-02']);
});
