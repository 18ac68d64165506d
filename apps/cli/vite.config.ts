import { defaultServerConditions, defineConfig } from 'vite';

// One file with all of our own code; npm packages stay where they are.
export default defineConfig({
  ssr: {
    noExternal: [/^@tafelrunde\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
  },
});
