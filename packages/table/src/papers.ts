import type { Refusal } from './commands.ts';
import { accepted, type Decision, type Of, refuse, type World } from './decision.ts';
import type { TableEvent } from './events.ts';
import { type Paper, type Readers, type Seat, seatOf, type TableNow } from './model.ts';
import { newId } from './runs.ts';

/** Limits of papers: a page or three each, and on all of them together as much as a table is sent with. */
export const MAX_PAPERS = 200;
export const MAX_PAPER_TITLE = 120;
export const MAX_PAPER_TEXT = 12_000;
export const MAX_PAPERS_TEXT = 120_000;
export const MAX_ALT = 500;

/** Whether a seat may read a paper. Only what somebody keeps to themselves is kept from the GM. */
export function mayRead({ by, readers }: Pick<Paper, 'by' | 'readers'>, seat: Seat): boolean {
  if (by === seat.id || readers === 'everyone') return true;
  if (readers === 'self') return false;
  return seat.role === 'gm' || readers.includes(seat.id);
}

/** Whether a seat may write on a paper it reads: the author; on one of the GM every GM; on a player's for all everybody. */
export function mayWrite(table: Pick<TableNow, 'seats'>, { by, readers }: Paper, seat: Seat): boolean {
  if (by === seat.id) return true;
  if (seat.role === 'spectator') return false;
  return isOfGm(table, by) ? seat.role === 'gm' : readers === 'everyone';
}

const isOfGm = ({ seats }: Pick<TableNow, 'seats'>, by: string): boolean =>
  seats.some(({ id, role }) => id === by && role === 'gm');

export function writePaper(table: TableNow, seat: Seat, command: Of<'writePaper'>, world: World): Decision {
  const old = command.paper === null ? null : readable(table, seat, command.paper);
  if (old === undefined) return refuse('unknown-paper', { at: 'paper' });
  if (old !== null && !mayWrite(table, old, seat)) return refuse('not-your-paper', { at: 'paper' });
  if (command.version !== (old?.version ?? 0)) return refuse('paper-changed', { at: 'version' });
  const { text, picture, readers } = command;
  const title = command.title.trim();
  const problem = paperProblem(command, world);
  if (problem !== null) return refuse(problem.code, { at: problem.at });
  if (old === null || !isSameReaders(old.readers, readers)) {
    // Who reads it is the author's to say, not that of others who write on it.
    if (old !== null && !isItsKeeper(table, old, seat)) return refuse('not-your-paper', { at: 'readers' });
    if (!areSeats(table, readers)) return refuse('unknown-seat', { at: 'readers' });
  }
  const others = table.papers.filter((paper) => paper !== old);
  if (!hasRoom(others, text)) return refuse('too-many-papers');
  const id = old?.id ?? newId('p', table);
  const paper = { id, by: old?.by ?? seat.id, title, text, picture, readers, version: command.version + 1 };
  return accepted({ kind: 'paperWritten', id, paper });
}

/** What is wrong with what somebody wants to write. */
export function paperProblem(
  { title, text, picture }: Pick<Paper, 'title' | 'text' | 'picture'>,
  world: World,
): { readonly code: Refusal['code']; readonly at: string } | null {
  if (title.trim() === '') return { code: 'text-empty', at: 'title' };
  if (title.trim().length > MAX_PAPER_TITLE) return { code: 'text-too-long', at: 'title' };
  if (text.length > MAX_PAPER_TEXT) return { code: 'text-too-long', at: 'text' };
  if (picture === null) return null;
  if (picture.alt.trim() === '') return { code: 'text-empty', at: 'picture.alt' };
  if (picture.alt.length > MAX_ALT) return { code: 'text-too-long', at: 'picture.alt' };
  return world.hasFile(picture.file) ? null : { code: 'unknown-file', at: 'picture.file' };
}

const hasRoom = (others: readonly Paper[], text: string): boolean =>
  others.length < MAX_PAPERS &&
  others.reduce((sum, paper) => sum + paper.text.length, text.length) <= MAX_PAPERS_TEXT;

/** A paper that nobody had before is laid on the table at once. */
export function showNewPaper(
  table: TableNow,
  seat: Seat,
  { title, text, picture }: Pick<Paper, 'title' | 'text' | 'picture'>,
  to: Of<'showPaper'>['to'],
): Decision {
  if (!areSeats(table, to)) return refuse('unknown-seat', { at: 'to' });
  if (!hasRoom(table.papers, text)) return refuse('too-many-papers');
  const id = newId('p', table);
  const readers = to === 'everyone' ? to : [...new Set(to)];
  const paper = { id, by: seat.id, title: title.trim(), text, picture, readers, version: 1 };
  return accepted({ kind: 'paperShown', id, paper, to: to === 'everyone' ? [] : [...new Set(to)] });
}

/** The GM lays a paper on the table: it comes up before those it is shown to. */
export function showPaper(table: TableNow, seat: Seat, { paper: id, to }: Of<'showPaper'>): Decision {
  const paper = readable(table, seat, id);
  if (paper === undefined) return refuse('unknown-paper', { at: 'paper' });
  if (!isItsKeeper(table, paper, seat)) return refuse('not-your-paper', { at: 'paper' });
  if (!areSeats(table, to)) return refuse('unknown-seat', { at: 'to' });
  const readers = to === 'everyone' || paper.readers === 'everyone' ? 'everyone' : bothOf(paper.readers, to);
  return accepted({
    kind: 'paperShown',
    id,
    paper: { ...paper, readers, version: paper.version + 1 },
    to: to === 'everyone' ? [] : [...new Set(to)],
  });
}

/** The author takes a paper away, or a GM: whoever keeps order at the table. */
export function removePaper(table: TableNow, seat: Seat, id: string): Decision {
  const paper = readable(table, seat, id);
  if (paper === undefined) return refuse('unknown-paper', { at: 'paper' });
  return paper.by === seat.id || seat.role === 'gm'
    ? accepted({ kind: 'paperRemoved', id })
    : refuse('not-your-paper', { at: 'paper' });
}

/** What somebody may not read is not there for them. */
const readable = ({ papers }: TableNow, seat: Seat, id: string): Paper | undefined =>
  papers.find((paper) => paper.id === id && mayRead(paper, seat));

/** Its author, or for a paper of the GM any GM. */
const isItsKeeper = (table: TableNow, { by }: Paper, seat: Seat): boolean =>
  by === seat.id || (seat.role === 'gm' && isOfGm(table, by));

const areSeats = (table: TableNow, readers: Readers): boolean =>
  typeof readers === 'string' ||
  (readers.length > 0 && readers.every((id) => seatOf(table, id) !== undefined));

const bothOf = (readers: Readers, to: readonly string[]): readonly string[] => [
  ...new Set([...(typeof readers === 'string' ? [] : readers), ...to]),
];

const isSameReaders = (a: Readers, b: Readers): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The papers with one as it is from now on, the latest last; without it where it is not for whoever folds this. The order
 * depends on the last event of each paper alone, which all of its readers see.
 */
export function withPaper(
  papers: readonly Paper[],
  { id, paper }: Pick<Extract<TableEvent, { kind: 'paperWritten' }>, 'id' | 'paper'>,
): readonly Paper[] {
  const others = withoutPaper(papers, id);
  return paper === null ? others : [...others, paper];
}

export const withoutPaper = (papers: readonly Paper[], id: string): readonly Paper[] =>
  papers.some((one) => one.id === id) ? papers.filter((one) => one.id !== id) : papers;
