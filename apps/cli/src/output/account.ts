import { tellingOf } from '@tafelrunde/engine';
import { explain, type ToldLine, type TraceLine } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import type { Session } from '../session.ts';
import { wrap } from './wrap.ts';

/** The account of a run, each line with the rule it rests on. */
export function accountLines(
  session: Session,
  system: System | undefined,
  trace: readonly TraceLine[],
): string[] {
  return toldLines(session, explain(trace, tellingOf(system, session.locale)));
}

export function toldLines({ paint, width }: Session, lines: readonly ToldLine[]): string[] {
  const citeWidth = Math.max(0, ...lines.map(({ cite }) => cite.length));
  const indent = 2 + citeWidth + 2;
  return lines.flatMap(({ cite, text, dice }) =>
    wrap(text, width - indent).map((line, i) => {
      const label = i === 0 ? paint.dim(cite.padEnd(citeWidth)) : ' '.repeat(citeWidth);
      return `  ${label}  ${dice === undefined ? line : paint.accent(line)}`;
    }),
  );
}
