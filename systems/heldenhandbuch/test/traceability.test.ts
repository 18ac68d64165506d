import { describeTraceability } from '@tafelrunde/testkit';
import { heldenhandbuch } from '../src/system.ts';

describeTraceability(heldenhandbuch, {
  folder: import.meta.dirname,
  rules: 202, // 191 rules and 11 procedures
  additions: 0,
  rulings: 99,
  notCode: [/^HH-R-93$/],
});
