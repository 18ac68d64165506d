import type { TableEvent } from '@tafelrunde/table';
import { type SoloHistory, soundHistory } from './solo-history.ts';

/** Where a scene is kept while a tab is open: it is there to be tried, not to be owned. */
export interface SceneStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export const sceneKey = (system: string): string => `tafelrunde.scene.${system}`;

/** The scene of a system as this tab has it; undefined if none was begun. */
export function sceneEvents(
  system: string,
  storage: Pick<SceneStorage, 'getItem'>,
): readonly TableEvent[] | undefined {
  try {
    return soundHistory(JSON.parse(storage.getItem(sceneKey(system)) || 'null'));
  } catch {
    return undefined;
  }
}

/** The same for a page that only reads it. */
export function sceneHistory(system: string): SoloHistory | undefined {
  const events = sceneEvents(system, sessionStorage);
  return events && { events };
}
