import type { Estimate, Fact, NotationThrow, TraceLine } from '@tafelrunde/kernel';
import { create } from 'zustand';

/** A throw as it is kept: facts and dice, no sentences, so that it can be told in any language. */
export type LogEntry = { readonly id: number; readonly at: number; readonly real: boolean } & (
  | {
      readonly kind: 'action';
      readonly actionId: string;
      /** What it came to, as the outcome names it: `success`, `failure`, ... */
      readonly verdict: string;
      readonly headline: Fact | undefined;
      readonly trace: readonly TraceLine[];
      /** The chance it had had, and of what. */
      readonly chance: { readonly name: string; readonly estimate: Estimate } | undefined;
    }
  | {
      readonly kind: 'notation';
      readonly notation: string;
      readonly total: number;
      readonly throws: readonly NotationThrow[];
    }
);

/** Older throws are let go: nobody scrolls further, and phones have little memory. */
const MAX_ENTRIES = 200;

type NewEntry = LogEntry extends infer E ? (E extends LogEntry ? Omit<E, 'id' | 'at'> : never) : never;

interface LogState {
  /** Newest first. */
  readonly entries: readonly LogEntry[];
  /** What was cleared last, for whoever did not mean it. */
  readonly cleared: readonly LogEntry[];
  add(entry: NewEntry): void;
  clear(): void;
  restore(): void;
}

let lastId = 0;

export const useLog = create<LogState>()((set) => ({
  entries: [],
  cleared: [],
  add(entry) {
    lastId += 1;
    const kept = { ...entry, id: lastId, at: Date.now() } as LogEntry;
    set(({ entries }) => ({ entries: [kept, ...entries].slice(0, MAX_ENTRIES), cleared: [] }));
  },
  clear: () => set(({ entries }) => ({ entries: [], cleared: entries })),
  restore: () => set(({ cleared }) => ({ entries: cleared, cleared: [] })),
}));
