import { systems } from '@tafelrunde/registry';
import { describeTable } from '@tafelrunde/testkit';
import { describe } from 'vitest';

describe.each(systems)('$id', describeTable);
