import { LOCALES } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { legalScene } from '../../src/rules/legal-scene.ts';
import { d6pool } from '../../src/system.ts';
import { foe, hero, house, sceneWith } from '../fixtures.ts';

test('[DP-WND-02] [DP-WND-03] lethal wounds leave nobody conscious, and it is told', () => {
  // END 2, STR 2: unconscious from 3 wounds, dead from 5.
  const typed = sceneWith([
    hero({ name: 'Anna', wounds: 5 }),
    hero({ id: 'bo', name: 'Bo', wounds: 3 }),
    foe(),
  ]);
  const { scene, changes } = legalScene(typed);
  expect(scene.figures.map(({ consciousness, posture }) => [consciousness, posture])).toEqual([
    ['dead', 'prone'],
    ['unconscious', 'prone'],
    ['conscious', 'standing'],
  ]);
  expect(changes).toEqual([
    { kind: 'died', figure: 'Anna' },
    { kind: 'unconscious', figure: 'Bo' },
  ]);
  for (const locale of LOCALES)
    for (const fact of changes) expect(d6pool.words[locale].fact(fact)).toMatch(/Anna|Bo/);
});

test('[DP-R-79] nobody is woken or brought back to life by it', () => {
  const typed = sceneWith([
    hero({ consciousness: 'dead', posture: 'prone' }),
    foe({ consciousness: 'unconscious', posture: 'prone' }),
  ]);
  expect(legalScene(typed)).toEqual({ scene: typed, changes: [] });
});

test('[DP-R-78] whether stun counts is the table’s', () => {
  const typed = sceneWith([hero({ stun: { general: 3, cold: 0, suffocation: 0 } })]);
  expect(legalScene(typed).changes).toEqual([]);
  expect(legalScene(typed, house({ stunKnocksOut: true })).changes).toEqual([
    { kind: 'unconscious', figure: 'hero' },
  ]);
});

test('[DP-SPA-01] [DP-R-69] a hold without its other end, or with somebody who is out, does not last', () => {
  const alone = sceneWith([hero({ heldBy: 'nobody' }), foe()]);
  expect(legalScene(alone)).toMatchObject({
    scene: { figures: [{ heldBy: null }, {}] },
    changes: [{ kind: 'holdDropped', figure: 'hero' }],
  });
  const whole = sceneWith([hero({ heldBy: 'foe' }), foe({ holding: 'hero' })]);
  expect(legalScene(whole)).toEqual({ scene: whole, changes: [] });
  const out = sceneWith([hero({ heldBy: 'foe' }), foe({ holding: 'hero', wounds: 2 })]);
  expect(legalScene(out).scene.figures.map(({ heldBy, holding }) => [heldBy, holding])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('[DP-RND-02] an order of those who are there, and a turn of one of them', () => {
  const order = ['hero', 'gone'].map((figure) => ({ figure, net: 0 }));
  const { scene, changes } = legalScene(sceneWith([hero()], { round: 1, turnIndex: 1, order }));
  expect(scene).toMatchObject({ order: [{ figure: 'hero' }], turnIndex: 0 });
  expect(changes).toEqual([{ kind: 'orderRepaired' }]);
});
