import type { Movement } from '../data/movement.ts';
import { applyEffects } from '../effects.ts';
import { distanceBetween, type Figure, type Scene, type Terrain } from '../model.ts';
import { type Effects, type Fate, type House, refused, type Share } from '../rule.ts';
import {
  type AttackOutcome,
  clash,
  damageOf,
  type MeleeInput,
  outcomeOf,
  type Pair,
  pairUp,
} from './melee.ts';
import {
  afterMoving,
  type Carried,
  carry,
  type MovementFields,
  movementProblem,
  noteMoved,
  prepareMovement,
} from './movement.ts';
import { NOTHING_NAMED } from './nothing-named.ts';
import { multipleActionDice } from './penalties.ts';
import { entersReach } from './reach.ts';
import { chooseType } from './strike.ts';
import { actionProblem, leavesVulnerable } from './turns.ts';
import { walkPath } from './walk-path.ts';

export interface ChargeInput extends MeleeInput {
  readonly movement: Extract<Movement, 'walk' | 'run'>;
  readonly terrain: Terrain | null;
}

/** DP-SPA-03: the damage roll gets one bonus die. */
const DAMAGE_BONUS: readonly Share[] = [{ source: 'charge', dice: 1 }];

/** Nobody is struck if the run does not arrive. */
export type ChargeOutcome = Omit<AttackOutcome, 'kind'> & {
  readonly kind: AttackOutcome['kind'] | 'notReached';
};

/** DP-SPA-03, DP-R-70: walk or run and strike at once; two penalty dice on both rolls. */
export function charge(fate: Fate, input: ChargeInput, house: House) {
  const { scene, movement } = input;
  const pair = pairUp(input, house, true);
  if (pair.kind === 'refused') return refused(pair.reason);
  const { attacker, target, weapon } = pair;
  const further = attacker.turn.declaredActions >= 2;
  const problem =
    (attacker.turn.chargedThisRound ? 'charged-already' : null) ??
    actionProblem(scene, attacker, house, 'other', further ? 2 : 1) ??
    movementProblem(attacker, movement, house);
  if (problem !== null) return refused(problem);
  const penalty = chargeDice(attacker);
  const moving = movementFields(input);
  const prepared = prepareMovement(fate, scene, moving, house);
  if (prepared.kind === 'refused') return refused(prepared.reason);
  const carried = carry(fate, scene, prepared, moving, penalty, house);
  const run = runUp(fate, pair, carried, house);
  const moved: Effects = [
    ...carried.effects,
    ...run.effects,
    ...afterMoving(scene, attacker, movement, carried.kind),
  ];
  const spent = costs(scene, attacker, house, further);
  if (!run.arrives) {
    const missed = {
      crits: 0,
      wounds: 0,
      stun: 0,
      state: target.consciousness,
      consequence: carried.consequence,
    };
    const outcome: ChargeOutcome = { kind: 'notReached', ...missed };
    return { outcome, effects: [...moved, ...spent] };
  }
  // The way does not matter any more.
  fate.mark('charge');
  const type = chooseType(fate, attacker, weapon, input.type, house);
  noteMoved(fate, attacker, movement, carried, run.metres, house);
  const arrived = pairUp({ ...input, scene: applyEffects(scene, run.effects) }, house);
  if (arrived.kind === 'refused') return refused(arrived.reason);
  const clashed = clash(fate, arrived, input, { penalty, extra: 0 }, type, house);
  if (clashed.kind === 'refused') return refused(clashed.reason);
  const struck = damageOf(fate, arrived, clashed, type, DAMAGE_BONUS, house);
  const effects: Effects = [...moved, ...clashed.effects, ...struck.effects, ...spent];
  return { outcome: outcomeOf(clashed, struck) as ChargeOutcome, effects };
}

/** How far the run gets: to the reach of the weapon, if nothing and nobody stops it (DP-R-70). */
function runUp(fate: Fate, { scene, attacker, target, weapon }: Pair, carried: Carried, house: House) {
  if (carried.kind !== 'moved') return { arrives: false, metres: 0, effects: [] };
  const [from, to] = [attacker.position, target.position];
  if (from !== null && to !== null) {
    const way = entersReach(scene, [from, to], to, weapon.reach, house) ?? 0;
    const metres = Math.min(carried.metres, way);
    const walked = walkPath(fate, scene, attacker, [to], metres, house, target.id);
    return { arrives: walked.metres >= way, metres: walked.metres, effects: walked.effects };
  }
  const apart = distanceBetween(scene, attacker, target);
  const way = apart === null ? 0 : Math.max(apart - weapon.reach, 0);
  const metres = Math.min(carried.metres, way);
  const nearer: Effects =
    apart === null || metres === 0
      ? []
      : [{ kind: 'distanceSet', distance: { a: attacker.id, b: target.id, metres: apart - metres } }];
  return { arrives: metres >= way, metres, effects: nearer };
}

/** DP-SPA-03, DP-R-70: two actions at once; of more that were declared, or came by free actions (DP-R-31), all count. */
function chargeDice({ turn }: Figure): readonly Share[] {
  const declaredActions = Math.max(turn.declaredActions, 2);
  const inAll = multipleActionDice({ ...turn, declaredActions, unarmedPair: false });
  return [{ source: 'charge', dice: inAll - multipleActionDice(turn, true) }];
}

const movementFields = (input: ChargeInput): MovementFields => ({
  ...input,
  figure: input.attacker,
  careful: false,
  slope: 'ladder',
  base: null,
  // What is named belongs to the attack.
  ...NOTHING_NAMED,
});

/** DP-SPA-03, DP-R-70: once per round, vulnerable until the next turn; the dice may burden the whole round. */
function costs(scene: Scene, figure: Figure, house: House, further: boolean): Effects {
  if (scene.round === 0) return [];
  const { actionsUsed } = figure.turn;
  const whole = house.chargePenaltyScope === 'wholeRound';
  const used = actionsUsed + (further || whole ? 2 : 1);
  return [
    {
      kind: 'turnChanged',
      figure: figure.id,
      set: { actionsUsed: used, chargedThisRound: true, aimTarget: null },
    },
    ...leavesVulnerable(scene, figure, 'charged'),
  ];
}
