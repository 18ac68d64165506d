import { useRef } from 'react';

/** The same value as before as long as it says the same: what is drawn from it is then not drawn anew. For plain data. */
export function useSame<T>(value: T): T {
  const last = useRef({ value, written: JSON.stringify(value) });
  const written = JSON.stringify(value);
  if (written !== last.current.written) last.current = { value, written };
  return last.current.value;
}
