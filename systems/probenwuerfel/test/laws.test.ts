import { play, seededDice } from '@tafelrunde/kernel';
import { seeds } from '@tafelrunde/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ATTRIBUTES, DERIVED } from '../src/data/attributes.ts';
import { DICE } from '../src/data/dice.ts';
import { applyEffects, type PwEffect } from '../src/effects.ts';
import type { Scene } from '../src/model.ts';
import { hitPointsMax, manaMax } from '../src/rules/derived.ts';
import { probenwuerfel } from '../src/system.ts';
import { DEFAULTS, hero, sceneWith } from './fixtures.ts';

const amount = fc.integer({ min: -20, max: 20 });
const step = fc.oneof(
  fc.record({
    action: fc.constant('change-attribute'),
    attribute: fc.constantFrom(...ATTRIBUTES),
    die: fc.constantFrom(...DICE),
    modifier: amount,
  }),
  fc.record({ action: fc.constant('change-derived'), derived: fc.constantFrom(...DERIVED), amount }),
  fc.record({
    action: fc.constant('give-modifier'),
    target: fc.constantFrom('attribute:constitution', 'attribute:will', 'derived:hitPoints', 'derived:mana'),
    amount,
    label: fc.constantFrom('a', 'b'),
  }),
  fc.record({ action: fc.constant('end-effect'), label: fc.constantFrom('a', 'b') }),
  fc.record({
    action: fc.constantFrom('damage', 'heal', 'spend-mana'),
    amount: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({ action: fc.constantFrom('regenerate', 'regenerate-mana', 'level-up') }),
);

/** What an action makes of a scene; refused, it makes nothing of it. */
function after(scene: Scene, { action: name, ...fields }: { readonly action: string }, seed: number): Scene {
  const action = probenwuerfel.actions.find(({ id }) => id === `probenwuerfel/${name}`);
  const input = action?.input.parse({ scene, figure: 'hero', ...fields });
  if (action === undefined || !input?.ok) throw new Error(`${name} ${JSON.stringify(input)}`);
  const run = play(action.rule, input.value, DEFAULTS, [], { dice: seededDice(seed), decide: () => 0 });
  if (run.kind !== 'finished') throw new Error(run.kind);
  return applyEffects(scene, run.outcome.effects as readonly PwEffect[]);
}

test('[PW-R-18] [PW-ADD-04] whatever happens, no current value exceeds its maximum, and out of action means 0 or less', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), seeds(), (steps, seed) => {
      let scene = sceneWith([hero({ attributes: { constitution: 8, will: 8 } })]);
      for (const one of steps) {
        scene = after(scene, one, seed);
        const [figure] = scene.figures;
        if (figure === undefined) throw new Error('gone');
        expect(figure.hitPoints).toBeLessThanOrEqual(hitPointsMax(figure, DEFAULTS));
        expect(figure.mana).toBeLessThanOrEqual(manaMax(figure, DEFAULTS));
        expect(figure.mana).toBeGreaterThanOrEqual(0);
        expect(figure.status.includes('outOfAction')).toBe(figure.hitPoints <= 0);
      }
      // What has come of it can be stored and read again.
      expect(probenwuerfel.scene.parse(JSON.parse(JSON.stringify(scene)))).toEqual({
        ok: true,
        value: scene,
      });
    }),
    { numRuns: 60 },
  );
});
