import type { System } from '@tafelrunde/kernel';

/** The figures as the scene keeps them: an id each, the rest is the system's. */
function rawFigures(scene: unknown): readonly { readonly id?: unknown }[] {
  const { figures } = (scene ?? {}) as { readonly figures?: unknown };
  return Array.isArray(figures) ? figures : [];
}

/** The character behind a figure; undefined for figures that are none. */
export function characterOf(system: System, scene: unknown, id: string): unknown {
  const raw = rawFigures(scene).find((figure) => figure.id === id);
  const parsed = system.character.parse(raw);
  return parsed.ok ? parsed.value : undefined;
}

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
