import {
  firstOption,
  ok,
  type Policy,
  type Result,
  seededDice,
  simulatedFate,
  type Text,
} from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import {
  arena as arenaKind,
  type Bout,
  type FightOutcome,
  type FoughtFighter,
  fightOutcome,
  type HouseOf,
  integer,
  type Switches,
  weakestOf,
} from '@tafelrunde/system';
import { figureWith, sceneWith } from './changed.ts';
import { ARCHETYPE_IDS, ARCHETYPES, type ArchetypeId, NPC_PRESET_IDS } from './data/npcs.ts';
import { CHARACTER_TEMPLATE_IDS } from './data/templates.ts';
import { applyEffects } from './effects.ts';
import type { MeleeWeapon, RangedWeapon } from './items.ts';
import { actingFigure, type Figure, figureOf, isAble, type Scene, type Side, skillDice } from './model.ts';
import type { Effects, Fate, House } from './rule.ts';
import { fromTemplate } from './rules/create.ts';
import { isUsable, UNARMED } from './rules/equipment.ts';
import { startRounds } from './rules/initiative.ts';
import { type MeleeInput, meleeAttack } from './rules/melee.ts';
import { createNpc } from './rules/npcs.ts';
import { changePosture } from './rules/position.ts';
import { type RangedInput, rangedAttack, weaponProblem } from './rules/ranged.ts';
import { endTurn } from './rules/rounds.ts';
import { mostWounds } from './rules/wounds.ts';
import { emptyScene } from './scene.ts';
import { figure as figureSchema } from './schemas.ts';
import { dictionaries } from './text/dictionary.ts';

/** How far shots go. There is no map: blades reach everybody, and who shoots does it over this distance. */
const settings = { distance: integer(1, 1000, 5, 'DP-RNG-02') } satisfies Switches;

interface Fight {
  readonly scene: Scene;
  /** What the two sides of the scene are called. */
  readonly names: Readonly<Record<Side, string>>;
  readonly distance: number;
  readonly maxRounds: number;
}

/** DP-RND-01 to 05, DP-MEL-01, DP-RNG-01: by initiative everybody attacks once a round, until one side is down. */
function fight(fate: Fate, input: Fight, house: House): { outcome: FightOutcome; effects: readonly never[] } {
  const opening = { scene: input.scene, fixed: [], pools: [], attackers: null, surprised: [] };
  let scene = applyEffects(input.scene, startRounds(fate, opening, house).effects);
  let rounds = 1;
  for (;;) {
    const figure = figureOf(scene, actingFigure(scene) ?? '');
    if (figure === undefined) break;
    if (isAble(figure)) scene = applyEffects(scene, actionOf(fate, scene, figure, input, house));
    if (!isStanding(scene, 'players') || !isStanding(scene, 'enemies')) break;
    scene = applyEffects(scene, endTurn(fate, { scene, figure: figure.id }, house).effects);
    if (scene.round > input.maxRounds) break;
    rounds = scene.round;
  }
  return { outcome: outcomeOf(scene, input, rounds), effects: [] };
}

const isStanding = ({ figures }: Scene, side: Side): boolean =>
  figures.some((figure) => figure.side === side && isAble(figure));

/** Back on the feet first; then one attack with the best weapon on the weakest opponent. */
function actionOf(fate: Fate, scene: Scene, figure: Figure, input: Fight, house: House): Effects {
  if (figure.posture !== 'standing')
    return changePosture(fate, { scene, figure: figure.id, to: 'standing' }, house).effects;
  const target = weakestOpponent(scene, figure);
  if (target === undefined) return [];
  const weapon = bestWeapon(scene, figure, house);
  return weapon.kind === 'melee'
    ? meleeAttack(fate, blow(scene, figure, target, weapon), house).effects
    : rangedAttack(fate, shot(scene, figure, target, weapon, input.distance), house).effects;
}

// In full: nothing special about the roll. Put together by spreading they would take longer than the dice.

const blow = (scene: Scene, attacker: Figure, target: Figure, weapon: MeleeWeapon): MeleeInput => ({
  scene,
  attacker: attacker.id,
  target: target.id,
  weapon: weapon.id,
  type: null,
  advantages: [],
  disadvantages: [],
  bonus: 0,
  penalty: 0,
  fate: 0,
  abilities: [],
  distractions: [],
  unseen: false,
  surprised: false,
  noSkill: false,
});

/** A single shot at somebody of usual size in the open. */
const shot = (
  scene: Scene,
  attacker: Figure,
  target: Figure,
  weapon: RangedWeapon,
  distance: number,
): RangedInput => ({
  scene,
  attacker: attacker.id,
  target: target.id,
  weapon: weapon.id,
  type: null,
  advantages: [],
  disadvantages: [],
  bonus: 0,
  penalty: 0,
  fate: 0,
  abilities: [],
  distractions: [],
  distance,
  mode: 'single',
  size: 1.8,
  narrow: false,
  fast: false,
  cover: null,
  coverValue: null,
  throughCover: false,
  item: null,
});

