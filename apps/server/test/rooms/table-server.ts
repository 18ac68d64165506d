import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../src/index.ts';
import type { Limits } from '../../src/limits.ts';

/** A real server on a free port with a folder of its own. */
export async function tableServer(
  limits: Partial<Limits> = {},
  webhooks: readonly string[] = [],
): Promise<{ url: string; folder: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-server-'));
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: folder,
    webRoot: folder,
    log: 'silent',
    limits,
    webhooks,
  });
  return {
    url: server.url,
    folder,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
