import type { House } from '../rule.ts';

/** Some attacks and the dice that stop them, as indexes; dice of the group first, then rescue dice. */
interface Block {
  readonly attacks: readonly number[];
  readonly dice: readonly number[];
}

export interface Defence {
  readonly blocks: readonly Block[];
  /** Indexes of the group dice and of the rescue dice in it. */
  readonly group: readonly number[];
  readonly rescue: readonly number[];
}

export interface Defending {
  /** Values of the attacks, faces of the group dice not used yet, faces of the rescue dice. */
  readonly attacks: readonly number[];
  readonly group: readonly number[];
  readonly rescue: readonly number[];
}

type DefenceSums = House['defence.sums'];

/** HH-MEL-09: attacks up to this value are light; one die may stop several of them. */
const LIGHT = 10;

/** The cheapest complete defence, or null: there is none (HH-MEL-08). */
export const defend = (against: Defending, sums: DefenceSums): Defence | null =>
  defences(against, sums)[0] ?? null;

/** Whether there is a complete defence, with rescue dice or without. */
export function canStop(against: Defending, sums: DefenceSums): boolean {
  const { attacks, group, rescue } = against;
  const dice = group.length + rescue.length;
  return searcher(against, sums)((1 << attacks.length) - 1, (1 << dice) - 1) !== null;
}

/**
 * HH-PROC-04: every way to stop all attacks that uses no die in vain, the cheapest first: few rescue dice, then few
 * dice, then low faces. Of equal faces one choice stands for all. Rescue dice only if the group falls short (HH-R-30).
 */
export function defences(against: Defending, sums: DefenceSums): readonly Defence[] {
  const alone = minimalDefences({ ...against, rescue: [] }, sums);
  return alone.length > 0 || against.rescue.length === 0 ? alone : minimalDefences(against, sums);
}

/** The defences that stop as many attacks as can be stopped (they count one by one with HH-R-32's switch). */
export function partialDefences(against: Defending, sums: DefenceSums): readonly Defence[] {
  const { attacks } = against;
  const whole = (1 << attacks.length) - 1;
  for (let left = 0; left < attacks.length; left += 1) {
    const found = subsetsOf(whole)
      .filter((mask) => bits(mask) === attacks.length - left)
      .flatMap((mask) => {
        const kept = indexesIn(mask);
        const stopped = defences({ ...against, attacks: kept.map((i) => attacks[i] as number) }, sums);
        return stopped.slice(0, 1).map((defence) => renumbered(defence, kept));
      });
    if (found.length > 0) return found;
  }
  return [];
}

const renumbered = (defence: Defence, kept: readonly number[]): Defence => ({
  ...defence,
  blocks: defence.blocks.map((block) => ({ ...block, attacks: block.attacks.map((i) => kept[i] as number) })),
});

function minimalDefences(against: Defending, sums: DefenceSums): readonly Defence[] {
  const { attacks, group, rescue } = against;
  const faces = [...group, ...rescue];
  const search = searcher(against, sums);
  const found: { readonly mask: number; readonly defence: Defence }[] = [];
  const seen = new Set<string>();
  const cost = (mask: number): number => {
    const dice = indexesIn(mask);
    const rescued = dice.filter((i) => i >= group.length).length;
    return rescued * 1e6 + dice.length * 1e3 + total(dice.map((i) => faces[i] as number));
  };
  const masks = subsetsOf((1 << faces.length) - 1).map((mask) => ({ mask, cost: cost(mask) }));
  for (const { mask } of masks.toSorted((a, b) => a.cost - b.cost)) {
    if (found.some((smaller) => (smaller.mask & mask) === smaller.mask)) continue;
    const look = indexesIn(mask)
      .map((i) => (faces[i] as number) * 2 + Number(i >= group.length))
      .toSorted((a, b) => a - b)
      .join();
    if (seen.has(look)) continue;
    seen.add(look);
    const blocks = search((1 << attacks.length) - 1, mask);
    if (blocks === null) continue;
    const used = indexesIn(mask);
    const isGroup = (i: number) => i < group.length;
    found.push({
      mask,
      defence: {
        blocks,
        group: used.filter(isGroup),
        rescue: used.filter((i) => !isGroup(i)).map((i) => i - group.length),
      },
    });
  }
  return found.map(({ defence }) => defence);
}

type Search = (attacks: number, dice: number) => readonly Block[] | null;

/** An exact search over (attacks left, dice left), both as bit masks: the hardest attack is stopped first. */
function searcher({ attacks, group, rescue }: Defending, sums: DefenceSums): Search {
  const faces = [...group, ...rescue];
  const known = new Map<number, readonly Block[] | null>();
  const search: Search = (left, dice) => {
    if (left === 0) return [];
    if (dice === 0) return null;
    const key = left * 4096 + dice;
    let found = known.get(key);
    if (found === undefined) {
      found = stopHardest(left, dice);
      known.set(key, found);
    }
    return found;
  };
  function stopHardest(left: number, dice: number): readonly Block[] | null {
    const hardest = indexesIn(left).reduce((a, b) =>
      (attacks[b] as number) > (attacks[a] as number) ? b : a,
    );
    const others = subsetsOf(left & ~(1 << hardest)).map((mask) => mask | (1 << hardest));
    for (const part of subsetsOf(dice)) {
      for (const block of others) {
        if (!stops(indexesIn(part), indexesIn(block))) continue;
        const rest = search(left & ~block, dice & ~part);
        if (rest !== null) return [{ attacks: indexesIn(block), dice: indexesIn(part) }, ...rest];
      }
    }
    return null;
  }
  /** HH-MEL-09, HH-R-28, HH-R-29: whether these dice stop these attacks together; equal faces give no bonus here. */
  function stops(dice: readonly number[], block: readonly number[]): boolean {
    const values = block.map((i) => attacks[i] as number);
    if (dice.length === 0 || total(dice.map((i) => faces[i] as number)) < total(values)) return false;
    if (sums === 'lenient') return true;
    if (dice.length === 1) return values.length === 1 || values.every((value) => value <= LIGHT);
    const first = faces[dice[0] as number];
    // A rescue die stops attacks alone.
    return dice.every((i) => i < group.length && faces[i] === first);
  }
  return search;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const indexesIn = (mask: number): readonly number[] => {
  const found: number[] = [];
  for (let i = 0; 1 << i <= mask; i += 1) if (mask & (1 << i)) found.push(i);
  return found;
};

const bits = (mask: number): number => indexesIn(mask).length;

/** All parts of a mask, itself and the empty one among them, smaller numbers first. */
function subsetsOf(mask: number): readonly number[] {
  const found = [0];
  for (let part = mask; part > 0; part = (part - 1) & mask) found.push(part);
  return found.toSorted((a, b) => a - b);
}
