import { exact, seededDice, simulate, toNumber } from '@tafelrunde/kernel';
import { type Action, oddsOf as oddsOfAction } from '@tafelrunde/system';
import { chancesOf, oddsOf, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Figure } from '../../src/model.ts';
import type { Fate, House } from '../../src/rule.ts';
import { endFight, endTurn, type InitiativeInput, startFight } from '../../src/rules/initiative.ts';
import { probenwuerfel } from '../../src/system.ts';
import { DEFAULTS, hero, house, npc, sceneWith } from '../fixtures.ts';

const initiative = probenwuerfel.actions.find(({ id }) => id === 'probenwuerfel/initiative') as Action;

const quick = hero({ attributes: { agility: { die: 6, modifier: 1 } } });
const guard = npc({ id: 'guard' });
const wolf = npc({ id: 'wolf', attributes: { agility: 8 } });
const scene = sceneWith([quick, guard, wolf]);
const start = (
  figures: readonly string[],
  answers: readonly (readonly number[])[],
  of = scene,
  h = DEFAULTS,
) => scripted(startFight, { scene: of, figures }, h, answers).outcome;

test('[PW-DER-14] [PW-ADD-06] Bew is rolled by all, with its bonus; the highest acts first', () => {
  // hero 2 + 1 = 3, guard 4 + 3 = 7, wolf 5
  const { outcome, effects } = start([], [[2], [4, 3], [5]]);
  expect(outcome).toEqual({
    kind: 'started',
    first: 'guard',
    order: ['guard', 'wolf', 'hero'],
    tie: false,
  });
  expect(applyEffects(scene, effects)).toMatchObject({
    round: 1,
    turn: 'guard',
    order: ['guard', 'wolf', 'hero'],
  });
});

test('[PW-DER-14] [PW-R-07] shifts and effects count, and there is no lower bound', () => {
  const slow = { ...guard, derivedModifiers: { ...guard.derivedModifiers, initiative: -9 } };
  const haste = [{ label: 'haste', target: 'roll:initiative' as const, amount: 6, until: null }];
  const of = sceneWith([{ ...quick, effects: haste }, slow]);
  const run = scripted(startFight, { scene: of, figures: [] }, DEFAULTS, [[2], [3]]);
  expect(run.facts.filter(({ kind }) => kind === 'initiative')).toEqual([
    { kind: 'initiative', who: 'hero', total: 9 }, // 2 + 1 + 6
    { kind: 'initiative', who: 'guard', total: -6 },
  ]);
});

describe('[PW-R-21] ties', () => {
  test('player characters come before others, then the higher Max Bew', () => {
    // hero 3 + 1 = 4, guard W4 cannot show 4 alone: 3; wolf 4
    expect(start([], [[3], [3], [4]]).outcome).toMatchObject({ order: ['hero', 'wolf', 'guard'] });
    expect(start(['guard', 'wolf'], [[3], [3]]).outcome).toMatchObject({ order: ['wolf', 'guard'] }); // Max 8 over 4
  });
  test('else they roll again among themselves until it is decided', () => {
    const pack = sceneWith([guard, { ...guard, id: 'second' }, quick]);
    // guard 2, second 2, hero 6 + 1; again 1 and 1; again 1 and 3
    const run = start([], [[2], [2], [5], [1], [1], [1], [3]], pack);
    expect(run.outcome).toMatchObject({ order: ['hero', 'second', 'guard'] });
  });
});

test('[PW-R-21] a fight is rolled once, or each round anew', () => {
  const fight = { ...scene, round: 1, order: ['guard', 'hero'], turn: 'hero' };
  expect(scripted(endTurn, { scene: fight }, DEFAULTS, []).outcome.outcome).toEqual({
    kind: 'turn',
    turn: 'guard',
    round: 2,
  });
  const again = scripted(endTurn, { scene: fight }, house({ 'initiative.perRound': true }), [[5], [1]]);
  expect(again.outcome.outcome).toEqual({ kind: 'turn', turn: 'hero', round: 2 });
  expect(applyEffects(fight, again.outcome.effects).order).toEqual(['hero', 'guard']);
});

