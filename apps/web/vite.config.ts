import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from './precompress.ts';

/**
 * Few files instead of many small ones, which a phone fetches faster: what the same pages need comes together, and a
 * small part goes along with a larger one.
 */
const CHUNKS = [
  {
    name: 'shared',
    test: /node_modules|apps\/web\/src|apps\/registry/,
    entriesAware: true,
    entriesAwareMergeThreshold: 24_000,
  },
  {
    name: 'kernel',
    test: /packages\/(?:kernel|schema|table|protocol|arena|engine)\/src/,
    entriesAware: true,
    entriesAwareMergeThreshold: 24_000,
  },
];

export default defineConfig({
  plugins: [react(), precompress()],
  // Files find each other wherever they lie; the server writes into the page where that is.
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js', codeSplitting: { groups: CHUNKS } } },
  },
});
