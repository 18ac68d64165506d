import { scripted } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { adjustWounds } from '../../src/rules/adjust-wounds.ts';
import { after, DEFAULTS, hero, sceneWith } from '../fixtures.ts';

function adjusted(wounds: number, by: number) {
  const scene = sceneWith([hero({ wounds, consciousness: wounds > 2 ? 'unconscious' : 'conscious' })]);
  const { outcome } = scripted(adjustWounds, { scene, figure: 'hero', by }, DEFAULTS, []);
  return after(scene, outcome.effects, 'hero');
}

test('[DP-WND-01] wounds are given and taken, never below none', () => {
  expect(adjusted(1, 1)).toMatchObject({ wounds: 2, consciousness: 'conscious' });
  expect(adjusted(1, -3)).toMatchObject({ wounds: 0, consciousness: 'conscious' });
});

test('[DP-WND-02] [DP-WND-03] [DP-R-79] END 2, STR 2: the third wound knocks out, the fifth kills, one less wakes', () => {
  expect(adjusted(2, 1)).toMatchObject({ wounds: 3, consciousness: 'unconscious', posture: 'prone' });
  expect(adjusted(3, 2)).toMatchObject({ wounds: 5, consciousness: 'dead' });
  expect(adjusted(3, -1)).toMatchObject({ wounds: 2 });
});

test('whoever is dead or unknown is refused', () => {
  const scene = sceneWith([hero({ consciousness: 'dead' })]);
  for (const figure of ['hero', 'nobody'])
    expect(scripted(adjustWounds, { scene, figure, by: 1 }, DEFAULTS, []).outcome.outcome.kind).toBe(
      'refused',
    );
});