describe('[PW-ADD-06] turns', () => {
  const fight = { ...scene, round: 1, order: ['guard', 'wolf', 'hero'], turn: 'guard' };
  test('pass down the order, over who is out of action', () => {
    expect(scripted(endTurn, { scene: fight }, DEFAULTS, []).outcome.outcome).toMatchObject({
      turn: 'wolf',
      round: 1,
    });
    const down = { ...fight, figures: [quick, guard, { ...wolf, status: ['outOfAction' as const] }] };
    expect(scripted(endTurn, { scene: down }, DEFAULTS, []).outcome.outcome).toMatchObject({ turn: 'hero' });
    const gone = { ...fight, figures: [] };
    expect(scripted(endTurn, { scene: gone }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'nobody-there',
    });
  });
  test('there are none outside a fight, and a fight can be ended', () => {
    expect(scripted(endTurn, { scene }, DEFAULTS, []).outcome.outcome).toMatchObject({ reason: 'no-fight' });
    expect(scripted(endFight, { scene }, DEFAULTS, []).outcome.outcome).toMatchObject({ reason: 'no-fight' });
    const { effects } = scripted(endFight, { scene: fight }, DEFAULTS, []).outcome;
    expect(applyEffects(fight, effects)).toMatchObject({ round: 0, turn: null, order: [] });
  });
  test('one fight at a time, with somebody in it', () => {
    expect(start([], [], fight).outcome).toMatchObject({ reason: 'in-a-fight' });
    expect(start(['x'], []).outcome).toMatchObject({ reason: 'unknown-figure' });
    expect(start([], [], sceneWith([])).outcome).toMatchObject({ reason: 'nobody-there' });
    expect(start(['hero'], []).outcome).toMatchObject({ order: ['hero'] }); // nobody to roll against
  });
});

describe('odds', () => {
  const first = (fate: Fate, input: InitiativeInput, h: House) => {
    const { outcome } = startFight(fate, input, h);
    return outcome.kind === 'started' ? outcome.first : '';
  };
  const twins = { scene: sceneWith([guard, { ...guard, id: 'second' }]), figures: [] };
  test('chains without end are not listed, and that is said', () => {
    expect(exact(first, twins, DEFAULTS)).toMatchObject({ error: { code: 'too-large' } });
  });
  test('without explosions ties are settled exactly, however often they are rolled again', () => {
    const plain = house({ canBeCritical: { ...DEFAULTS.canBeCritical, initiative: false } });
    expect(chancesOf(oddsOf(first, twins, plain))).toEqual({
      '"guard"': { n: 1n, d: 2n },
      '"second"': { n: 1n, d: 2n },
    });
  });
});

