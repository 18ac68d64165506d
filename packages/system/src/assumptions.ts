import { type Decider, type Question, type Stance, seededDice, simulate } from '@tafelrunde/kernel';
import type { Action, Goal } from './action.ts';

/** A decision that odds took for granted, as some path asks for it. */
export interface Assumption {
  readonly question: string;
  readonly by: Decider;
  /** The key of the option taken; where it `varies`, of the one taken first. */
  readonly option: string;
  readonly because: 'default' | 'seeks' | 'opposes';
  /** Whether other options are taken in other states, or at random. */
  readonly varies: boolean;
}

const BECAUSE = { default: 'default', seek: 'seeks', oppose: 'opposes' } as const;

/** Collects what was decided on the way: one line for each question and whoever decides it. */
export class Assumptions {
  private readonly found = new Map<string, { -readonly [K in keyof Assumption]: Assumption[K] }>();
  private readonly stance: (question: Question<unknown>) => Stance;

  constructor(stance: (question: Question<unknown>) => Stance = () => 'default') {
    this.stance = stance;
  }

  readonly note = (question: Question<unknown>, index: number): void => {
    const { id, by, options } = question;
    // Who has no choice decides nothing.
    if (options.length < 2) return;
    const key = `${by}\n${id}`;
    const option = options[index]?.key ?? '';
    const before = this.found.get(key);
    if (before !== undefined) before.varies ||= before.option !== option;
    else {
      const because = BECAUSE[this.stance(question)];
      this.found.set(key, { question: id, by, option, because, varies: false });
    }
  };

  list(): readonly Assumption[] {
    return [...this.found.values()];
  }
}

/** So many runs meet the questions of a rule that a solver has answered for. */
const PROBES = 6;

/**
 * What a solver beside the rule took for granted. It does not tell its decisions: the questions are those that a few
 * runs meet, and where somebody plays for a goal the option is the rule's default and varies.
 */
export function assumedBySolver(
  action: Action,
  input: unknown,
  house: unknown,
  goal: Goal | undefined,
): readonly Assumption[] {
  const assumptions = new Assumptions(goal && action.stance(input, goal));
  const policy = (question: Question<unknown>): number => {
    assumptions.note(question, 0);
    return 0;
  };
  simulate(action.rule, input, house, { dice: seededDice(1), runs: PROBES, policy }, () => {});
  return assumptions.list().map((one) => ({ ...one, varies: one.because !== 'default' }));
}
