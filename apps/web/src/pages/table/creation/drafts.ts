import type { Locale } from '@tafelrunde/kernel';
import type { Creation } from '@tafelrunde/system';

/** Where unfinished characters wait: the storage of this tab, or a map in tests. */
export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const keyOf = (table: string): string => `tafelrunde.draft.${table}`;

/** The character somebody has begun at this table; undefined if there is none that can be read. */
export function readDraft(storage: DraftStorage, table: string): unknown {
  try {
    const text = storage.getItem(keyOf(table));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function keepDraft(storage: DraftStorage, table: string, draft: unknown): void {
  try {
    storage.setItem(keyOf(table), JSON.stringify(draft));
  } catch {
    // A browser that refuses to store works on without a memory.
  }
}

export function dropDraft(storage: DraftStorage, table: string): void {
  try {
    storage.removeItem(keyOf(table));
  } catch {
    // As above.
  }
}

/** A kept draft may come from older rules, or from other house rules: whatever cannot be shown any more is let go. */
export function usableDraft(creation: Creation, kept: unknown, house: unknown, locale: Locale): unknown {
  if (kept === undefined || kept === null) return undefined;
  try {
    creation.controls(kept, house, locale);
    creation.budgets(kept, house, locale);
    creation.problems(kept, house);
    creation.character(kept, house);
    creation.input(kept);
    return kept;
  } catch {
    return undefined;
  }
}
