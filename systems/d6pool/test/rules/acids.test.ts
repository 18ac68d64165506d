import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { ACIDS } from '../../src/data/hazards.ts';
import { applyEffects } from '../../src/effects.ts';
import type { Scene } from '../../src/model.ts';
import { acid, acidRound } from '../../src/rules/acids.ts';
import { armour, meleeWeapon } from '../../src/rules/equipment.ts';
import { NO_HELP } from '../../src/rules/nothing-named.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const contact = (scene: Scene, answers: Tape, overrides: Partial<Input<'acid'>> = {}, h = DEFAULTS) => {
  const input: Input<'acid'> = {
    scene,
    figure: 'hero',
    acid: 'flask',
    dice: null,
    thrower: null,
    difficulty: 1,
    ...NO_HELP,
    ...overrides,
  };
  const { outcome, effects } = scripted(acid, input, h, answers).outcome;
  return { outcome, scene: applyEffects(scene, effects), figure: after(scene, effects, 'hero') };
};
const nextRound = (scene: Scene, answers: Tape, h = DEFAULTS) => {
  const { outcome, effects } = scripted(acidRound, { scene, figure: 'hero' }, h, answers).outcome;
  return { outcome, scene: applyEffects(scene, effects), figure: after(scene, effects, 'hero') };
};
const strong = { strength: 9, endurance: 9 };
const bare = sceneWith([hero({ attributes: strong }), foe({ skills: { thrown: 2 } })]);
const clad = sceneWith([hero({ attributes: strong, inventory: [armour('chain')] }), foe()]); // blunt 2

describe('acids', () => {
  test('[DP-ACD-01] dice by amount against 1 and the blunt value of the armour', () => {
    expect(ACIDS).toEqual({ splash: 3, flask: 5, bath: 10 });
    const roll = [[5, 6, 6, 1, 1]];
    expect(contact(bare, roll).outcome).toMatchObject({ kind: 'burned', wounds: 3, next: 3 });
    expect(contact(clad, roll).outcome).toMatchObject({ wounds: 1, next: 1 }); // 3 - 2
    expect(contact(bare, [[5, 1]], { dice: 2 }).outcome).toMatchObject({ wounds: 1 });
  });

  test('[DP-ACD-02] [DP-R-113] the next round has as many dice as there were wounds, without armour, until none', () => {
    const first = contact(clad, [[5, 6, 6, 6, 1], 'none']); // 4 - 2 = 2 wounds
    expect(first.figure.afflictions).toEqual([{ kind: 'acid', id: 'acid', dice: 2, rounds: 1 }]);
    const second = nextRound(first.scene, [[5, 1]]);
    expect(second.outcome).toMatchObject({ kind: 'burned', wounds: 1, next: 1 });
    expect(second.figure).toMatchObject({ wounds: 3, inventory: [{ woundsTaken: 2 }] });
    const third = nextRound(second.scene, [[4]]);
    expect(third.outcome).toMatchObject({ kind: 'unhurt', next: 0 });
    expect(third.figure.afflictions).toEqual([]);
    expect(
      scripted(acidRound, { scene: third.scene, figure: 'hero' }, DEFAULTS, []).outcome.outcome,
    ).toMatchObject({
      reason: 'unknown-affliction',
    });
  });

  test('[DP-R-113] or each round has one die fewer', () => {
    const h = house({ acidDecay: 'minusOneDie' });
    const first = contact(bare, [[1, 1, 1, 1, 1]], {}, h);
    expect(first.outcome).toMatchObject({ wounds: 0, next: 4 });
    expect(nextRound(first.scene, [[1, 1, 1, 1]], h).outcome).toMatchObject({ next: 3 });
  });

  test('[DP-ACD-01] [DP-R-113] thrown acid has to hit first; crits are dice', () => {
    const by = { thrower: 'foe', difficulty: 1 };
    // DEX 1 + Thrown 2
    expect(contact(bare, [[1, 1, 1]], by).outcome).toMatchObject({ kind: 'missed', wounds: 0 });
    expect(
      contact(
        bare,
        [
          [5, 1, 1],
          [5, 1, 1, 1, 1],
        ],
        by,
      ).outcome,
    ).toMatchObject({ wounds: 1 });
    // one crit: 6 dice
    expect(contact(bare, [[5, 6, 1], '0', [5, 1, 1, 1, 1, 1]], by).outcome).toMatchObject({ wounds: 1 });
  });

  test('[DP-ACD-03] on crits the GM may let equipment be damaged or destroyed', () => {
    const armed = sceneWith([
      hero({ attributes: strong, inventory: [meleeWeapon('knife'), armour('chain')] }),
    ]);
    const roll = [5, 6, 6, 6, 1]; // 4 - 2 = 2 wounds, one crit
    const damaged = contact(armed, [roll, 'knife', 'damaged']);
    expect(damaged.figure.inventory[0]).toMatchObject({ id: 'knife', woundsTaken: 1 });
    expect(contact(armed, [roll, 'knife', 'destroyed']).figure.inventory.map(({ id }) => id)).toEqual([
      'chain',
    ]);
    // mirrored wear 2, and 1 for the crit
    expect(contact(armed, [roll, 'chain', 'damaged']).figure.inventory[1]).toMatchObject({ woundsTaken: 3 });
    expect(contact(armed, [[5, 6, 6, 1, 1]]).outcome).toMatchObject({ wounds: 1 }); // no crit, no question
  });
});
