import { attacks } from './attacks.ts';

/** One attack in a process of its own: what it costs the attacker must not be measured as if the server took it. */
const [url = '', name = '', ms = '0'] = process.argv.slice(2);
const attack = await attacks.find((one) => one.name === name)?.prepare(url);
process.once('message', async () => {
  await attack?.(Number(ms));
  process.send?.('done', () => process.exit());
});
process.send?.('ready');
