import type { FileStore, StoredFile } from './file-store.ts';

interface Kept extends StoredFile {
  readonly by: Set<string>;
}

/** Keeps files until the process ends. */
export function memoryFiles(): FileStore {
  const tables = new Map<string, Map<string, Kept>>();
  return {
    async save(table, name, { type, bytes }, by, budget) {
      const files = tables.get(table) ?? new Map<string, Kept>();
      const known = files.get(name);
      if (known !== undefined) {
        known.by.add(by);
        return true;
      }
      const taken = [...files.values()].reduce((sum, file) => sum + file.bytes.length, bytes.length);
      if (taken > budget) return false;
      files.set(name, { type, bytes: bytes.slice(), by: new Set([by]) });
      tables.set(table, files);
      return true;
    },
    async read(table, name) {
      const file = tables.get(table)?.get(name);
      return file === undefined ? undefined : { type: file.type, bytes: file.bytes };
    },
    async isBroughtBy(table, name, seat) {
      return tables.get(table)?.get(name)?.by.has(seat) === true;
    },
    async drop(table) {
      tables.delete(table);
    },
    async close() {},
  };
}
