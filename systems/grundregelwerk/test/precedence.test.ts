import { script } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { attack } from '../src/rules/attack.ts';
import { hurdleOf, shiftTn } from '../src/rules/difficulty.ts';
import { raiseUp } from '../src/rules/downed.ts';
import { sufferHit } from '../src/rules/hearts.ts';
import { DEFAULTS, foe, hero, sceneWith } from './fixtures.ts';

test('[GW-R-01] where numbered text and card differ, the numbered text is the default', () => {
  // The card lists 4, 6 and 8; section 3.5 goes up to 12.
  expect(shiftTn(8, 1)).toBe(12);
  expect(hurdleOf(12, DEFAULTS)).toEqual({ kind: 'roll', tn: 12, maxOnly: false });
  // The card takes heart or complication on a 1; section 5.6 takes both.
  const scene = sceneWith([hero({ pos: [0, 0] }), foe({ pos: [1, 0] })]);
  const { outcome } = script(attack, { scene, attacker: 'hero', target: 'foe', conditions: [] }, DEFAULTS, [
    [1],
    'heart',
    'prone',
  ]).outcome;
  expect(outcome).toMatchObject({ retaliation: 'lost', complication: 'prone' });
});

test('[GW-R-01] where the numbered text is silent, the card counts', () => {
  // Section 7.2 does not say what happens to a downed figure that is hurt; the card does.
  const downed = sceneWith([hero({ hearts: 0, status: ['downed'] })]);
  expect(script(sufferHit, { scene: downed, figure: 'hero' }, DEFAULTS, []).outcome.outcome).toMatchObject({
    kind: 'dead',
  });
});

test('[GW-R-01] where both are silent, an addition fills the gap', () => {
  // Nothing says where somebody gets up whose cell is taken: GW-ADD-04 does.
  const scene = sceneWith([
    hero({ id: 'helper', pos: [1, 1] }),
    hero({ hearts: 0, status: ['downed'], pos: [1, 1] }),
  ]);
  const { effects } = script(raiseUp, { scene, helper: 'helper', downed: 'hero' }, DEFAULTS, ['A1']).outcome;
  expect(effects).toContainEqual({ kind: 'moved', figure: 'hero', to: [0, 0] });
});
