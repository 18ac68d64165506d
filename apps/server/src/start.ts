import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { type AppOptions, createApp } from './app.ts';

export interface ServerOptions extends AppOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Where the server keeps what must survive it; made if it is missing. */
  readonly data: string;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts listening. A port in use rejects with the system's own error, `code` EADDRINUSE. */
export async function startServer({ port, host, data, webRoot, log }: ServerOptions): Promise<RunningServer> {
  await mkdir(data, { recursive: true });
  const app = await createApp({ webRoot, log });
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw error;
  }
  return { url: urlOf(host, (app.server.address() as AddressInfo).port), close: () => app.close() };
}

/** An address people can open: all interfaces means this machine, too. */
function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' || host === '' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
