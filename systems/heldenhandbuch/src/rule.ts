import type { Fate } from '@tafelrunde/kernel';
import { type Refused as ByReason, refusing } from '@tafelrunde/system';
import type { HhId } from './catalogue.ts';
import type { HhFact } from './text/facts.ts';
import type { QuestionId } from './text/questions.ts';
import type { Refusal } from './text/refusals.ts';

// What every rule is written with.
export type { House } from './data/house-rules.ts';
export type { HhEffect } from './effects.ts';
export type { Refusal } from './text/refusals.ts';

export type HhFate = Fate<HhId, HhFact, QuestionId>;

/** An attempt that is refused costs and changes nothing. */
export const refused = refusing<Refusal>();

/** What a rule comes to when it refuses. */
export type Refused = ByReason<Refusal>;
