import type { Fate } from '@tafelrunde/kernel';
import type { GwId } from './catalogue.ts';
import type { GwFact } from './text/facts.ts';
import type { QuestionId } from './text/questions.ts';

export type GwFate = Fate<GwId, GwFact, QuestionId>;
