import { question } from '@tafelrunde/kernel';
import { DIE_OF_LEVEL, LEVEL_OF_DIE, LEVELS } from '../data/ladders.ts';
import { applyEffects } from '../effects.ts';
import { figureOf, type Mode, type Pc, type Scene, type Trait, type TraitId } from '../model.ts';
import { type Effects, type Fate, type GwEffect, type House, refused } from '../rule.ts';
import { enlarge } from './die-size.ts';
import { dieOf, levelOf } from './traits.ts';

/**
 * GW-ADD-13: a die one size up, as far as the table allows. GW-D6-06, GW-R-37: a level one up, to master. GW-ADD-16: what
 * only stands for the other goes up with it, so that the advance is there in both games; what was set by hand stays.
 */
export function raisedTrait(figure: Pc, trait: TraitId, mode: Mode, house: House): Trait | null {
  const current = figure.traits[trait] ?? { die: null, level: null };
  if (mode === 'd6only') {
    const level = LEVELS[LEVELS.indexOf(levelOf(figure, trait)) + 1];
    if (level === undefined) return null;
    const larger = DIE_OF_LEVEL[level];
    const goesAlong =
      current.die === DIE_OF_LEVEL[levelOf(figure, trait)] && larger <= house['advance.maxDie'];
    return { die: goesAlong ? larger : current.die, level };
  }
  const die = dieOf(figure, trait);
  const larger = enlarge(die);
  if (larger === die || larger > house['advance.maxDie']) return null;
  const goesAlong = current.level === LEVEL_OF_DIE[die];
  return { die: larger, level: goesAlong ? LEVEL_OF_DIE[larger] : current.level };
}

/** GW-ADD-13, GW-D6-06: one trait up, or one heart more, or one Mana more; the player chooses one (GW-R-37). */
export function advance(fate: Fate, input: { readonly scene: Scene; readonly figure: string }, house: House) {
  const { scene } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.side !== 'pc') return refused('not-a-player-character');
  const traits = house.traits.filter((trait) => raisedTrait(figure, trait, scene.mode, house) !== null);
  const cite = scene.mode === 'core' ? 'GW-ADD-13' : 'GW-D6-06';
  const choice = fate.choose(question('advance', cite, figure.id, [...traits, 'heart', 'mana']));
  fate.note(cite, { kind: 'advanced', name: figure.name, advance: choice });
  const effects: Effects = [
    advanceEffect(figure, choice, scene.mode, house),
    { kind: 'advanceNoted', figure: figure.id, advance: choice },
  ];
  const character = figureOf(applyEffects(scene, effects), figure.id) as Pc;
  return { outcome: { kind: 'advanced' as const, advance: choice, character }, effects };
}

function advanceEffect(figure: Pc, choice: string, mode: Mode, house: House): GwEffect {
  if (choice === 'heart') return { kind: 'heartsMaxRaised', figure: figure.id, by: 1 };
  if (choice === 'mana') return { kind: 'manaMaxRaised', figure: figure.id, by: 1 };
  return {
    kind: 'traitRaised',
    figure: figure.id,
    trait: choice,
    to: raisedTrait(figure, choice, mode, house) as Trait,
  };
}
