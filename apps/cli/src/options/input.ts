import { askFields } from '../ask-fields.ts';
import { badProblems } from '../bad-input.ts';
import type { ActionSubject } from '../find.ts';
import type { Session } from '../session.ts';
import { readJson } from './json-option.ts';

export interface Input {
  /** As it came. */
  readonly given: unknown;
  /** As the rule takes it: checked, with everything that was left out. */
  readonly parsed: unknown;
}

/** The input of an action: from `--input`, else from the keyboard, else nothing. */
export async function readInput(
  session: Session,
  subject: ActionSubject,
  text: string | undefined,
): Promise<Input> {
  const { io } = session;
  const { action, system } = subject;
  // Nobody wants to type a whole scene field by field.
  const canAsk = io.prompts !== undefined && !action.takesScene;
  const given =
    text !== undefined ? readJson('input', text, io.cwd) : canAsk ? await askFields(session, subject) : {};
  const parsed = action.input.parse(given);
  if (!parsed.ok) throw badProblems(parsed.error, 'input', system);
  return { given, parsed: parsed.value };
}
