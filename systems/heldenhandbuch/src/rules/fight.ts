import { type FightOutcome, type FoughtFighter, fightOutcome } from '@tafelrunde/system';
import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, has, isAble, type Scene, type Side } from '../model.ts';
import type { HhFate, House } from '../rule.ts';
import { nextPhase, startCombat } from './combat.ts';
import { meleePhase } from './melee-phase.ts';

/** A fight from beginning to end, without anybody at the table. */
export interface Fight {
  readonly scene: Scene;
  /** What the two sides of the scene are called. */
  readonly names: Readonly<Record<Side, string>>;
  readonly maxRounds: number;
}

/** HH-MEL-01 to HH-MEL-17: phase after phase in one place (HH-R-26), until one side is down. Archers fight hand to hand. */
export function fight(
  fate: HhFate,
  input: Fight,
  house: House,
): { outcome: FightOutcome; effects: readonly never[] } {
  let scene = applyEffects(input.scene, startCombat(fate, { scene: input.scene }, house).effects);
  let rounds = 0;
  while (rounds < input.maxRounds && isStanding(scene, 'heroes') && isStanding(scene, 'opponents')) {
    const { outcome, effects } = meleePhase(fate, { scene }, house);
    // Whoever has acted before waits for the next phase (HH-MEL-12).
    scene = applyEffects(
      scene,
      outcome.kind === 'refused' ? nextPhase(fate, { scene }, house).effects : effects,
    );
    rounds += 1;
  }
  return { outcome: outcomeOf(scene, input, rounds), effects: [] };
}

const isInFight = (figure: Figure): boolean => isAble(figure) && !has(figure, 'fled');

const isStanding = ({ figures }: Scene, side: Side): boolean =>
  figures.some((figure) => figure.side === side && isInFight(figure));

function outcomeOf(scene: Scene, { scene: { figures }, names }: Fight, rounds: number): FightOutcome {
  const fighters = figures.map(({ id, side }): FoughtFighter => {
    const figure = figureOf(scene, id) as Figure;
    const state = isInFight(figure) ? 'standing' : has(figure, 'dead') ? 'dead' : 'out';
    return { id, side: names[side], state, ...segments(figure) };
  });
  return fightOutcome(rounds, fighters);
}

/** HH-R-57: the segments that are whole, of all there are. */
function segments({ lifeCircles }: Figure): { readonly left: number; readonly most: number } {
  let [left, most] = [0, 0];
  for (const { outer, middle, inner } of lifeCircles) {
    for (const ring of [outer, middle, inner]) {
      most += ring.length;
      for (const lost of ring) if (!lost) left += 1;
    }
  }
  return { left, most };
}
