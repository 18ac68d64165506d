import type { Law } from '../distribution.ts';
import type { Fate, Rule } from '../fate.ts';

/** Leaves a run that asks for more than one throw. Made once: it carries no stack. */
const ASKS_MORE = { asksMore: true };

/** Small whole numbers are added up in place; other outcomes are told one by one. */
const SMALL = 64;

/**
 * Walks through the answers of a rule's only throw, from `start` on: the commonest walk by far, and nothing in it but
 * the rule itself. Stops at the first answer after which the rule asks for more, and returns its index: from there on
 * the general walk goes on. Rules are the same for the same answers, so asking that run again is no harm.
 */
export function walkSingleThrow<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  law: Law<unknown>,
  start: number,
  tell: (outcome: O, weight: number) => void,
): number {
  const fate = new OneThrow();
  const sums = new Float64Array(SMALL);
  let index = start;
  try {
    for (; index < law.size; index += 1) {
      fate.value = law.outcome(index);
      fate.asked = false;
      const outcome = rule(fate, input, house);
      const weight = law.weight(index) as number;
      if (typeof outcome === 'number' && outcome >= 0 && outcome < SMALL && (outcome | 0) === outcome) {
        sums[outcome] = (sums[outcome] as number) + weight;
      } else {
        tell(outcome, weight);
      }
    }
  } catch (thrown) {
    if (thrown !== ASKS_MORE) throw thrown;
  }
  for (let small = 0; small < SMALL; small += 1) {
    const weight = sums[small] as number;
    if (weight > 0) tell(small as O, weight);
  }
  return index;
}

class OneThrow implements Fate {
  value: unknown = undefined;
  asked = false;

  roll<A>(): A {
    if (this.asked) throw ASKS_MORE;
    this.asked = true;
    return this.value as A;
  }
  choose(): never {
    throw ASKS_MORE;
  }
  chooseTogether(): never {
    throw ASKS_MORE;
  }
  mark(): void {
    throw ASKS_MORE;
  }
  note(): void {}
}
