import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';

/** The addresses of this machine in its networks, as phones beside it would open them. */
export function addressesNearby(interfaces: typeof networkInterfaces = networkInterfaces): readonly string[] {
  return Object.values(interfaces())
    .flatMap((some) => some ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => address);
}

const isOnlyHere = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address === '::ffff:127.0.0.1';

/** Where phones can reach the server: nowhere as long as it listens to this machine alone. */
export function reachOf(app: FastifyInstance): readonly string[] {
  const listening = app.addresses();
  const port = listening[0]?.port;
  const open = listening.some(({ address }) => !isOnlyHere(address));
  return open && port !== undefined ? addressesNearby().map((one) => `http://${one}:${port}`) : [];
}

export function reachRoutes(app: FastifyInstance): void {
  app.get('/api/reach', () => ({ origins: reachOf(app) }));
}
