import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerProbes } from './probe.ts';

/** The bare limit: whatever a seat sends goes as it is to all at its table. No rules, no store, no secrets. */
const tables = new Map<string, Set<WebSocket>>();
const http = createServer();
new WebSocketServer({ server: http }).on('connection', (socket, { url = '' }) => {
  const seats = tables.get(url) ?? new Set();
  tables.set(url, seats.add(socket));
  socket.on('message', (data: Buffer) => {
    for (const seat of seats) seat.send(data, { binary: false });
  });
  socket.on('close', () => seats.delete(socket));
  socket.on('error', () => seats.delete(socket));
});
http.listen(0, '127.0.0.1', () => {
  answerProbes();
  process.send?.({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
});
process.once('SIGTERM', () => process.exit());
