import type { Effect, Outcome, System } from '@tafelrunde/kernel';
import { badProblems } from '../bad-input.ts';
import { findAction } from '../find.ts';
import { readHouse } from '../options/house.ts';
import { headline } from '../output/headline.ts';
import { present } from '../output/present.ts';
import { type RunOptions, runAction } from '../run/run-action.ts';
import type { Session } from '../session.ts';
import { writeCharacterFile } from './character-file.ts';
import { loadCharacter } from './load.ts';
import { refuseRefused } from './refused.ts';
import { sheetLines } from './sheet.ts';

export interface AdvanceOptions extends RunOptions {
  readonly house?: string;
}

/** Raises a character by its system's own rules and writes the file back. */
export async function advanceCharacter(
  session: Session,
  file: string,
  options: AdvanceOptions,
): Promise<void> {
  const { io, paint } = session;
  const { system, character } = loadCharacter(file, io.cwd);
  const house = readHouse(system, options.house, io.cwd);
  const subject = findAction(system.character.advance);
  const input = { scene: { figures: [character] }, figure: idOf(character) };
  const parsed = subject.action.input.parse(input);
  if (!parsed.ok) throw badProblems(parsed.error, 'character', system);

  const run = await runAction(session, subject, parsed.value, house, options);
  const { outcome, effects } = run.outcome;
  refuseRefused(session, system, outcome);
  const raised = outcome['character'] ?? afterEffects(system, parsed.value as Scenic, effects);
  writeCharacterFile(file, io.cwd, system, raised);
  present(session, { file, system: system.id, character: raised, outcome: plainOutcome(outcome) }, () => [
    paint.bold(headline(session, system, subject.action, run.trace, outcome)),
    '',
    ...sheetLines(session, system, raised),
    '',
    session.text.written(file),
  ]);
}

interface Figure {
  readonly id: string;
}
interface Scenic {
  readonly scene: { readonly figures: readonly Figure[] };
  readonly figure: string;
}

const idOf = (character: unknown): string => (character as Figure).id;

/** The figure as the effects leave it. */
function afterEffects(system: System, { scene, figure }: Scenic, effects: readonly Effect[]): unknown {
  const { figures } = system.scene.apply(scene, effects) as Scenic['scene'];
  return figures.find(({ id }) => id === figure);
}

/** The character is told by itself. */
const plainOutcome = ({ character: _, ...rest }: Outcome): Outcome => rest;
