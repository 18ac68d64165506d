import { d6pool } from '@tafelrunde/d6pool';
import { expect, test } from 'vitest';
import { type Ending, exampleOf, fightByFight, wonBy } from './scenarios.ts';

// A second, plain reading of the rules: one loop with numbers, no Fate, no effects, every decision by its default. The
// arena has to come to the same end.

interface Weapon {
  /** Dice of the attack roll, damage dice with strength, whether leather stops some of it, how it is used. */
  attack: number;
  damage: number;
  stopped: boolean;
  sort: 'melee' | 'shot' | 'fists';
}
interface Fighter {
  side: 0 | 1;
  dexterity: number;
  perception: number;
  endurance: number;
  strength: number;
  weapons: Weapon[];
  /** Dice of the best parry; `bare` costs two penalty dice and gives the attacker one more for the damage. */
  parry: number;
  bare: boolean;
  leather: number;
  /** Who rolls initiative together. */
  group: string;
}

const FISTS = (attack: number, strength: number): Weapon => ({
  attack,
  damage: strength,
  stopped: true,
  sort: 'fists',
});

/** DEX 2, PER 3, END 2, STR 2; pistols 1 and a light pistol of 4 dice, unarmed combat 2. */
const PEG: Fighter = {
  ...{ side: 0, dexterity: 2, perception: 3, endurance: 2, strength: 2, group: 'peg' },
  weapons: [{ attack: 3, damage: 4, stopped: false, sort: 'shot' }, FISTS(4, 2)],
  ...{ parry: 4, bare: true, leather: 0 },
};
/** DEX, END, STR 3, PER 1; blades 3 and a broadsword of 3 dice, leather that takes 5 wounds, shields 2. */
const FENCER: Fighter = {
  ...{ side: 0, dexterity: 3, perception: 1, endurance: 3, strength: 3, group: 'fencer' },
  weapons: [{ attack: 6, damage: 6, stopped: false, sort: 'melee' }, FISTS(3, 3)],
  ...{ parry: 6, bare: false, leather: 5 },
};
/** One die everywhere; knife of 2 dice (a stab, which leather does not stop), club of 1 die, fists. */
const THUG: Fighter = {
  ...{ side: 1, dexterity: 1, perception: 1, endurance: 1, strength: 1, group: 'thugs' },
  weapons: [
    { attack: 2, damage: 3, stopped: false, sort: 'melee' },
    { attack: 2, damage: 2, stopped: true, sort: 'melee' },
    FISTS(2, 1),
  ],
  ...{ parry: 2, bare: false, leather: 0 },
};

/** One fight: which side is left, and when; nobody after fifty rounds. */
function ending(fighters: readonly Fighter[], roll: () => number): Ending {
  const hits = (dice: number): number => {
    let count = 0;
    for (let i = 0; i < dice; i += 1) if (roll() >= 5) count += 1;
    return count;
  };
  const all = fighters.map((one) => ({
    ...{ ...one, weapons: [...one.weapons], wounds: 0, acted: false, open: false, parried: false },
    ...{ prone: false, defences: 0, parries: 0 },
  }));
  type One = (typeof all)[number];
  const able = (one: One) => one.wounds <= one.endurance;
  const left = (one: One) => Math.max(one.endurance + one.strength + 1 - one.wounds, 0);

  // Initiative: more net first; ties are thrown again up to three times, then the first stays first.
  const groups = [...new Set(all.map(({ group }) => group))];
  const order = (names: readonly string[], tries: number): readonly string[] => {
    if (names.length < 2 || tries < 0) return names;
    const nets = names.map((name) => hits((all.find(({ group }) => group === name) as One).perception));
    return [...new Set(nets)]
      .toSorted((a, b) => b - a)
      .flatMap((net) =>
        order(
          names.filter((_, i) => nets[i] === net),
          tries - 1,
        ),
      );
  };
  const turns = order(groups, 3).flatMap((name) => all.filter(({ group }) => group === name));

  for (let round = 1; round <= 50; round += 1) {
    for (const one of all) {
      one.defences = 0;
      one.parries = 0;
    }
    for (const one of turns) {
      if (!able(one)) continue;
      one.acted = true;
      one.open = false;
      one.parried = false;
      if (one.prone) one.prone = false;
      else strike(one, round);
      for (const side of [0, 1] as const)
        if (!all.some((other) => other.side !== side && able(other))) return { winner: side, rounds: round };
    }
  }
  return { winner: -1, rounds: 50 };

  /** Attack with the most dice, defence, damage. */
  function strike(one: One, round: number): void {
    const target = all
      .filter((other) => other.side !== one.side && able(other))
      .reduce((best, other) => (left(other) < left(best) ? other : best));
    const weapon = one.weapons.reduce((best, other) =>
      other.attack + other.damage > best.attack + best.damage ? other : best,
    );
    const isShot = weapon.sort === 'shot';
    let [needed, bare] = [1 + (target.prone ? 1 : 0), false];
    if (!isShot) {
      const ready = !target.open && !target.parried && !target.prone && target.parries === 0;
      const parry = ready && (round > 1 || target.acted) ? parryOf(target) : null;
      const parries = parry !== null;
      bare = parries && target.bare;
      const dice = parry ?? target.dexterity;
      const held = hits(dice) + 1;
      needed = Math.max(held - hits(target.wounds + target.defences + (bare ? 2 : 0)), 0);
      target.defences += 1;
      if (parries) {
        target.parries += 1;
        target.parried = true;
      }
    }
    const [successes, failures] = [hits(weapon.attack), hits(one.wounds)];
    if (isShot) one.open = true;
    if (failures > successes) {
      // A Patzer: the weapon falls, or whoever fights with fists.
      if (weapon.sort === 'fists') one.prone = true;
      else one.weapons.splice(one.weapons.indexOf(weapon), 1);
      return;
    }
    const net = successes - failures;
    if (net < needed) return;
    const armour = target.leather > 0 && weapon.stopped ? 1 : 0;
    const dice = weapon.damage + net - needed + (bare && weapon.sort !== 'fists' ? 1 : 0);
    const wounds = dice === 0 ? 0 : Math.max(hits(dice) - hits(one.wounds) - armour, 0);
    target.wounds += wounds;
    if (armour > 0) target.leather = Math.max(target.leather - wounds, 0);
    if (!able(target)) target.prone = true;
  }
  /** Without the sword the shield parries, with one die less; bare hands of one die are no help against two penalty dice. */
  function parryOf(one: One): number | null {
    if (one.bare || one.weapons.length > 1) return one.parry;
    return one.group === 'fencer' ? 5 : null;
  }
}

test('[DP] the scenario of the documentation against a plain loop over the rules, fight by fight: the gang loses as a gang of level 0 must', () => {
  const scenario = exampleOf(d6pool);
  const { arena, reference } = fightByFight(d6pool, scenario, { seed: 2026, fights: 150 }, (dice) =>
    ending([PEG, FENCER, THUG, THUG, THUG], () => dice.roll(6)),
  );
  expect(arena).toEqual(reference);
  expect(wonBy(0, reference)).toBeGreaterThan(0.85 * reference.length);
  expect(wonBy(1, reference)).toBeGreaterThan(2);
});
