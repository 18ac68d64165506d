import { d6pool } from '@tafelrunde/d6pool';
import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { chance, exact, toNumber } from '@tafelrunde/kernel';
import { type Action, defaultsOf, oddsOf, parseHouse, type System } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { resultsOf, runFights, type Scenario } from '../src/index.ts';
import { duel, scenarioOf } from './scenarios.ts';

// Fights of the arena against the odds that the rules' own exact calculation gives.

const SEED = 2026;
const FIGHTS = 8_000;

const fought = (system: System, scenario: Scenario) =>
  resultsOf(runFights(system, scenario, { from: 1, to: FIGHTS + 1, seed: SEED }));

/** Four standard errors of a share of this size, seed 2026: at most 0.023. */
const bound = (p: number): number => 4 * Math.sqrt((p * (1 - p)) / FIGHTS);

const actionOf = (system: System, id: string): Action =>
  system.actions.find((one) => one.id === id) as Action;

describe('[GW] duels', () => {
  // The duel of the rules knows no attacks of the enemy but its retaliation.
  const house = { enemyAttack: 'retaliationOnly' };

  test.each([
    ['warrior', 'elite', { die: 10, category: 'elite' }],
    ['warrior', 'boss', { die: 10, category: 'boss' }],
  ] as const)('%s against %s', (hero, enemy, input) => {
    const action = actionOf(grundregelwerk, 'grundregelwerk/duel');
    const switches = parseHouse(grundregelwerk.houseRules, house);
    const parsed = action.input.parse(input);
    const odds = oddsOf(action, parsed.ok && parsed.value, switches.ok && switches.value);
    const known = (odds.ok ? odds.value.chances['attacker']?.p : undefined) as number;
    const { wins } = fought(grundregelwerk, duel(hero, enemy, { house }));
    expect(Math.abs((wins['Held']?.p as number) - known)).toBeLessThan(bound(known));
  });
});

describe('[DP] single attacks', () => {
  const house = defaultsOf(d6pool.houseRules);
  const ready = d6pool.arena.fighters(house);
  const figure = (id: string) => ready.find((one) => one.id === id)?.character as object;
  // Whoever is afraid attacks nobody, so one round is one attack.
  const afraid = {
    ...figure('thug'),
    id: 'afraid',
    side: 'enemies',
    fear: { source: 'x', until: 'scene' },
  };

  /** The chance that the second side has all of its wounds left after one round: a fight is a rule like any other. */
  function unhurtAfter(attacker: object, more: object = {}): number {
    const sides = [
      { name: 'A', figures: [{ character: attacker }] },
      { name: 'B', figures: [{ character: afraid }] },
    ];
    const scenario = scenarioOf(d6pool, { maxRounds: 1, sides, ...more });
    const ready = d6pool.arena.ready(scenario, house);
    if (!ready.ok) throw new Error('no fight');
    const law = exact(d6pool.arena.fight, ready.value, house, { decide: d6pool.arena.policy });
    if (!law.ok) throw new Error(law.error.code);
    return toNumber(
      chance(law.value, ({ outcome }) => outcome.fighters[1]?.left === outcome.fighters[1]?.most),
    );
  }

  /** The exact chance of what the predicate says about an action, decided as the arena decides. */
  function known(
    id: string,
    raw: object,
    of: (outcome: Readonly<Record<string, unknown>>) => boolean,
  ): number {
    const action = actionOf(d6pool, `d6pool/${id}`);
    const input = action.input.parse(raw);
    if (!input.ok) throw new Error(JSON.stringify(input.error));
    const law = exact(action.rule, input.value, house, { decide: d6pool.arena.policy });
    if (!law.ok) throw new Error(law.error.code);
    return toNumber(chance(law.value, ({ outcome }) => of(outcome)));
  }
  const isUnhurt = (outcome: Readonly<Record<string, unknown>>) => outcome['wounds'] === 0;

  test('a shot', () => {
    const shooter = { ...figure('peg'), skills: { pistols: 4 } };
    const unhurt = known(
      'ranged-attack',
      { scene: { figures: [shooter, afraid] }, attacker: 'peg', target: 'afraid', distance: 10 },
      isUnhurt,
    );
    expect(unhurtAfter(shooter, { distance: 10 })).toBeCloseTo(unhurt, 12);
  });

  test('[DP-VUL-02] a blow: who has not acted yet in the first round is vulnerable', () => {
    const fencer = { ...figure('peg'), skills: { blades: 4 }, inventory: [sword] };
    const order = ['peg', 'afraid'];
    const scene = { figures: [fencer, afraid] };
    const first = known('start-rounds', { scene }, (outcome) => String(outcome['order']) === String(order));
    /** The attack in its first round, before or after the target's own turn. */
    const blow = (hasActedThisScene: boolean): number => {
      const target = { ...afraid, turn: { hasActedThisScene } };
      const round = { round: 1, turnIndex: 0, order: order.map((one) => ({ figure: one, net: 0 })) };
      const raw = { scene: { ...round, figures: [fencer, target] }, attacker: 'peg', target: 'afraid' };
      return known('melee-attack', raw, isUnhurt);
    };
    const [caught, warned] = [blow(false), blow(true)];
    // Outside of rounds nobody waits for a first turn: that is the higher chance, and the one of a single roll.
    const single = known('melee-attack', { scene, attacker: 'peg', target: 'afraid' }, isUnhurt);
    expect(single).toBe(warned);
    expect(caught).toBeLessThan(warned - 0.05);
    const unhurt = first * caught + (1 - first) * warned;
    expect(unhurtAfter(fencer)).toBeCloseTo(unhurt, 12);
  });
});

const sword = {
  kind: 'melee',
  id: 'sword',
  name: 'sword',
  weapon: 'sword',
  dice: 3,
  addsStrength: true,
  types: ['cut'],
  reach: 1,
  skill: 'blades',
  kg: 1,
  carried: 'held',
  woundsTaken: 0,
  woundLimit: 6,
  armourValue: 2,
};
