import { script, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/data/house-rules.ts';
import { applyEffects } from '../../src/effects.ts';
import { figureOf, type Scene } from '../../src/model.ts';
import { haggleRound } from '../../src/rules/haggle-round.ts';
import { DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

/** One W12 each. */
const skills = { haggle: { value: 8, bonusDice: 0 } };
function trade(psyche: readonly [buyer: number, seller: number], more: object = {}): Scene {
  const [buyer, seller] = psyche;
  return sceneWith(
    [hero({ id: 'buyer', skills, psyche: buyer }), hero({ id: 'seller', skills, psyche: seller })],
    {
      haggle: {
        item: 'axe',
        startingPrice: 50,
        buyer: { figure: 'buyer', psycheBefore: buyer },
        seller: { figure: 'seller', psycheBefore: seller },
        offers: [{ by: 'seller', price: 50 }],
        ...more,
      },
    },
  );
}
function round(scene: Scene, answers: Tape, rules: House = DEFAULTS) {
  const { outcome, effects } = script(haggleRound, { scene }, rules, answers).outcome;
  const after = applyEffects(scene, effects);
  const psyche = (id: string) => figureOf(after, id)?.psyche;
  return {
    outcome,
    haggle: after.haggle,
    psyche: [psyche('buyer')?.points, psyche('seller')?.points],
    after,
  };
}

describe('a round of haggling', () => {
  test('[HH-HAG-02] the loser is a point of psyche short for the time being', () => {
    const { outcome, haggle, psyche } = round(trade([12, 12]), [[9], [5]]);
    expect(outcome).toEqual({ loser: 'seller', lead: 1, concedes: null, deal: null });
    expect(psyche).toEqual([12, 11]);
    expect(haggle?.seller).toMatchObject({ temporaryLoss: 1, realLoss: 0, rowsEmptied: 0 });
  });

  test('[HH-R-16] [HH-R-82] a tie costs nobody anything, unless the table gives it to one side', () => {
    expect(round(trade([12, 12]), [[7], [7]])).toMatchObject({ outcome: { loser: null }, psyche: [12, 12] });
    const buyers = house({ 'tie.haggle': 'acting' });
    expect(round(trade([12, 12]), [[7], [7]], buyers).outcome).toMatchObject({ loser: 'seller' });
    const sellers = house({ 'tie.haggle': 'defending' });
    expect(round(trade([12, 12]), [[7], [7]], sellers).outcome).toMatchObject({ loser: 'buyer' });
  });

  test('[HH-HAG-03] an emptied row forces a better offer', () => {
    const { outcome, haggle } = round(trade([12, 9]), [[9], [5]]);
    expect(outcome).toEqual({ loser: 'seller', lead: 1, concedes: 'seller', deal: null });
    expect(haggle).toMatchObject({ concedes: 'seller', seller: { rowsEmptied: 1 } });
  });

  test('[HH-R-82] what a 1 costs is really lost', () => {
    // The seller throws a 1 without a die to offset it, and loses the round too.
    const { haggle, psyche } = round(trade([12, 12]), [[9], [1]]);
    expect(psyche).toEqual([12, 10]);
    expect(haggle?.seller).toMatchObject({ temporaryLoss: 1, realLoss: 1 });
  });

  const last: [number, number] = [12, 1];
  // One point: two rows are empty, so three dice of five; nobody grits teeth.
  const many = { haggle: { value: 8, bonusDice: 2 } };
  const losing = (offers: readonly object[]) => {
    const scene = trade(last, { offers });
    const seller = hero({ id: 'seller', skills: many, psyche: 1 });
    return { ...scene, figures: [scene.figures[0] ?? seller, seller] };
  };

  test('[HH-HAG-04] the last point: the latest offer of the other side is the deal', () => {
    const offers = [
      { by: 'seller', price: 50 },
      { by: 'buyer', price: 20 },
      { by: 'buyer', price: 25 },
    ];
    const { outcome, haggle, after } = round(losing(offers), [[9], '0', [5]]);
    expect(outcome).toEqual({ loser: 'seller', lead: 1, concedes: null, deal: 25 });
    expect(haggle).toMatchObject({ deal: 25, seller: { rowsEmptied: 1 } });
    expect(figureOf(after, 'seller')?.psyche.lockedUntil).toBe(null); // HH-R-82: no lock
  });

  test('[HH-HAG-04] without an offer of theirs, the starting price', () => {
    expect(round(losing([{ by: 'seller', price: 50 }]), [[9], '0', [5]]).outcome).toMatchObject({ deal: 50 });
  });

  test('[HH-HAG-03] first the offer that is due, then the next round', () => {
    expect(round(trade([12, 12], { concedes: 'buyer' }), []).outcome).toMatchObject({ reason: 'offer-due' });
    expect(round(trade([12, 12], { deal: 40 }), []).outcome).toMatchObject({ reason: 'deal-made' });
    expect(round(sceneWith([]), []).outcome).toMatchObject({ reason: 'no-haggle' });
  });
});
