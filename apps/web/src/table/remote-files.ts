import { err, ok, type Problem, type Result } from '@tafelrunde/kernel';
import { under } from '../state/base.ts';
import type { CheckedPicture, TableFiles } from './table-files.ts';

/** Pictures at a server, with the token of a seat. A picture's address is no use to anybody without it. */
export function filesOfTable(table: string, token: string): TableFiles {
  const address = under(`/api/tables/${encodeURIComponent(table)}/files`);
  const authorization = `Bearer ${token}`;
  return {
    async bring({ type, bytes }: CheckedPicture): Promise<Result<string, Problem>> {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization, 'content-type': type },
        body: bytes,
      }).catch(() => undefined);
      if (answer === undefined) return err({ code: 'no-server', at: '' });
      const told = (await answer.json().catch(() => ({}))) as {
        readonly file?: string;
        readonly error?: { readonly code: string };
      };
      return answer.ok && told.file !== undefined
        ? ok(told.file)
        : err({ code: told.error?.code ?? 'no-server', at: '' });
    },
    async read(name) {
      const answer = await fetch(`${address}/${name}`, { headers: { authorization } }).catch(() => undefined);
      return answer?.ok === true ? answer.blob() : undefined;
    },
  };
}
