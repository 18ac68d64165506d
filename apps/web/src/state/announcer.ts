import { create } from 'zustand';

interface AnnouncerState {
  readonly message: string;
  announce(message: string): void;
}

/** What a screen reader says next; the page has one live region that reads it. */
export const useAnnouncer = create<AnnouncerState>()((set) => ({
  message: '',
  // An invisible mark makes the same sentence news again.
  announce: (message) =>
    set((before) => ({ message: before.message === message ? `${message}\u00a0` : message })),
}));
