import { expect, test } from 'vitest';
import { lineOf } from '../../src/pages/table/log/dice-line.ts';

test.each([
  ['3W6+2', { kind: 'roll' }],
  ['3w6 + 2', { kind: 'roll' }],
  ['W20', { kind: 'roll' }],
  ['3W6+', { kind: 'unclear', dice: '3W6' }],
  ['3w6 + 2 Schaden', { kind: 'roll' }],
  ['2d6 for the ogre', { kind: 'roll' }],
  ['1W6[Feuer]', { kind: 'roll' }],
  ['4dF', { kind: 'roll' }],
  ['W20+5>=15', { kind: 'roll' }],
  ['{3W6,2W8}kh1', { kind: 'roll' }],
  ['2W6 gegen 3 Orks', { kind: 'unclear', dice: '2W6 gegen' }],
  ['Hallo', { kind: 'say' }],
  ['12', { kind: 'say' }],
  ['Ich nehme 2W6 Schaden.', { kind: 'say' }],
])('“%s” is %o', (text, line) => {
  expect(lineOf(text)).toEqual(line);
});
