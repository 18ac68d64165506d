import { type FightOutcome, fightOutcome, weakestOf } from '@tafelrunde/system';
import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, isOut, type Scene } from '../model.ts';
import type { Fate, House } from '../rule.ts';
import { attack } from './attack.ts';
import { damage } from './current-values.ts';
import { hitPointsMax } from './derived.ts';
import { endTurn, startFight } from './initiative.ts';

/** A fight from beginning to end, without anybody at the table. */
export interface Fight {
  readonly scene: Scene;
  /** The side of each figure by its id; any number of them. */
  readonly sides: Readonly<Record<string, string>>;
  /** PW-ADD-07 leaves damage to the GM, so it has to be said: for a hit, and more for each degree. */
  readonly damage: { readonly hit: number; readonly perDegree: number };
  readonly maxRounds: number;
}

/** PW-ADD-06, PW-ADD-07, PW-ADD-04: by initiative everybody attacks once a round, until one side is left. */
export function fight(
  fate: Fate,
  input: Fight,
  table: House,
): { outcome: FightOutcome; effects: readonly never[] } {
  // A fight goes by the module, whether the table has it switched on or not.
  const house: House = table['module.attackVsRK'] ? table : { ...table, 'module.attackVsRK': true };
  let scene = applyEffects(input.scene, startFight(fate, { scene: input.scene, figures: [] }, house).effects);
  let rounds = 1;
  while (!isOver(scene, input)) {
    if (scene.turn === null) break;
    scene = takeTurn(fate, scene, scene.turn, input, house);
    if (isOver(scene, input)) break;
    scene = applyEffects(scene, endTurn(fate, { scene }, house).effects);
    if (scene.round > input.maxRounds) break;
    rounds = scene.round;
  }
  return { outcome: outcomeOf(scene, input, rounds, house), effects: [] };
}

/** Everybody attacks the weakest opponent. */
function takeTurn(fate: Fate, scene: Scene, attacker: string, input: Fight, house: House): Scene {
  const { sides } = input;
  const opposes = (figure: Figure) => sides[figure.id] !== sides[attacker] && !isOut(figure);
  const target = weakestOf(scene.figures, opposes, ({ hitPoints }) => hitPoints);
  if (target === undefined) return scene;
  const attempt = { scene, attacker, target: target.id, modifier: 0, circumstances: [], forced: true };
  const { outcome, effects } = attack(fate, attempt, house);
  const after = applyEffects(scene, effects);
  if (outcome.kind !== 'attacked' || !outcome.hit) return after;
  const amount = input.damage.hit + input.damage.perDegree * outcome.degrees;
  return applyEffects(after, damage(fate, { scene: after, figure: target.id, amount }, house).effects);
}

/** Whether all who still stand are of one side. */
function isOver({ figures }: Scene, { sides }: Fight): boolean {
  let side: string | undefined;
  for (const figure of figures) {
    if (isOut(figure)) continue;
    side ??= sides[figure.id];
    if (sides[figure.id] !== side) return false;
  }
  return true;
}

function outcomeOf(scene: Scene, { scene: { figures }, sides }: Fight, rounds: number, house: House) {
  const fighters = figures.map(({ id }) => {
    const figure = figureOf(scene, id) as Figure;
    const state = isOut(figure) ? ('out' as const) : ('standing' as const);
    const left = Math.max(figure.hitPoints, 0);
    return { id, side: sides[id] as string, state, left, most: hitPointsMax(figure, house) };
  });
  return fightOutcome(rounds, fighters);
}
