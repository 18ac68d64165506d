import './no-eval.ts';
import { type AnyJob, answer } from './answer.ts';

/** Reckons beside the page, for table, lab and house rules. */
addEventListener('message', ({ data }: MessageEvent<AnyJob>) => {
  answer(data).then(postMessage, () => postMessage(undefined));
});
