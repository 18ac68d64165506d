import { parentPort, workerData } from 'node:worker_threads';
import { type FightRange, runFights, type Scenario } from '@tafelrunde/arena';
import { registerFrom, systemOf } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';

export interface FightThread {
  readonly scenario: Scenario;
  /** Where the host's systems come from. */
  readonly outside: readonly string[];
}

// One thread of many: fights what it is told to and hands back what it has counted.
const { scenario, outside } = workerData as FightThread;
for (const address of outside) await registerFrom(address);
const system = systemOf(scenario.system) as System;

parentPort?.on('message', (range: FightRange) => parentPort?.postMessage(runFights(system, scenario, range)));
