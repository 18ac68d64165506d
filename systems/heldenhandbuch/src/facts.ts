import type { FactTexts, Fate } from '@tafelrunde/kernel';
import type { HhId } from './catalogue.ts';
import type { DiceFact } from './dice-facts.ts';
import type { FightFact } from './fight-facts.ts';
import type { Refusal } from './refusal.ts';
import type { QuestionId } from './text/questions.ts';
import type { WorldFact } from './world-facts.ts';

/** Everything the account of a run can say; the words are in `text/`. */
export type HhFact =
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | DiceFact
  | FightFact
  | WorldFact;

export type HhFate = Fate<HhId, HhFact, QuestionId>;
export type HhFactTexts = FactTexts<HhFact>;
