import { openEndedSum } from '@tafelrunde/kernel';
import { type Benchmark, contender, type Dated } from '../benchmark.ts';

// Measured on 2026-11-15 with Python on the same kind of machine: dyce cannot run here.
const DYCE: Dated = { name: 'dyce, 2026-11-15', seconds: 2.3e-3 };
const SIDES = [12, 10];
/** About one throw in a million goes beyond it. */
const HORIZON = 80;

/** The exact law of open-ended dice, everything beyond the horizon in one outcome; nothing is kept from run to run. */
export const openEnded: readonly Benchmark[] = [
  {
    name: 'open-ended sums: W12!+W10! full distribution',
    unit: 'µs',
    ours: contender('upTo', () => Number(openEndedSum(SIDES).upTo(HORIZON).weight(0))),
    peer: DYCE,
    limit: contender('bare loop', bareLoop),
    goal: { kind: 'of-peer', timesFaster: 200 },
  },
];

/** The chances in doubles, die by die: the last face as a sliding sum, then the explosions. */
function bareLoop(): number {
  const chances = new Float64Array(HORIZON);
  chances[0] = 1;
  for (const n of SIDES) {
    for (let i = 1; i < HORIZON; i += 1) chances[i] = (chances[i] as number) + (chances[i - 1] as number);
    for (let i = HORIZON - 1; i >= 0; i -= 1) {
      const upToHere = i > 0 ? (chances[i - 1] as number) : 0;
      chances[i] = (upToHere - (i >= n ? (chances[i - n] as number) : 0)) / n;
    }
    for (let i = n; i < HORIZON; i += 1) chances[i] = (chances[i] as number) + (chances[i - n] as number) / n;
  }
  let rest = 1;
  for (let i = 0; i < HORIZON; i += 1) rest -= chances[i] as number;
  return rest;
}
