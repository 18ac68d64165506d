import { parentPort, workerData } from 'node:worker_threads';
import { type FightRange, runFights, type Scenario } from '@tafelrunde/arena';
import { systemOf } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';

const scenario = workerData as Scenario;
const system = systemOf(scenario.system) as System;

parentPort?.on('message', (range: FightRange) =>
  parentPort?.postMessage(runFights(system, scenario, range).fights),
);
