import './no-eval.ts';
import '../state/outside.ts';
import { type AnyJob, answer } from './answer.ts';
import { type Practised, practise } from './practise.ts';
import { STARTED } from './steady-worker.ts';

let latest = 0;
const practised = new Map<string, Practised>();

/** Calculates beside the page, for table, lab and house rules. */
addEventListener('message', ({ data }: MessageEvent<AnyJob>) => {
  latest += 1;
  const turn = latest;
  answer(data)
    .then(postMessage, () => postMessage(undefined))
    .then(() =>
      practise(data, {
        again: answer,
        isWanted: () => turn === latest,
        now: () => performance.now(),
        pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        practised,
      }),
    );
});
postMessage(STARTED);
