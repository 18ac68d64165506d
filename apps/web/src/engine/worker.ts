import { loadSystem } from '@tafelrunde/registry/lazy';
import { adviceFor, type Job, prospectFor } from './jobs.ts';

/** Reckons beside the page: a system is loaded by its id, once. */
addEventListener('message', ({ data }: MessageEvent<Job>) => {
  answer(data).then(postMessage, () => postMessage(undefined));
});

async function answer(job: Job): Promise<unknown> {
  const system = await loadSystem(job.system);
  if (system === undefined) return undefined;
  return job.kind === 'advice' ? adviceFor(system, job) : prospectFor(system, job);
}
