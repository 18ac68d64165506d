import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { rangedWeapon } from '../../src/rules/equipment.ts';
import { aim, clearJam, reload } from '../../src/rules/weapon-handling.ts';
import { after, DEFAULTS, foe, hero, house } from '../fixtures.ts';
import { inRound, NOTHING, type Run } from './fight-fixtures.ts';

type Answers = readonly (string | readonly number[])[];
const run = (rule: unknown, input: unknown, answers: Answers = [], h = DEFAULTS) =>
  scripted(rule as never, input, h, answers).outcome as Run;
const jammed = { ...rangedWeapon('submachineGun'), jammed: true };
const scene = inRound([hero({ inventory: [jammed], fateDice: 0 }), foe()]);
const clear = { ...NOTHING, scene, figure: 'hero', item: 'submachineGun' };

describe('handling weapons', () => {
  test('[DP-R-61] [DP-R-53] aiming is an action without a roll, and does not make vulnerable', () => {
    const { effects } = run(aim, { scene, figure: 'hero', target: 'foe' });
    expect(after(scene, effects, 'hero').turn).toMatchObject({
      aimTarget: 'foe',
      aimRound: 2,
      actionsUsed: 1,
      vulnerable: [],
    });
  });

  test('[DP-R-67] [DP-R-53] a jam: DEX and skill against 1, vulnerable meanwhile', () => {
    expect(run(clearJam, clear, [[1, 1]]).outcome).toEqual({ kind: 'jammed' });
    const { outcome, effects } = run(clearJam, clear, [[5, 1]]);
    expect(outcome).toEqual({ kind: 'cleared' });
    expect(after(scene, effects, 'hero')).toMatchObject({
      inventory: [{ jammed: false }],
      turn: { vulnerable: ['nonCombat'], actionsUsed: 1 },
    });
  });

  test('[DP-R-67] without a roll, or as the GM says', () => {
    expect(run(clearJam, clear, [], house({ clearJam: 'actionOnly' })).outcome).toEqual({ kind: 'cleared' });
    expect(run(clearJam, clear, ['no'], house({ clearJam: 'gm' })).outcome).toEqual({ kind: 'jammed' });
  });

  test('[DP-R-91] a rocket goes into the launcher', () => {
    const armed = inRound([hero({ inventory: [rangedWeapon('rocketLauncher')] })]);
    const input = {
      scene: armed,
      figure: 'hero',
      item: 'rocketLauncher',
      ammo: null,
      rocket: 'shapedCharge',
    };
    expect(after(armed, run(reload, input).effects, 'hero').inventory[0]).toMatchObject({
      loaded: 'shapedCharge',
    });
  });
});
