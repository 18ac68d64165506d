import { present } from '../output/present.ts';
import type { Session } from '../session.ts';
import { loadCharacter } from './load.ts';
import { sheetLines } from './sheet.ts';

export function showCharacter(session: Session, file: string): void {
  const { system, character } = loadCharacter(file, session.io.cwd);
  const sheet = system.character.sheet(character, session.locale);
  present(session, { system: system.id, character, sheet }, () => sheetLines(session, system, character));
}
