import { play, seededDice, type TraceLine } from '@tafelrunde/kernel';
import type { FightOutcome, System } from '@tafelrunde/system';
import { fightSeed } from './fight-seed.ts';
import { readyScenario } from './run-fights.ts';
import type { Scenario } from './scenario.ts';

export interface Replay {
  readonly outcome: FightOutcome;
  /** Every throw, decision and fact, to be told by `explain`. */
  readonly trace: readonly TraceLine[];
}

/** The fight of this number once more, with its whole account. */
export function replayFight(system: System, scenario: Scenario, seed: number, number: number): Replay {
  const { arena, policy, input, house } = readyScenario(system, scenario);
  const dice = seededDice(fightSeed(seed, number));
  const run = play(arena.fight, input, house, [], { dice, decide: policy });
  if (run.kind !== 'finished') throw new Error(`fight ${number} did not come to its end`);
  return { outcome: run.outcome.outcome, trace: run.trace };
}
