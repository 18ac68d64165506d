import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from './precompress.ts';

/**
 * Few files instead of many small ones, which a phone fetches faster: what the same pages need comes together, and a
 * small part goes along with a larger one.
 */
const CHUNKS = [
  { name: 'zod', test: /node_modules\/zod/, priority: 5 },
  // What the start page shows, and nothing that only a table needs.
  {
    name: 'start',
    test: /apps\/web\/src\/(?:main|app|state\/|text\/(?:de|en|dictionar|use-text)|pages\/(?:start|recent)|pages\/table\/seats\/kept-seats|ui\/(?:header|search-button|link|die|segmented|system-dice|page-boundary|theme-icons))|apps\/registry\/src\/(?:lazy|cards)/,
    priority: 4,
  },
  // In one piece for the same reason as the table: its workers are made of a class as soon as it is loaded.
  { name: 'reckoners', test: /apps\/web\/src\/engine\/reckoner/, priority: 4 },
  // In one piece: divided, its parts would need each other before they are there, and limits would be undefined.
  { name: 'table', test: /packages\/(table|protocol|schema)\/src|node_modules\/@noble/, priority: 4 },
  // With all it needs: otherwise small parts of it go along with large ones that only a table needs.
  { name: 'entrance', test: /apps\/web\/src\/pages\/table\/seats\/entrance-page/, priority: 3 },
  {
    name: 'shared',
    test: /node_modules\/(?!zod)|apps\/web\/src|apps\/registry/,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
  },
  {
    name: 'kernel',
    test: /packages\/(kernel|system)\/src/,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
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
