import type { TraceLine } from '@tafelrunde/kernel';

/** What rules note when somebody's turn, or a phase for all, begins. */
const BEGINNINGS = ['turn', 'turnOf', 'phase'];

/** The account of a fight turn by turn. Who was chosen to be next belongs to the turn that follows. */
export function stepsOf(trace: readonly TraceLine[]): readonly (readonly TraceLine[])[] {
  const steps: TraceLine[][] = [];
  let step: TraceLine[] = [];
  for (const line of trace) {
    if (line.kind === 'fact' && BEGINNINGS.includes(line.fact.kind) && step.length > 0) {
      const choice = step.at(-1)?.kind === 'choice' ? step.pop() : undefined;
      if (step.length > 0) steps.push(step);
      step = choice === undefined ? [] : [choice];
    }
    step.push(line);
  }
  return step.length > 0 ? [...steps, step] : steps;
}
