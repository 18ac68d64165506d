import type { FactTexts } from '@tafelrunde/kernel';
import type { Refusal } from '../rule.ts';
import type { DiceFact } from './dice-facts.ts';
import type { FightFact } from './fight-facts.ts';
import type { WorldFact } from './world-facts.ts';

/** Everything the account of a run can say. */
export type HhFact =
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | DiceFact
  | FightFact
  | WorldFact;

export type HhFactTexts = FactTexts<HhFact>;
