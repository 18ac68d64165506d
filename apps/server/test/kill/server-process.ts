import { startServer } from '../../src/index.ts';

/** A server in a process of its own, to be killed. */
const [data = ''] = process.argv.slice(2);
const { url } = await startServer({ port: 0, host: '127.0.0.1', data, webRoot: data, log: 'silent' });
process.stdout.write(`${url}\n`);
