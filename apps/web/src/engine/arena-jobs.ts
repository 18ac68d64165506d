import {
  type FightRange,
  parseScenario,
  type Replay,
  replayFight,
  runFights,
  type Scenario,
  type Tally,
} from '@tafelrunde/arena';
import type { Locale } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';

/** What is asked of a worker of the arena. Scenarios go as they are written: they are read on the other side. */
export interface FightsJob {
  readonly kind: 'fights';
  readonly system: string;
  readonly scenario: unknown;
  readonly range: FightRange;
}
export interface ReplayJob {
  readonly kind: 'replay';
  readonly system: string;
  readonly scenario: unknown;
  readonly locale: Locale;
  readonly seed: number;
  readonly number: number;
}
export type ArenaJob = FightsJob | ReplayJob;

/** Fights are the same in every language: it only names the figures of a fight that is told. */
export function arenaAnswer(system: System, job: ArenaJob): Tally | Replay {
  if (job.kind === 'fights') return runFights(system, readOnce(system, job.scenario, 'de'), job.range);
  return replayFight(system, readOnce(system, job.scenario, job.locale), job.seed, job.number);
}

/** Range after range is of the same scenario. */
let last: { readonly key: string; readonly scenario: Scenario } | undefined;

function readOnce(system: System, raw: unknown, locale: Locale): Scenario {
  const key = JSON.stringify([locale, raw]);
  if (last?.key !== key) {
    const parsed = parseScenario(system, raw, locale);
    if (!parsed.ok) throw new RangeError(`${system.id} does not fight this scenario`);
    last = { key, scenario: parsed.value };
  }
  return last.scenario;
}
