import type { Session } from '../session.ts';

/** Does what may take a while; a line says so as long as it does. */
export function calculating<T>({ io, text }: Session, calculate: () => T): T {
  const stop = io.progress?.(text.calculating);
  try {
    return calculate();
  } finally {
    stop?.();
  }
}
