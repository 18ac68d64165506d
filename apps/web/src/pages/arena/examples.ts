import { defaultsOf, type System } from '@tafelrunde/system';
import type { ArenaState, Draft, Figure } from './arena-state.ts';

type Kinds = readonly (readonly [template: string, count: number])[];

/** A fight to begin with, by system: so many of each template on both sides. */
const EXAMPLES: Readonly<Record<string, readonly [Kinds, Kinds]>> = {
  grundregelwerk: [
    [
      ['warrior', 1],
      ['rogue', 1],
      ['mage', 1],
    ],
    [
      ['boss', 1],
      ['minion', 3],
    ],
  ],
  heldenhandbuch: [[['smith', 1]], [['guard', 1]]],
  probenwuerfel: [
    [
      ['fighter', 1],
      ['scout', 1],
    ],
    [['wolf', 3]],
  ],
  d6pool: [
    [
      ['peg', 1],
      ['swordfighter', 1],
    ],
    [['thug', 2]],
  ],
};

const figuresOf = (kinds: Kinds): readonly Figure[] =>
  kinds.map(([template, count]) => ({ source: { template }, name: '', count }));

function exampleOf(system: System, [first, second]: readonly [string, string]): Draft {
  const fighters = system.arena.fighters(defaultsOf(system.houseRules));
  const [ours, theirs] = EXAMPLES[system.id] ?? [
    [[fighters[0]?.id ?? '', 1]],
    [[fighters.at(-1)?.id ?? '', 1]],
  ];
  return {
    sides: [
      { name: first, policy: '', figures: figuresOf(ours) },
      { name: second, policy: '', figures: figuresOf(theirs) },
    ],
    house: {},
    settings: {},
    maxRounds: undefined,
  };
}

/** What the arena shows to whoever comes without a link. */
export const startOf = (system: System, sides: readonly [string, string]): ArenaState => ({
  drafts: [exampleOf(system, sides)],
  active: 0,
  fights: 200,
  seed: 1,
  luck: 50,
  told: null,
});
