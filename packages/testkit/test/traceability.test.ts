import { expect, test } from 'vitest';
import { carriedOut } from '../src/suites/traceability.ts';

test('a comment counts where it stands at code, and nowhere else', () => {
  const source = `// XX-TOP-01: a heading over imports
import { die } from './dice.ts';

// XX-TOP-02: a remark about nothing

/** XX-TOP-03: a rule. */
export function rule() {
  // XX-TOP-04: a step of it
  die('XX-TOP-05');
  // XX-TOP-06: what was here is gone
}
`;
  expect(
    carriedOut(source)
      .join('\n')
      .match(/XX-TOP-\d+/g),
  ).toEqual(['XX-TOP-03', 'XX-TOP-04', 'XX-TOP-05']);
});
