import { DIE_OF_LEVEL, type Die, LEVEL_OF_DIE, type Level } from '../data/ladders.ts';
import type { Pc, Trait, TraitId, WeaponKind } from '../model.ts';
import type { House } from '../rule.ts';

/** GW-R-02: "Z" is the Polish initial of G. */
export const traitAlias = (trait: TraitId): TraitId => (trait === 'Z' ? 'G' : trait);

/** GW-TRT-01: S, G and M, and whatever the table has added. */
export const isTrait = (trait: TraitId, house: House): boolean => house.traits.includes(traitAlias(trait));

/** GW-TRT-02: the die of a trait. GW-ADD-16: if only a level is known it is converted. */
export function dieOf(figure: Pc, trait: TraitId): Die {
  const { die, level } = traitOf(figure, trait);
  return die ?? DIE_OF_LEVEL[level ?? 'unskilled'];
}

/** GW-D6-01: the level of a trait. GW-ADD-16: if only a die is known it is converted. */
export function levelOf(figure: Pc, trait: TraitId): Level {
  const { die, level } = traitOf(figure, trait);
  return level ?? LEVEL_OF_DIE[die ?? 6];
}

function traitOf(figure: Pc, trait: TraitId): Trait {
  return figure.traits[traitAlias(trait)] ?? { die: null, level: null };
}

/** What a described action is about. */
export const ACTION_NATURES = ['physical', 'special', 'unseen', 'melee', 'distance', 'spell'] as const;
export type ActionNature = (typeof ACTION_NATURES)[number];

/** GW-TRT-03: the trait that fits; the GM may name another. */
export function traitFor(nature: ActionNature): TraitId {
  switch (nature) {
    case 'physical':
    case 'melee':
      return 'S';
    case 'unseen':
    case 'distance':
      return 'G';
    case 'special':
    case 'spell':
      return 'M';
  }
}

/** GW-R-13: a weapon has its trait, S in melee and G at a distance unless its sheet says otherwise. */
export const traitOfWeapon = (kind: WeaponKind): TraitId => traitFor(kind === 'melee' ? 'melee' : 'distance');
