import { defaultsOf, parseHouse } from '@tafelrunde/kernel';
import { useMemo } from 'react';
import { create } from 'zustand';
import { readStored, store } from '../../state/stored.ts';
import { SYSTEM_ID, system } from './ladders.ts';

type Changes = Readonly<Record<string, unknown>>;

interface HouseState {
  /** Only what differs from the defaults. */
  readonly changes: Changes;
  /** The variant with six-sided dice only. */
  readonly d6only: boolean;
  setD6only(d6only: boolean): void;
  set(key: string, value: unknown): void;
  reset(key?: string): void;
}

export const defaultHouse: Readonly<Record<string, unknown>> = defaultsOf(system.houseRules);

const STORED = `house.${SYSTEM_ID}`;

/** What was stored by an older version may no longer fit: then the defaults are played. */
function remembered(): Changes {
  const raw = readStored(STORED) ?? {};
  return parseHouse(system.houseRules, raw).ok ? (raw as Changes) : {};
}

const isDefault = (key: string, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(defaultHouse[key]);

const without = (changes: Changes, key: string): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([one]) => one !== key));

export const useHouseStore = create<HouseState>()((set, get) => {
  const keep = (changes: Changes) => {
    set({ changes });
    store(STORED, changes);
  };
  return {
    changes: remembered(),
    d6only: false,
    setD6only: (d6only) => set({ d6only }),
    set(key, value) {
      const changes = without(get().changes, key);
      keep(isDefault(key, value) ? changes : { ...changes, [key]: value });
    },
    reset: (key) => keep(key === undefined ? {} : without(get().changes, key)),
  };
});

export const houseOf = (changes: Changes): Readonly<Record<string, unknown>> => ({
  ...defaultHouse,
  ...changes,
});

/** The rules as this table plays them. */
export function useHouse(): Readonly<Record<string, unknown>> {
  const changes = useHouseStore((state) => state.changes);
  return useMemo(() => houseOf(changes), [changes]);
}
