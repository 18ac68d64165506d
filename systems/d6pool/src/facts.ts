import type { Fate } from '@tafelrunde/kernel';
import type { DpId } from './catalogue.ts';
import type { ChallengeFact } from './challenge-facts.ts';
import type { FightFact } from './fight-facts.ts';
import type { SurroundingsFact } from './surroundings-facts.ts';
import type { QuestionId } from './text/questions.ts';

/** DP-CHL-17: every die keeps its source: an attribute, a skill, `advantage:…`, `wounds`, `encumbrance`, … */
export interface Share {
  readonly source: string;
  readonly dice: number;
}

export const VERDICTS = ['success', 'failure', 'patzer'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Everything the account of a run can say; the words are in `text/`. */
export type DpFact = ChallengeFact | FightFact | SurroundingsFact;

export type DpFate = Fate<DpId, DpFact, QuestionId>;
