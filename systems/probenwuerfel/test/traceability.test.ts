import { describeTraceability } from '@tafelrunde/testkit';
import { probenwuerfel } from '../src/system.ts';

describeTraceability(probenwuerfel, {
  folder: import.meta.dirname,
  rules: 45,
  additions: 10,
  rulings: 29,
  notCode: [],
});
