import type { System } from '@tafelrunde/kernel';
import { systems } from '@tafelrunde/registry';
import { badInput, badProblems } from '../bad-input.ts';
import { type ActionSubject, findAction, findSystem, systemIds } from '../find.ts';
import { readHouse } from '../options/house.ts';
import { readInput } from '../options/input.ts';
import { present } from '../output/present.ts';
import { type RunOptions, runAction } from '../run/run-action.ts';
import type { Session } from '../session.ts';
import { refuseOverwriting, writeCharacterFile } from './character-file.ts';
import { askDraft } from './draft.ts';
import { refuseRefused } from './refused.ts';
import { sheetLines } from './sheet.ts';

export interface CreateOptions extends RunOptions {
  readonly system?: string;
  readonly input?: string;
  readonly house?: string;
  readonly force?: boolean;
}

/** Makes a character by its system's own rules and writes it to a new file. */
export async function createCharacter(session: Session, file: string, options: CreateOptions): Promise<void> {
  const { cwd } = session.io;
  const system = await chooseSystem(session, options.system);
  if (options.force !== true) refuseOverwriting(file, cwd);
  const house = readHouse(system, options.house, cwd);
  const subject = findAction(system.character.create);
  const parsed = await inputFor(session, subject, house, options.input);
  const run = await runAction(session, subject, parsed, house, options);
  const { outcome } = run.outcome;
  refuseRefused(session, system, outcome);
  const { character } = outcome;
  // Somebody else may have been quicker.
  if (options.force !== true) refuseOverwriting(file, cwd);
  writeCharacterFile(file, cwd, system, character);
  present(session, { file, system: system.id, character }, () => [
    ...sheetLines(session, system, character),
    '',
    session.text.written(file),
  ]);
}

/** From `--input`, or made at the keyboard. */
async function inputFor(
  session: Session,
  subject: ActionSubject,
  house: unknown,
  text: string | undefined,
): Promise<unknown> {
  const { action, system } = subject;
  if (text !== undefined || session.io.prompts === undefined)
    return (await readInput(session, subject, text)).parsed;
  const parsed = action.input.parse(await askDraft(session, system, house));
  if (!parsed.ok) throw badProblems(parsed.error, 'input', system);
  return parsed.value;
}

/** The only system there is, the one that is named, or the one that is picked. */
async function chooseSystem(session: Session, id: string | undefined): Promise<System> {
  if (id !== undefined) return findSystem(id);
  const [first, ...others] = systems as readonly [System, ...System[]];
  if (others.length === 0) return first;
  const { prompts } = session.io;
  if (prompts === undefined) throw badInput('system-missing', { known: systemIds() }, 'system');
  const choices = systems.map(({ id: value, title }) => ({ value, label: title[session.locale] }));
  const chosen = await prompts.select(session.text.whichSystem, choices, first.id);
  if (chosen === undefined) throw badInput('cancelled', {});
  return findSystem(chosen);
}
