import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { seededDice } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../src/index.ts';
import { type Ending, fightByFight, scenarioOf, wonBy } from './scenarios.ts';

// A second, plain reading of the rules: one loop with numbers, no Fate, no effects, every decision by its default. The
// arena has to come to the same ends.

const folder = join(import.meta.dirname, '../../../docs/scenarios');
const json = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

interface Hero {
  S: number;
  G: number;
  M: number;
  weapon: 'melee' | 'ranged';
  armour: boolean;
}
interface Foe {
  tn: number;
  hearts: number;
}

const WARRIOR: Hero = { S: 10, G: 8, M: 6, weapon: 'melee', armour: false };
const ROGUE: Hero = { S: 8, G: 10, M: 6, weapon: 'ranged', armour: false };
const MAGE: Hero = { S: 6, G: 8, M: 10, weapon: 'melee', armour: false };
const BRIDA: Hero = { ...WARRIOR, armour: true };
const MINION: Foe = { tn: 6, hearts: 1 };
const ELITE: Foe = { tn: 8, hearts: 2 };
const BOSS: Foe = { tn: 12, hearts: 3 };

type Result = 'one' | 'miss' | 'hit' | 'best';

/** GW-RES-06: a 1, the highest face, at least the TN, or less. */
function test1d(face: number, sides: number, tn: number): Result {
  if (face === 1) return 'one';
  if (face === sides) return 'best';
  return face >= tn ? 'hit' : 'miss';
}

/** One fight: whether the heroes win, and when. */
function ending(heroes: readonly Hero[], foes: readonly Foe[], roll: (sides: number) => number): Ending {
  const party = heroes.map((one) => ({ ...one, hearts: 5, mana: 3, token: one.armour, vulnerable: false }));
  const enemies = foes.map((one) => ({ ...one, isMinion: one.tn === 6 }));
  const weakest = <T extends { hearts: number }>(all: readonly T[]): T | undefined =>
    all
      .filter(({ hearts }) => hearts > 0)
      .reduce<T | undefined>(
        (best, one) => (best === undefined || one.hearts < best.hearts ? one : best),
        undefined,
      );
  const loseHeart = (hero: (typeof party)[number]) => {
    if (hero.token) hero.token = false;
    else hero.hearts -= 1;
  };
  const able = (all: readonly { hearts: number }[]) => all.filter(({ hearts }) => hearts > 0).length;

  for (let round = 1; round <= 200; round += 1) {
    // Whoever was raised and has not acted yet still has the turn of this round (GW-ADD-09, GW-R-29).
    const acted = new Set<object>();
    for (;;) {
      const hero = party.find((one) => one.hearts > 0 && !acted.has(one));
      if (hero === undefined) break;
      acted.add(hero);
      const fallen = party.find(({ hearts }) => hearts <= 0);
      if (fallen !== undefined && able(enemies) <= able(party)) {
        fallen.hearts = 1; // GW-DWN-03
        continue;
      }
      // GW-ADD-14: whoever was faster attacks once more.
      for (let again = true; again; ) {
        again = false;
        const target = weakest(enemies);
        if (target === undefined) return { winner: 0, rounds: round };
        const weaponDie = hero.weapon === 'melee' ? hero.S : hero.G;
        const casts = hero.M > weaponDie && hero.mana > 0;
        if (casts) hero.mana -= 1;
        const die = casts ? hero.M : weaponDie;
        const result = test1d(roll(die), die, Math.max(target.tn, casts ? 6 : 0)); // GW-R-14
        if (result === 'hit' || result === 'best') {
          const wounds = result === 'best' && !target.isMinion ? 2 : 1; // GW-R-18, GW-R-27
          target.hearts -= wounds;
          again = result === 'best' && target.isMinion && !casts;
        } else if (casts) {
          if (result === 'miss') hero.vulnerable = true; // GW-R-25; the complication of a 1 is told
        } else if (hero.weapon === 'melee') loseHeart(hero); // GW-REV-01; nobody here can answer a shot (GW-R-20)
        if (hero.hearts <= 0) again = false;
      }
      if (able(enemies) === 0) return { winner: 0, rounds: round };
    }
    if (able(party) === 0) return { winner: 1, rounds: round };
    for (const enemy of enemies) {
      if (enemy.hearts <= 0) continue;
      const target = weakest(party);
      if (target === undefined) return { winner: 1, rounds: round };
      const steps = [6, 8, 12];
      const tn = target.vulnerable ? (steps[steps.indexOf(enemy.tn) + 1] ?? 12) : enemy.tn; // GW-ADD-11
      target.vulnerable = false;
      const die = Math.max(target.S, target.G);
      const result = test1d(roll(die), die, tn);
      if (result === 'one' || result === 'miss') loseHeart(target);
      if (able(party) === 0) return { winner: 1, rounds: round };
    }
  }
  return { winner: -1, rounds: 200 };
}

