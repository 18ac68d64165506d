import { startServer } from '@tafelrunde/server';
import { answerProbes } from './probe.ts';

/** The real server in a process of its own. All clients come from one address, so what one address may do is raised. */
const [data = ''] = process.argv.slice(2);
const MANY = 1_000_000;
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  databaseUrl: process.env['DATABASE_URL'] || undefined,
  webRoot: data,
  log: 'silent',
  limits: {
    requestsPerMinute: MANY,
    tablesPerHour: MANY,
    connectionsPerAddress: MANY,
    importsPerHour: MANY,
  },
});
answerProbes();
process.once('SIGTERM', () => void server.close().then(() => process.exit()));
process.send?.({ url: server.url });
