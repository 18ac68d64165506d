import { startServer } from '../../src/index.ts';

/** A server in a process of its own, to be killed; at the latest it ends with whoever started it. */
process.stdin.resume().once('close', () => process.exit());
// Somebody sets the clock: `3600000` is an hour ahead of the real one.
const realNow = Date.now;
process.stdin.on('data', (data) => {
  const ahead = Number(String(data).trim().split('\n').at(-1));
  Date.now = () => realNow() + ahead;
});
const [data = '', databaseUrl] = process.argv.slice(2);
const many = 1_000_000;
const { url } = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  databaseUrl,
  webRoot: data,
  log: 'silent',
  limits: { requestsPerMinute: many, tablesPerHour: many, messagesAtOnce: many },
});
process.stdout.write(`${url}\n`);
