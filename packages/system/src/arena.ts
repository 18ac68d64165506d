import type { Policy, Problem, Question, Result, Rule, Text } from '@tafelrunde/kernel';
import type { Resolution } from './action.ts';
import type { Switches } from './house-rules.ts';

export const FIGHTER_STATES = ['standing', 'out', 'dead'] as const;
/** How a fight ends for a figure: able to go on, out of it, or dead. */
export type FighterState = (typeof FIGHTER_STATES)[number];

/** A figure after a fight. `left` of `most`: hearts, hit points, whole segments, wounds it could still take. */
export interface FoughtFighter {
  readonly id: string;
  readonly side: string;
  readonly state: FighterState;
  readonly left: number;
  readonly most: number;
}

/** What every fight comes to, in all systems alike. */
export interface FightOutcome {
  /** The name of the side that has won; null: nobody, or the rounds were over. */
  readonly winner: string | null;
  readonly rounds: number;
  /** All figures, in the order of the sides. */
  readonly fighters: readonly FoughtFighter[];
}

/** A figure on its way into the arena. */
export interface Combatant {
  readonly id: string;
  readonly name: string;
  readonly character: unknown;
}

export interface ArenaSide {
  readonly name: string;
  readonly figures: readonly Combatant[];
  /** One of the kind's `policies`; without it the side decides as everybody does. */
  readonly policy?: string;
}

/** A fight that can be set up; `settings` as the kind's switches describe them. */
export interface Bout {
  readonly sides: readonly ArenaSide[];
  readonly maxRounds: number;
  readonly settings: unknown;
}

/** A template that can be put on a side. */
export interface ReadyFighter {
  readonly id: string;
  readonly title: Text;
  /** What a figure made of it is called, where the title says more than that. */
  readonly name?: Text;
  readonly character: unknown;
}

/** How a system fights from beginning to end without anybody at the table. */
export interface ArenaKind {
  /** Ready figures of both sides, as the house rules make them. */
  fighters(house: unknown): readonly ReadyFighter[];
  /** How many sides its rules can tell apart. */
  readonly maxSides: number;
  /** What a scenario may set beyond its figures, because the rules leave it open. */
  readonly settings: Switches;
  /** Reads a figure: a character's sheet, or whatever else can stand on a side. */
  parse(raw: unknown): Result<unknown, readonly Problem[]>;
  /** The input of `fight`; what stands against it is named by the path in `sides`. */
  ready(bout: Bout, house: unknown): Result<unknown, readonly Problem[]>;
  /** One whole fight. It is made of the system's own rules, and picks whom to attack and what with itself. */
  readonly fight: Rule<unknown, unknown, Resolution<FightOutcome, never>>;
  /** What figures and GM answer when those rules ask. */
  readonly policy: Policy;
  /** Other ways to answer that a side may be given, by their names. */
  readonly policies?: Readonly<Record<string, Policy>>;
}

/** Defines how a system fights; its own types are checked here and forgotten outside. */
export function arena<I, H, Id extends string, F extends { readonly kind: string }>(
  kind: Omit<ArenaKind, 'fighters' | 'ready' | 'fight'> & {
    fighters(house: H): readonly ReadyFighter[];
    ready(bout: Bout, house: H): Result<I, readonly Problem[]>;
    readonly fight: Rule<I, H, Resolution<FightOutcome, never>, Id, F>;
  },
): ArenaKind {
  return kind as unknown as ArenaKind;
}

/** Which option a decision takes: by its key, by the first of several keys that is offered, or worked out. */
export type Answering = string | readonly string[] | ((question: Question<unknown>) => number);

/** The first option, on purpose: where it says so the rule's own default is good play. */
export const usual: Answering = () => 0;

/** Answers by the question's id. A question that is not in the table is a mistake in it, never a silent default. */
export function policyOf(table: Readonly<Record<string, Answering>>): Policy {
  const known = new Map(Object.entries(table));
  return (question) => {
    const answer = known.get(question.id);
    if (answer === undefined) throw new RangeError(`no policy answers ${question.id}`);
    if (typeof answer === 'function') return answer(question);
    const at =
      typeof answer === 'string'
        ? question.options.findIndex(({ key }) => key === answer)
        : firstOffered(question, answer);
    if (at < 0) throw new RangeError(`the policy's answer to ${question.id} is not offered`);
    return at;
  };
}

function firstOffered({ options }: Question<unknown>, keys: readonly string[]): number {
  for (const wanted of keys) {
    const at = options.findIndex(({ key }) => key === wanted);
    if (at >= 0) return at;
  }
  return -1;
}
