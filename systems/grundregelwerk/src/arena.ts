import { err, ok, type Problem, type Result } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import {
  type Answering,
  arena as arenaKind,
  type Bout,
  type FightOutcome,
  type FoughtFighter,
  type HouseOf,
  oneOf,
  policyOf,
  type Switches,
  usual,
} from '@tafelrunde/system';
import { CATEGORIES } from './data/enemies.ts';
import type { House } from './data/house-rules.ts';
import { LEVELS } from './data/ladders.ts';
import { SPELL_EFFECTS, SPELL_LEVEL_TABLE } from './data/spells.ts';
import { TEMPLATES } from './data/templates.ts';
import { applyEffects, copyOf, copyOfScene } from './effects.ts';
import type { GwFate } from './fate.ts';
import {
  type Enemy,
  type Figure,
  figureOf,
  has,
  isAble,
  isOut,
  MODES,
  type Pc,
  type Scene,
} from './model.ts';
import { attack } from './rules/attack.ts';
import { attackSpell } from './rules/attack-spell.ts';
import { isOver, passTurn, startCombat } from './rules/combat.ts';
import { newCharacter, templateTraits, templateWeapon } from './rules/create.ts';
import { raiseUp } from './rules/downed.ts';
import { makeEnemy } from './rules/enemies.ts';
import { enemyAttack } from './rules/enemy-turn.ts';
import { standUp } from './rules/movement.ts';
import { dieOf, isTrait, levelOf } from './rules/traits.ts';
import { pickUpWeapon } from './rules/weapons.ts';
import { emptyScene } from './scene.ts';
import { enemy as enemySchema, pc as pcSchema } from './schemas.ts';
import { dictionaries } from './text/dictionary.ts';

/** A fight about to begin. There is no board: melee reaches everybody, and only enemies who shoot answer a shot. */
interface Fight {
  readonly scene: Scene;
  /** The names of the sides of the characters and of the enemies. */
  readonly names: Readonly<Record<Figure['side'], string>>;
  /** Ids in the order of the sides. */
  readonly order: readonly string[];
  readonly maxRounds: number;
}

/** GW-ADD-08 to GW-ADD-11: rounds of attacks by characters and enemies, until one side is out or the rounds are over. */
function fight(
  fate: GwFate,
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
function heroTurn(fate: GwFate, start: Scene, hero: Pc, house: House): Scene {
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
function attackOn(fate: GwFate, scene: Scene, attacker: string, house: House): Scene {
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

function enemyTurn(fate: GwFate, start: Scene, enemy: Enemy, house: House): Scene {
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

/** Whom everybody attacks: of those still able the one with the fewest hearts, the first of equals. */
function weakest(scene: Scene, side: Figure['side']): Figure | undefined {
  let found: Figure | undefined;
  for (const figure of scene.figures) {
    if (figure.side !== side || !isAble(figure)) continue;
    if (found === undefined || figure.hearts < found.hearts) found = figure;
  }
  return found;
}

function countAble(scene: Scene, side: Figure['side']): number {
  let count = 0;
  for (const figure of scene.figures) if (figure.side === side && isAble(figure)) count += 1;
  return count;
}

function outcomeOf(scene: Scene, { names, order }: Fight, rounds: number): FightOutcome {
  const heroes = countAble(scene, 'pc') > 0;
  const enemies = countAble(scene, 'enemy') > 0;
  const fighters = order.map((id): FoughtFighter => {
    const figure = figureOf(scene, id) as Figure;
    const state = isAble(figure) ? 'standing' : has(figure, 'dead') ? 'dead' : 'out';
    return { id, side: names[figure.side], state, left: figure.hearts, most: figure.heartsMax };
  });
  return { winner: heroes === enemies ? null : heroes ? names.pc : names.enemy, rounds, fighters };
}

/** Two sides: one of characters, one of enemies; the rules know no other fight. */
function ready(bout: Bout, _house: House): Result<Fight, readonly Problem[]> {
  const sides = bout.sides.map(({ name, figures }) => ({
    name,
    // Copied once more: what is made by spreading has a shape of its own, and every new shape slows the rules down.
    figures: figures.map(
      ({ id, name: called, character }): Figure =>
        copyOf({ ...(character as Figure), id, name: called, pos: null }),
    ),
  }));
  const problems = sides.flatMap(({ figures }, i): Problem[] =>
    figures.some(({ side }) => side !== figures[0]?.side) ? [{ code: 'mixed-sides', at: `sides.${i}` }] : [],
  );
  if (problems.length === 0 && sides[0]?.figures[0]?.side === sides[1]?.figures[0]?.side)
    problems.push({ code: 'characters-against-enemies', at: 'sides' });
  if (problems.length > 0) return err(problems);
  const nameOf = (side: Figure['side']) =>
    sides.find(({ figures }) => figures[0]?.side === side)?.name as string;
  const figures = sides.flatMap((side) => side.figures);
  return ok({
    scene: copyOfScene({ ...emptyScene, figures, mode: (bout.settings as HouseOf<typeof settings>).mode }),
    names: { pc: nameOf('pc'), enemy: nameOf('enemy') },
    order: figures.map(({ id }) => id),
    maxRounds: bout.maxRounds,
  });
}

/** The three characters of GW-ADD-12 and the enemies of GW-ATK-02, in melee and shooting. */
function fighters(house: House) {
  const heroes = TEMPLATES.map((id) => {
    const title = { de: dictionaries.de.templates[id], en: dictionaries.en.templates[id] };
    const weapons = [templateWeapon(id)];
    const sheet = { id, name: title.de, concept: '', traits: templateTraits(id, house), weapons };
    return { id, title, character: newCharacter({ ...sheet, hasArmour: false }, house) };
  });
  const enemies = CATEGORIES.map((id) => {
    const title = { de: dictionaries.de.categories[id], en: dictionaries.en.categories[id] };
    const plain = { id, name: title.de, category: id, reach: null, hasArmour: false, at: null };
    return { id, title, character: makeEnemy({ ...plain, hasRanged: false }, house) };
  });
  return [...heroes, ...enemies];
}

const settings = { mode: oneOf(MODES, 'core', 'GW-D6-01') } satisfies Switches;

const [pcs, enemies] = [fromZod(pcSchema), fromZod(enemySchema)];

/**
 * The rules' own defaults, apart from two. GW-RES-05: more effect where it is offered, else another attack at once
 * (GW-ADD-14). GW-RES-03: complications are told and change nothing, as in a duel.
 */
const ANSWERS: Readonly<Record<string, Answering>> = {
  ...Object.fromEntries(Object.keys(dictionaries.de.questions).map((id) => [id, usual])),
  advantage: ['moreEffect', 'faster'],
  complication: 'other',
};

/** GW-RES-05, GW-ADD-14: another attack at once rather than more effect. */
const QUICK = { ...ANSWERS, advantage: ['faster', 'moreEffect'] };

export const arena = arenaKind({
  fighters,
  maxSides: 2,
  settings,
  parse: (raw) =>
    typeof raw === 'object' && raw !== null && 'category' in raw ? enemies.parse(raw) : pcs.parse(raw),
  ready,
  fight,
  policy: policyOf(ANSWERS),
  policies: { faster: policyOf(QUICK) },
});
