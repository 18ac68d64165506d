import { scripted } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import { figureOf, type Scene } from '../../src/model.ts';
import type { HhFate } from '../../src/rule.ts';
import { combatIn, fighterIn, withFighter } from '../../src/rules/combat.ts';
import type { FightEvent } from '../../src/rules/exchange.ts';
import { applyEvents } from '../../src/rules/fight-events.ts';
import { whoAttacks } from '../../src/rules/initiative.ts';
import { after, DEFAULTS, foe, hero, sceneWith } from '../fixtures.ts';

const sword = { id: 'sword', kind: 'weapon', weaponType: 'sword' };
const knife = { id: 'knife', kind: 'weapon', weaponType: 'dagger' };
const swordsman = hero({ inventory: [sword, knife], wielded: 'sword', status: ['disarmed'] });
const scene = sceneWith([swordsman, foe(), foe({ id: 'second' })]);

function applied(events: readonly FightEvent[], combat = combatIn(scene), at: Scene = scene) {
  const run = scripted(
    (fate) => applyEvents(fate as HhFate, at, combat, events, () => [], DEFAULTS),
    null,
    DEFAULTS,
    [],
  );
  return { combat: run.outcome.combat, scene: applyEffects(at, run.outcome.effects) };
}

test('[HH-MAN-03] [HH-R-41] drawing takes the other weapon in hand, recovering the old one', () => {
  const armed = (way: 'draw' | 'recover') =>
    figureOf(applied([{ kind: 'armed', figure: 'hero', way }]).scene, 'hero');
  expect(armed('draw')).toMatchObject({ wielded: 'knife', status: [] });
  expect(armed('recover')).toMatchObject({ wielded: 'sword', status: [] });
});

test('[HH-R-45] who flees or is disarmed is close to nobody; others stay as close as they were', () => {
  const close = withFighter(combatIn(scene), 'hero', { inReachOf: ['foe', 'second'] });
  const both = withFighter(close, 'foe', { inReachOf: ['hero'] });
  const { combat } = applied([{ kind: 'disarmed', figure: 'foe' }], both);
  expect(fighterIn(combat, 'foe').inReachOf).toEqual([]);
  expect(fighterIn(combat, 'hero').inReachOf).toEqual(['second']);
});

test('[HH-R-40] bonuses against one opponent do not add up', () => {
  const bonus = (throws: number): FightEvent => ({ kind: 'bonus', by: 'hero', on: 'foe', throws });
  const { combat } = applied([bonus(2), bonus(1)]);
  expect(fighterIn(combat, 'hero').initiativeBonus).toEqual({ foe: 2 });
});

test('[HH-R-24] where nobody has a die to react with, the GM says who attacks', () => {
  const worn = { psyche: { rows: [1, 1, 1, 1], points: 1 } }; // three empty rows cost the three dice of reaction
  const at = sceneWith([hero(worn), foe(worn)]);
  const attack = (fate: unknown) =>
    whoAttacks(fate as HhFate, at, ['hero', 'foe'], DEFAULTS, (next) => JSON.stringify(next));
  const run = scripted(attack, null, DEFAULTS, ['0', '0', 'foe']);
  expect(run.outcome.attacker).toBe('foe');
});

test('[HH-R-24] dice that are thrown again are the same, and every 1 costs psyche all the same', () => {
  // 3W6 each: a 4 with two 1s: the 4 offsets one, the other costs a point; both fail, so both throw again.
  const at = sceneWith([hero({ psyche: 9 }), foe()]);
  const attack = (fate: unknown) =>
    whoAttacks(fate as HhFate, at, ['hero', 'foe'], DEFAULTS, (next) => JSON.stringify(next));
  const run = scripted(attack, null, DEFAULTS, [
    [4, 1, 1],
    [2, 2, 3],
    [4, 1, 1],
    [3, 3, 2],
    [6, 2, 2],
    [5, 2, 2],
  ]);
  expect(run.outcome.attacker).toBe('hero');
  // 9 and 8: no row but the first is touched before the second loss; the dice were counted when the first reaction fell.
  expect(after(at, run.outcome.effects, 'hero').psyche.points).toBe(7);
});
