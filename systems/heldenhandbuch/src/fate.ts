import type { Fate } from '@tafelrunde/kernel';
import type { HhId } from './catalogue.ts';
import type { HhFact } from './text/facts.ts';
import type { QuestionId } from './text/questions.ts';

export type HhFate = Fate<HhId, HhFact, QuestionId>;
