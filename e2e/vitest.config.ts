import { defineConfig } from 'vitest/config';

// Browser tests run against what was built, with a real server each; see scripts/test.mjs.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['test/**/*.test.ts'],
    // Two browsers at a time: much of a test is waiting, and each file has its own server.
    maxWorkers: 2,
    // Whoever fails once has found something.
    retry: 0,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
