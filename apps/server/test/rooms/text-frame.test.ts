import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../../src/rooms/text-frame.ts';

test('a client reads texts of every length, and a shared one is put into a frame once', async () => {
  const texts = [
    '',
    'a',
    'ß'.repeat(62),
    'x'.repeat(125),
    'x'.repeat(126),
    'ß'.repeat(32_767),
    'x'.repeat(65_535),
    'x'.repeat(65_536),
    'ü'.repeat(200_000),
  ];
  const http = createServer();
  new WebSocketServer({ server: http }).on('connection', (_, { socket }) => {
    for (const text of texts) socket.write(textFrame(Buffer.from(text)));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data: Buffer, isBinary) => {
      heard.push(isBinary ? 'binary' : data.toString('utf8'));
      if (heard.length === texts.length) resolve();
    });
  });
  expect(heard).toEqual(texts);
  client.terminate();
  http.close();
  const message = Buffer.from('for all');
  expect(textFrame(message)).toBe(textFrame(message));
  expect(textFrame(Buffer.from('for one'))).not.toBe(textFrame(message));
});
