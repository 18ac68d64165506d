import {
  type Dice,
  highest,
  openEndedPool,
  play,
  pool,
  type Rule,
  successes,
  sum,
  type Tape,
} from '@tafelrunde/kernel';
import { type Benchmark, type Contender, contender } from '../benchmark.ts';
import { cryptoDice } from '../crypto-dice.ts';
import { nodeRoll, parserRoll, rpgRoll } from '../peers.ts';

type Check = Rule<undefined, undefined, number>;

const bestOfThree: Check = (fate) => fate.roll(pool(3, 20), highest(1), 'B-05');
const tenDice: Check = (fate) => fate.roll(pool(10, 6), successes(5), 'B-06');
const exploding: Check = (fate) => fate.roll(openEndedPool(4, 6), sum, 'B-07');

/** A check rolled with crypto dice and logged with its trace, against rollers of notation from a text. */
export const checks: readonly Benchmark[] = [
  ...against('3d20kh1', bestOfThree, nodeRoll('3d20b1'), 10, (dice) =>
    Math.max(dice.roll(20), dice.roll(20), dice.roll(20)),
  ),
  ...against('10d6>=5', tenDice, parserRoll('10d6>4'), 7, (dice) => {
    let hits = 0;
    for (let i = 0; i < 10; i += 1) hits += Number(dice.roll(6) >= 5);
    return hits;
  }),
  // roll-parser throws the same dice, but counts the sixes instead of adding up.
  ...against('4d6!', exploding, parserRoll('4d6!'), 6.5, (dice) => {
    let total = 0;
    for (let i = 0; i < 4; i += 1) {
      let shown = dice.roll(6);
      for (; shown === 6; shown = dice.roll(6)) total += 6;
      total += shown;
    }
    return total;
  }),
];

function against(
  notation: string,
  check: Check,
  best: Contender,
  timesFaster: number,
  bare: (dice: Dice) => number,
): Benchmark[] {
  const row = (peer: Contender, times: number): Benchmark => ({
    name: `check: ${notation} with its trace, to ${peer.name}`,
    unit: 'ns',
    ours: logged(check),
    peer,
    limit: bareLoop(bare),
    why: 'what is left is the dice, a list of their faces and a line for the log; the limit throws the dice and keeps nothing',
    goal: { kind: 'of-peer', timesFaster: times },
  });
  return [row(best, timesFaster), row(rpgRoll(notation), 70)];
}

function logged(check: Check): Contender {
  const players = { dice: cryptoDice() };
  const tape: Tape = [];
  return contender('play', () => {
    const run = play(check, undefined, undefined, tape, players);
    return run.kind === 'finished' ? run.outcome + run.trace.length : Number.NaN;
  });
}

function bareLoop(roll: (dice: Dice) => number): Contender {
  const dice = cryptoDice();
  return contender('bare dice', () => roll(dice));
}
