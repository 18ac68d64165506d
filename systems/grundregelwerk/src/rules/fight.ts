import { type FightOutcome, type FoughtFighter, fightOutcome, weakestOf } from '@tafelrunde/system';
import { LEVELS } from '../data/ladders.ts';
import { SPELL_EFFECTS, SPELL_LEVEL_TABLE } from '../data/spells.ts';
import { applyEffects } from '../effects.ts';
import { type Enemy, type Figure, figureOf, has, isAble, isOut, type Pc, type Scene } from '../model.ts';
import type { Fate, House } from '../rule.ts';
import { attack } from './attack.ts';
import { attackSpell } from './attack-spell.ts';
import { isOver, passTurn, startCombat } from './combat.ts';
import { raiseUp } from './downed.ts';
import { enemyAttack } from './enemy-turn.ts';
import { standUp } from './movement.ts';
import { dieOf, isTrait, levelOf } from './traits.ts';
import { pickUpWeapon } from './weapons.ts';

/** A fight about to begin. There is no board: melee reaches everybody, and only enemies who shoot answer a shot. */
export interface Fight {
  readonly scene: Scene;
  /** The names of the sides of the characters and of the enemies. */
  readonly names: Readonly<Record<Figure['side'], string>>;
  /** Ids in the order of the sides. */
  readonly order: readonly string[];
  readonly maxRounds: number;
}

/** GW-ADD-08 to GW-ADD-11: rounds of attacks by characters and enemies, until one side is out or the rounds are over. */
export function fight(
  fate: Fate,
  input: Fight,
  house: House,
): { outcome: FightOutcome; effects: readonly never[] } {
  const opening = { scene: input.scene, placement: [], surprise: null, sameScene: false };
  let scene = applyEffects(input.scene, startCombat(fate, opening, house).effects);
  let rounds = 1;
  for (;;) {
    const figure = scene.turn === null ? undefined : figureOf(scene, scene.turn);
    if (figure === undefined) break;
    scene =
      figure.side === 'pc' ? heroTurn(fate, scene, figure, house) : enemyTurn(fate, scene, figure, house);
    if (isOver(scene)) break;
    scene = passTurn(fate, scene, house).scene;
    if (scene.round > input.maxRounds) break;
    rounds = scene.round;
  }
  return { outcome: outcomeOf(scene, input, rounds), effects: [] };
}

/** Up on the feet, weapon in hand unless magic serves better; help a fallen friend while the enemies are not the more; else attack. */
function heroTurn(fate: Fate, start: Scene, hero: Pc, house: House): Scene {
  const { id } = hero;
  const scene = has(hero, 'prone')
    ? applyEffects(start, standUp(fate, { scene: start, figure: id }, house).effects)
    : start;
  const isUnarmed = !hero.weapons.some(({ dropped }) => !dropped) && hero.weapons.length > 0;
  if (isUnarmed && !casts(scene, hero, house))
    return applyEffects(scene, pickUpWeapon(fate, { scene, figure: id }, house).effects);
  const fallen = scene.figures.find((one) => one.side === 'pc' && has(one, 'downed') && !isOut(one));
  if (fallen !== undefined && countAble(scene, 'enemy') <= countAble(scene, 'pc'))
    return applyEffects(scene, raiseUp(fate, { scene, helper: id, downed: fallen.id }, house).effects);
  return attackOn(fate, scene, id, house);
}

/** GW-ADD-14: who was faster has the action back and attacks once more. */
function attackOn(fate: Fate, scene: Scene, attacker: string, house: House): Scene {
  const target = weakest(scene, 'enemy');
  const hero = figureOf(scene, attacker);
  if (target === undefined || hero?.side !== 'pc') return scene;
  if (casts(scene, hero, house)) {
    const bolt = { effect: 'projectile', description: 'projectile', cells: [], conditions: [] } as const;
    const spell = attackSpell(fate, { scene, caster: attacker, target: target.id, ...bolt }, house);
    return applyEffects(scene, spell.effects);
  }
  const { outcome, effects } = attack(fate, { scene, attacker, target: target.id, conditions: [] }, house);
  const after = applyEffects(scene, effects);
  return 'advantage' in outcome && outcome.advantage === 'faster'
    ? attackOn(fate, after, attacker, house)
    : after;
}

/** GW-TRT-03, GW-MAG-05: whoever is better at magic than with the weapon at hand casts a projectile, while the Mana lasts. */
function casts({ mode }: Scene, hero: Pc, house: House): boolean {
  if (!isTrait('M', house) || hero.mana < SPELL_LEVEL_TABLE[SPELL_EFFECTS.projectile.level].mana)
    return false;
  const weapon = hero.weapons.find(({ dropped }) => !dropped);
  if (weapon === undefined) return true;
  const rank = (trait: string): number =>
    mode === 'core' ? dieOf(hero, trait) : LEVELS.indexOf(levelOf(hero, trait));
  return rank('M') > rank(weapon.trait);
}

function enemyTurn(fate: Fate, start: Scene, enemy: Enemy, house: House): Scene {
  const { id } = enemy;
  const scene = has(enemy, 'prone')
    ? applyEffects(start, standUp(fate, { scene: start, figure: id }, house).effects)
    : start;
  const target = weakest(scene, 'pc');
  if (target === undefined) return scene;
  const trait = enemy.hasRanged ? undefined : defenceTrait(target as Pc, house);
  const input = { scene, enemy: id, target: target.id, trait, conditions: [] };
  return applyEffects(scene, enemyAttack(fate, input, house).effects);
}

/** GW-ADD-11: S or G in melee, whichever has the larger die; undefined where the table has other traits. */
function defenceTrait(target: Pc, house: House): string | undefined {
  if (!isTrait('S', house) || !isTrait('G', house)) return undefined;
  return dieOf(target, 'S') >= dieOf(target, 'G') ? 'S' : 'G';
}

/** Whom everybody attacks: of those still able the one with the fewest hearts. */
const weakest = ({ figures }: Scene, side: Figure['side']): Figure | undefined =>
  weakestOf(
    figures,
    (figure) => figure.side === side && isAble(figure),
    ({ hearts }) => hearts,
  );

function countAble(scene: Scene, side: Figure['side']): number {
  let count = 0;
  for (const figure of scene.figures) if (figure.side === side && isAble(figure)) count += 1;
  return count;
}

function outcomeOf(scene: Scene, { names, order }: Fight, rounds: number): FightOutcome {
  const fighters = order.map((id): FoughtFighter => {
    const figure = figureOf(scene, id) as Figure;
    const state = isAble(figure) ? 'standing' : has(figure, 'dead') ? 'dead' : 'out';
    return { id, side: names[figure.side], state, left: figure.hearts, most: figure.heartsMax };
  });
  return fightOutcome(rounds, fighters);
}
