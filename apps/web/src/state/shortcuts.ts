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

const hasDialog = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** Keys that mean themselves while somebody writes, or while a dialog is open. */
export function isBusy(target: EventTarget | null): boolean {
  if (hasDialog()) return true;
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select')
  );
}

type Keys = Readonly<Record<string, () => void>>;

function alone({ key, target }: KeyboardEvent, keys: Keys): (() => void) | undefined {
  if (isBusy(target)) return undefined;
  return key === '?' ? () => useShortcuts.getState().showHelp(true) : keys[key.toLowerCase()];
}

/** Screen readers take single letters for themselves; with Alt and Shift they pass them on, and nobody writes so. */
function besideReader({ shiftKey, code }: KeyboardEvent, keys: Keys): (() => void) | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return shiftKey && letter !== undefined ? keys[letter.toLowerCase()] : undefined;
}

/** Single keys and what they do, while the page is shown and shortcuts are on. */
export function useShortcutKeys(keys: Keys): void {
  const isOn = useSettings((state) => state.shortcuts);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.repeat || hasDialog()) return;
      const act = event.altKey ? besideReader(event, keys) : isOn ? alone(event, keys) : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys, isOn]);
}
