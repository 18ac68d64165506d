import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { equipArmour, equipWeapon, wield } from '../../src/rules/equipment.ts';
import { after, DEFAULTS, hero, sceneWith } from '../fixtures.ts';

const scene = sceneWith([
  hero({ skills: { blades: 8 }, weapons: [{ name: 'knife', weaponSkill: 'blades' }] }),
]);
const sword = {
  scene,
  figure: 'hero',
  weapon: 'sword',
  weaponSkill: 'blades',
  parryMod: 2,
  canParry: true,
  wielded: true,
};

describe('[PW-R-25] [PW-DER-17] weapons', () => {
  test('are added or replaced, and PA and RK follow', () => {
    const { outcome } = scripted(equipWeapon, sword, DEFAULTS, []);
    expect(outcome.outcome).toEqual({ kind: 'equipped', parry: 8, armourClass: 8 }); // (4 + 8) / 2 + 2
    expect(after(scene, outcome.effects).weapons.map(({ name }) => name)).toEqual(['knife', 'sword']);
    const knife = scripted(equipWeapon, { ...sword, weapon: 'knife', parryMod: -1 }, DEFAULTS, []);
    expect(after(scene, knife.outcome.effects).weapons).toHaveLength(1);
    expect(knife.outcome.outcome).toMatchObject({ parry: 5 });
  });
  test('need a weapon Probe', () => {
    const bad = { ...sword, weaponSkill: 'sneak' };
    expect(scripted(equipWeapon, bad, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'not-a-weapon-skill',
    });
    const none = { ...sword, weaponSkill: 'juggling' };
    expect(scripted(equipWeapon, none, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'unknown-skill',
    });
    const nobody = { ...sword, figure: 'x' };
    expect(scripted(equipWeapon, nobody, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'unknown-figure',
    });
  });
  test('are taken in hand and put away', () => {
    const away = { scene, figure: 'hero', weapon: 'knife', wielded: false };
    const run = scripted(wield, away, DEFAULTS, []);
    expect(run.outcome.outcome).toMatchObject({ parry: 4 }); // Waffenlos
    expect(after(scene, run.outcome.effects).weapons[0]?.wielded).toBe(false);
    expect(scripted(wield, { ...away, weapon: 'axe' }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'unknown-weapon',
    });
    expect(scripted(wield, { ...away, figure: 'x' }, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'unknown-figure',
    });
  });
});

test('[PW-DER-18] armour counts in full, and 0 takes it off', () => {
  const input = { scene, figure: 'hero', name: 'mail', value: 3 };
  const { outcome } = scripted(equipArmour, input, DEFAULTS, []);
  expect(outcome.outcome).toMatchObject({ armourClass: 9 }); // 6 + 3
  expect(after(scene, outcome.effects).armour).toEqual({ name: 'mail', value: 3 });
  expect(
    after(scene, scripted(equipArmour, { ...input, value: 0 }, DEFAULTS, []).outcome.effects).armour,
  ).toBeNull();
  expect(scripted(equipArmour, { ...input, figure: 'x' }, DEFAULTS, []).outcome.outcome).toMatchObject({
    reason: 'unknown-figure',
  });
});
