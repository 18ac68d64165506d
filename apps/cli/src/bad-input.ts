import type { NotationProblem, Problem, System } from '@tafelrunde/kernel';
import { problemText } from '@tafelrunde/schema';
import type { Complaints, Texts } from './text/texts.ts';

/** Where it is: a field or option as a path, or a position in dice notation. */
export type Where = string | number | undefined;

/** What came from outside cannot be used. It leaves a command by this exception; `main` makes exit code 2 of it. */
export class BadInput extends Error {
  readonly code: string;
  readonly at: Where;
  /** The sentence for people, in their language. */
  readonly tell: (text: Texts) => string;
  /** What a terminal shows below it. */
  readonly picture: readonly string[];

  constructor(code: string, at: Where, tell: (text: Texts) => string, picture: readonly string[] = []) {
    super(code);
    this.code = code;
    this.at = at;
    this.tell = tell;
    this.picture = picture;
  }
}

/** A complaint of the command line itself. */
export function badInput<C extends keyof Complaints>(
  code: C,
  data: Parameters<Complaints[C]>[0],
  at?: Where,
): BadInput {
  return new BadInput(code, at, ({ complaints }) => (complaints[code] as (data: unknown) => string)(data));
}

/** More than this many problems at once help nobody. */
const MOST_TOLD = 5;

/** Problems of a schema, a house rule or a system; the first one gives the code. `whole` names the value itself. */
export function badProblems(problems: readonly Problem[], whole: string, system?: System): BadInput {
  const [first = { code: 'invalid', at: '' }] = problems;
  return new BadInput(first.code, first.at === '' ? whole : first.at, (text) =>
    problems
      .slice(0, MOST_TOLD)
      .map((problem) => problemSentence(problem, text, system))
      .join(' '),
  );
}

export const badValue = (problem: Problem): BadInput => badProblems([problem], problem.at);

/** A problem as a sentence that names its field. */
export function problemSentence(problem: Problem, text: Texts, system?: System): string {
  const known = problemText(problem, text.locale);
  if (known !== undefined) return known;
  const said = system?.words[text.locale].problem(problem) ?? text.somethingWrong(problem.code);
  return problem.at === '' ? said : `${text.quoted(problem.at)}: ${said}`;
}

/** Dice notation that cannot be read, with a mark under the place. */
export function badNotation(notation: string, { code, at, data = {} }: NotationProblem): BadInput {
  const { max = '', character = '', opened = 0 } = data;
  const place = { place: at + 1, max, character, opened: Number(opened) + 1 };
  const picture = notation.trim() === '' ? [] : [`  ${notation}`, `  ${' '.repeat(at)}^`];
  return new BadInput(code, at, (text) => text.notation[code](place), picture);
}
