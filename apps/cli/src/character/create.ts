import { findSystem } from '@tafelrunde/engine';
import { registry, systems } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';
import { badInput, complaining } from '../bad-input.ts';
import { readHouse } from '../options/house.ts';
import { type CallOptions, requestFrom } from '../options/request.ts';
import { present } from '../output/present.ts';
import { rollThrough } from '../run/roll-through.ts';
import type { Session } from '../session.ts';
import { refuseOverwriting, writeCharacterFile } from './character-file.ts';
import { askDraft } from './draft.ts';
import { sheetLines } from './sheet.ts';

export interface CreateOptions extends CallOptions {
  readonly system?: string;
  readonly force?: boolean;
}

/** Makes a character by its system's own rules and writes it to a new file. */
export async function createCharacter(session: Session, file: string, options: CreateOptions): Promise<void> {
  const { cwd, prompts } = session.io;
  const system = await chooseSystem(session, options.system);
  if (options.force !== true) refuseOverwriting(file, cwd);
  const house = readHouse(system, options.house, cwd);
  // Without an input it is made at the keyboard.
  const input =
    options.input === undefined && prompts !== undefined
      ? { input: JSON.stringify(await askDraft(session, system, house)) }
      : {};
  const request = {
    ...(await requestFrom(session, system.character.create, { ...options, ...input })),
    // Where nobody can be asked, what the input leaves open is as the rules preset it.
    ...(prompts === undefined && options.answers === undefined ? { policy: options.policy ?? 'first' } : {}),
  };
  const { character } = (await rollThrough(session, request)).outcome;
  // Somebody else may have been quicker.
  if (options.force !== true) refuseOverwriting(file, cwd);
  writeCharacterFile(file, cwd, system, character);
  present(session, { file, system: system.id, character }, () => [
    ...sheetLines(session, system, character),
    '',
    session.text.written(file),
  ]);
}

/** The only system there is, the one that is named, or the one that is picked. */
async function chooseSystem(session: Session, id: string | undefined): Promise<System> {
  if (id !== undefined) return known(id);
  const [first, ...others] = systems as readonly [System, ...System[]];
  if (others.length === 0) return first;
  const { prompts } = session.io;
  if (prompts === undefined)
    throw badInput('system-missing', { known: systems.map((one) => one.id) }, 'system');
  const choices = systems.map(({ id: value, title }) => ({ value, label: title[session.locale] }));
  const chosen = await prompts.select(session.text.whichSystem, choices, first.id);
  if (chosen === undefined) throw badInput('cancelled', {});
  return known(chosen);
}

const known = (id: string): System => complaining(() => findSystem(registry, id));
