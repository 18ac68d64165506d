import { defaultServerConditions, defineConfig } from 'vite';

// In one file a server starts in half a second; from its sources it takes three times as long.
export default defineConfig({
  root: import.meta.dirname,
  ssr: {
    noExternal: true,
    // Finds its binary beside itself.
    external: ['@photostructure/sqlite'],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    rolldownOptions: { input: { server: 'server-process.ts', check: 'check-process.ts' } },
    target: 'node20',
  },
});
