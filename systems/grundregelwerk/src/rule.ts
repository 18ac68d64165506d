import type { Fate as KernelFate } from '@tafelrunde/kernel';
import { type Refused as ByReason, refusing } from '@tafelrunde/system';
import type { GwId } from './catalogue.ts';
import type { GwEffect } from './effects.ts';
import type { GwFact } from './text/facts.ts';
import type { QuestionId } from './text/questions.ts';
import type { Refusal } from './text/refusals.ts';

// What every rule is written with.
export type { House } from './data/house-rules.ts';
export type { GwEffect } from './effects.ts';
export type { Refusal } from './text/refusals.ts';

export type Fate = KernelFate<GwId, GwFact, QuestionId>;
export type Effects = readonly GwEffect[];

/** An attempt that is refused costs neither action nor Mana (GW-R-05). */
export const refused = refusing<Refusal>();

/** What a rule comes to when it refuses. */
export type Refused = ByReason<Refusal>;
