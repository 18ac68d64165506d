import { GM, question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { MOVEMENTS, type Movement, type MovementRow, PER_CRIT, SLOPES } from '../data/movement.ts';
import { type Figure, figureOf, ownsAbility, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, type Refusal, refused, type Share } from '../rule.ts';
import { crossesWall } from './board.ts';
import { settleChallenge } from './challenge.ts';
import { encumbranceOf, movementFactor } from './encumbrance.ts';
import { fallDamage } from './falls.ts';
import { type Consequence, patzerConsequence, patzerEffects } from './patzer.ts';
import { offersAfter, type Prepared, prepare, specOf, throwPrepared } from './prepare.ts';
import { actionProblem, givesOpenings, leavesVulnerable, spendAction } from './turns.ts';
import { enemiesLeft, walkPath } from './walk-path.ts';

export type MovementFields = Omit<Input<'move'>, 'path'>;

export interface MoveOutcome {
  readonly kind: 'moved' | 'failed' | 'patzer' | 'fell';
  readonly metres: number;
  readonly crits: number;
  readonly consequence: Consequence | null;
}

/** What a movement roll has come to, before anybody knows where it leads. */
export interface Carried {
  readonly kind: MoveOutcome['kind'];
  readonly metres: number;
  readonly crits: number;
  readonly consequence: Consequence | null;
  readonly effects: Effects;
}

/** Why a figure cannot move like this; null if it can. */
export function movementProblem(figure: Figure, movement: Movement, house: House): Refusal | null {
  // DP-SPA-01.
  if (figure.heldBy !== null) return 'held';
  // DP-R-47.
  if (encumbranceOf(figure, house).overloaded) return 'overloaded';
  if (movement === 'crawl' && figure.posture !== 'prone') return 'not-prone';
  const walks = movement === 'walk' || movement === 'run';
  return walks && figure.posture !== 'standing' ? 'must-stand-up' : null;
}

/** DP-MOV-03 to 05, DP-MOV-09: the difficulty; below 0 only if careful movement may forgive a failure (DP-R-39). */
export function movementDifficulty(
  scene: Scene,
  figure: Figure,
  input: MovementFields,
  house: House,
): number {
  const { movement, careful } = input;
  const row: MovementRow = MOVEMENTS[movement];
  // DP-R-42: where the ground does not count by itself it does if the GM names it.
  const ground = input.terrain ?? (row.terrain ? scene.terrain : 0);
  const rough = movement === 'crawl' ? Math.max(ground - 1, 0) : ground;
  const sureGrip = movement === 'climb' && ownsAbility(figure, 'sureGrip') ? 1 : 0;
  const slope = movement === 'climb' ? Math.max(SLOPES[input.slope] - sureGrip, 0) : 0;
  const difficulty = slope + rough;
  if (!careful) return difficulty;
  return house.carefulBelowZero === 'clamp' ? Math.max(difficulty - 1, 0) : difficulty - 1;
}

/** DP-MOV-03, DP-MOV-05, DP-ENC-06, DP-R-37, DP-R-49: metres with so many critical successes (net at S0). */
export function distanceMoved(figure: Figure, input: MovementFields, crits: number, house: House): number {
  const { movement, careful } = input;
  const sprinter = movement === 'run' && ownsAbility(figure, 'sprinter') ? 3 : 0;
  const rate = (input.base ?? MOVEMENTS[movement].base) + sprinter;
  const base = careful ? rate / 2 : rate;
  const more = careful ? 0 : crits * PER_CRIT;
  const factor = movementFactor(encumbranceOf(figure, house).dice, house);
  return house.halvingApplies === 'total' ? (base + more) * factor : base * factor + more;
}

const PASSIVE = ['sureGrip', 'sprinter'];

export function prepareMovement(fate: Fate, scene: Scene, input: MovementFields, house: House) {
  // What is passive counts anyway.
  const abilities = input.abilities.filter((one) => !PASSIVE.includes(one));
  const spec = specOf(input.figure, 'dexterity', MOVEMENTS[input.movement].skill, { ...input, abilities });
  return prepare(fate, scene, spec, 'physical', house);
}

/** DP-MOV-01 to 05: how far a figure gets; `penalty` is what a charge puts on the roll. */
export function carry(
  fate: Fate,
  scene: Scene,
  prepared: Prepared,
  input: MovementFields,
  penalty: readonly Share[],
  house: House,
): Carried {
  const { figure } = prepared;
  const difficulty = movementDifficulty(scene, figure, input, house);
  // DP-MOV-01: rolled only when something is at stake.
  const isStaked = penalty.length > 0 || input.fate > 0;
  if (difficulty <= 0 && !isStaked && passes(fate)) {
    const metres = distanceMoved(figure, input, 0, house);
    return { kind: 'moved', metres, crits: 0, consequence: null, effects: [] };
  }
  const { challenge } = prepared;
  const burdened = { ...prepared, challenge: { ...challenge, penalty: [...challenge.penalty, ...penalty] } };
  const thrown = throwPrepared(fate, scene, burdened, house, false);
  const rolled = settleChallenge(fate, thrown.count, { difficulty }, house);
  const effects = [
    ...prepared.effects,
    ...thrown.effects,
    ...offersAfter(fate, scene, prepared, rolled, house),
  ];
  // DP-R-39: what is forgiven adds nothing to the way.
  const crits = difficulty < 0 ? Math.max(rolled.crits + difficulty, 0) : rolled.crits;
  // From here on only the distance counts, or that there is none.
  fate.mark(rolled.success ? `moved${crits}` : `move ${rolled.verdict}`);
  if (rolled.success)
    return {
      kind: 'moved',
      metres: distanceMoved(figure, input, crits, house),
      crits,
      consequence: null,
      effects,
    };
  return failedMovement(fate, scene, figure, input, rolled.patzer, effects, house);
}

const passes = (fate: Fate): boolean =>
  fate.choose(question('movementRoll', 'DP-MOV-01', GM, ['pass', 'roll'])) === 'pass';

/** DP-MOV-03, DP-CHL-14, DP-R-38: a climber falls, a swimmer goes under, others stay where they are or fall down. */
function failedMovement(
  fate: Fate,
  scene: Scene,
  figure: Figure,
  input: MovementFields,
  patzer: boolean,
  effects: Effects,
  house: House,
): Carried {
  const { movement } = input;
  fate.note('DP-R-38', { kind: 'notMoved', figure: figure.name, movement });
  if (movement === 'climb') {
    if (patzer) patzerConsequence(fate, 'climb', house);
    return {
      kind: 'fell',
      metres: 0,
      crits: 0,
      consequence: 'fall',
      effects: [...effects, ...falls(fate, figure, house)],
    };
  }
  const half = house.failedMove === 'halfDistance' ? distanceMoved(figure, input, 0, house) / 2 : 0;
  if (!patzer) return { kind: 'failed', metres: half, crits: 0, consequence: null, effects };
  const consequence = patzerConsequence(fate, movement === 'swim' ? 'swim' : 'movement', house);
  const results = patzerEffects(scene, figure, consequence, { target: null, item: null });
  // DP-SUF-01: a round without air has begun.
  const underWater: Effects =
    consequence === 'underWater'
      ? [{ kind: 'breathless', figure: figure.id, rounds: figure.breathless + 1 }]
      : [];
  return {
    kind: 'patzer',
    metres: 0,
    crits: 0,
    consequence,
    effects: [...effects, ...results, ...underWater],
  };
}

/** DP-R-116: from where the climber is; without a map the GM says how deep, and it is a roll of its own. */
function falls(fate: Fate, figure: Figure, house: House): Effects {
  const { id, position } = figure;
  return [
    { kind: 'posture', figure: id, to: 'prone' },
    { kind: 'movementState', figure: id, to: 'none' },
    ...(position === null ? [] : [{ kind: 'moved' as const, figure: id, to: { ...position, height: 0 } }]),
    ...landing(fate, figure, position?.height ?? 0, house),
  ];
}

/** DP-FAL-01 to 03: what the ground does to whoever falls on it. */
export function landing(fate: Fate, figure: Figure, metres: number, house: House): Effects {
  if (metres > 0) return fallDamage(fate, figure, { metres, ground: 'hard', softer: 0 }, house).effects;
  fate.note('DP-MOV-03', { kind: 'fell', figure: figure.name, metres });
  return [];
}

/** DP-MOV-01 to 09: a movement action. */
export function move(fate: Fate, input: Input<'move'>, house: House) {
  const { scene, movement, path } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const problem = actionProblem(scene, figure, house, 'movement') ?? movementProblem(figure, movement, house);
  if (problem !== null) return refused(problem);
  if (figure.position !== null && crossesWall(scene, figure.position, path))
    return refused('wall-in-the-way');
  const prepared = prepareMovement(fate, scene, input, house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const carried = carry(fate, scene, prepared, input, [], house);
  const way = walkPath(fate, scene, figure, path, carried.metres, house);
  noteMoved(fate, figure, movement, carried, way.metres, house);
  const outcome: MoveOutcome = {
    kind: carried.kind,
    metres: way.metres,
    crits: carried.crits,
    consequence: carried.consequence,
  };
  const effects: Effects = [
    ...carried.effects,
    ...way.effects,
    ...afterMoving(scene, figure, movement, carried.kind),
    ...spendAction(scene, figure, { aimTarget: null }),
    // DP-R-34: whoever leaves the reach of an enemy lays himself open.
    ...givesOpenings(fate, scene, figure, enemiesLeft(scene, figure, way, house), house),
  ];
  return { outcome, effects };
}

export function noteMoved(
  fate: Fate,
  figure: Figure,
  movement: Movement,
  carried: Carried,
  metres: number,
  house: House,
): void {
  if (carried.kind !== 'moved') return;
  const halved = encumbranceOf(figure, house).dice;
  fate.note('DP-MOV-03', { kind: 'moved', figure: figure.name, movement, metres, halved });
}

/** DP-VUL-02: how the figure moves, and that running, crawling, swimming and climbing leave it vulnerable. */
export function afterMoving(
  scene: Scene,
  figure: Figure,
  movement: Movement,
  kind: MoveOutcome['kind'],
): Effects {
  const row: MovementRow = MOVEMENTS[movement];
  return [
    ...(kind === 'fell' ? [] : [{ kind: 'movementState' as const, figure: figure.id, to: row.state }]),
    ...(row.vulnerable ? leavesVulnerable(scene, figure, 'moved') : []),
  ];
}
