import type { GwEffect } from '../effects.ts';
import type { GwFate } from '../facts.ts';
import type { House } from '../house-rules.ts';
import type { Mode, Pc, Scene, Trait } from '../model.ts';
import { dieOf, levelOf } from './traits.ts';

/** GW-ADD-16: the table switches between the core game and six-sided dice only; missing dice or levels are converted. */
export function switchVariant(
  fate: GwFate,
  input: { readonly scene: Scene; readonly mode: Mode },
  house: House,
) {
  const { scene, mode } = input;
  fate.note('GW-ADD-16', { kind: 'mode', mode });
  const pcs = scene.figures.filter((figure): figure is Pc => figure.side === 'pc');
  const converted = pcs.flatMap((figure) => house.traits.flatMap((trait) => conversion(figure, trait)));
  const effects: readonly GwEffect[] = [{ kind: 'modeSwitched', mode }, ...converted];
  return { outcome: { kind: 'switched' as const, mode }, effects };
}

/** Values entered or raised by hand are kept. */
function conversion(figure: Pc, trait: string): readonly GwEffect[] {
  const { die, level } = figure.traits[trait] ?? { die: null, level: null };
  if (die !== null && level !== null) return [];
  const to: Trait = { die: die ?? dieOf(figure, trait), level: level ?? levelOf(figure, trait) };
  return [{ kind: 'traitRaised', figure: figure.id, trait, to }];
}
