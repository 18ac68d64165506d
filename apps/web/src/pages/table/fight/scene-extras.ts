export interface Counter {
  readonly value: number;
  readonly length: number;
  readonly consequence: string;
}

/** The counter that is running, if the system has one. */
export function counterOf(scene: unknown): Counter | null {
  const { timer } = (scene ?? {}) as { readonly timer?: Partial<Counter> | null };
  if (timer === null || timer === undefined || typeof timer.length !== 'number') return null;
  return { value: timer.value ?? 0, length: timer.length, consequence: timer.consequence ?? '' };
}
