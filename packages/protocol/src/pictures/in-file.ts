import type { Problem } from '@tafelrunde/kernel';
import { fileNameOf } from '@tafelrunde/table';
import { bytesOfBase64 } from '../base64.ts';
import { readPicture } from './picture.ts';

/** What all pictures of a table may take, in bytes. */
export const MAX_PICTURES_BYTES = 32 * 1024 * 1024;

/** The first picture in a file that nobody speaks of, that is not what its name says, or that is no picture. */
export function wrongPicture(
  files: Readonly<Record<string, string>>,
  spokenOf: readonly string[],
): Problem | null {
  const known = new Set(spokenOf);
  let size = 0;
  for (const [name, text] of Object.entries(files)) {
    const at = `files.${name.slice(0, 64)}`;
    if (!known.has(name)) return { code: 'file-unknown', at };
    const bytes = bytesOfBase64(text);
    if (bytes === null || fileNameOf(bytes) !== name) return { code: 'file-altered', at };
    const picture = readPicture(bytes);
    if (!picture.ok) return { ...picture.error, at };
    size += bytes.length;
    if (size > MAX_PICTURES_BYTES)
      return { code: 'too-many-pictures', at: 'files', data: { max: MAX_PICTURES_BYTES } };
  }
  return null;
}
