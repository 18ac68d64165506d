import { refusing } from '@tafelrunde/system';
import type { Refusal } from './text/refusals.ts';

export type { Refusal } from './text/refusals.ts';

/** An attempt that is refused costs and changes nothing. */
export const refused = refusing<Refusal>();
