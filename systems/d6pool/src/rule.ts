import { GM, type Fate as KernelFate, type Thrower } from '@tafelrunde/kernel';
import { refusing } from '@tafelrunde/system';
import type { DpId } from './catalogue.ts';
import type { Role } from './data/burdens.ts';
import type { DpEffect } from './effects.ts';
import type { ChallengeFact } from './text/challenge-facts.ts';
import type { FightFact } from './text/fight-facts.ts';
import type { QuestionId } from './text/questions.ts';
import type { Refusal } from './text/refusals.ts';
import type { SurroundingsFact } from './text/surroundings-facts.ts';

// What every rule is written with.
export type { DpId } from './catalogue.ts';
export type { House } from './data/house-rules.ts';
export type { DpEffect } from './effects.ts';
export type { Refusal } from './text/refusals.ts';

/** Everything the account of a run can say; the words are in `text/`. */
export type DpFact = ChallengeFact | FightFact | SurroundingsFact;

export type Fate = KernelFate<DpId, DpFact, QuestionId>;
export type Effects = readonly DpEffect[];

/** What is refused costs nothing. */
export const refused = refusing<Refusal>();

/** DP-CHL-17: every die keeps its source: an attribute, a skill, `advantage:…`, `wounds`, `encumbrance`, … */
export interface Share {
  readonly source: string;
  readonly dice: number;
}

export const VERDICTS = ['success', 'failure', 'patzer'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Whose dice a throw is, and what for. */
export interface Of extends Thrower {
  readonly role: Role;
}

/** Dice that belong to no figure: bare rolls, and what the world does. */
export const ofGm = (role: Role): Of => ({ by: GM, role });
