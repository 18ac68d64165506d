import { DIE_OF_LEVEL, type Die, LEVEL_OF_DIE, LEVELS, type Level } from '../data/ladders.ts';
import type { Mode, Pc, Scene, Trait } from '../model.ts';
import type { Effects, Fate, House } from '../rule.ts';
import { dieOf, levelOf } from './traits.ts';

/** GW-ADD-16: the table switches between the core game and six-sided dice only; missing dice or levels are converted. */
export function switchVariant(
  fate: Fate,
  input: { readonly scene: Scene; readonly mode: Mode },
  house: House,
) {
  const { scene, mode } = input;
  fate.note('GW-ADD-16', { kind: 'mode', mode });
  const pcs = scene.figures.filter((figure): figure is Pc => figure.side === 'pc');
  const converted = pcs.flatMap((figure) => house.traits.flatMap((trait) => conversion(figure, trait)));
  const effects: Effects = [{ kind: 'modeSwitched', mode }, ...converted];
  return { outcome: { kind: 'switched' as const, mode }, effects };
}

/** Values entered or raised by hand are kept; a value that an advance has left behind follows it. */
function conversion(figure: Pc, trait: string): Effects {
  const { die, level } = figure.traits[trait] ?? { die: null, level: null };
  const to: Trait =
    die === null || level === null
      ? { die: dieOf(figure, trait), level: levelOf(figure, trait) }
      : figure.advances.includes(trait)
        ? caughtUp(die, level)
        : { die, level };
  if (to.die === die && to.level === level) return [];
  return [{ kind: 'traitRaised', figure: figure.id, trait, to }];
}

/** Sheets that advanced before die and level went up together have one of the two behind. */
function caughtUp(die: Die, level: Level): Trait {
  const rank = (one: Level) => LEVELS.indexOf(one);
  if (rank(LEVEL_OF_DIE[die]) > rank(level)) return { die, level: LEVEL_OF_DIE[die] };
  return rank(LEVEL_OF_DIE[die]) < rank(level) ? { die: DIE_OF_LEVEL[level], level } : { die, level };
}
