import { defineConfig } from 'vitest/config';

// Browser tests run against what was built, with a real server each; see scripts/test.mjs.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['test/**/*.test.ts'],
    // One browser at a time: on two cores several only make each other slow.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
