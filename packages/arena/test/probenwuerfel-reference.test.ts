import { probenwuerfel } from '@tafelrunde/probenwuerfel';
import { expect, test } from 'vitest';
import { type Ending, exampleOf, fightByFight, wonBy } from './scenarios.ts';

// A second, plain reading of the rules for the scenario of the documentation: fighter and scout against three wolves.

interface Fighter {
  readonly isPc: boolean;
  readonly bew: number;
  /** The two dice of the weapon's Probe. */
  readonly dice: readonly [number, number];
  readonly rk: number;
  hp: number;
}

/** Lp 15 + Kon; RK the better of half of Ausweichen and half of the weapon's Probe, and armour (PW-DER-16 to 18). */
const FIGHTER = {
  isPc: true,
  bew: 8,
  dice: [10, 10],
  rk: Math.max((8 + 10) / 2, (10 + 10) / 2) + 2,
  hp: 23,
} as const;
// A bow does not parry: bare hands, Bew W8 and W4.
const SCOUT = { isPc: true, bew: 8, dice: [10, 10], rk: Math.max((8 + 8) / 2, (8 + 4) / 2), hp: 21 } as const;
const WOLF = { isPc: false, bew: 8, dice: [8, 8], rk: Math.max((8 + 4) / 2, (8 + 8) / 2), hp: 21 } as const;

function fight(roll: (sides: number) => number): Ending {
  const openEnded = (sides: number): number => {
    for (let total = 0; ; ) {
      const face = roll(sides);
      total += face;
      if (face < sides) return total;
    }
  };
  const all: Fighter[] = [FIGHTER, SCOUT, WOLF, WOLF, WOLF].map((one) => ({ ...one }));
  const alive = (isPc: boolean) => all.filter((one) => one.isPc === isPc && one.hp > 0);
  /** PW-R-21: high first, player characters before others; all have the same Bew, so who is level rolls again. */
  const order = (group: readonly Fighter[]): readonly Fighter[] => {
    if (group.length < 2) return group;
    const rolled = group.map((one) => ({ one, rank: openEnded(one.bew) * 2 + (one.isPc ? 1 : 0) }));
    const ranks = [...new Set(rolled.map(({ rank }) => rank))].sort((a, b) => b - a);
    return ranks.flatMap((rank) =>
      order(rolled.filter((entry) => entry.rank === rank).map(({ one }) => one)),
    );
  };
  const turns = order(all);
  for (let round = 1; round <= 200; round += 1)
    for (const one of turns) {
      if (one.hp <= 0) continue;
      const target = alive(!one.isPc).reduce((weakest, other) => (other.hp < weakest.hp ? other : weakest));
      const total = openEnded(one.dice[0]) + openEnded(one.dice[1]);
      // PW-ADD-07: an NPC has to exceed the RK of a player character.
      if (one.isPc ? total >= target.rk : total > target.rk)
        target.hp -= 4 + 2 * Math.floor((total - target.rk) / 4);
      if (alive(!one.isPc).length === 0) return { winner: one.isPc ? 0 : 1, rounds: round };
    }
  return { winner: -1, rounds: 200 };
}

test('[PW] the scenario of the documentation against a plain loop over the rules, fight by fight', () => {
  const scenario = exampleOf(probenwuerfel);
  const { arena, reference } = fightByFight(probenwuerfel, scenario, { seed: 2026, fights: 200 }, (dice) =>
    fight((sides) => dice.roll(sides)),
  );
  expect(arena).toEqual(reference);
  // Neither side is sure to win, so the comparison can fail.
  expect(wonBy(0, reference)).toBeGreaterThan(20);
  expect(wonBy(1, reference)).toBeGreaterThan(20);
});
