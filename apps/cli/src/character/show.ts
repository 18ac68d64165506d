import { present } from '../output/present.ts';
import type { Session } from '../session.ts';
import { loadCharacter } from './load.ts';
import { sheetLines, sheetRows } from './sheet.ts';

export function showCharacter(session: Session, file: string): void {
  const { system, character } = loadCharacter(file, session.io.cwd);
  const sheet = sheetRows(session, system, character);
  present(session, { system: system.id, character, sheet }, () => sheetLines(session, system, character));
}
