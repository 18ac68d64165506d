import { defineConfig } from 'vitest/config';

// Browser tests run against what was built, with a real server each; see scripts/test.mjs.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['test/**/*.test.ts'],
    // Two browsers at a time: much of a test is waiting, and each file has its own server.
    maxWorkers: 2,
    // A busy machine can miss a wait once; whoever misses it twice has found something.
    retry: 1,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
