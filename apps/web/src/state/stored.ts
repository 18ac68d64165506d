/** What the browser remembers under a name; undefined if it has nothing, or nothing readable. */
export function readStored(name: string): unknown {
  try {
    const text = localStorage.getItem(`tafelrunde.${name}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Remembers a value. A browser that refuses to store works on without a memory. */
export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(`tafelrunde.${name}`, JSON.stringify(value));
  } catch {
    // Private windows and full storages: nothing on this page depends on being remembered.
  }
}
