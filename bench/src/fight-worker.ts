import { parentPort, workerData } from 'node:worker_threads';
import { type FightRange, runFights, type Scenario } from '@tafelrunde/arena';
import { systemOf } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';

/** Fights to fight, or so many steps of a loop that needs nothing but a core. */
export type ThreadJob = { readonly range: FightRange } | { readonly steps: number };

const scenario = workerData as Scenario;
const system = systemOf(scenario.system) as System;

parentPort?.on('message', (job: ThreadJob) =>
  parentPort?.postMessage('range' in job ? runFights(system, scenario, job.range) : spin(job.steps)),
);

/** Touches no memory: what two threads gain here over one is all that the machine gives. */
function spin(steps: number): number {
  let bits = 1;
  for (let i = 0; i < steps; i += 1) bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b_3c6d) + i;
  return bits;
}
