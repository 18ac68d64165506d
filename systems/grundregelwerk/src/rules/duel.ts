import type { Category } from '../data/enemies.ts';
import type { Die } from '../data/ladders.ts';
import { applyEffects } from '../effects.ts';
import { figureOf, isAble, isOut, type Scene } from '../model.ts';
import type { Fate, House } from '../rule.ts';
import { emptyScene } from '../scene.ts';
import { attack } from './attack.ts';
import { newCharacter } from './create.ts';
import { makeEnemy } from './enemies.ts';
import { hasLuck } from './luck.ts';

export interface DuelInput {
  readonly die: Die;
  readonly hearts?: number | undefined;
  readonly category: Category;
  readonly hasArmour: boolean;
}

/** Attacks until one side falls: the attacks of a player character against one enemy beside it, by the rules of combat. */
export function duel(fate: Fate, input: DuelInput, house: House) {
  let scene = duelScene(input, house);
  let attacks = 0;
  for (;;) {
    const hero = figureOf(scene, 'attacker');
    const enemy = figureOf(scene, 'defender');
    if (hero === undefined || enemy === undefined || isOut(enemy) || !isAble(hero)) break;
    // All that the rest of the duel depends on.
    const luck = hero.side === 'pc' && hasLuck(scene, hero, house) ? 1 : 0;
    fate.mark(((hero.hearts * 32 + enemy.hearts) * 2 + hero.armourTokens) * 2 + luck);
    const { outcome, effects } = attack(
      fate,
      { scene, attacker: 'attacker', target: 'defender', conditions: [] },
      house,
    );
    if (outcome.kind === 'refused') break;
    scene = withoutConsequences(applyEffects(scene, effects));
    attacks += 1;
  }
  const winner = scene.figures.some((figure) => figure.id === 'attacker' && isAble(figure))
    ? 'attacker'
    : 'defender';
  fate.note('GW-ATK-01', { kind: 'duel', winner, attacks });
  return { outcome: { kind: 'duel' as const, winner: winner as 'attacker' | 'defender' }, effects: [] };
}

/** Complications are the GM's to narrate: a duel counts hearts and luck only, so weapons and footing are restored. */
function withoutConsequences(scene: Scene): Scene {
  const figures = scene.figures.map((figure) => {
    const status = figure.status.filter((one) => one === 'downed' || one === 'dead' || one === 'left');
    return figure.side === 'pc'
      ? { ...figure, status, weapons: figure.weapons.map((weapon) => ({ ...weapon, dropped: false })) }
      : { ...figure, status };
  });
  return { ...scene, figures, flags: scene.flags.filter((flag) => flag !== 'alarm'), timer: null };
}

function duelScene(input: DuelInput, house: House): Scene {
  // The die is given, so any trait of the table will do.
  const trait = house.traits[0] as string;
  const sheet = {
    id: 'attacker',
    name: 'attacker',
    concept: '',
    traits: { [trait]: { die: input.die, level: null } },
    weapons: [{ name: 'sword', trait, kind: 'melee' as const, dropped: false }],
    hasArmour: input.hasArmour,
  };
  const hearts = input.hearts ?? house['pc.hearts'];
  const hero = { ...newCharacter(sheet, house), hearts, heartsMax: hearts };
  const enemy = makeEnemy(
    {
      id: 'defender',
      name: 'defender',
      category: input.category,
      hasRanged: false,
      reach: null,
      hasArmour: false,
      at: null,
    },
    house,
  );
  return { ...emptyScene, figures: [hero, enemy] };
}