/** Whom everybody attacks: of the opponents still able the one who can take the fewest wounds, the first of equals. */
const weakestOpponent = ({ figures }: Scene, { side }: Figure): Figure | undefined =>
  weakestOf(figures, (figure) => figure.side !== side && isAble(figure), woundsLeft);

/** The most dice for attack and damage together; on a tie the weapon named first, and bare hands last. */
function bestWeapon(scene: Scene, figure: Figure, house: House): MeleeWeapon | RangedWeapon {
  let [best, most] = [UNARMED as MeleeWeapon | RangedWeapon, diceWith(figure, UNARMED) - 1];
  for (const item of [...figure.inventory, UNARMED]) {
    if (item.kind !== 'melee' && item.kind !== 'ranged') continue;
    if (item !== UNARMED && !isUsable(item)) continue;
    if (item.kind === 'ranged' && weaponProblem(scene, figure, item, SINGLE, house) !== null) continue;
    const dice = diceWith(figure, item);
    if (dice > most) [best, most] = [item, dice];
  }
  return best;
}

const SINGLE = { mode: 'single', type: null } as const;

const diceWith = (figure: Figure, { skill, dice, addsStrength }: MeleeWeapon | RangedWeapon): number =>
  dice === null ? 0 : skillDice(figure, skill) + dice + (addsStrength ? figure.attributes.strength : 0);

const deadlyWounds = (figure: Figure): number => mostWounds(figure) + 1;
const woundsLeft = (figure: Figure): number => Math.max(deadlyWounds(figure) - figure.wounds, 0);

function outcomeOf(scene: Scene, { scene: { figures }, names }: Fight, rounds: number): FightOutcome {
  const fighters = figures.map(({ id, side }): FoughtFighter => {
    const figure = figureOf(scene, id) as Figure;
    const state = isAble(figure) ? 'standing' : figure.consciousness === 'dead' ? 'dead' : 'out';
    return { id, side: names[side], state, left: woundsLeft(figure), most: deadlyWounds(figure) };
  });
  return fightOutcome(rounds, fighters);
}

function ready(bout: Bout, _house: House): Result<Fight, never> {
  const [first, second] = bout.sides;
  const of = (from: typeof first, side: Side): readonly Figure[] =>
    (from?.figures ?? []).map(({ id, name, character }) =>
      figureWith(character as Figure, { id, name, side, position: null }),
    );
  return ok({
    scene: sceneWith(emptyScene, {
      sort: 'fight',
      figures: [...of(first, 'players'), ...of(second, 'enemies')],
    }),
    names: { players: first?.name ?? '', enemies: second?.name ?? '' },
    distance: (bout.settings as HouseOf<typeof settings>).distance,
    maxRounds: bout.maxRounds,
  });
}

/** The ready characters, NPCs of the level that such people usually have (DP-NPC-01, DP-NPC-02), and those with values of their own. */
function fighters(house: House) {
  const { de, en } = dictionaries;
  const characters = CHARACTER_TEMPLATE_IDS.map((id) => {
    const title = { de: de.templates[id], en: en.templates[id] };
    const character = fromTemplate({ id, name: title.de, concept: '' }, id, house);
    return { id, title: withLevel(title, character), name: title, character };
  });
  const others = [...ARCHETYPE_IDS, ...NPC_PRESET_IDS].flatMap((archetype) => {
    const title = { de: de.archetypes[archetype], en: en.archetypes[archetype] };
    const id = characters.some((one) => one.id === archetype) ? `${archetype}-npc` : archetype;
    const level = archetype in ARCHETYPES ? ARCHETYPES[archetype as ArchetypeId].level : 0;
    const input = { scene: emptyScene, id, name: title.de, side: 'enemies', level, archetype } as const;
    // Making one throws nothing and asks nothing.
    const made = createNpc(simulatedFate(seededDice(0)) as Fate, { ...input, skillCount: 8 }, house).outcome;
    if (made.kind !== 'created') return [];
    return [{ id, title: withLevel(title, made.character), name: title, character: made.character }];
  });
  return [...characters, ...others];
}

/** Whoever puts figures on a side sees how good they are. */
const withLevel = ({ de, en }: Text, { level }: Figure): Text => ({
  de: `${de}, Stufe ${level}`,
  en: `${en}, level ${level}`,
});

const schema = fromZod(figureSchema);

/**
 * Everybody takes what the rules preselect: the defence with most dice (DP-MEL-07), critical successes as damage dice
 * (DP-R-15), a dropped weapon for a Patzer (DP-R-16), and no fate dice.
 */
const policy: Policy = (question) => {
  if (question.options.length === 0) throw new RangeError(`there is nothing to choose in ${question.id}`);
  return firstOption(question);
};

const FATE_QUESTIONS: readonly string[] = ['defenceFate', 'damageFate', 'fateAfterwards'];

/** DP-FAT-02: one fate die for every defence and for every hit, as long as there are any; all else as the rules have it. */
const spendFate: Policy = (question) => (FATE_QUESTIONS.includes(question.id) ? 1 : policy(question));

export const arena = arenaKind({
  fighters,
  maxSides: 2,
  settings,
  parse: (raw) => schema.parse(raw),
  ready,
  fight,
  policy,
  policies: { spendFate },
});
