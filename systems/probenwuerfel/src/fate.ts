import type { Fate } from '@tafelrunde/kernel';
import type { PwId } from './catalogue.ts';
import type { PwFact } from './text/facts.ts';
import type { QuestionId } from './text/questions.ts';

export type PwFate = Fate<PwId, PwFact, QuestionId>;
