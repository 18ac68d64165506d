import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReverseProxy {
  readonly url: string;
  close(): void;
}

/** A reverse proxy as small as can be; each request and each WebSocket goes to the address that `aim` names now. */
export async function startProxy(aim: () => string): Promise<ReverseProxy> {
  const onward = ({ method, url, headers }: IncomingMessage) => {
    const { hostname, port } = new URL(aim());
    return request({ hostname, port, method, path: url, headers });
  };
  const front = createServer((message, reply) => {
    const behind = onward(message);
    behind.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    behind.on('error', () => reply.writeHead(502).end());
    message.pipe(behind);
  });
  front.on('upgrade', (message, socket) => {
    const behind = onward(message);
    behind.on('upgrade', (answer, other) => {
      const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('\r\n')}\r\n\r\n`);
      // Whichever end breaks takes the other one along.
      for (const [one, to] of [
        [socket, other],
        [other, socket],
      ] as const) {
        one.pipe(to);
        one.on('error', () => to.destroy());
        one.on('close', () => to.destroy());
      }
    });
    behind.on('error', () => socket.destroy());
    behind.end();
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    close: () => {
      front.close();
      front.closeAllConnections();
    },
  };
}
