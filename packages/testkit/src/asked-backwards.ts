import {
  type Answer,
  type Fate,
  play,
  type Rule,
  type Stance,
  seededDice,
  solve,
  type Tape,
} from '@tafelrunde/kernel';

/** The same rule, but who decides at once is asked in the other order. */
export function askedBackwards<I, H, O>(rule: Rule<I, H, O>): Rule<I, H, O> {
  return (fate, input, house) => rule(backwards(fate), input, house);
}

const backwards = (fate: Fate): Fate => ({
  roll: (pool, reading, cite, of) => fate.roll(pool, reading, cite, of),
  choose: (question) => fate.choose(question),
  chooseTogether: (questions) => [...fate.chooseTogether([...questions].reverse())].reverse(),
  mark: (state) => fate.mark(state),
  note: (cite, fact) => fate.note(cite, fact),
});

/** A list of words is what several people have answered at once; faces are numbers. */
const isTogether = (answer: Answer): answer is readonly string[] =>
  Array.isArray(answer) && typeof answer[0] === 'string';

export interface OrderFound {
  /** How many values were compared. */
  readonly compared: number;
  /** A tape after which it matters who is asked first. */
  readonly differs: Tape | undefined;
}

/** Looks for a decision at once in which it matters who is asked first, from the end of a few runs back to their start. */
export function compareOrders<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  goals: readonly ((outcome: O) => number)[],
  stance: (question: { readonly by: string }) => Stance,
  budget = 3_000,
): OrderFound {
  const turned = askedBackwards(rule);
  let compared = 0;
  for (const seed of [1, 2]) {
    const run = play(rule, input, house, [], { dice: seededDice(seed), decide: () => 0 });
    if (run.kind !== 'finished') throw new Error('a run that does not end');
    if (!run.tape.some(isTogether)) continue;
    for (let cut = run.tape.length - 1; cut >= 0; cut -= 1) {
      const tape = run.tape.slice(0, cut);
      const back = tape.map((answer) => (isTogether(answer) ? [...answer].reverse() : answer));
      for (const goal of goals) {
        const one = solve(rule, input, house, goal, { tape, stance, budget });
        const two = solve(turned, input, house, goal, { tape: back, stance, budget });
        const values = [one, two].map((found) => (found.ok ? found.value.value : Number.NaN));
        compared += Number(one.ok && two.ok);
        if (one.ok !== two.ok || Math.abs((values[0] as number) - (values[1] as number)) > 1e-9)
          return { compared, differs: tape };
      }
      if (!solve(rule, input, house, () => 0, { tape, stance, budget }).ok) break;
    }
  }
  return { compared, differs: undefined };
}
