import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const SHRINKS = /\.(?:js|css|svg|json|webmanifest)$/;
/** Below this a header is longer than what is saved. */
const SMALLEST = 1000;

/** Lays a brotli and a gzip beside each file of the build, so that the server only has to send them. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir }) {
    const root = dir as string;
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      const path = join(root, file);
      if (!SHRINKS.test(file) || statSync(path).size < SMALLEST) continue;
      const content = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(content));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }
  },
});
