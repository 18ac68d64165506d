import type { Prompts } from '../../src/prompts.ts';

export interface ScriptedPrompts extends Prompts {
  /** What was asked, with the labels offered. */
  readonly asked: string[];
  /** What was told in between. */
  readonly told: string[];
}

/** Somebody at the keyboard who answers in order: a label of the list, or a text. undefined gives up. */
export function scriptedPrompts(answers: readonly (string | undefined)[]): ScriptedPrompts {
  const [asked, told]: [string[], string[]] = [[], []];
  let next = 0;
  const answer = () => {
    if (next === answers.length) throw new Error(`nobody answers ${asked.at(-1)}`);
    next += 1;
    return answers[next - 1];
  };
  return {
    used: false,
    asked,
    told,
    tell: async (lines) => void told.push(...lines),
    async select(message, choices) {
      asked.push(`${message} [${choices.map(({ label }) => label).join(', ')}]`);
      const label = answer();
      if (label === undefined) return undefined;
      const chosen = choices.find((choice) => choice.label === label);
      if (chosen === undefined) throw new Error(`${label} is no answer to ${asked.at(-1)}`);
      return chosen.value;
    },
    async text({ message, initial, check }) {
      asked.push(`${message} (${initial})`);
      for (;;) {
        const typed = answer();
        const problem = typed === undefined ? undefined : check(typed);
        if (problem === undefined) return typed;
        told.push(problem);
      }
    },
  };
}
