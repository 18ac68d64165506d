import { actionIn } from '@tafelrunde/engine';
import { registry } from '@tafelrunde/registry';
import type { Command } from 'commander';
import { askFields } from '../ask-fields.ts';
import type { Session } from '../session.ts';
import { readJson } from './json-option.ts';
import { readJsonFile } from './read-text.ts';
import { wholeNumberIn } from './whole-number.ts';

/** The options that say what an action is done with, as they are typed. */
export interface CallOptions {
  readonly input?: string;
  readonly house?: string;
  readonly goal?: string;
  readonly answers?: string;
  readonly faces?: string;
  readonly thrown?: string;
  readonly kept?: string;
  readonly policy?: string;
  readonly seed?: string;
  readonly as?: string;
  readonly against?: string;
  /** Files of characters, one option each. */
  readonly character?: readonly string[];
}

/** `3,5,6`; what is no number stays the text it is and is refused by whoever reads it. */
const facesIn = (text: string): readonly (number | string)[] =>
  text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(wholeNumberIn);

const READ = {
  input: readJson,
  house: readJson,
  goal: readJson,
  answers: readJson,
  faces: (_: string, text: string) => facesIn(text),
  thrown: (_: string, text: string) => facesIn(text),
  kept: (_: string, text: string) => facesIn(text),
  policy: (_: string, text: string) => text,
  seed: (_: string, text: string) => wholeNumberIn(text),
  as: (_: string, text: string) => text,
  // A figure by its id, or the file of another one.
  against: (name: string, text: string, cwd: string) =>
    text.endsWith('.json') ? readJsonFile(text, cwd, name) : text,
} as const satisfies Record<
  Exclude<keyof CallOptions, 'character'>,
  (name: string, text: string, cwd: string) => unknown
>;

type Request = Readonly<Record<string, unknown>>;

/** The options as fields of a request. */
export function optionsOf(options: CallOptions, cwd: string): Request {
  const given = Object.entries(READ).flatMap(([name, read]) => {
    const text = options[name as keyof typeof READ];
    return text === undefined ? [] : [[name, read(name, text, cwd)] as const];
  });
  const { character: files } = options;
  const characters =
    files === undefined ? {} : { characters: files.map((path) => readJsonFile(path, cwd, 'character')) };
  return { ...Object.fromEntries(given), ...characters };
}

/** What is asked of the engine: the same object that HTTP takes as its body. */
export async function requestFrom(session: Session, action: string, options: CallOptions): Promise<Request> {
  const { cwd, prompts } = session.io;
  const request = { action, ...optionsOf(options, cwd) };
  const known = actionIn(registry, action);
  // Nobody wants to type a whole scene field by field.
  const canAsk = prompts !== undefined && known !== undefined && known.action.fields === null;
  return canAsk && options.input === undefined
    ? { ...request, input: await askFields(session, known) }
    : request;
}

/** The options by which characters come in: the same for every command that takes an action. */
export const withCharacterOptions = (command: Command, { text: { help } }: Session): Command =>
  command
    .option('--character <file>', help.characterFile, (file: string, before: readonly string[] = []) => [
      ...before,
      file,
    ])
    .option('--as <id>', help.as)
    .option('--against <id|file>', help.against);
