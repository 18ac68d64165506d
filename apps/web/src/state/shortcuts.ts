import { useEffect } from 'react';
import { create } from 'zustand';
import { useSettings } from './settings.ts';

/** The keys, and what they do in words. */
export type ShortcutList = readonly (readonly [keys: readonly string[], what: string])[];

interface ShortcutsState {
  readonly isHelpOpen: boolean;
  /** The shortcuts of the page that is shown, if it has its own. */
  readonly listed: ShortcutList | null;
  showHelp(isOpen: boolean): void;
  list(listed: ShortcutList | null): void;
}

export const useShortcuts = create<ShortcutsState>()((set) => ({
  isHelpOpen: false,
  listed: null,
  showHelp: (isHelpOpen) => set({ isHelpOpen }),
  list: (listed) => set({ listed }),
}));

/** Keys that mean themselves while somebody writes, or while a dialog is open. */
export function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"]') !== null) return true;
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select')
  );
}

/** Single keys and what they do, while the page is shown and shortcuts are on. */
export function useShortcutKeys(keys: Readonly<Record<string, () => void>>): void {
  const isOn = useSettings((state) => state.shortcuts);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return;
      const act =
        event.key === '?' ? () => useShortcuts.getState().showHelp(true) : keys[event.key.toLowerCase()];
      if (act === undefined || !isOn) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys, isOn]);
}
