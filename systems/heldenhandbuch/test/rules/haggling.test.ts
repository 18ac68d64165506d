import { script, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/data/house-rules.ts';
import { applyEffects } from '../../src/effects.ts';
import type { Scene } from '../../src/model.ts';
import { closeTrade, concede, openTrade } from '../../src/rules/haggling.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });
const buyer = hero({ id: 'buyer', psyche: 10, money: 100 });
const seller = hero({ id: 'seller', psyche: 9, inventory: [{ id: 'axe', kind: 'weapon' }] });
const market = sceneWith([buyer, seller]);
const opening = { scene: market, buyer: 'buyer', seller: 'seller', item: 'axe', startingPrice: 50 } as const;

describe('opening', () => {
  test('[HH-HAG-01] the other side finds the price fair: haggling starts', () => {
    const { outcome, effects } = script(openTrade, { ...opening, namedBy: 'seller' }, DEFAULTS, [
      'fair',
    ]).outcome;
    expect(outcome).toEqual({ started: true });
    expect(applyEffects(market, effects).haggle).toEqual({
      item: 'axe',
      startingPrice: 50,
      buyer: { figure: 'buyer', psycheBefore: 10, temporaryLoss: 0, realLoss: 0, rowsEmptied: 0 },
      seller: { figure: 'seller', psycheBefore: 9, temporaryLoss: 0, realLoss: 0, rowsEmptied: 0 },
      offers: [{ by: 'seller', price: 50 }],
      concedes: null,
      deal: null,
    });
  });

  test('[HH-HAG-01] or not, and then there is no haggling', () => {
    const run = script(openTrade, { ...opening, namedBy: 'buyer' }, DEFAULTS, ['unfair']);
    expect(run.outcome).toEqual({ outcome: { started: false }, effects: [] });
    expect(run.trace.find(({ kind }) => kind === 'choice')).toMatchObject({ by: 'seller' });
  });

  test('one trade at a time, between two', () => {
    const same = { ...opening, seller: 'buyer', namedBy: 'seller' } as const;
    expect(script(openTrade, same, DEFAULTS, []).outcome).toEqual(refusal('nobody-opposes-themselves'));
  });
});

type Sides = { readonly buyer?: object; readonly seller?: object };
/** A running haggle: what each side has lost so far. */
function running(sides: Sides, more: object = {}): Scene {
  const side = (figure: string, psycheBefore: number, given = {}) => ({ figure, psycheBefore, ...given });
  return sceneWith(market.figures, {
    haggle: {
      item: 'axe',
      startingPrice: 50,
      buyer: side('buyer', 10, sides.buyer),
      seller: side('seller', 9, sides.seller),
      offers: [{ by: 'seller', price: 50 }],
      ...more,
    },
  });
}

describe('conceding', () => {
  const offer = (scene: Scene, price: number, answers: Tape = []) =>
    script(concede, { scene, price }, DEFAULTS, answers).outcome;

  test('[HH-HAG-03] an accepted offer is the deal, a refused one means another round', () => {
    const scene = running({}, { concedes: 'seller' });
    const taken = offer(scene, 40, ['accept']);
    expect(taken.outcome).toEqual({ accepted: true, price: 40 });
    expect(applyEffects(scene, taken.effects).haggle).toMatchObject({ deal: 40, concedes: null });
    const refused = offer(scene, 40, ['refuse']);
    expect(applyEffects(scene, refused.effects).haggle).toMatchObject({ deal: null, concedes: null });
  });

  test('[HH-HAG-03] it has to be a better one: lower from the seller, higher from the buyer', () => {
    expect(offer(running({}, { concedes: 'seller' }), 50)).toEqual(refusal('not-a-better-offer'));
    const second = running({}, { concedes: 'buyer', offers: [{ by: 'buyer', price: 30 }] });
    expect(offer(second, 30)).toEqual(refusal('not-a-better-offer'));
    expect(offer(second, 31, ['accept']).outcome).toMatchObject({ accepted: true });
  });

  test('[HH-HAG-03] nobody concedes unasked', () => {
    expect(offer(running({}), 40)).toEqual(refusal('nothing-to-concede'));
    expect(offer(market, 40)).toEqual(refusal('no-haggle'));
    expect(offer(running({}, { concedes: 'seller', deal: 45 }), 40)).toEqual(refusal('deal-made'));
  });
});

describe('afterwards', () => {
  const close = (scene: Scene, rules: House = DEFAULTS) => script(closeTrade, { scene }, rules, []).outcome;

  test('[HH-HAG-05] [HH-PROC-11] psyche returns; who conceded less often gets one on top, the other one less', () => {
    const scene = running(
      { buyer: { temporaryLoss: 1 }, seller: { temporaryLoss: 3, rowsEmptied: 1 } },
      { deal: 40 },
    );
    const { outcome, effects } = close(scene);
    expect(outcome).toEqual({ price: 40, winner: 'buyer', buyer: 11, seller: 8 }); // 10 + 1, 9 - 1
    expect(after(scene, effects, 'buyer')).toMatchObject({ money: 60, inventory: [{ id: 'axe' }] });
    expect(after(scene, effects, 'seller')).toMatchObject({
      money: 40,
      inventory: [],
      psyche: { points: 8 },
    });
    expect(applyEffects(scene, effects).haggle).toBe(null);
  });

  test('[HH-R-82] equally often: nobody wins; what 1s have cost stays lost', () => {
    expect(close(running({ buyer: { realLoss: 2 } }, { deal: 40 })).outcome).toEqual({
      price: 40,
      winner: null,
      buyer: 8,
      seller: 9,
    });
  });

  test('[HH-HAG-06] after the last point: one less for each row lost, and as many more for the winner', () => {
    const beaten = running({ seller: { temporaryLoss: 9, rowsEmptied: 3 } }, { deal: 20 });
    const scene = {
      ...beaten,
      figures: [hero({ id: 'buyer', psyche: 7 }), hero({ id: 'seller', psyche: 0 })],
    };
    expect(close(scene).outcome).toEqual({ price: 20, winner: 'buyer', buyer: 12, seller: 6 }); // 10 + 3 is above 12
    const beyond = house({ 'haggle.mayExceedMax': true });
    expect(close(scene, beyond).outcome).toMatchObject({ buyer: 13 });
  });

  test('[HH-HAG-05] not before there is a deal', () => {
    expect(close(running({}))).toEqual(refusal('no-deal-yet'));
    expect(close(market)).toEqual(refusal('no-haggle'));
  });
});
