import type { Benchmark } from './benchmark.ts';
import { arena } from './rows/arena.ts';
import { checks } from './rows/checks.ts';
import { convolutions } from './rows/convolutions.ts';
import { enumerations } from './rows/enumerations.ts';
import { kaskade } from './rows/kaskade.ts';
import { notations } from './rows/notations.ts';
import { openEnded } from './rows/open-ended.ts';
import { rolls } from './rows/rolls.ts';

/** All rows, in the order of the table. */
export const benchmarks: readonly Benchmark[] = [
  ...rolls,
  ...enumerations,
  ...checks,
  ...notations,
  ...convolutions,
  ...openEnded,
  ...kaskade,
  ...arena,
];
