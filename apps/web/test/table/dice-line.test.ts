import { expect, test } from 'vitest';
import { lineOf } from '../../src/pages/table/log/dice-line.ts';

test.each([
  ['3W6+2', { kind: 'roll' }],
  ['3w6 + 2', { kind: 'roll' }],
  ['W20', { kind: 'roll' }],
  ['3W6+', { kind: 'unclear', dice: '3W6' }],
  ['3w6 + 2 Schaden', { kind: 'unclear', dice: '3w6 + 2' }],
  ['2d6 for the ogre', { kind: 'unclear', dice: '2d6' }],
  ['Hallo', { kind: 'say' }],
  ['12', { kind: 'say' }],
  ['Ich nehme 2W6 Schaden.', { kind: 'say' }],
])('“%s” is %o', (text, line) => {
  expect(lineOf(text)).toEqual(line);
});
