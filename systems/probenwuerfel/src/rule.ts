import type { Fate as KernelFate } from '@tafelrunde/kernel';
import { refusing } from '@tafelrunde/system';
import type { PwId } from './catalogue.ts';
import type { PwEffect } from './effects.ts';
import type { PwFact } from './text/facts.ts';
import type { QuestionId } from './text/questions.ts';
import type { Refusal } from './text/refusals.ts';

// What every rule is written with.
export type { House } from './data/house-rules.ts';
export type { PwEffect } from './effects.ts';
export type { Refusal } from './text/refusals.ts';

export type Fate = KernelFate<PwId, PwFact, QuestionId>;
export type Effects = readonly PwEffect[];

/** An attempt that is refused costs and changes nothing. */
export const refused = refusing<Refusal>();
