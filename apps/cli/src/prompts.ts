import type { Readable, Writable } from 'node:stream';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export interface TextPrompt {
  readonly message: string;
  readonly initial: string;
  /** What is wrong with a text, or undefined if it will do. */
  readonly check: (text: string) => string | undefined;
}

/** Questions to a person. An answer of undefined means: given up. */
export interface Prompts {
  /** Whether somebody has been asked: then what is printed next keeps its distance. */
  readonly used: boolean;
  /** Shows what has happened so far. */
  tell(lines: readonly string[]): Promise<void>;
  select(message: string, choices: readonly Choice[], initial: string): Promise<string | undefined>;
  text(prompt: TextPrompt): Promise<string | undefined>;
}

/** Questions answered by the keyboard: arrows and Enter. Loaded only when somebody is asked. */
export function keyboardPrompts(input: Readable, output: Writable): Prompts {
  let used = false;
  const clack = () => {
    used = true;
    return import('@clack/prompts');
  };
  return {
    get used() {
      return used;
    },
    async tell(lines) {
      const { log } = await clack();
      for (const line of lines) log.message(line, { output, spacing: 0 });
    },
    async select(message, choices, initial) {
      const { select, isCancel } = await clack();
      const options = choices.map(({ value, label, hint }) => ({
        value,
        label,
        ...(hint === undefined ? {} : { hint }),
      }));
      // Its instructions are in English only.
      const answer = await select({
        message,
        options,
        initialValue: initial,
        showInstructions: false,
        input,
        output,
      });
      return isCancel(answer) ? undefined : answer;
    },
    async text({ message, initial, check }) {
      const { text, isCancel } = await clack();
      const answer = await text({
        message,
        initialValue: initial,
        validate: (value) => check(value ?? ''),
        input,
        output,
      });
      return isCancel(answer) ? undefined : answer;
    },
  };
}
