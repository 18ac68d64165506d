import { loadSystem } from '@tafelrunde/registry/lazy';
import { type OutlookJob, outlookFor } from './outlook.ts';

/** Looks ahead beside the page: a system is loaded by its id, once. */
addEventListener('message', ({ data }: MessageEvent<OutlookJob>) => {
  loadSystem(data.system).then(
    (system) => postMessage(system && outlookFor(system, data)),
    () => postMessage(undefined),
  );
});
