import '../../../engine/no-eval.ts';
import { parseVttText } from '@tafelrunde/protocol';

/** Reads one map of another program. */
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(parseVttText(data)));
