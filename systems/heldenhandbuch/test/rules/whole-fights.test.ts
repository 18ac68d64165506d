import { play, type Rule, seededDice } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Figure, Scene } from '../../src/model.ts';
import type { HhEffect, HhFate, House } from '../../src/rule.ts';
import { meleePhase } from '../../src/rules/melee-phase.ts';
import { shootOrAim } from '../../src/rules/shot.ts';
import * as scenes from '../../src/scene.ts';
import { foe, hero, house, sceneWith } from '../fixtures.ts';

const sword = {
  id: 'sword',
  kind: 'weapon',
  weaponType: 'sword',
  quality: 20,
  ts: { count: 2, step: 8 },
  effects: [
    { code: 'W2c', size: 1 },
    { code: 'WFr', size: 1 },
    { code: 'TS', size: 1 },
  ],
};
const knife = { id: 'knife', kind: 'weapon', weaponType: 'dagger', quality: 12, ts: { count: 1, step: 6 } };
const bow = { id: 'bow', kind: 'weapon', weaponType: 'ranged', quality: 16, ts: { count: 2, step: 12 } };
const mail = { id: 'mail', kind: 'armour', protection: 4, quality: 9, lightArmour: true };
const skills = {
  melee: { value: 22, baseDie: 20, bonusDice: 5 },
  basicCombat: { value: 9, baseDie: 12, bonusDice: 3 },
  ranged: { value: 14, baseDie: 20, bonusDice: 3 },
  acrobatics: 8,
};
const crowd: readonly Figure[] = [
  hero({ skills, inventory: [sword, knife, mail], wielded: 'sword', worn: 'mail', luckyNumber: 7 }),
  hero({ id: 'boxer', skills }),
  hero({ id: 'archer', skills, inventory: [bow, knife], wielded: 'bow' }),
  foe({ skills, inventory: [knife, mail], wielded: 'knife', worn: 'mail' }),
  foe({ id: 'second', skills: { basicCombat: { value: 6, baseDie: 6, bonusDice: 5 } }, psyche: 3 }),
];
const HOUSES: readonly House[] = [
  house(),
  house({
    'group.mode': 'union',
    'defence.sums': 'lenient',
    'melee.othersActAfterStop': true,
    'melee.hitPerUnstoppedAttack': true,
    'damage.rerollSameDie': false,
    'damage.tsPts': 'choose',
    'reach.persists': true,
    'initiative.tie': 'gm',
    'damage.multiplier': 'hits',
  }),
];

/** A run in which every die and every decision is drawn. */
function drawn<I>(rule: Rule<I, House, { effects: readonly HhEffect[] }>, input: I, h: House, seed: number) {
  const dice = seededDice(seed);
  const coin = seededDice(seed + 1);
  const run = play(rule, input, h, [], { dice, decide: ({ options }) => coin.roll(options.length) - 1 });
  if (run.kind !== 'finished') throw new Error(`seed ${seed}: ${JSON.stringify(run)}`);
  // The tape alone leads to the same end.
  expect(play(rule, input, h, run.tape)).toEqual(run);
  return run.outcome.effects;
}

test.each(HOUSES.map((h, i) => ({ h, i })))(
  '[HH-MEL-12] drawn fights of five come to an end phase by phase, and their scenes can be stored ($i)',
  ({ h }) => {
    let hurt = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      let scene: Scene = sceneWith(crowd);
      for (let phase = 0; phase < 5; phase += 1) {
        const shot = {
          size: 'large',
          targetMovement: 'slow',
          distance: 12,
          shooterMovement: 'slow',
        } as const;
        const input = { scene, shooter: 'archer', target: 'foe', awareness: 'aware', ...shot } as const;
        scene = applyEffects(
          scene,
          drawn((f, i: typeof input, g) => shootOrAim(f as HhFate, i, g), input, h, seed),
        );
        const fight = { scene, fallDamage: 12 };
        scene = applyEffects(
          scene,
          drawn((f, i: typeof fight, g) => meleePhase(f as HhFate, i, g), fight, h, seed),
        );
        expect(scenes.scene.parse(JSON.parse(JSON.stringify(scene)))).toEqual(scene);
      }
      hurt += scene.figures.filter(({ lifeCircles }) =>
        lifeCircles.some(({ outer }) => outer.includes(true)),
      ).length;
    }
    expect(hurt).toBeGreaterThan(12); // more than one figure a fight
  },
);
