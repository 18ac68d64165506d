import './no-eval.ts';
import '../state/outside.ts';
import { loadSystem } from '@tafelrunde/registry/lazy';
import { type ArenaJob, arenaAnswer } from './arena-jobs.ts';
import { STARTED } from './steady-worker.ts';

/** Fights beside the page: one worker of many. What cannot be fought is answered by nothing. */
addEventListener('message', ({ data: job }: MessageEvent<ArenaJob>) => {
  loadSystem(job.system)
    .then((system) => system && arenaAnswer(system, job))
    .then(postMessage, () => postMessage(undefined));
});
postMessage(STARTED);
