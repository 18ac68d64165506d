import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { noChunkCycles } from './no-chunk-cycles.ts';
import { precompress } from './precompress.ts';
import { preloadFonts } from './preload-fonts.ts';

/**
 * Few files instead of many small ones, which a phone fetches faster: what the same pages need comes together. Small
 * parts stay on their own: merged into larger ones, files come to need each other in a circle.
 */
const CHUNKS = [
  { name: 'zod', test: /node_modules\/zod/, priority: 5 },
  // What the start page shows, and nothing that only a table needs.
  {
    name: 'start',
    test: /apps\/web\/src\/(?:main|app|state\/|text\/(?:de|en|dictionar|use-text)|pages\/(?:start|recent)|pages\/table\/seats\/kept-seats|ui\/(?:header|search-button|link|die|segmented|system-dice|page-boundary|theme-icons))|apps\/registry\/src\/(?:lazy|cards)/,
    priority: 4,
  },
  // What lab, arena and the drawer of the GM calculate and say; divided, its parts would need each other in a circle.
  {
    name: 'numbers',
    test: /apps\/web\/src\/(?:text\/(?:use-)?(?:lab|arena)|pages\/(?:lab|arena)\/(?:lab-state|sentence|counted|problem-list|link|fighting|sheets)\.)/,
    priority: 1,
  },
  { name: 'engine', test: /apps\/web\/src\/engine\//, priority: 2 },
  // In one piece: divided, its parts would need each other before they are there, and limits would be undefined.
  { name: 'table', test: /packages\/(table|protocol|schema)\/src|node_modules\/@noble/, priority: 4 },
  // With all it needs: otherwise small parts of it go along with large ones that only a table needs.
  { name: 'entrance', test: /apps\/web\/src\/pages\/table\/seats\/entrance-page/, priority: 3 },
  {
    name: 'shared',
    test: /node_modules\/(?!zod)|apps\/web\/src|apps\/registry/,
    entriesAware: true,
  },
  {
    name: 'kernel',
    test: /packages\/(kernel|system)\/src/,
    entriesAware: true,
  },
];

export default defineConfig({
  plugins: [react(), noChunkCycles(), preloadFonts(), precompress()],
  // Files find each other wherever they lie; the server writes into the page where that is.
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Whoever starts it for the first time needs no advice about its files.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { chunkFileNames: 'assets/[hash].js', codeSplitting: { groups: CHUNKS } },
    },
  },
});
