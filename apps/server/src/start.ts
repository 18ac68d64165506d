import type { AddressInfo } from 'node:net';
import { type AppOptions, createApp } from './app.ts';
import { firstTablePath } from './first-table.ts';
import { sqliteStore } from './store/sqlite-store.ts';

export interface ServerOptions extends Omit<AppOptions, 'store'> {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Where the server keeps what must survive it; made if it is missing. */
  readonly data: string;
}

export interface RunningServer {
  readonly url: string;
  /** The GM's link to the table that is there from the first start on. */
  readonly gmLink: string;
  close(): Promise<void>;
}

/** Starts listening. A port in use rejects with the system's own error, `code` EADDRINUSE. */
export async function startServer({ port, host, data, webRoot, log }: ServerOptions): Promise<RunningServer> {
  const store = sqliteStore(data);
  const app = await createApp({ webRoot, log, store });
  app.addHook('onClose', () => store.close());
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw error;
  }
  const url = urlOf(host, (app.server.address() as AddressInfo).port);
  return { url, gmLink: `${url}${await firstTablePath(app, data)}`, close: () => app.close() };
}

/** An address people can open: all interfaces means this machine, too. */
function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' || host === '' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
