import {
  canonical,
  exact,
  mapDistribution,
  probabilityAt,
  type Rule,
  seededDice,
  simulate,
} from '@tafelrunde/kernel';

export interface SimulationCheck<O> {
  readonly runs: number;
  readonly seed: number;
  /** What of an outcome is compared; by default all of it. */
  readonly projection?: (outcome: O) => unknown;
}

/** How far a frequency may stray: five standard errors, and five runs for outcomes too rare to have any. */
const STANDARD_ERRORS = 5;
const STRAY_RUNS = 5;

/** Throws unless the frequency of every simulated outcome is within bounds of its exact chance. */
export function agreesWithSimulation<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  { runs, seed, projection = (outcome) => outcome }: SimulationCheck<O>,
): void {
  const where = `seed ${seed}, ${runs} runs, input ${JSON.stringify(input)}`;
  const calculated = exact(rule, input, house);
  if (!calculated.ok) throw new Error(`no exact odds (${where}): ${JSON.stringify(calculated.error)}`);
  const odds = mapDistribution(calculated.value, projection);

  const counts = new Map<string | number, number>();
  simulate(rule, input, house, { dice: seededDice(seed), runs }, (outcome) => {
    const key = canonical(projection(outcome));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });

  odds.outcomes.forEach((outcome, i) => {
    const key = canonical(outcome);
    const p = probabilityAt(odds, i);
    const count = counts.get(key) ?? 0;
    const bound = STANDARD_ERRORS * Math.sqrt(runs * p * (1 - p)) + STRAY_RUNS;
    if (Math.abs(count - runs * p) > bound) {
      throw new Error(`${key}: simulated ${count} times, expected ${runs * p} ± ${bound} (${where})`);
    }
    counts.delete(key);
  });
  const [impossible] = counts;
  if (impossible)
    throw new Error(`${impossible[0]}: simulated ${impossible[1]} times, impossible (${where})`);
}