describe('[PW-R-21] the law of the order', () => {
  const lawOf = (figures: readonly Figure[], h = DEFAULTS) => {
    const odds = oddsOfAction(initiative, { scene: sceneWith(figures), figures: [] }, h);
    if (!odds.ok) throw new Error(odds.error.code);
    return odds.value;
  };
  const firstIs = (figures: readonly Figure[], id: string, h = DEFAULTS) =>
    lawOf(figures, h)
      .outcomes.filter(({ outcome }) => outcome['first'] === id)
      .reduce((sum, { chance }) => sum + chance.p, 0);
  const bew = (id: string, side: 'pc' | 'npc', agility: 4 | 6 | 8 | 10 | 12, modifier = 0) =>
    hero({ id, side, attributes: { agility: { die: agility, modifier } } });

  test('a W8 of a player character before a W10: 0.466218, ties included', () => {
    const odds = lawOf([bew('mira', 'pc', 8), bew('wolf', 'npc', 10)]);
    expect(firstIs([bew('mira', 'pc', 8), bew('wolf', 'npc', 10)], 'mira')).toBeCloseTo(0.466218, 6);
    expect(odds.outcomes.every(({ chance }) => 'fraction' in chance)).toBe(true); // in whole weights
    // Both show the same face below 8 without an explosion in 7/80 of the throws; longer chains add the rest.
    expect(odds.chances['tie']?.p).toBeGreaterThan(7 / 80);
    expect(odds.chances['tie']?.p).toBeCloseTo(0.088889, 2);
  });

  test('who cannot be told apart rolls again: a fixed point, each as often first as ahead', () => {
    const twins = [bew('a', 'npc', 6), bew('b', 'npc', 6)];
    expect(firstIs(twins, 'a')).toBe(1 / 2);
    // The tie itself: sum over k of 5 · 36^-(k+1), a geometric row: 5/36 · 36/35 = 1/7.
    expect(lawOf(twins).chances['tie']).toMatchObject({ fraction: { n: 1n, d: 7n } });
    const trio = [bew('a', 'npc', 6), bew('b', 'npc', 6), bew('c', 'npc', 6)];
    for (const id of ['a', 'b', 'c']) expect(firstIs(trio, id)).toBeCloseTo(1 / 3, 12);
    expect(lawOf(trio).outcomes).toHaveLength(6);
  });

  test('three figures agree with a plain sum over their totals', () => {
    const figures = [bew('a', 'pc', 4, 1), bew('b', 'npc', 6), bew('c', 'npc', 8)];
    const totals = (sides: number, plus: number) =>
      Array.from({ length: 24 * sides }, (_, i) => i + 1)
        .filter((total) => total % sides !== 0)
        .map((total) => [total + plus, sides ** -(Math.floor(total / sides) + 1)] as const);
    let [aFirst, tie] = [0, 0];
    for (const [x, p] of totals(4, 1))
      for (const [y, q] of totals(6, 0))
        for (const [z, r] of totals(8, 0)) {
          if (x >= y && x >= z) aFirst += p * q * r; // the player character wins a tie
          if (x === y || y === z || x === z) tie += p * q * r;
        }
    expect(firstIs(figures, 'a')).toBeCloseTo(aFirst, 10);
    expect(lawOf(figures).chances['tie']?.p).toBeCloseTo(tie, 10);
  });

  describe('of six and more tells who acts first', () => {
    test('six alike: each as often, and the tie of all totals', () => {
      const six = Array.from({ length: 6 }, (_, i) => bew(`f${i}`, 'pc', 8));
      const odds = lawOf(six);
      expect(odds.exact).toBe('double');
      expect(odds.outcomes).toHaveLength(6);
      for (const { outcome, chance } of odds.outcomes) {
        expect(outcome).not.toHaveProperty('order');
        expect(chance.p).toBeCloseTo(1 / 6, 12);
      }
    });

    test('with the same law that five have, as a sixth who never acts first shows', () => {
      const five = [
        bew('a', 'pc', 4),
        bew('b', 'npc', 6),
        bew('c', 'npc', 6),
        bew('d', 'npc', 8),
        bew('e', 'pc', 10),
      ];
      // So slow that only chains beyond counting would reach the others.
      const six = [...five, bew('slow', 'npc', 4, -99)];
      for (const { id } of five) expect(firstIs(six, id)).toBeCloseTo(firstIs(five, id), 11);
      expect(lawOf(six).chances['tie']?.p).toBeCloseTo(lawOf(five).chances['tie']?.p ?? 0, 11);
    });

    test('with the law of the rule itself, where dice do not explode', () => {
      const plain = house({ canBeCritical: { ...DEFAULTS.canBeCritical, initiative: false } });
      const six = [4, 4, 4, 4, 4, 6].map((die, i) => bew(`f${i}`, i < 2 ? 'pc' : 'npc', die as 4 | 6));
      const [law, thrown] = [lawOf(six, plain), new Map<string, number>()];
      let ties = 0;
      const runs = 10_000;
      simulate(
        startFight,
        { scene: sceneWith(six), figures: [] },
        plain,
        { dice: seededDice(21), runs },
        ({ outcome }) => {
          if (outcome.kind !== 'started') return;
          thrown.set(outcome.first, (thrown.get(outcome.first) ?? 0) + 1 / runs);
          ties += Number(outcome.tie) / runs;
        },
      );
      // Four standard errors.
      const near = (p: number) => 4 * Math.sqrt((p * (1 - p)) / runs);
      for (const { outcome, chance } of law.outcomes)
        expect(Math.abs((thrown.get(String(outcome['first'])) ?? 0) - chance.p)).toBeLessThan(near(chance.p));
      const tie = law.chances['tie']?.p ?? 0;
      expect(Math.abs(ties - tie)).toBeLessThan(near(tie) + 1e-12);
    });

    test('up to twelve; more are too large, and say how many states there are', () => {
      const many = (count: number) => Array.from({ length: count }, (_, i) => bew(`f${i}`, 'npc', 6));
      expect(firstIs(many(9), 'f3')).toBeCloseTo(1 / 9, 12);
      expect(oddsOfAction(initiative, { scene: sceneWith(many(13)), figures: [] }, DEFAULTS)).toEqual({
        ok: false,
        error: { code: 'too-large', runs: 3 ** 13 },
      });
    });
  });

  test('[PW-R-04] [PW-R-02] without explosions, and with a limit, the law is that of the rule itself', () => {
    for (const h of [
      house({ canBeCritical: { ...DEFAULTS.canBeCritical, initiative: false } }),
      house({ 'explode.limit': 1 }),
    ]) {
      const figures = [bew('a', 'pc', 4), bew('b', 'npc', 6), bew('c', 'npc', 6)];
      const law = lawOf(figures, h);
      const plain = chancesOf(
        oddsOf(
          (fate: Fate, input: InitiativeInput, rules: House) => {
            const { outcome } = startFight(fate, input, rules);
            return outcome.kind === 'started' ? outcome.order.join() : '';
          },
          { scene: sceneWith(figures), figures: [] },
          h,
        ),
      );
      for (const { outcome, chance } of law.outcomes) {
        const exactly = plain[JSON.stringify((outcome['order'] as string[]).join())];
        expect(chance.p).toBeCloseTo(toNumber(exactly ?? { n: 0n, d: 1n }), 10);
      }
    }
  });
});
