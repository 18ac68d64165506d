import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole evenings take longest. Begun last, one of them would run alone while the other worker has nothing to do. */
class EveningsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isEvening = ({ moduleId }: TestSpecification) => moduleId.includes('/play-');
    return [...sorted.filter(isEvening), ...sorted.filter((file) => !isEvening(file))];
  }
}

// Browser tests run against what was built, with a real server each; see scripts/test.mjs.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    sequence: { sequencer: EveningsFirst },
    // Two browsers at a time: much of a test is waiting, and each file has its own server.
    maxWorkers: 2,
    // A worker keeps its browser from one file to the next.
    isolate: false,
    // Whoever fails once has found something.
    retry: 0,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
