import type { Input } from '../actions/inputs.ts';
import {
  actingFigure,
  type Figure,
  figureOf,
  isAble,
  type OfFigure,
  ownsAbility,
  type Scene,
} from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, type Refusal, refused } from '../rule.ts';
import { multipleActionDice } from './penalties.ts';
import { freeProblem } from './position.ts';
import { isInDanger, roundHazards } from './round-hazards.ts';
import { spendFreeAction } from './turns.ts';

const BEGUN = { defensiveStance: false, surprised: false, delaying: false, hasActedThisScene: true };
const BEGUN_AND_FREE = { ...BEGUN, vulnerable: [], parriesSinceTurn: 0 };

/** DP-R-33, DP-R-32: vulnerability by an action, stance and surprise end when the own turn begins. */
export function beginTurn(
  fate: Fate,
  scene: Scene,
  id: string,
  index: number,
  { vulnerableUntil }: House,
): Effects {
  const figure = figureOf(scene, id);
  if (figure === undefined) return [];
  fate.note('DP-RND-01', { kind: 'turnOf', figure: figure.name });
  const stays = figure.movementState === 'climbing' || figure.movementState === 'swimming';
  return [
    { kind: 'turnStarted', index },
    { kind: 'turnChanged', figure: id, set: vulnerableUntil === 'ownTurn' ? BEGUN_AND_FREE : BEGUN },
    // DP-R-53: who climbs or swims goes on doing so.
    ...(stays ? [] : [{ kind: 'movementState' as const, figure: id, to: 'none' as const }]),
  ];
}

/** Who is next: in order, whoever has not acted; those who wait only when nobody else is left (DP-RND-08). */
export function nextInOrder(scene: Scene, done: string): number | null {
  const open = scene.order.flatMap(({ figure: id }, index) => {
    const figure = figureOf(scene, id);
    const waits = figure !== undefined && isAble(figure) && !figure.turn.hasActedThisRound && id !== done;
    return waits ? [{ index, delaying: figure.turn.delaying }] : [];
  });
  return (open.find(({ delaying }) => !delaying) ?? open[0])?.index ?? null;
}

/** DP-RND-01: the next turn, or the next round when everybody has had an action. */
function goOn(fate: Fate, scene: Scene, done: string, house: House): Effects {
  const next = nextInOrder(scene, done);
  if (next === null) return nextRound(fate, scene, house);
  const id = scene.order[next]?.figure ?? done;
  // Somebody who was interrupted goes on where the turn was.
  return hasBegun(scene, id)
    ? [{ kind: 'turnStarted', index: next }]
    : beginTurn(fate, scene, id, next, house);
}

function hasBegun(scene: Scene, id: string): boolean {
  const turn = figureOf(scene, id)?.turn;
  return turn !== undefined && turn.actionsUsed + turn.declaredActions + turn.freeActionsUsed > 0;
}

/** 2.46: hazards take their toll at the end of a round; then the clock goes on and counters begin anew (DP-R-33, DP-R-35). */
function nextRound(fate: Fate, before: Scene, house: House): Effects {
  const { round, order } = before;
  const due = before.figures.filter(isInDanger).map(({ name }) => name);
  fate.note('DP-RND-01', { kind: 'roundEnded', round, due });
  const { scene, effects } = roundHazards(fate, before, house);
  fate.note('DP-RND-01', { kind: 'roundStarted', round: round + 1 });
  const first = order.findIndex(({ figure }) => {
    const one = figureOf(scene, figure);
    return one !== undefined && isAble(one);
  });
  return [
    ...effects,
    { kind: 'clock', by: house.roundSeconds },
    ...scene.figures.flatMap((figure) => endOfRound(figure, house)),
    { kind: 'roundStarted', round: round + 1 },
    ...(first < 0 ? [] : beginTurn(fate, scene, order[first]?.figure ?? '', first, house)),
  ];
}

/** DP-R-33, DP-R-80: what a table may let end with the round. */
function endOfRound({ id, toughnessActive }: Figure, house: House): Effects {
  const effects: DpEffect[] = [];
  if (house.vulnerableUntil === 'roundEnd')
    effects.push({ kind: 'turnChanged', figure: id, set: { vulnerable: [], parriesSinceTurn: 0 } });
  if (toughnessActive && house.toughnessLasts === 'round')
    effects.push({ kind: 'toughness', figure: id, active: false });
  return effects;
}

const turnProblem = (scene: Scene, figure: string) => {
  if (figureOf(scene, figure) === undefined) return 'unknown-figure' as const;
  if (scene.round === 0) return 'not-in-rounds' as const;
  return actingFigure(scene) === figure ? null : ('not-your-turn' as const);
};

