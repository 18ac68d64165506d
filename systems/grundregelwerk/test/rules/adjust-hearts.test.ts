import { scripted } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import type { Scene } from '../../src/model.ts';
import { adjustHearts } from '../../src/rules/adjust-hearts.ts';
import { after, DEFAULTS, foe, hero, sceneWith } from '../fixtures.ts';

function adjusted(scene: Scene, figure: string, by: number) {
  const { outcome, facts } = scripted(adjustHearts, { scene, figure, by }, DEFAULTS, []);
  return { facts: facts.map(({ kind }) => kind), figure: after(scene, outcome.effects, figure) };
}

test('[GW-HRT-01] [GW-R-26] hearts are taken and given, armour or not, never above the maximum', () => {
  const scene = sceneWith([hero({ hasArmour: true, hearts: 4 })]);
  expect(adjusted(scene, 'hero', -1).figure).toMatchObject({ hearts: 3, armourTokens: 1, status: [] });
  expect(adjusted(scene, 'hero', 3).figure).toMatchObject({ hearts: 5 });
});

test('[GW-DWN-01] the last heart downs a character, and a heart brings one up again', () => {
  const last = adjusted(sceneWith([hero({ hearts: 1 })]), 'hero', -3);
  expect(last.figure).toMatchObject({ hearts: 0, status: ['downed'] });
  expect(last.facts).toEqual(['heartLost', 'downed']);
  const up = adjusted(sceneWith([hero({ hearts: 0, status: ['downed'] })]), 'hero', 1);
  expect(up.figure).toMatchObject({ hearts: 1, status: [] });
});

test('[GW-HIT-02] [GW-R-17] an enemy without hearts is out of the fight', () => {
  const scene = sceneWith([foe({ category: 'boss', hearts: 2, heartsMax: 3 })]);
  expect(adjusted(scene, 'foe', -1).figure).toMatchObject({ hearts: 1, status: [] });
  expect(adjusted(scene, 'foe', -2)).toEqual({
    facts: ['hit', 'enemyOut'],
    figure: expect.objectContaining({ hearts: 0, status: ['left'] }),
  });
});

test('whoever is out or unknown is refused', () => {
  const scene = sceneWith([hero({ status: ['dead'], hearts: 0 })]);
  for (const figure of ['hero', 'nobody'])
    expect(scripted(adjustHearts, { scene, figure, by: 1 }, DEFAULTS, []).outcome.outcome.kind).toBe(
      'refused',
    );
});
