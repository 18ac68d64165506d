import { ok, type Result } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import {
  arena as arenaKind,
  type Bout,
  type FightOutcome,
  type FoughtFighter,
  type HouseOf,
  integer,
  per,
  policyOf,
  type Switches,
  usual,
} from '@tafelrunde/system';
import type { House } from './data/house-rules.ts';
import { NPC_TABLE, NPC_TEMPLATES, TEMPLATE_TABLE, TEMPLATES, type TemplateRow } from './data/templates.ts';
import { applyEffects } from './effects.ts';
import type { PwFate } from './fate.ts';
import { type Figure, figureOf, isOut, type Scene } from './model.ts';
import { attack } from './rules/attack.ts';
import { newFigure, templateDice } from './rules/create.ts';
import { damage } from './rules/current-values.ts';
import { hitPointsMax } from './rules/derived.ts';
import { endTurn, startFight } from './rules/initiative.ts';
import { STARTING_SKILLS } from './rules/starting-skills.ts';
import { emptyScene } from './scene.ts';
import { figure as figureSchema } from './schemas.ts';
import { dictionaries } from './text/dictionary.ts';

/**
 * PW-ADD-07 leaves damage to the GM, so a scenario has to say it. Ours where it does not: 4 for a hit and 2 more for each
 * degree, so that three or four plain hits put an average figure out of action.
 */
const settings = {
  damage: per(integer(0, 100, 4, 'PW-ADD-07'), { hit: 4, perDegree: 2 }),
} satisfies Switches;

interface Fight {
  readonly scene: Scene;
  /** The side of each figure by its id; any number of them. */
  readonly sides: Readonly<Record<string, string>>;
  readonly damage: HouseOf<typeof settings>['damage'];
  readonly maxRounds: number;
}

/** PW-ADD-06, PW-ADD-07, PW-ADD-04: by initiative everybody attacks once a round, until one side is left. */
function fight(
  fate: PwFate,
  input: Fight,
  table: House,
): { outcome: FightOutcome; effects: readonly never[] } {
  // The arena fights by the module, whether the table has it switched on or not.
  const house: House = table['module.attackVsRK'] ? table : { ...table, 'module.attackVsRK': true };
  let scene = applyEffects(input.scene, startFight(fate, { scene: input.scene, figures: [] }, house).effects);
  let rounds = 1;
  while (standingSides(scene, input).length > 1) {
    if (scene.turn === null) break;
    scene = takeTurn(fate, scene, scene.turn, input, house);
    if (standingSides(scene, input).length < 2) break;
    scene = applyEffects(scene, endTurn(fate, { scene }, house).effects);
    if (scene.round > input.maxRounds) break;
    rounds = scene.round;
  }
  return { outcome: outcomeOf(scene, input, rounds, house), effects: [] };
}

function takeTurn(fate: PwFate, scene: Scene, attacker: string, input: Fight, house: House): Scene {
  const target = weakestOpponent(scene, attacker, input);
  if (target === undefined) return scene;
  const attempt = { scene, attacker, target: target.id, modifier: 0, circumstances: [], forced: true };
  const { outcome, effects } = attack(fate, attempt, house);
  const after = applyEffects(scene, effects);
  if (outcome.kind !== 'attacked' || !outcome.hit) return after;
  const amount = input.damage.hit + input.damage.perDegree * outcome.degrees;
  return applyEffects(after, damage(fate, { scene: after, figure: target.id, amount }, house).effects);
}

/** Whom everybody attacks: of the opponents still in action the one with the fewest Lebenspunkte, the first of equals. */
function weakestOpponent(scene: Scene, attacker: string, { sides }: Fight): Figure | undefined {
  let found: Figure | undefined;
  for (const figure of scene.figures) {
    if (sides[figure.id] === sides[attacker] || isOut(figure)) continue;
    if (found === undefined || figure.hitPoints < found.hitPoints) found = figure;
  }
  return found;
}

function standingSides({ figures }: Scene, { sides }: Fight): readonly string[] {
  const standing: string[] = [];
  for (const figure of figures) {
    const side = sides[figure.id] as string;
    if (!isOut(figure) && !standing.includes(side)) standing.push(side);
  }
  return standing;
}

function outcomeOf(scene: Scene, input: Fight, rounds: number, house: House): FightOutcome {
  const standing = standingSides(scene, input);
  const fighters = input.scene.figures.map(({ id }): FoughtFighter => {
    const figure = figureOf(scene, id) as Figure;
    return {
      id,
      side: input.sides[id] as string,
      state: isOut(figure) ? 'out' : 'standing',
      left: Math.max(figure.hitPoints, 0),
      most: hitPointsMax(figure, house),
    };
  });
  return { winner: standing.length === 1 ? (standing[0] as string) : null, rounds, fighters };
}

function ready(bout: Bout, _house: House): Result<Fight, never> {
  const figures = bout.sides.flatMap((side) =>
    side.figures.map(({ id, name, character }): Figure => ({ ...(character as Figure), id, name })),
  );
  return ok({
    scene: { ...emptyScene, figures },
    sides: Object.fromEntries(bout.sides.flatMap((side) => side.figures.map(({ id }) => [id, side.name]))),
    damage: (bout.settings as HouseOf<typeof settings>).damage,
    maxRounds: bout.maxRounds,
  });
}

/** The characters and the figures for the GM (PW-R-16). */
function fighters(house: House) {
  const made = (id: string, side: Figure['side'], name: string, row: TemplateRow): Figure => {
    const { raises, weapon, armour } = row;
    const build = { id, name, side, player: '', attributes: templateDice(row), raises, weapon, armour };
    return newFigure(build, STARTING_SKILLS, house);
  };
  const { de, en } = dictionaries;
  return [
    ...TEMPLATES.map((id) => {
      const title = { de: de.templates[id], en: en.templates[id] };
      return { id, title, character: made(id, 'pc', title.de, TEMPLATE_TABLE[id]) };
    }),
    ...NPC_TEMPLATES.map((id) => {
      const title = { de: de.categories[id], en: en.categories[id] };
      return { id, title, character: made(id, 'npc', title.de, NPC_TABLE[id]) };
    }),
  ];
}

const schema = fromZod(figureSchema);

/** Who attacks whom is all there is to choose; whatever a fight may come to ask takes the rule's default. */
export const arena = arenaKind({
  fighters,
  maxSides: 6,
  settings,
  parse: (raw) => schema.parse(raw),
  ready,
  fight,
  policy: policyOf(Object.fromEntries(Object.keys(dictionaries.de.questions).map((id) => [id, usual]))),
});
