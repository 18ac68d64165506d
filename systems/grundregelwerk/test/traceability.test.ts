import { describeTraceability } from '@tafelrunde/testkit';
import { grundregelwerk } from '../src/system.ts';

describeTraceability(grundregelwerk, {
  folder: import.meta.dirname,
  notCode: [/^GW-EXA-/, /^GW-R-01$/, /^GW-R-39$/, /^GW-ADD-02$/, /^GW-ADD-03$/],
});
