import type { Paper, Seat, TableNow } from '@tafelrunde/table';

/** Papers as one seat sorts them, the latest first. */
export interface SortedPapers {
  /** What the GM has written and shown. */
  readonly shown: readonly Paper[];
  readonly own: readonly Paper[];
  readonly others: readonly Paper[];
}

export function sortedPapers({ papers, seats }: TableNow, seat: string): SortedPapers {
  const latest = papers.toReversed();
  const isOfGm = ({ by }: Paper) => seats.some(({ id, role }) => id === by && role === 'gm');
  const own = latest.filter(({ by }) => by === seat);
  const rest = latest.filter(({ by }) => by !== seat);
  return { own, shown: rest.filter(isOfGm), others: rest.filter((paper) => !isOfGm(paper)) };
}

/** What somebody looks for, in the title or the text. */
export function matches({ title, text }: Paper, wanted: string): boolean {
  const words = wanted.trim().toLocaleLowerCase();
  return `${title}\n${text}`.toLocaleLowerCase().includes(words);
}

/** By paper: the version that was read last. */
export type ReadPapers = Readonly<Record<string, number>>;

/** Papers of others that have changed since they were read. */
export const unreadPapers = (papers: readonly Paper[], seat: string, read: ReadPapers): readonly Paper[] =>
  papers.filter(({ id, by, version }) => by !== seat && version > (read[id] ?? 0));

/** The first words of a text, without what only shapes it. */
export function beginningOf(text: string, length: number): string {
  const plain = text
    .replace(/^[\s#>-]+/gm, '')
    .replace(/[*_`~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= length ? plain : `${plain.slice(0, length).trimEnd()} …`;
}

/** Who can be shown something. */
export const playersOf = (seats: readonly Seat[]): readonly Seat[] =>
  seats.filter(({ role, revoked }) => role === 'player' && !revoked);
