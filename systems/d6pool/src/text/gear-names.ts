import type { GearId } from '../rules/gear.ts';
import type { PLAIN_THING } from '../rules/give-item.ts';
import { named } from './phrases.ts';

/** Rows of the tables, claws, and whatever stands in no list. */
type Named = GearId | typeof PLAIN_THING | 'claws';

/** The things of the equipment tables in German and English. */
// biome-ignore format: a table reads best in columns
const ROWS: Readonly<Record<Named, readonly [de: string, en: string]>> = {
  axe:            ['Axt', 'axe'],
  hatchet:        ['Beil', 'hatchet'],
  broadsword:     ['Breitschwert', 'broadsword'],
  garrotte:       ['Garotte', 'garrotte'],
  halberd:        ['Hellebarde', 'halberd'],
  quarterstaff:   ['Kampfstab', 'quarterstaff'],
  club:           ['Knüttel', 'club'],
  warHammer:      ['Kriegshammer', 'war hammer'],
  shortSword:     ['Kurzschwert', 'short sword'],
  knife:          ['Messer', 'knife'],
  pepperSpray:    ['Pfefferspray', 'pepper spray'],
  whip:           ['Peitsche', 'whip'],
  rapier:         ['Rapier', 'rapier'],
  spear:          ['Speer', 'spear'],
  mace:           ['Streitkolben', 'mace'],
  unarmed:        ['bloße Hände', 'bare hands'],
  twoHandedSword: ['Zweihänder', 'two-handed sword'],
  crossbowLight:  ['leichte Armbrust', 'light crossbow'],
  crossbowHeavy:  ['schwere Armbrust', 'heavy crossbow'],
  blowgun:        ['Blasrohr', 'blowgun'],
  rifle:          ['Gewehr', 'rifle'],
  compositeBow:   ['Kompositbogen', 'composite bow'],
  longbow:        ['Langbogen', 'longbow'],
  machineGun:     ['Maschinengewehr', 'machine gun'],
  submachineGun:  ['Maschinenpistole', 'submachine gun'],
  pistolLight:    ['leichte Pistole', 'light pistol'],
  pistolHeavy:    ['schwere Pistole', 'heavy pistol'],
  rocketLauncher: ['Raketenwerfer', 'rocket launcher'],
  shotgun:        ['Schrotflinte', 'shotgun'],
  stone:          ['Stein', 'stone'],
  assaultRifle:   ['Sturmgewehr', 'assault rifle'],
  sniperRifle:    ['Scharfschützengewehr', 'sniper rifle'],
  throwingKnife:  ['Wurfmesser', 'throwing knife'],
  javelinLight:   ['leichter Wurfspeer', 'light javelin'],
  javelinHeavy:   ['schwerer Wurfspeer', 'heavy javelin'],
  dynamite:       ['Dynamit', 'dynamite'],
  grenade:        ['Granate', 'grenade'],
  pipeBomb:       ['Rohrbombe', 'pipe bomb'],
  semtex:         ['Semtex', 'Semtex'],
  heRocket:       ['HE-Rakete', 'HE rocket'],
  shapedCharge:   ['Hohlladungsgeschoss', 'shaped charge'],
  heavyClothing:  ['schwere Kleidung', 'heavy clothing'],
  leather:        ['Lederrüstung', 'leather armour'],
  studdedLeather: ['beschlagene Lederrüstung', 'studded leather armour'],
  lamellar:       ['Lamellenpanzer', 'lamellar armour'],
  scale:          ['Schuppenpanzer', 'scale armour'],
  segmented:      ['Gliederpanzer', 'segmented armour'],
  chain:          ['Kettenpanzer', 'chain mail'],
  plate:          ['Plattenpanzer', 'plate armour'],
  bodyArmour:     ['Körperpanzer', 'body armour'],
  poweredArmour:  ['Energiepanzer', 'powered armour'],
  energyShield1:  ['Energieschild 1', 'energy shield 1'],
  energyShield2:  ['Energieschild 2', 'energy shield 2'],
  energyShield3:  ['Energieschild 3', 'energy shield 3'],
  smallShield:    ['kleiner Schild', 'small shield'],
  largeShield:    ['großer Schild', 'large shield'],
  towerShield:    ['Turmschild', 'tower shield'],
  claws:          ['Klauen', 'claws'],
  thing:          ['sonstiger Gegenstand', 'other thing'],
};

const column = (index: 0 | 1): Readonly<Record<Named, string>> =>
  Object.fromEntries(Object.entries(ROWS).map(([id, row]) => [id, row[index]])) as Record<Named, string>;

/** What a thing is called: a row of the tables by its name, whatever the table has named itself as it stands. */
export function thingName(gear: Readonly<Record<string, string>>, objects: Readonly<Record<string, string>>) {
  const all = { ...objects, ...gear };
  return (name: string): string => named(all, name);
}

export const gearDe = column(0);
export const gearEn = column(1);
