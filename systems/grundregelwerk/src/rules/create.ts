import { question } from '@tafelrunde/kernel';
import { idFrom } from '@tafelrunde/system';
import { type Die, LEVEL_OF_DIE } from '../data/ladders.ts';
import { STARTING_DICE, TEMPLATE_TABLE, type Template } from '../data/templates.ts';
import type { Pc, Trait, Weapon } from '../model.ts';
import type { Effects, Fate, House } from '../rule.ts';
import { traitOfWeapon } from './traits.ts';

export interface CreateInput {
  readonly id?: string | undefined;
  readonly name: string;
  readonly concept: string;
  /** One of the templates, or `free` to distribute the dice. */
  readonly template: Template | 'free';
  /** What is settled already; the rest is asked for. */
  readonly traits?: Readonly<Record<string, Die>> | undefined;
  readonly weapon?: Weapon['kind'] | undefined;
  readonly hasArmour?: boolean | undefined;
}

/** GW-ADD-12: name, concept, dice, hearts, Mana, a weapon, armour or not. */
export function createCharacter(fate: Fate, input: CreateInput, house: House) {
  const by = 'player';
  const traits =
    input.template === 'free'
      ? (givenTraits(input.traits) ?? distribute(fate, by, house))
      : templateTraits(input.template, house);
  const weapon =
    input.template === 'free'
      ? weaponOf(input.weapon ?? chooseWeapon(fate, by))
      : templateWeapon(input.template);
  const hasArmour =
    house['optional.armour'] &&
    (input.hasArmour ?? fate.choose(question('hasArmour', 'GW-ADD-12', by, ['no', 'yes'])) === 'yes');
  const { name, concept } = input;
  const character = newCharacter(
    { id: input.id ?? idFrom(name), name, concept, traits, weapons: [weapon], hasArmour },
    house,
  );
  fate.note('GW-ADD-12', { kind: 'created', name: character.name });
  const effects: Effects = [{ kind: 'figureAdded', figure: character }];
  return { outcome: { kind: 'created' as const, character }, effects };
}

/** A fresh character: GW-HRT-01 hearts, GW-MAG-01 Mana; the start is also the maximum (GW-R-23). */
export function newCharacter(
  sheet: Pick<Pc, 'id' | 'name' | 'concept' | 'traits' | 'weapons' | 'hasArmour'>,
  house: House,
): Pc {
  return {
    ...sheet,
    side: 'pc',
    hearts: house['pc.hearts'],
    heartsMax: house['pc.hearts'],
    mana: house['pc.mana'],
    manaMax: house['pc.mana'],
    armourTokens: sheet.hasArmour ? 1 : 0,
    status: [],
    pos: null,
    coverOverride: null,
    move: house.move,
    actionLeft: true,
    moveLeft: true,
    advances: [],
  };
}

/** GW-ADD-12: one of the ready characters. */
export function templateCharacter(id: Template, name: string, house: House): Pc {
  const traits = templateTraits(id, house);
  const weapons = [templateWeapon(id)];
  return newCharacter({ id, name, concept: '', traits, weapons, hasArmour: false }, house);
}

export const traitWith = (die: Die): Trait => ({ die, level: LEVEL_OF_DIE[die] });

const givenTraits = (dice: CreateInput['traits']): Readonly<Record<string, Trait>> | undefined =>
  dice && Object.fromEntries(Object.entries(dice).map(([trait, die]) => [trait, traitWith(die)]));

/** GW-ADD-12, GW-R-03, GW-ADD-16: d10, d8 and d6 (trained, novice, unskilled) as the player likes; further traits start at d6. */
function distribute(fate: Fate, by: string, house: House): Readonly<Record<string, Trait>> {
  const traits: Record<string, Trait> = {};
  const [largest, middle, smallest] = STARTING_DICE;
  const open = () => house.traits.filter((trait) => traits[trait] === undefined);
  for (const [id, die] of [
    ['bestTrait', largest],
    ['secondTrait', middle],
  ] as const) {
    const left = open();
    if (left.length === 0) break;
    const trait = left.length === 1 ? (left[0] as string) : fate.choose(question(id, 'GW-ADD-12', by, left));
    traits[trait] = traitWith(die);
  }
  for (const trait of open()) traits[trait] = traitWith(smallest);
  return traits;
}

export function templateTraits(template: Template, house: House): Readonly<Record<string, Trait>> {
  const row = TEMPLATE_TABLE[template];
  const known = { S: row.S, G: row.G, M: row.M } as Readonly<Record<string, 6 | 8 | 10>>;
  return Object.fromEntries(house.traits.map((trait) => [trait, traitWith(known[trait] ?? 6)]));
}

export function templateWeapon(template: Template): Weapon {
  const { weapon, kind } = TEMPLATE_TABLE[template];
  return { name: weapon, kind, trait: traitOfWeapon(kind), dropped: false };
}

const chooseWeapon = (fate: Fate, by: string): Weapon['kind'] =>
  fate.choose(question('weaponKind', 'GW-R-13', by, ['melee', 'ranged']));

/** GW-R-13: melee S, ranged G; the sheet can say otherwise later. */
export function weaponOf(kind: Weapon['kind']): Weapon {
  return { name: kind === 'melee' ? 'sword' : 'bow', kind, trait: traitOfWeapon(kind), dropped: false };
}
