import { useEffect } from 'react';
import { create } from 'zustand';

/** What can be found. */
export type PaletteGroup = 'actions' | 'figures' | 'tables' | 'settings' | 'pages' | 'rules';

/** Something that is found by words and done at a tap. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly title: string;
  /** What it belongs to, shown beside it. */
  readonly hint?: string;
  /** What else people call it. */
  readonly also?: string;
  /** Keys that do the same. */
  readonly keys?: readonly string[];
  readonly run: () => void;
}

/** What a page adds, made when somebody searches. */
export interface PaletteSource {
  /** The system whose rules are meant. */
  readonly system: string;
  readonly entries: () => readonly PaletteEntry[];
  /** Shows a rule without leaving the page. */
  readonly openRule: (id: string) => void;
}

interface PaletteState {
  readonly isOpen: boolean;
  readonly source: PaletteSource | null;
  show(isOpen: boolean): void;
  offer(source: PaletteSource | null): void;
}

export const usePalette = create<PaletteState>()((set) => ({
  isOpen: false,
  source: null,
  show: (isOpen) => set({ isOpen }),
  offer: (source) => set({ source }),
}));

/** What the page that is shown adds to the search. */
export function usePaletteSource(source: PaletteSource): void {
  const offer = usePalette((palette) => palette.offer);
  useEffect(() => {
    offer(source);
    return () => offer(null);
  }, [offer, source]);
}

/** Ctrl+K, or ⌘K: everywhere, while somebody writes and over an open dialog, too. */
export function usePaletteKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isAsked || event.altKey || event.shiftKey) return;
      event.preventDefault();
      const { isOpen, show } = usePalette.getState();
      if (!event.repeat) show(!isOpen);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
