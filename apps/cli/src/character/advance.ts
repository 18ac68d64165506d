import type { Rolled } from '@tafelrunde/engine';
import { actionOf } from '@tafelrunde/registry';
import type { Outcome, System } from '@tafelrunde/system';
import { type CallOptions, requestFrom } from '../options/request.ts';
import { headline } from '../output/headline.ts';
import { present } from '../output/present.ts';
import { rollThrough } from '../run/roll-through.ts';
import type { Session } from '../session.ts';
import { writeCharacterFile } from './character-file.ts';
import { loadCharacter } from './load.ts';
import { sheetLines } from './sheet.ts';

/** Raises a character by its system's own rules and writes the file back. */
export async function advanceCharacter(session: Session, file: string, options: CallOptions): Promise<void> {
  const { io, paint } = session;
  const { system, character } = loadCharacter(file, io.cwd);
  const { advance } = system.character;
  const input = { scene: { figures: [character] }, figure: idOf(character) };
  const request = await requestFrom(session, advance, options);
  const rolled = await rollThrough(session, { ...request, input });
  const { outcome } = rolled;
  const raised = outcome['character'] ?? afterEffects(system, rolled);
  writeCharacterFile(file, io.cwd, system, raised);
  present(session, { file, system: system.id, character: raised, outcome: plainOutcome(outcome) }, () => [
    paint.bold(headline(session, system, actionOf(advance)?.action as never, rolled.trace)),
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
function afterEffects(system: System, { parsed, effects }: Rolled): unknown {
  const { scene, figure } = parsed as Scenic;
  const { figures } = system.scene.apply(scene, effects) as Scenic['scene'];
  return figures.find(({ id }) => id === figure);
}

/** The character is told by itself. */
const plainOutcome = ({ character: _, ...rest }: Outcome): Outcome => rest;
