import { tellProblem } from '@tafelrunde/engine';
import type { Problem } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import { readHouse } from '../options/house.ts';
import { present } from '../output/present.ts';
import { wrap } from '../output/wrap.ts';
import type { Session } from '../session.ts';
import { readCharacterFile } from './character-file.ts';

/** Tells what the rules have against a character. That there is something is an answer, not a failure. */
export function checkCharacter(session: Session, file: string, options: { readonly house?: string }): void {
  const { io, text } = session;
  const { system, raw } = readCharacterFile(file, io.cwd);
  const house = readHouse(system, options.house, io.cwd);
  const problems = problemsOf(system, raw, house).map((problem) => ({
    code: problem.code,
    message: tellProblem(problem, session.locale, system),
    at: problem.at,
    rule: problem.rule ?? null,
  }));
  const valid = problems.length === 0;
  present(session, { valid, problems }, () =>
    valid
      ? [text.check.valid]
      : [
          session.paint.bold(text.check.problems(problems.length)),
          ...problems.flatMap(({ message, rule }) => problemLines(session, message, rule)),
        ],
  );
}

/** First its shape; only what has a shape can be held against the rules. */
function problemsOf(system: System, raw: unknown, house: unknown): readonly Problem[] {
  const parsed = system.character.parse(raw);
  if (parsed.ok) return system.character.problems(parsed.value, house);
  return parsed.error.map((problem) => (problem.at === '' ? { ...problem, at: 'character' } : problem));
}

function problemLines({ paint, width }: Session, message: string, rule: string | null): string[] {
  const lines = wrap(message, width - 4).map((line, i) => `${i === 0 ? '  • ' : '    '}${line}`);
  return rule === null ? lines : [...lines, `    ${paint.dim(rule)}`];
}
