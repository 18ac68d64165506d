import { defaultServerConditions, defineConfig } from 'vite';

// All of our own code in a few files; npm packages stay where they are.
export default defineConfig({
  ssr: {
    noExternal: [/^@tafelrunde\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'fight-worker': 'src/arena/fight-worker.ts',
        'heavy-worker': '../server/src/workers/heavy-worker.ts',
      },
    },
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
  },
});
