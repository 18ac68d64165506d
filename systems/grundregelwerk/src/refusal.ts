import { type Refused as ByReason, refusing } from '@tafelrunde/system';
import type { Refusal } from './text/refusals.ts';

export type { Refusal } from './text/refusals.ts';

/** An attempt that is refused costs neither action nor Mana (GW-R-05). */
export type Refused = ByReason<Refusal>;
export const refused = refusing<Refusal>();
