import type { Paper, PaperPicture, Readers } from '@tafelrunde/table';
import { create } from 'zustand';
import { readStored, store } from '../../../state/stored.ts';
import type { ReadPapers } from './papers-of.ts';

/** What is on a paper while somebody writes on it. */
export interface PaperDraft {
  readonly title: string;
  readonly text: string;
  readonly picture: PaperPicture | null;
  readonly readers: Readers;
}

/** A paper that is looked at or written on; `null` is one that is not there yet. */
export type OpenPaper =
  | { readonly kind: 'read'; readonly paper: string }
  | { readonly kind: 'write'; readonly paper: string | null };

interface PapersState {
  readonly open: OpenPaper | null;
  /** A paper that was laid before us and has not been put away. */
  readonly shown: string | null;
  /** What was written and not saved, so that nothing is lost by looking elsewhere. */
  readonly drafts: Readonly<Record<string, PaperDraft>>;
  readonly read: ReadPapers;
  change(change: Partial<Pick<PapersState, 'open' | 'shown' | 'read'>>): void;
  keepDraft(paper: string | null, draft: PaperDraft | null): void;
  markRead(table: string, paper: Paper): void;
}

const keyOf = (paper: string | null): string => paper ?? '';

export const usePapers = create<PapersState>()((set) => ({
  open: null,
  shown: null,
  drafts: {},
  read: {},
  change: (change) => set(change),
  keepDraft: (paper, draft) =>
    set(({ drafts }) => {
      const others = Object.entries(drafts).filter(([id]) => id !== keyOf(paper));
      return { drafts: Object.fromEntries(draft === null ? others : [...others, [keyOf(paper), draft]]) };
    }),
  markRead: (table, { id, version }) =>
    set(({ read }) => {
      const now = { ...read, [id]: version };
      store(nameOf(table), now);
      return { read: now };
    }),
}));

export const draftOf = (drafts: PapersState['drafts'], paper: string | null): PaperDraft | undefined =>
  drafts[keyOf(paper)];

const nameOf = (table: string): string => `papers.${table}`;

/** What this browser remembers of the papers of a table. */
export function openPapers(table: string): void {
  const kept = readStored(nameOf(table));
  const read = typeof kept === 'object' && kept !== null ? (kept as ReadPapers) : {};
  usePapers.setState({ open: null, shown: null, drafts: {}, read });
}
