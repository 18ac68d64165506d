#!/usr/bin/env node
import { existsSync } from 'node:fs';

const bundle = new URL('../dist/main.js', import.meta.url);

if (existsSync(bundle)) {
  const { main } = await import(bundle.href);
  // No process.exit: what is still being written to a pipe would be cut off.
  process.exitCode = await main(process.argv.slice(2));
} else {
  console.error('Tafelrunde has not been built yet. Run `npm start` or `npm test` once in its folder.');
  process.exitCode = 1;
}
