import { die, face, GM } from '@tafelrunde/kernel';
import { ENEMY_DICE } from '../data/enemies.ts';
import { applyEffects } from '../effects.ts';
import { type Cell, type Figure, figureOf, has, isAble, isOut, type Scene, type Side } from '../model.ts';
import { type Effects, type Fate, type GwEffect, type House, type Refusal, refused } from '../rule.ts';
import { isFree } from './board.ts';
import { newScene } from './scenes.ts';
import { dieOf } from './traits.ts';

export interface StartCombatInput {
  readonly scene: Scene;
  /** GW-ADD-08 (1): where figures stand; those not named stay where they are. */
  readonly placement: readonly { readonly figure: string; readonly at: Cell }[];
  readonly surprise: Side | null;
  /** GW-ADD-08 (3): the fight is part of the running scene. */
  readonly sameScene: boolean;
}

/** GW-ADD-08: placement, new scene, surprise; then round 1 begins. */
export function startCombat(fate: Fate, input: StartCombatInput, house: House) {
  const { scene } = input;
  if (scene.round > 0) return refused('in-combat');
  const problem = placementProblem(scene, input.placement);
  if (problem !== null) return refused(problem);
  const placed = input.placement.map(({ figure, at }): GwEffect => ({ kind: 'moved', figure, to: at }));
  const opening = input.sameScene ? [] : newScene(fate, scene, house);
  const order = house.turnOrder === 'traitG' ? throwForOrder(fate, scene, input.surprise) : [];
  const effects: GwEffect[] = [
    ...placed,
    ...opening,
    { kind: 'combatStarted', surprise: input.surprise, order },
  ];
  const begun = applyEffects(scene, effects);
  fate.note('GW-ADD-08', { kind: 'combatStarted', first: beginner(begun, house), surprise: input.surprise });
  const first = nextTurn(fate, begun, house);
  return { outcome: { kind: 'started' as const, turn: first.turn }, effects: [...effects, ...first.effects] };
}

/** GW-ADD-08 (1): all that are placed leave their old cells first, so figures may change places. */
function placementProblem(scene: Scene, placement: StartCombatInput['placement']): Refusal | null {
  if (placement.length === 0) return null;
  const isPlaced = (id: string) => placement.some(({ figure }) => figure === id);
  let board: Scene = {
    ...scene,
    figures: scene.figures.map((f) => (isPlaced(f.id) ? { ...f, pos: null } : f)),
  };
  for (const { figure, at } of placement) {
    if (figureOf(scene, figure) === undefined) return 'unknown-figure';
    if (!isFree(board, at)) return 'cell-taken';
    board = applyEffects(board, [{ kind: 'moved', figure, to: at }]);
  }
  return null;
}

/** The side of whoever begins. */
const beginner = (scene: Scene, house: House): Side =>
  candidates(scene, house)[0]?.side ?? firstSide(scene, house);

/** GW-ADD-08 (4), GW-ADD-09: the order thrown, with a surprising side before the other. */
function throwForOrder(fate: Fate, scene: Scene, surprise: Side | null): readonly string[] {
  const order = initiative(fate, scene.figures.filter(isAble));
  const late = (id: string) => surprise !== null && figureOf(scene, id)?.side !== surprise;
  return [...order.filter((id) => !late(id)), ...order.filter(late)];
}

/** GW-ADD-09: a surprising side acts first, otherwise the side the switch names. */
function firstSide(scene: Scene, house: House): Side {
  return scene.surprise ?? (house.turnOrder === 'enemiesFirst' ? 'enemy' : 'pc');
}

/** GW-ADD-09, `traitG`: each throws once, high first; ties go to the players, equal players or enemies throw again. */
function initiative(fate: Fate, figures: readonly Figure[]): readonly string[] {
  const thrown = figures.map((figure) => {
    const sides = figure.side === 'pc' ? dieOf(figure, 'G') : ENEMY_DICE[figure.category];
    const shown = fate.roll(die(sides), face, 'GW-ADD-09', { by: figure.id, role: 'order' });
    fate.note('GW-ADD-09', { kind: 'initiative', figure: figure.name, face: shown });
    return { figure, shown };
  });
  const rank = ({ figure, shown }: (typeof thrown)[number]) => shown * 2 + (figure.side === 'pc' ? 1 : 0);
  const ranks = [...new Set(thrown.map(rank))].sort((a, b) => b - a);
  return ranks.flatMap((place) => {
    const tied = thrown.filter((entry) => rank(entry) === place).map(({ figure }) => figure);
    return tied.length === 1 ? tied.map(({ id }) => id) : initiative(fate, tied);
  });
}

/** GW-ADD-09: who may act next in this round. */
export function candidates(scene: Scene, house: House): readonly Figure[] {
  const waiting = scene.figures.filter((figure) => isAble(figure) && !scene.acted.includes(figure.id));
  if (scene.order.length > 0) {
    const ranked = [...waiting].sort((a, b) => placeIn(scene.order, a.id) - placeIn(scene.order, b.id));
    return ranked.slice(0, 1);
  }
  if (waiting.length < 2) return waiting;
  const first = firstSide(scene, house);
  const ofFirst = waiting.filter(({ side }) => side === first);
  const ofSecond = waiting.filter(({ side }) => side !== first);
  if (ofFirst.length === 0 || ofSecond.length === 0) return [...ofFirst, ...ofSecond];
  if (house.turnOrder !== 'alternate') return ofFirst;
  const actedOf = (side: Side) => scene.acted.filter((id) => figureOf(scene, id)?.side === side).length;
  const second: Side = first === 'pc' ? 'enemy' : 'pc';
  return actedOf(first) <= actedOf(second) ? ofFirst : ofSecond;
}

