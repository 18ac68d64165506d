import type { Session } from '../session.ts';
import { ESCAPE } from './paint.ts';

/** Prints a result: as one JSON value, or as lines for people. */
export function present(session: Session, value: unknown, people: () => readonly string[]): void {
  const { io, json } = session;
  if (json) io.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
  else io.stdout.write(`${io.prompts?.used ? '\n' : ''}${people().map(printable).join('\n')}\n`);
}

/** Names come from files and must not command the terminal: of control characters only our colours stay. */
export function printable(line: string): string {
  return line.replace(/\p{Cc}/gu, (control, at: number) =>
    control === ESCAPE && /^\[\d{1,2}m/.test(line.slice(at + 1)) ? control : ' ',
  );
}
