import type { Fate } from '@tafelrunde/kernel';
import { refusing } from '@tafelrunde/system';
import type { PwId } from './catalogue.ts';
import type { PwFact } from './text/facts.ts';
import type { QuestionId } from './text/questions.ts';
import type { Refusal } from './text/refusals.ts';

// What every rule is written with.
export type { House } from './data/house-rules.ts';
export type { PwEffect } from './effects.ts';
export type { Refusal } from './text/refusals.ts';

export type PwFate = Fate<PwId, PwFact, QuestionId>;

/** An attempt that is refused costs and changes nothing. */
export const refused = refusing<Refusal>();