/** Whoever came later than the throw for order acts last. */
function placeIn(order: readonly string[], id: string): number {
  const place = order.indexOf(id);
  return place < 0 ? order.length : place;
}

interface NextTurn {
  readonly turn: string | null;
  readonly effects: Effects;
  /** What the effects make of it. */
  readonly scene: Scene;
}

/** GW-ADD-09: chooses who is next, begins a new round when all have acted, and starts the turn. */
function nextTurn(fate: Fate, start: Scene, house: House): NextTurn {
  let scene = start;
  const effects: GwEffect[] = [];
  const happen = (...more: Effects) => {
    for (const effect of more) effects.push(effect);
    scene = applyEffects(scene, more);
  };
  for (;;) {
    let waiting = candidates(scene, house);
    if (waiting.length === 0) {
      if (!scene.figures.some(isAble)) return { turn: null, effects, scene };
      happen({ kind: 'roundStarted', round: scene.round + 1 });
      waiting = candidates(scene, house);
    }
    const next = chooseNext(fate, waiting);
    // GW-R-11 (4): help lapses when its helper's next turn starts.
    for (const help of scene.pendingHelp) if (help.helper === next.id) happen({ kind: 'helpEnded', help });
    if (!has(next, 'paralysed')) {
      fate.note('GW-ADD-09', { kind: 'turn', figure: next.name, round: scene.round });
      happen({ kind: 'turnStarted', figure: next.id }, ...positionRegained(fate, next));
      return { turn: next.id, effects, scene };
    }
    // GW-ADD-15: a paralysed figure loses its turn and is then free again.
    fate.note('GW-ADD-15', { kind: 'turnLost', figure: next.name });
    happen(
      { kind: 'statusEnded', figure: next.id, status: 'paralysed' },
      { kind: 'turnEnded', figure: next.id },
    );
  }
}

/** GW-ADD-14: without a board nobody can move a cell, so a lost position is over when the figure's turn begins. */
function positionRegained(fate: Fate, figure: Figure): Effects {
  if (figure.pos !== null || !has(figure, 'positionLost')) return [];
  fate.note('GW-ADD-14', { kind: 'statusEnded', figure: figure.name, status: 'positionLost' });
  return [{ kind: 'statusEnded', figure: figure.id, status: 'positionLost' }];
}

/** GW-ADD-09: each side chooses its own order, the players theirs, the GM that of the enemies. */
function chooseNext(fate: Fate, able: readonly Figure[]): Figure {
  const first = able[0] as Figure;
  if (able.length === 1) return first;
  const by = first.side === 'pc' ? 'players' : GM;
  return fate.choose({
    id: 'nextTurn',
    cite: 'GW-ADD-09',
    by,
    options: able.map((f) => ({ key: f.id, value: f })),
  });
}

/** GW-ADD-09, GW-ADD-10: the turn ends, what is due expires, the next figure acts. */
export function endTurn(fate: Fate, { scene }: { readonly scene: Scene }, house: House) {
  if (scene.round === 0) return refused('not-in-combat');
  const { outcome, effects } = passTurn(fate, scene, house);
  return { outcome, effects };
}

/** The same within a fight, with the scene that its effects lead to. */
export function passTurn(fate: Fate, scene: Scene, house: House) {
  const ended: GwEffect[] =
    scene.turn === null ? [] : [{ kind: 'turnEnded', figure: scene.turn }, ...expired(scene, scene.turn)];
  const after = applyEffects(scene, ended);
  if (isOver(after)) {
    fate.note('GW-ADD-09', { kind: 'combatOver' });
    const over: GwEffect = { kind: 'combatEnded' };
    const outcome = { kind: 'combatOver' as const, turn: null, round: 0 };
    return { outcome, effects: [...ended, over], scene: applyEffects(after, [over]) };
  }
  const next = nextTurn(fate, after, house);
  const outcome = { kind: 'turn' as const, turn: next.turn, round: next.scene.round };
  return { outcome, effects: [...ended, ...next.effects], scene: next.scene };
}

/** A side without anybody left in the fight has lost it. Downed player characters can still be raised. */
export function isOver(scene: Scene): boolean {
  const enemies = scene.figures.some((figure) => figure.side === 'enemy' && !isOut(figure));
  const players = scene.figures.some((figure) => figure.side === 'pc' && isAble(figure));
  return !enemies || !players;
}

/** GW-ADD-15: short effects end with the caster's next turn, and barriers give their cells back. */
function expired(scene: Scene, caster: string): Effects {
  if (scene.lasting.length === 0) return [];
  const due = scene.lasting.filter((lasting) => lasting.caster === caster && lasting.turns === 1);
  const effects: GwEffect[] = scene.lasting.some((lasting) => lasting.caster === caster)
    ? [{ kind: 'lastingTurned', caster }]
    : [];
  const cells = due.flatMap((lasting) => lasting.cells);
  if (cells.length > 0) effects.push({ kind: 'cellsChanged', cells });
  for (const { effect, target } of due) {
    const figure = target === null ? undefined : figureOf(scene, target);
    const status = effect === 'strengthening' ? 'strengthened' : effect === 'control' ? 'controlled' : null;
    if (figure !== undefined && status !== null && has(figure, status)) {
      effects.push({ kind: 'statusEnded', figure: figure.id, status });
    }
  }
  return effects;
}

/** The GM ends a fight that nobody has to finish. */
export function endCombat(fate: Fate, input: { readonly scene: Scene }, _house: House) {
  if (input.scene.round === 0) return refused('not-in-combat');
  fate.note('GW-ADD-09', { kind: 'combatOver' });
  const effects: Effects = [{ kind: 'combatEnded' }];
  return { outcome: { kind: 'combatOver' as const }, effects };
}
