import { describeTraceability } from '@tafelrunde/testkit';
import { heldenhandbuch } from '../src/system.ts';

describeTraceability(heldenhandbuch, {
  folder: import.meta.dirname,
  notCode: [/^HH-R-93$/],
});