/** DP-RND-01: the turn is over. Without any action it was a pass (DP-RND-08). */
export function endTurn(fate: Fate, { scene, figure: id }: OfFigure, house: House) {
  const problem = turnProblem(scene, id);
  if (problem !== null) return refused(problem);
  const figure = figureOf(scene, id) as Figure;
  if (figure.turn.actionsUsed === 0) fate.note('DP-RND-08', { kind: 'passed', figure: figure.name });
  const effects: Effects = [{ kind: 'turnEnded', figure: id }, ...goOn(fate, scene, id, house)];
  return { outcome: { kind: 'ended' as const, passed: figure.turn.actionsUsed === 0 }, effects };
}

/** DP-RND-08: later in the same round; the turn goes on to the next one. */
export function delay(fate: Fate, { scene, figure: id }: OfFigure, house: House) {
  const problem = turnProblem(scene, id);
  if (problem !== null) return refused(problem);
  const figure = figureOf(scene, id) as Figure;
  if (figure.turn.actionsUsed > 0) return refused('no-actions-left');
  const next = nextInOrder(scene, id);
  if (next === null) return refused('nobody-left');
  fate.note('DP-RND-08', { kind: 'delayed', figure: figure.name });
  const effects: Effects = [
    ...goOn(fate, scene, id, house),
    { kind: 'turnChanged', figure: id, set: { delaying: true } },
  ];
  return { outcome: { kind: 'delayed' as const }, effects };
}

/** DP-R-32: why somebody who waits cannot step in now; null if nothing stands against it. */
export function stepInProblem(scene: Scene, id: string, house: House): Refusal | null {
  const figure = figureOf(scene, id);
  if (figure === undefined) return 'unknown-figure';
  if (scene.round === 0) return 'not-in-rounds';
  if (!isAble(figure)) return 'not-able';
  if (!figure.turn.delaying) return 'not-delaying';
  const acting = figureOf(scene, actingFigure(scene) ?? '');
  // What has been declared is carried out first, unless the table lets those who wait interrupt.
  const isUnderWay = acting !== undefined && acting.turn.declaredActions > 0 && acting.turn.actionsUsed === 0;
  return isUnderWay && !house.delayInterrupts ? 'too-early' : null;
}

/** DP-RND-08, DP-R-32: after another turn or action; of several who wait the first in order may go first. */
export function stepIn(fate: Fate, { scene, figure: id }: OfFigure, house: House) {
  const problem = stepInProblem(scene, id, house);
  if (problem !== null) return refused(problem);
  const index = scene.order.findIndex((one) => one.figure === id);
  fate.note('DP-RND-08', { kind: 'steppedIn', figure: (figureOf(scene, id) as Figure).name });
  return { outcome: { kind: 'steppedIn' as const }, effects: beginTurn(fate, scene, id, index, house) };
}

/** DP-RND-06, DP-RND-07, DP-R-29: the number is declared before the first roll, and holds for the whole round. */
export function declareActions(fate: Fate, input: Input<'declare-actions'>) {
  const { scene, figure: id, actions } = input;
  const problem = turnProblem(scene, id);
  if (problem !== null) return refused(problem);
  const figure = figureOf(scene, id) as Figure;
  if (!isAble(figure)) return refused('not-able');
  if (figure.turn.actionsUsed > 0) return refused('too-late');
  const wantsPair = input.abilities.includes('multipleAttack');
  if (wantsPair && !ownsAbility(figure, 'multipleAttack')) return refused('unknown-ability');
  // 4.5: two unarmed attacks as the only actions of the round cost one die instead of two.
  const set = { declaredActions: actions, unarmedPair: wantsPair && actions === 2 };
  const dice = multipleActionDice({ ...figure.turn, ...set });
  fate.note('DP-RND-07', { kind: 'actionsDeclared', figure: figure.name, actions, dice });
  const effects: Effects = [{ kind: 'turnChanged', figure: id, set }];
  return { outcome: { kind: 'declared' as const, actions, dice }, effects };
}

/** DP-RND-09: a call, something dropped; nobody has to roll for it. */
export function freeAction(fate: Fate, { scene, figure: id, what }: Input<'free-action'>) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const problem = freeProblem(scene, figure);
  if (problem !== null) return refused(problem);
  const effects = spendFreeAction(fate, scene, figure, what);
  const counts = scene.round > 0 && figure.turn.freeActionsUsed > 0;
  return { outcome: { kind: 'free' as const, counts }, effects };
}

/** DP-RND-01: until the scene no longer needs rounds. */
export function endRounds(fate: Fate, { scene }: { readonly scene: Scene }) {
  if (scene.round === 0) return refused('not-in-rounds');
  fate.note('DP-RND-01', { kind: 'roundsEnded', rounds: scene.round });
  const effects: Effects = [{ kind: 'roundsEnded' }];
  return { outcome: { kind: 'ended' as const, rounds: scene.round }, effects };
}
