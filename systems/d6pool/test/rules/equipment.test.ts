import { describe, expect, test } from 'vitest';
import { ARMOURS } from '../../src/data/armours.ts';
import { COVER_MATERIALS } from '../../src/data/cover.ts';
import { EXPLOSIVES } from '../../src/data/explosives.ts';
import { RANGED_WEAPONS } from '../../src/data/ranged-weapons.ts';
import { SHIELDS } from '../../src/data/shields.ts';
import { MELEE_WEAPONS } from '../../src/data/weapons.ts';
import { ZONES } from '../../src/items.ts';
import { armour, explosive, meleeWeapon, rangedWeapon, shield, typesOf } from '../../src/rules/equipment.ts';
import { DEFAULTS, house } from '../fixtures.ts';

/** As the table prints it: dice, "+", types, reach. */
const melee = (row: (typeof MELEE_WEAPONS)[keyof typeof MELEE_WEAPONS]) =>
  `${row.dice ?? '-'}${row.addsStrength ? '+' : ''} ${row.types.join('/') || '-'} ${row.reach}`;

describe('tables', () => {
  test('[DP-EQP-02] [DP-R-89] melee weapons', () => {
    expect(Object.entries(MELEE_WEAPONS).map(([id, row]) => `${id} ${melee(row)}`)).toEqual([
      'axe 3+ cut 1.5',
      'hatchet 2+ cut 1',
      'broadsword 3+ cut/pierce 1.5',
      'garrotte - - 0.5',
      'halberd 3+ cut/pierce 2.5',
      'quarterstaff 1+ blunt 2.5',
      'club 1+ blunt 1.5',
      'warHammer 3+ blunt 1.5',
      'shortSword 2+ pierce/cut 1',
      'knife 2+ pierce/cut 0.5',
      'pepperSpray 1 - 2',
      'whip 2 - 3',
      'rapier 2+ pierce/cut 1.5',
      'spear 2+ pierce/cut 2',
      'mace 2+ blunt 1',
      'unarmed 0+ blunt 0.5',
      'twoHandedSword 3+ cut/pierce 2',
    ]);
  });

  test('[DP-EQP-03] ranged weapons', () => {
    const rows = Object.entries(RANGED_WEAPONS).map(
      ([id, row]) =>
        `${id} ${row.dice}${row.addsStrength ? '+' : ''} ${row.rateOfFire} ${row.ranges.join('/')} ${row.skill}`,
    );
    expect(rows).toEqual([
      'crossbowLight 4 0.5 10/20/40/80 rifles',
      'crossbowHeavy 5 0.25 15/30/60/120 rifles',
      'blowgun 1 1 5/10/20/40 blowguns',
      'rifle 6 3 50/100/200/400 rifles',
      'compositeBow 3+ 1 10/20/40/80 bows',
      'longbow 4+ 1 25/50/100/200 bows',
      'machineGun 6 3 75/150/300/600 heavyWeapons',
      'submachineGun 5 3 10/20/40/80 pistols',
      'pistolLight 4 3 15/30/60/120 pistols',
      'pistolHeavy 5 3 15/30/60/120 pistols',
      'rocketLauncher 5 1 250/500/1000/2000 heavyWeapons',
      'shotgun 7 3 12/24/48 rifles',
      'stone 1+ 1 10/20/40 thrown',
      'assaultRifle 6 3 50/100/200/400 rifles',
      'sniperRifle 6 3 100/200/400/800 rifles',
      'throwingKnife 1+ 1 3/6/12 thrown',
      'javelinLight 3+ 1 16/32/64 thrown',
      'javelinHeavy 4+ 1 5/10/20 thrown',
    ]);
    expect(RANGED_WEAPONS.rocketLauncher.minRange).toBe(10);
  });

  test('[DP-EQP-04] [DP-R-92] [DP-R-94] explosives; the printed radius looks like feet', () => {
    expect(Object.values(EXPLOSIVES).map(({ dice }) => dice)).toEqual([12, 6, 8, 16, 12, 12]);
    expect(explosive('dynamite', DEFAULTS)).toMatchObject({ radius: 1.5, types: ['blunt'] });
    expect(explosive('grenade', DEFAULTS)).toMatchObject({
      radius: 3,
      types: ['pierce'],
      ranges: [10, 20, 40],
    });
    const other = house({ blastRadius: 'table', explosionType: 'alwaysBlunt' });
    expect(explosive('grenade', other)).toMatchObject({ radius: 10, types: ['blunt'] });
  });

  test('[DP-ARM-04] [DP-R-85] armour: blunt, cut, pierce, wounds, kg, Malus', () => {
    const rows = Object.entries(ARMOURS).map(
      ([id, row]) => `${id} ${row.blunt} ${row.cut} ${row.pierce} ${row.wounds} ${row.kg} ${row.malus}`,
    );
    expect(rows.slice(0, 10)).toEqual([
      'heavyClothing 1 1 0 2 3 0',
      'leather 1 1 0 5 5 0',
      'studdedLeather 1 1 0 8 7.5 0',
      'lamellar 2 1 1 8 8 1',
      'scale 2 2 2 10 15 2',
      'segmented 2 3 1 15 18 1',
      'chain 2 2 1 12 20 1',
      'plate 3 3 2 20 25 2',
      'bodyArmour 2 2 2 20 12 1',
      'poweredArmour 3 3 3 30 150 1',
    ]);
  });

  test('[DP-ARM-05] [DP-R-86] what is described without a row has one of ours', () => {
    expect(armour('segmented')).toMatchObject({ values: { blunt: 2, cut: 3, pierce: 1 }, malus: 1, kg: 18 });
    expect(armour('energyShield3')).toMatchObject({
      values: { cut: 3 },
      woundLimit: 30,
      kg: 1,
      rangedOnly: true,
    });
  });

  test('[DP-R-57] shields and cover, our additions', () => {
    expect(Object.values(SHIELDS).map(({ kg }) => kg)).toEqual([2, 5, 8]);
    expect(COVER_MATERIALS).toEqual({
      bush: 0,
      furniture: 1,
      woodenDoor: 1,
      carBody: 2,
      brickWall: 4,
      concrete: 6,
    });
  });
});

describe('things from the tables', () => {
  test('[DP-EQP-01] an item keeps its row and can be renamed', () => {
    expect(meleeWeapon('axe', 'grandfather')).toMatchObject({
      id: 'grandfather',
      weapon: 'axe',
      dice: 3,
      kg: 2,
    });
    expect(shield('tower')).toMatchObject({ size: 'tower', kg: 8 });
    expect(armour('plate').zones).toEqual(ZONES);
  });

  test('[DP-R-73] [DP-R-74] types: bolts and arrows pierce, stones are blunt, bullets cut or pierce', () => {
    expect(rangedWeapon('longbow').types).toEqual(['pierce']);
    expect(rangedWeapon('stone').types).toEqual(['blunt']);
    expect(typesOf(rangedWeapon('pistolLight'), DEFAULTS)).toEqual(['cut']);
    expect(typesOf(rangedWeapon('pistolLight'), house({ bulletType: 'pierce' }))).toEqual(['pierce']);
    expect(typesOf(rangedWeapon('longbow'), house({ bulletType: 'cut' }))).toEqual(['pierce']);
  });
});