const against = (hero: string, count: number, enemy: string, foes: number): Scenario =>
  scenarioOf(grundregelwerk, {
    sides: [
      { name: 'Gruppe', figures: [{ template: hero, count }] },
      { name: 'Gegner', figures: [{ template: enemy, count: foes }] },
    ],
  });

function ownHero(): Scenario {
  const raw = json('grundregelwerk-own-hero.json');
  const [own, ...others] = raw.sides[0].figures;
  const figures = [{ character: json(own.file).character }, ...others];
  return scenarioOf(grundregelwerk, { ...raw, sides: [{ ...raw.sides[0], figures }, raw.sides[1]] });
}

describe('[GW] the scenarios of the documentation against a plain loop over the rules', () => {
  test.each<[string, Scenario, readonly Hero[], readonly Foe[]]>([
    [
      'grundregelwerk.json',
      scenarioOf(grundregelwerk, json('grundregelwerk.json')),
      [WARRIOR, ROGUE, MAGE],
      [BOSS, MINION, MINION, MINION],
    ],
    [
      'grundregelwerk-duel.json',
      scenarioOf(grundregelwerk, json('grundregelwerk-duel.json')),
      [WARRIOR],
      [ELITE],
    ],
    ['grundregelwerk-own-hero.json', ownHero(), [BRIDA, MAGE], [ELITE, MINION, MINION]],
    ['a mage against two minions', against('mage', 1, 'minion', 2), [MAGE], [MINION, MINION]],
  ])('%s', (_name, scenario, heroes, foes) => {
    const { arena, reference } = fightByFight(grundregelwerk, scenario, { seed: 2026, fights: 200 }, (dice) =>
      ending(heroes, foes, (sides) => dice.roll(sides)),
    );
    expect(arena).toEqual(reference);
    expect(wonBy(0, reference)).toBeGreaterThan(3);
    expect(wonBy(1, reference)).toBeGreaterThan(3);
  });
});

describe('[GW-R-20] the arena takes no hearts from archers whom nobody can reach', () => {
  test.each([
    // Worked out over hearts and minions left: each shot removes one with 1/2 (and, on the 10, shoots again), each minion
    // left then takes a heart with 1/2 (G d10 against 6). From five hearts and two minions: 0.9087.
    ['a rogue against two minions wins 90.9 of 100', 1, 'minion', 2, MINION, 0.908725],
    ['two rogues against a boss win practically always', 2, 'boss', 1, BOSS, 1],
  ] as const)('%s', (_name, count, enemy, foes, foe, share) => {
    const heroes = Array.from({ length: count }, () => ROGUE);
    const enemies = Array.from({ length: foes }, () => foe);
    const scenario = against('rogue', count, enemy, foes);
    const { arena, reference } = fightByFight(grundregelwerk, scenario, { seed: 2026, fights: 200 }, (dice) =>
      ending(heroes, enemies, (sides) => dice.roll(sides)),
    );
    expect(arena).toEqual(reference);
    // The plain loop is quick: four standard errors of its share, seed 77.
    const [dice, loops] = [seededDice(77), 20_000];
    let won = 0;
    for (let i = 0; i < loops; i += 1)
      if (ending(heroes, enemies, (sides) => dice.roll(sides)).winner === 0) won += 1;
    expect(Math.abs(won / loops - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / loops) + 0.001);
  });
});
