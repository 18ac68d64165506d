import type { FigureView } from '@tafelrunde/system';
import { figuresSeen, type LogEntry, type Table } from '@tafelrunde/table';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { type AtTable, useTable } from '../../../table/table-context.ts';

type Rolled = Extract<LogEntry, { kind: 'run' | 'notation' }>;

/** Something that was settled while we were here. */
export interface Result {
  readonly entry: Rolled;
  /** Everybody as they were before it, and after. */
  readonly before: readonly FigureView[];
  readonly after: readonly FigureView[];
  readonly shownAt: number;
}

interface ResultsState {
  /** The newest first; those behind it have not been looked at for long. */
  readonly results: readonly Result[];
  add(result: Result): void;
  dismiss(): void;
  /** What was taken back is no result any more. */
  keep(isThere: (seq: number) => boolean): void;
}

/** Whatever was shown for this long has been read. */
const READ_MS = 4_000;
/** Further back nobody looks here: the log has it all. */
const MOST = 6;

export const useResultStore = create<ResultsState>()((set) => ({
  results: [],
  add: (result) =>
    set(({ results }) => ({
      results: [result, ...results.filter((one, i) => i > 0 || result.shownAt - one.shownAt < READ_MS)].slice(
        0,
        MOST,
      ),
    })),
  dismiss: () =>
    set(({ results: [, ...rest] }) => ({
      results: rest.map((one, i) => (i === 0 ? { ...one, shownAt: Date.now() } : one)),
    })),
  keep: (isThere) =>
    set(({ results }) => {
      const left = results.filter(({ entry }) => isThere(entry.seq));
      return left.length === results.length ? {} : { results: left };
    }),
}));

/** Watches the log: what is settled from now on becomes a result. What was there before is no news. */
export function useCollectResults(): void {
  const at = useTable();
  const seen = useRef<{ readonly table: Table; readonly figures: readonly FigureView[] } | null>(null);
  useEffect(() => {
    const { table, figures } = at;
    const last = seen.current;
    if (table.seq > 0) seen.current = { table, figures };
    if (last === null || table.seq === last.table.seq) return;
    const { add, keep } = useResultStore.getState();
    const told = new Set(table.log.map(({ seq }) => seq));
    keep((seq) => told.has(seq));
    for (const result of newResults(at, last.table, last.figures)) add(result);
  }, [at]);
  useEffect(() => () => useResultStore.setState({ results: [] }), []);
}

/** What was settled since a table was last seen, each with what it has changed. */
function newResults(
  { table, system, house, figures, isGm }: AtTable,
  last: Table,
  before: readonly FigureView[],
): readonly Result[] {
  const entries = table.log.filter(
    (entry): entry is Rolled => entry.seq > last.seq && (entry.kind === 'run' || entry.kind === 'notation'),
  );
  const shownAt = Date.now();
  const [only] = entries;
  if (only !== undefined && entries.length === 1) return [{ entry: only, before, after: figures, shownAt }];
  let scene = last.scene;
  let was = before;
  return entries.map((entry) => {
    const event = table.past.find(({ seq }) => seq === entry.seq);
    if (event?.kind === 'runFinished') scene = system.scene.apply(scene, event.effects);
    const seen = isGm
      ? system.table.figures(scene, house)
      : figuresSeen(system, { scene, house: table.house, veils: table.veils });
    const after = event?.kind === 'runFinished' ? seen : was;
    const result = { entry, before: was, after, shownAt };
    was = after;
    return result;
  });
}
