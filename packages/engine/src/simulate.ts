import {
  fightAll,
  fightAtLuck,
  type Hand,
  parseScenario,
  type Results,
  replayFight,
  resultsOf,
  runFights,
  type Scenario,
  type Tally,
} from '@tafelrunde/arena';
import { explain, type Locale, type Result } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import { attempt, badProblems, type Complaint } from './complaint.ts';
import { isObject, readFields, readSeed, readWhole } from './fields.ts';
import type { Registry } from './registry.ts';
import { findSystem } from './subject.ts';
import { tellingOf } from './telling.ts';

export interface ReadScenario {
  readonly system: System;
  readonly scenario: Scenario;
}

/** A fight as it is written down; what is wrong with it is named by its field. The locale names figures of templates. */
export function readScenario(
  registry: Registry,
  raw: unknown,
  locale: Locale,
): Result<ReadScenario, Complaint> {
  return attempt(() => scenarioFrom(registry, raw, locale));
}

function scenarioFrom(registry: Registry, raw: unknown, locale: Locale): ReadScenario {
  const system = systemOfScenario(registry, raw);
  const parsed = parseScenario(system, raw, locale);
  if (!parsed.ok) throw badProblems(parsed.error, 'scenario', system);
  return { system, scenario: parsed.value };
}

export function systemOfScenario(registry: Registry, raw: unknown): System {
  if (!isObject(raw)) throw badProblems([{ code: 'not-an-object', at: '' }], 'scenario');
  const named = raw['system'];
  if (named === undefined) throw badProblems([{ code: 'missing-field', at: 'system' }], 'system');
  if (typeof named !== 'string')
    throw badProblems([{ code: 'wrong-type', at: 'system', data: { expected: 'string' } }], 'system');
  return findSystem(registry, named);
}

/** What is asked for: so many fights of a scenario, or one of them told. */
export interface FightsRequest {
  readonly read: ReadScenario;
  readonly fights: number;
  readonly seed: number | undefined;
  readonly replay: number | undefined;
}

export const SIMULATE_FIELDS = ['scenario', 'fights', 'seed', 'replay'];

const MOST_REPLAYED = 10_000_000;

/** `{ scenario, fights?, seed?, replay? }`, with the characters in the scenario itself. */
export function readFightsRequest(
  registry: Registry,
  request: unknown,
  { most, usual = most }: { readonly most: number; readonly usual?: number },
  locale: Locale,
): Result<FightsRequest, Complaint> {
  return attempt(() => {
    const fields = readFields(request, SIMULATE_FIELDS);
    const fights = readWhole(fields, 'fights', 1, most) ?? usual;
    const seed = readSeed(fields);
    const replay = readWhole(fields, 'replay', 1, MOST_REPLAYED);
    return { read: scenarioFrom(registry, fields['scenario'], locale), fights, seed, replay };
  });
}

/** Percentiles of the first side's luck that are worth a look. */
const LUCK = { worst: 5, usual: 50, best: 95 } as const;
export type LuckyFights = Readonly<Record<keyof typeof LUCK, number>>;

/** The fights worth telling: bad luck of the first side, a usual one, good luck. */
export const luckyFights = (tally: Tally): LuckyFights => ({
  worst: fightAtLuck(tally, LUCK.worst) ?? 1,
  usual: fightAtLuck(tally, LUCK.usual) ?? 1,
  best: fightAtLuck(tally, LUCK.best) ?? 1,
});

/** The JSON of the contract. */
export function simulateJson(tally: Tally, seconds: number, seed: number): Readonly<Record<string, unknown>> {
  const results: Results = resultsOf(tally);
  return {
    fights: results.fights,
    seconds,
    wins: results.wins,
    rounds: results.rounds,
    losses: Object.fromEntries(results.losses.map(({ id, ...losses }) => [id, losses])),
    draws: results.draws,
    deaths: results.deaths,
    seed,
    luck: luckyFights(tally),
  };
}

/** How far many fights have come. */
export function progressJson(tally: Tally, of: number): Readonly<Record<string, unknown>> {
  const { fights, wins, draws } = resultsOf(tally);
  return { fights, of, wins, draws };
}

/** One fight of a scenario, told. */
export function tellFight({ system, scenario }: ReadScenario, seed: number, number: number, locale: Locale) {
  const { outcome, trace } = replayFight(system, scenario, seed, number);
  return { fight: number, seed, outcome, trace: explain(trace, tellingOf(system, locale)) };
}

/** Hears how far it has come; the fights go on when it has been heard. */
export type FightsHeard = (soFar: Tally) => Promise<void>;

/** Fights in this thread until all are fought or the time is up; some in any case. */
export async function fightWithin(
  { system, scenario }: ReadScenario,
  { fights, seed }: { readonly fights: number; readonly seed: number },
  { ms, clock }: { readonly ms: number; readonly clock: () => number },
  heard: FightsHeard = async () => undefined,
): Promise<Tally> {
  const end = clock() + ms;
  let hearing = Promise.resolve();
  const hand: Hand = {
    fight: async (range) => {
      await hearing;
      return runFights(system, scenario, range);
    },
    leave: () => hearing,
  };
  const tally = await fightAll([hand], {
    fights,
    seed,
    clock: () => clock() / 1000,
    onProgress: (soFar) => {
      hearing = heard(soFar);
    },
    isStopped: () => clock() >= end,
  });
  return tally as Tally;
}
