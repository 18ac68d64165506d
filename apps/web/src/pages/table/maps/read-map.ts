import { err, ok, type Problem, type Result } from '@tafelrunde/kernel';
import { MAX_VTT_BYTES, type VttMap } from '@tafelrunde/protocol';

/** What somebody chose: a picture, or a map of another program. */
export type MapSource =
  | { readonly kind: 'picture'; readonly file: Blob }
  | { readonly kind: 'vtt'; readonly map: VttMap };

/** What a file is, by its first letter: a map is JSON, and no picture begins like it. */
export async function readMap(file: File): Promise<Result<MapSource, Problem>> {
  const start = await file.slice(0, 64).text();
  const isNamed = /\.(?:dd2vtt|df2vtt|uvtt)$/i.test(file.name);
  if (!isNamed && !/^\uFEFF?\s*[{[]/.test(start)) return ok({ kind: 'picture', file });
  if (file.size > MAX_VTT_BYTES)
    return err({ code: 'file-too-large', at: '', data: { max: MAX_VTT_BYTES / 1024 / 1024 } });
  const map = await inWorker(await file.text());
  return map.ok ? ok({ kind: 'vtt', map: map.value }) : map;
}

/** Megabytes are read beside the page: it stays awake. */
function inWorker(text: string): Promise<Result<VttMap, Problem>> {
  const worker = new Worker(new URL('./vtt-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Result<VttMap, Problem>>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Result<VttMap, Problem>>) => resolve(data);
    worker.onerror = () => resolve(err({ code: 'vtt-broken', at: '' }));
    worker.postMessage(text);
  }).finally(() => worker.terminate());
}
