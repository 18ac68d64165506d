import { type AskedQuestion, type Decider, GM } from '@tafelrunde/kernel';
import type { OpenRun, Table } from '@tafelrunde/table';

/** The seats that decide for a figure: whoever plays it; for the GM and for figures nobody plays, the GM. */
export function decidersOf(table: Table, by: Decider): readonly string[] {
  const seats = table.seats.filter(({ revoked }) => !revoked);
  const owners = by === GM ? [] : seats.filter(({ figures }) => figures.includes(by));
  const deciders = owners.length > 0 ? owners : seats.filter(({ role }) => role === 'gm');
  return deciders.map(({ id }) => id);
}

/** Which of the questions asked together are for this seat, by their places. */
export const ownQuestions = (
  table: Table,
  seat: string,
  questions: readonly AskedQuestion[],
): readonly number[] => questions.flatMap(({ by }, i) => (decidersOf(table, by).includes(seat) ? [i] : []));

/** The questions of a run that are answered together; undefined if it asks for something else. */
export function askedTogether({ progress }: OpenRun): readonly AskedQuestion[] | undefined {
  const ask = progress?.ask;
  return ask?.kind === 'choose' && ask.together ? ask.questions : undefined;
}

/** Those of them that nobody has answered. */
export const unanswered = (
  { given }: OpenRun,
  questions: readonly AskedQuestion[],
): readonly AskedQuestion[] => questions.filter((_, i) => !given.some(({ question }) => question === i));
