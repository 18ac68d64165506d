import { filesInEvent, type TableEvent } from '@tafelrunde/table';
import type { TableFiles } from './table-files.ts';

/** The pictures that events speak of, in base64 as a file has them; undefined if there are none. What is lost is left out. */
export const filesOf = (events: readonly TableEvent[], files: TableFiles) =>
  filesNamed(events.flatMap(filesInEvent), files);

/** The same of pictures by their names. */
export async function filesNamed(
  wanted: readonly string[],
  files: TableFiles,
): Promise<Readonly<Record<string, string>> | undefined> {
  const names = new Set(wanted);
  const found: [string, string][] = [];
  for (const name of names) {
    const blob = await files.read(name);
    if (blob !== undefined) found.push([name, await base64Of(blob)]);
  }
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** The browser writes it much faster than a program could. */
function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
