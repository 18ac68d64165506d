import { play, seededDice } from '@tafelrunde/kernel';
import { oddsOf } from '@tafelrunde/system';
import { seeds } from '@tafelrunde/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../src/effects.ts';
import type { Scene } from '../src/model.ts';
import type { Effects } from '../src/rule.ts';
import { armour, meleeWeapon, rangedWeapon } from '../src/rules/equipment.ts';
import { d6pool } from '../src/system.ts';
import { DEFAULTS, foe, hero, sceneWith } from './fixtures.ts';
import { actionOf } from './samples.ts';

const challengeAction = actionOf('challenge');

/** The chance of exactly k hits among n dice, each 1/3. */
function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
  return (ways * 2 ** (n - k)) / 3 ** n;
}

describe('challenges', () => {
  const dice = fc.integer({ min: 0, max: 12 });
  const chance = (input: { dice: number; penalty: number; difficulty: number }): number => {
    const parsed = challengeAction.input.parse(input);
    if (!parsed.ok) throw new Error('no input');
    const odds = oddsOf(challengeAction, parsed.value, DEFAULTS);
    if (!odds.ok) throw new Error(odds.error.code);
    return odds.value.chances['success']?.p ?? 0;
  };

  test('[DP-CHL-04] [DP-CHL-07] [DP-CHL-08] successes less failures, both binomial, reach the difficulty', () => {
    fc.assert(
      fc.property(dice, dice, fc.integer({ min: 0, max: 5 }), (success, penalty, difficulty) => {
        let sum = 0;
        for (let s = 0; s <= success; s += 1)
          for (let f = 0; f <= penalty && f <= s; f += 1)
            if (s - f >= difficulty) sum += binomial(success, s) * binomial(penalty, f);
        expect(chance({ dice: success, penalty, difficulty })).toBeCloseTo(sum, 12);
      }),
      { numRuns: 40 },
    );
  });

  test('[DP-CHL-10] a success die more never harms, a penalty die more never helps', () => {
    fc.assert(
      fc.property(dice, dice, fc.integer({ min: 0, max: 5 }), (success, penalty, difficulty) => {
        const now = chance({ dice: success, penalty, difficulty });
        expect(chance({ dice: success + 1, penalty, difficulty })).toBeGreaterThanOrEqual(now - 1e-12);
        expect(chance({ dice: success, penalty: penalty + 1, difficulty })).toBeLessThanOrEqual(now + 1e-12);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a table that does whatever it is offered', () => {
  const start = sceneWith(
    [
      hero({
        skills: { blades: 2, pistols: 1, unarmedCombat: 1 },
        inventory: [meleeWeapon('shortSword'), rangedWeapon('pistolLight'), armour('leather')],
      }),
      foe({ skills: { blades: 1 }, inventory: [meleeWeapon('knife')] }),
    ],
    { distances: [{ a: 'hero', b: 'foe', metres: 1 }] },
  );
  /** Offers that need nothing more to be said, played with these dice. */
  function step(scene: Scene, pick: number, seed: number): Scene {
    const offers = [
      ...scene.figures.flatMap(({ id }) => d6pool.table.offers(scene, id, DEFAULTS)),
      ...d6pool.table.gmOffers(scene, DEFAULTS),
    ];
    const { action: id, input } = offers[pick % offers.length] as (typeof offers)[number];
    const action = d6pool.actions.find((one) => one.id === id);
    const parsed = action?.input.parse({ ...(action.fields ? { scene } : {}), ...input });
    if (action === undefined || parsed === undefined || !parsed.ok) return scene;
    const run = play(action.rule, parsed.value, DEFAULTS, [], { dice: seededDice(seed), decide: () => 0 });
    if (run.kind !== 'finished') throw new Error(`${id} ${run.kind}`);
    return applyEffects(scene, run.outcome.effects as Effects);
  }

  test('[DP-WND-02] [DP-WND-03] wounds decide who is conscious, and every scene can be stored and read again', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000), { maxLength: 25 }), seeds(), (picks, seed) => {
        let scene: Scene = start;
        for (const [i, pick] of picks.entries()) scene = step(scene, pick, seed + i);
        for (const { wounds, attributes, consciousness } of scene.figures) {
          const { endurance, strength } = attributes;
          const state =
            wounds > endurance + strength ? 'dead' : wounds > endurance ? 'unconscious' : 'conscious';
          expect(consciousness).toBe(state);
        }
        expect(d6pool.scene.parse(JSON.parse(JSON.stringify(scene)))).toEqual({ ok: true, value: scene });
      }),
      { numRuns: 40 },
    );
  });
});
