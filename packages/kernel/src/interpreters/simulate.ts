import { type Dice, throwPool } from '../dice.ts';
import type { Fate, Question, Rule } from '../fate.ts';
import type { Pool } from '../pool.ts';
import type { Reading } from '../reading.ts';
import { Following } from './follow.ts';
import type { Solution } from './solution.ts';

/** Decides in place of people: the index of the option taken. */
export type Policy = (question: Question<unknown>) => number;

/** Takes each rule's default. */
export const firstOption: Policy = () => 0;

/** A fate that answers at once, keeps no account and allocates nothing: for thousands of runs per second. */
export function simulatedFate(dice: Dice, policy: Policy = firstOption): Fate {
  return new Simulated(dice, policy);
}

/** Runs the rule `runs` times and hands each outcome to `visit`. A solution as policy plays best, by these dice where it mixes. */
export function simulate<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  options: { readonly dice: Dice; readonly runs: number; readonly policy?: Policy | Solution },
  visit: (outcome: O) => void,
): void {
  if (typeof options.policy === 'object') {
    const following = new Following(options.policy, options.dice);
    for (let i = 0; i < options.runs; i += 1) {
      following.rewind();
      visit(rule(following, input, house));
    }
    return;
  }
  const fate = simulatedFate(options.dice, options.policy);
  for (let i = 0; i < options.runs; i += 1) visit(rule(fate, input, house));
}

class Simulated implements Fate {
  readonly #dice: Dice;
  readonly #policy: Policy;
  readonly #faces: number[] = [];

  constructor(dice: Dice, policy: Policy) {
    this.#dice = dice;
    this.#policy = policy;
  }

  roll<A>(pool: Pool, reading: Reading<A>): A {
    const { unseen } = reading;
    if (unseen !== undefined && !pool.openEnded) return unseen(this.#dice, pool);
    return reading.read(throwPool(this.#dice, pool, this.#faces));
  }

  choose<A>(question: Question<A>): A {
    const option = question.options[this.#policy(question)];
    if (option === undefined) throw new RangeError(`the policy has no answer to ${question.id}`);
    return option.value;
  }

  chooseTogether<A>(questions: readonly Question<A>[]): readonly A[] {
    return questions.map((question) => this.choose(question));
  }

  mark(): void {}
  note(): void {}
}
