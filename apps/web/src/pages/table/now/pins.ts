import { create } from 'zustand';
import { readStored, store } from '../../../state/stored.ts';

interface PinsState {
  /** The checks somebody has pinned, by figure. */
  readonly pins: Readonly<Record<string, readonly string[]>>;
  toggle(figure: string, check: string): void;
}

function remembered(): PinsState['pins'] {
  const raw = readStored('pins');
  if (raw === null || typeof raw !== 'object') return {};
  return Object.fromEntries(
    Object.entries(raw).flatMap(([figure, list]) =>
      Array.isArray(list) ? [[figure, list.filter((one): one is string => typeof one === 'string')]] : [],
    ),
  );
}

/** What one person wants at hand; the browser remembers it. */
export const usePins = create<PinsState>()((set, get) => ({
  pins: remembered(),
  toggle(figure, check) {
    const before = get().pins[figure] ?? [];
    const after = before.includes(check) ? before.filter((one) => one !== check) : [...before, check];
    const pins = { ...get().pins, [figure]: after };
    store('pins', pins);
    set({ pins });
  },
}));
