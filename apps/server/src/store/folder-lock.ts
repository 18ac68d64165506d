import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** Another server keeps its tables in this folder. */
class FolderInUse extends Error {
  readonly code = 'FOLDER_IN_USE';

  constructor(folder: string) {
    super(`another server is using ${folder}; stop it first, or give this one a folder of its own`);
  }
}

/**
 * Makes sure that one server alone uses a folder: two of them would not hear of each other's events. The lock belongs to
 * the process, so that it is gone with it, however it ends. Returns how to give it back.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.lock');
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (problem) {
    lock.close();
    if (/locked|busy/i.test(String(problem))) throw new FolderInUse(folder);
    throw problem;
  }
  return () => lock.close();
}
