import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, in this order: begun last, one of them would run alone while other workers have nothing to do. */
const LONGEST = [
  'play-',
  'heldenhandbuch',
  'lab',
  'd6pool',
  'desk',
  'arena',
  'accessibility',
  'start',
  'seats',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((name) => moduleId.includes(`/${name}`));
      return found < 0 ? LONGEST.length : found;
    };
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => place(a) - place(b));
  }
}

// Browser tests run against what was built, with a real server each; see scripts/test.mjs.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    sequence: { sequencer: LongestFirst },
    // Three browsers at a time, also on two cores: a third of a test is waiting.
    maxWorkers: 3,
    // A worker keeps its browser from one file to the next.
    isolate: false,
    // Whoever fails once has found something.
    retry: 0,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
