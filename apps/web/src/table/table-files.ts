import { err, ok, type Problem, type Result } from '@tafelrunde/kernel';
import { bytesOfBase64, type PictureType, pictureTypeOf } from '@tafelrunde/protocol';
import { fileNameOf } from '@tafelrunde/table';

/** A picture that has been checked: ready to be kept. */
export interface CheckedPicture {
  readonly type: PictureType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The pictures of a table, wherever it is kept. */
export interface TableFiles {
  /** Brings a picture to the table: its name, or why it was not taken. */
  bring(picture: CheckedPicture): Promise<Result<string, Problem>>;
  /** Undefined if it is not for us, or cannot be had now. */
  read(name: string): Promise<Blob | undefined>;
}

/** Pictures that live as long as the page. */
export function unkeptFiles(): TableFiles {
  const kept = new Map<string, Blob>();
  return {
    async bring({ type, bytes }) {
      const name = fileNameOf(bytes);
      kept.set(name, new Blob([bytes], { type }));
      return ok(name);
    },
    read: async (name) => kept.get(name),
  };
}

/** The pictures in the file of a table. */
export function filesFrom(files: Readonly<Record<string, string>> = {}): TableFiles {
  return {
    bring: async () => err({ code: 'spectators-watch', at: '' }),
    async read(name) {
      const bytes = Object.hasOwn(files, name) ? bytesOfBase64(files[name] ?? '') : null;
      const type = bytes === null ? undefined : pictureTypeOf(bytes);
      return bytes === null || type === undefined
        ? undefined
        : new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
    },
  };
}
