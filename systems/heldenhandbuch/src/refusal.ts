import { type Refused as ByReason, refusing } from '@tafelrunde/system';
import type { Refusal } from './text/refusals.ts';

export type { Refusal } from './text/refusals.ts';

/** What is refused costs nothing. */
export type Refused = ByReason<Refusal>;
export const refused = refusing<Refusal>();
