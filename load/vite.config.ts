import { defaultServerConditions, defineConfig } from 'vite';

// Bundled like the program itself: run from its sources, a helper call at every inner function would be measured too.
export default defineConfig({
  ssr: {
    noExternal: [/^@tafelrunde\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        load: 'src/main.ts',
        attack: 'src/attack/main.ts',
        'attack-process': 'src/attack/attack-process.ts',
        'server-process': 'src/server-process.ts',
        'relay-process': 'src/relay-process.ts',
        'heavy-worker': '../apps/server/src/workers/heavy-worker.ts',
        'postgres-process': '../apps/server/test/postgres/postgres-process.ts',
      },
    },
    outDir: 'dist',
    target: 'node20',
  },
});
