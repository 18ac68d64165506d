import { useCallback, useEffect, useRef } from 'react';

/** The same function from first to last, which does what the latest one would. */
export function useLatest<Args extends readonly unknown[], Result>(
  does: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(does);
  useEffect(() => {
    latest.current = does;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
