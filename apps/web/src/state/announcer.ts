import { create } from 'zustand';

export interface Announcement {
  readonly id: number;
  readonly text: string;
}

interface AnnouncerState {
  /** The latest last. */
  readonly messages: readonly Announcement[];
  announce(text: string): void;
}

/** Older ones have been read out. */
const KEPT = 5;

/** What a screen reader says next; the page has one live region that takes it, so that no sentence drives out another. */
export const useAnnouncer = create<AnnouncerState>()((set) => ({
  messages: [],
  announce: (text) =>
    set(({ messages }) => ({
      messages: [...messages, { id: (messages.at(-1)?.id ?? 0) + 1, text }].slice(-KEPT),
    })),
}));
