import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { writeTestCounts } from './scripts/rules-index.mjs';

writeTestCounts(fileURLToPath(new URL('.', import.meta.url)));

const exclude = ['**/node_modules/**', '**/dist/**', '**/.types/**'];

/** They add systems of a host to the list of systems, for good: each has its modules for itself. */
const REGISTERING = [
  'apps/{cli,server}/test/outside.test.ts',
  'apps/cli/test/guide.test.ts',
  'apps/registry/test/lazy.test.ts',
];

export default defineConfig({
  // Workspaces are tested from their sources, so nothing has to be built first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    // Exact odds of large pools and generated inputs take their time on a shared machine.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // These name their sources, too; Node itself cannot read them.
    server: { deps: { inline: [/sdk\/dist\/esm\/client\//, /eventsource/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{packages,systems,examples}/*/test/**/*.test.ts'],
          exclude,
          // Pure code keeps nothing from one file to the next: loaded once, it is tested in half the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Likewise, and three times as fast.
          name: 'page',
          include: ['apps/web/test/**/*.test.{ts,tsx}'],
          exclude,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Each server, folder and port is a test's own, so these share their modules, too.
          name: 'apps',
          include: [
            'apps/{cli,registry,server}/test/**/*.test.ts',
            'load/test/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: [...exclude, ...REGISTERING],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'outside', include: REGISTERING, exclude },
      },
    ],
  },
});
