import { loadSystem } from '@tafelrunde/registry/lazy';
import type { System } from '@tafelrunde/system';
import { useCallback, useEffect, useState } from 'react';

/** A system on its way. */
export type Loading =
  | { readonly kind: 'busy' }
  /** Nobody answered, or what came could not be read: worth another try. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'no-such-table' }
  | { readonly kind: 'no-such-system' }
  | { readonly kind: 'ready'; readonly system: System };

/** The id of the system to load, or why there is none. */
export type Wanted = string | { readonly problem: 'failed' | 'no-such-table' };

/** Finds out which system is wanted and loads it. */
export async function load(want: () => Promise<Wanted>): Promise<Loading> {
  try {
    const wanted = await want();
    if (typeof wanted !== 'string') return { kind: wanted.problem };
    const system = await loadSystem(wanted);
    return system === undefined ? { kind: 'no-such-system' } : { kind: 'ready', system };
  } catch {
    return { kind: 'failed' };
  }
}

/** Loads a system for as long as the page is shown; `retry` starts over. */
export function useSystem(want: () => Promise<Wanted>): {
  readonly loading: Loading;
  readonly retry: () => void;
} {
  const [loading, setLoading] = useState<Loading>({ kind: 'busy' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted never changes under one address
  useEffect(() => {
    let isGone = false;
    setLoading({ kind: 'busy' });
    void load(want).then((loaded) => {
      if (!isGone) setLoading(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [tries]);
  return { loading, retry: useCallback(() => setTries((before) => before + 1), []) };
}
