import { defaultServerConditions, defineConfig } from 'vite';

// Bundled like the program itself: run from its sources, a helper call at every inner function would be measured too.
export default defineConfig({
  ssr: {
    noExternal: [/^@tafelrunde\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    rolldownOptions: { input: { main: 'src/main.ts', 'fight-worker': 'src/fight-worker.ts' } },
    outDir: 'dist',
    target: 'node20',
  },
});
