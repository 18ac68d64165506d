import { useEffect, useState } from 'react';
import type { TableFiles } from '../table/table-files.ts';

/** Addresses of pictures that were read, for as long as the page is there: a table has a few dozen of them. */
const known = new WeakMap<TableFiles, Map<string, string>>();
const asked = new WeakMap<TableFiles, Map<string, Promise<string | undefined>>>();

function inside<V>(all: WeakMap<TableFiles, Map<string, V>>, files: TableFiles): Map<string, V> {
  const found = all.get(files) ?? new Map<string, V>();
  all.set(files, found);
  return found;
}

/** Reads a picture once, however often it is shown; what could not be had is asked for again the next time. */
function addressOf(files: TableFiles, name: string): Promise<string | undefined> {
  const waiting = inside(asked, files);
  const before = waiting.get(name);
  if (before !== undefined) return before;
  const reading = files
    .read(name)
    .then((blob) => {
      if (blob === undefined) return undefined;
      const address = URL.createObjectURL(blob);
      inside(known, files).set(name, address);
      return address;
    })
    .finally(() => waiting.delete(name));
  waiting.set(name, reading);
  return reading;
}

/** The address of a picture of the table; undefined until it is there, or if it cannot be had. */
export function usePicture(files: TableFiles, name: string | undefined): string | undefined {
  const addresses = usePictures(files, name === undefined ? NONE : [name]);
  return name === undefined ? undefined : addresses.get(name);
}

const NONE: readonly string[] = [];

/** The same of several, by their names. */
export function usePictures(files: TableFiles, names: readonly string[]): ReadonlyMap<string, string> {
  const [, setRead] = useState(0);
  const key = [...names].sort().join(' ');
  useEffect(() => {
    let isGone = false;
    const there = inside(known, files);
    for (const name of key.split(' '))
      if (name !== '' && !there.has(name))
        void addressOf(files, name).then(() => !isGone && setRead((before) => before + 1));
    return () => {
      isGone = true;
    };
  }, [files, key]);
  return inside(known, files);
}
