import { describeTraceability } from '@tafelrunde/testkit';
import { d6pool } from '../src/system.ts';

describeTraceability(d6pool, {
  folder: import.meta.dirname,
  // Where the text comes from: nothing to carry out.
  notCode: [/^DP-GEN-01$/],
});
