import { describeTraceability } from '@tafelrunde/testkit';
import { probenwuerfel } from '../src/system.ts';

describeTraceability(probenwuerfel, {
  folder: import.meta.dirname,
  notCode: [],
  gaps: { 'PW-DER': [4, 5, 6, 7, 8, 9] },
});
