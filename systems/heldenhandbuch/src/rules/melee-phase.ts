import { keyOfMark, type Mark, question } from '@tafelrunde/kernel';
import { combatWith } from '../changed.ts';
import { applyEffects } from '../effects.ts';
import {
  type Combat,
  type Fighter,
  type Figure,
  figureOf,
  has,
  type Role,
  type Scene,
  SIDES,
  type Side,
} from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';
import type { Fencer } from './assault.ts';
import {
  combatIn,
  fighterIn,
  fightersAt,
  isInFight,
  mayStillAct,
  turnIfAllActed,
  withFighter,
} from './combat.ts';
import { type Drop, exchange } from './exchange.ts';
import { type FightDice, NO_DICE } from './fight-dice.ts';
import { applyEvents } from './fight-events.ts';
import {
  adjustDice,
  type FighterRoll,
  fighterRoll,
  layOut,
  masterDice,
  mythosEffects,
  settleDice,
} from './fighter-dice.ts';
import { chooseTarget, whoAttacks } from './initiative.ts';
import type { Wounds } from './striking.ts';
import { type Lying, throwTogether } from './throwing-together.ts';
import { meleeWeapon, spareWeapon, weaponTypeOf } from './weapons.ts';

export interface MeleePhaseInput {
  readonly scene: Scene;
  /** HH-R-26: which of the places of the fight; the first one if none is named. */
  readonly engagement?: number | undefined;
  /** HH-R-42: there is a drop here, and this is the damage of a fall. */
  readonly fallDamage?: number | undefined;
  /** Names all that has happened before this phase in the same rule. */
  readonly before?: Mark | undefined;
}

export interface MeleePhaseOutcome {
  readonly kind: 'fought' | 'nobodyAttacked';
  /** Who took the initiative. */
  readonly attacker: string | null;
  readonly target: string | null;
  readonly wounds: readonly Wounds[];
  readonly fled: readonly string[];
  readonly dead: readonly string[];
  /** The sides that were hit, and those that have lost somebody. */
  readonly struck: readonly Side[];
  readonly fallen: readonly Side[];
  /** Segments that the injuries of the opponents stand for, less those of the heroes. */
  readonly heroesAhead: number;
}

/** A fight in progress: the scene as it is by now, and what has led to it. */
interface Fight {
  scene: Scene;
  combat: Combat;
  readonly effects: HhEffect[];
  readonly wounds: Wounds[];
  /** By figure, as they lie. */
  readonly dice: Map<string, FightDice>;
  /** Everybody who can be attacked, with dice or without. */
  readonly here: readonly string[];
  readonly before: Mark;
}

/** HH-MEL-01 to HH-MEL-17: one phase of one engagement: common throws, initiative, exchange. */
export function meleePhase(
  fate: HhFate,
  input: MeleePhaseInput,
  house: House,
): { outcome: MeleePhaseOutcome | Refused; effects: readonly HhEffect[] } {
  const combat = combatIn(input.scene);
  const here = fightersAt(input.scene, input.engagement);
  if (here === undefined) return refused('no-combat');
  if (sidesIn(input.scene, here).length < 2) return refused('no-opponent-here');
  const ids = here.filter((id) => throwsNow(fighterIn(combat, id), house));
  if (ids.length === 0) return refused('already-acted');
  const drop: Drop = input.fallDamage ?? null;
  const fight: Fight = {
    scene: input.scene,
    combat,
    effects: [],
    wounds: [],
    dice: new Map(),
    here,
    before: input.before ?? '',
  };
  for (const id of ids) if (has(figure(fight, id), 'prone')) standUp(fate, fight, id);
  fight.combat = combatWith(fight.combat, { meleeFought: true });
  const thrown = throwDice(fate, fight, ids, house);
  fate.mark(() => stateOf(fight, [thrown.initiative, thrown.hands.map(({ lying }) => lying)]));
  const first = takeInitiative(fate, fight, thrown, house);
  settleAll(fate, fight, thrown, first === null ? [] : [first.attacker, first.target], house);
  const attacks = first !== null && diceOf(fight, first.attacker).unused.length > 0;
  if (first === null) fate.note('HH-R-25', { kind: 'nobodyAttacked' });
  else if (attacks) crossSwords(fate, fight, first.attacker, first.target, drop, house);
  // With 1s offset nothing may be left to attack with.
  else fate.note('HH-MEL-05', { kind: 'attackFalters', figure: figure(fight, first.attacker).name });
  if (first !== null && house['melee.othersActAfterStop']) {
    othersAttack(fate, fight, ids, first.attacker, drop, house);
  }
  change(fight, [{ kind: 'combat', to: turnIfAllActed(fate, fight.scene, fight.combat, house) }]);
  const lost = (status: 'fled' | 'dead') => here.filter((id) => has(figure(fight, id), status));
  return {
    outcome: {
      kind: attacks ? 'fought' : 'nobodyAttacked',
      attacker: first?.attacker ?? null,
      target: first?.target ?? null,
      wounds: fight.wounds,
      fled: lost('fled'),
      dead: lost('dead'),
      struck: sidesIn(
        fight.scene,
        fight.wounds.map((wound) => wound.figure),
      ),
      fallen: sidesIn(fight.scene, lost('dead')),
      heroesAhead: heroesAhead(fight),
    },
    effects: fight.effects,
  };
}

/**
 * HH-RNG-17, HH-R-51: whoever evaded a shot has lost the dice of this phase; whoever shot, or goes on aiming at the dice
 * saved, throws none here either. They can be attacked all the same.
 */
const throwsNow = (fighter: Fighter, house: House): boolean =>
  mayStillAct(fighter, house) && fighter.saved.length === 0;

/** HH-R-57, HH-R-58: what an injury takes of a circle that is whole. */
const SEGMENTS = { light: 1, heavy: 3, critical: 10 } as const;

const heroesAhead = ({ scene, wounds }: Fight): number =>
  wounds
    .flatMap(({ figure: id, injuries }) =>
      injuries.map((injury) => (figureOf(scene, id)?.side === 'opponents' ? 1 : -1) * SEGMENTS[injury]),
    )
    .reduce((sum, segments) => sum + segments, 0);

const sidesIn = (scene: Scene, ids: readonly string[]): readonly Side[] =>
  SIDES.filter((side) => ids.some((id) => figureOf(scene, id)?.side === side));

const figure = (fight: Fight, id: string): Figure => figureOf(fight.scene, id) as Figure;

function change(fight: Fight, effects: readonly HhEffect[]): void {
  fight.effects.push(...effects);
  fight.scene = applyEffects(fight.scene, effects);
}

/**
 * All that the rest of a phase depends on, with what is on its way. Points of psyche take dice from the next phase on, so
 * they are looked at only where one follows; mythos points and respect change no fight.
 */
function stateOf({ scene, here, effects, combat, wounds, dice, before }: Fight, next: unknown): string {
  const changes = effects.filter((effect) => !isAside(effect));
  const psyche = before === '' ? [] : here.map((id) => figureOf(scene, id)?.psyche.points);
  return `${keyOfMark(before)}|${JSON.stringify([changes, psyche, combat, wounds, [...dice], next])}`;
}

const isAside = (effect: HhEffect): boolean =>
  effect.kind === 'mythos' ||
  effect.kind === 'respect' ||
  effect.kind === 'locked' ||
  (effect.kind === 'points' && effect.track === 'psyche');

/** HH-MAN-04: brought down in the last phase; the throws sat out were for getting up. */
function standUp(fate: HhFate, fight: Fight, id: string): void {
  fate.note('HH-MAN-04', { kind: 'statusEnded', figure: figure(fight, id).name, status: 'prone' });
  change(fight, [{ kind: 'statusEnded', figure: id, status: 'prone' }]);
}

/** HH-MEL-01: pools and common throws; returns what lies, and who took the initiative. */
function throwDice(fate: HhFate, fight: Fight, ids: readonly string[], house: House): Thrown {
  const rolls = ids.map((id) => {
    const one = figure(fight, id);
    const fighter = fighterIn(fight.combat, id);
    const { roll, effects } = fighterRoll(fate, fight.scene, one, meleeWeapon(one), fighter, house);
    change(fight, effects);
    // HH-MEL-10, HH-MAN-04: paid with this throwing.
    fight.combat = withFighter(fight.combat, id, {
      acted: true,
      owedDice: 0,
      halfDiceNext: false,
    });
    return roll;
  });
  const { initiative, hands } = throwTogether(fate, rolls, house, () => stateOf(fight, 'throwing'));
  return { initiative, hands: rolls.map((roll, i) => ({ roll, lying: hands[i] as Lying })) };
}

interface Thrown {
  readonly initiative: readonly string[];
  readonly hands: readonly { readonly roll: FighterRoll; readonly lying: Lying }[];
}

/** HH-MIS-03: when throwing has ended everybody settles; a pair of opponents can reach for each other's dice before. */
function settleAll(
  fate: HhFate,
  fight: Fight,
  { hands }: Thrown,
  pair: readonly string[],
  house: House,
): void {
  const adjusted = hands.map(({ roll, lying }) => adjustDice(fate, roll, lying.faces, lying.seen, house));
  const fencing = pair.flatMap((id) => adjusted.filter(({ roll }) => roll.id === id));
  const mastered = masterDice(fate, fencing, house);
  const others = adjusted.filter(({ roll }) => !mastered.some((one) => one.roll === roll));
  for (const dice of [...mastered, ...others]) {
    const settled = settleDice(fate, fight.scene, dice, house);
    fight.dice.set(dice.roll.id, layOut(fate, dice.roll, settled, house));
    change(fight, [...settled.effects, ...mythosEffects(fate, dice.roll, settled)]);
  }
}

interface First {
  readonly attacker: string;
  readonly target: string;
}

/** HH-MEL-03, HH-R-24, HH-R-26: who attacks whom. */
function takeInitiative(
  fate: HhFate,
  fight: Fight,
  { initiative: announced, hands }: Thrown,
  house: House,
): First | null {
  if (announced.length === 0) return null;
  const lying = hands.map((hand) => hand.lying);
  const { attacker, effects } = whoAttacks(
    fate,
    fight.scene,
    announced,
    house,
    (next) => () => stateOf(fight, [announced, lying, next]),
  );
  change(fight, effects);
  // Which reaction it was by matters no more.
  if (announced.length > 1) fate.mark(() => stateOf(fight, ['attacks', attacker, lying]));
  const target = chooseTarget(fate, attacker, opponentsIn(fight, attacker));
  fight.combat = combatWith(fight.combat, { initiative: attacker });
  noteInitiative(fate, fight, 'HH-MEL-03', attacker, target);
  return { attacker, target };
}

function noteInitiative(
  fate: HhFate,
  fight: Fight,
  cite: 'HH-MEL-03' | 'HH-R-26',
  attacker: string,
  target: string,
): void {
  const names = { figure: figure(fight, attacker).name, target: figure(fight, target).name };
  fate.note(cite, { kind: 'initiative', ...names });
}

const diceOf = (fight: Fight, id: string): FightDice => fight.dice.get(id) ?? NO_DICE;

const opponentsIn = (fight: Fight, id: string): readonly string[] =>
  fight.here.filter((other) => {
    const one = figure(fight, other);
    return one.side !== figure(fight, id).side && isInFight(one);
  });

/** An exchange between two figures of the scene, with all that comes of it. */
function crossSwords(
  fate: HhFate,
  fight: Fight,
  attacker: string,
  target: string,
  drop: Drop,
  house: House,
): void {
  const fought = exchange(
    fate,
    fencerOf(fight, attacker, target),
    fencerOf(fight, target, attacker),
    drop,
    house,
  );
  fight.dice.set(attacker, fought.attacker.dice);
  fight.dice.set(target, fought.defender.dice);
  const role = (id: string, to: Role) => {
    fight.combat = withFighter(fight.combat, id, { role: to });
  };
  role(attacker, 'attacker');
  role(target, 'defender');
  const reach = (id: string) => opponentsIn(fight, id);
  // Unless others attack with what lies, the dice have done their part.
  if (!house['melee.othersActAfterStop']) fight.dice.clear();
  fate.mark(() => stateOf(fight, [attacker, target, fought.events]));
  const done = applyEvents(fate, fight.scene, fight.combat, fought.events, reach, house);
  change(fight, done.effects);
  fight.combat = done.combat;
  fight.wounds.push(...done.wounds);
}

function fencerOf(fight: Fight, id: string, opponent: string): Fencer {
  const one = figure(fight, id);
  return {
    id,
    name: one.name,
    dice: diceOf(fight, id),
    weapon: weaponTypeOf(meleeWeapon(one)),
    disarmed: has(one, 'disarmed'),
    spare: spareWeapon(one) !== undefined,
    inReach: fighterIn(fight.combat, id).inReachOf.includes(opponent),
  };
}

/** HH-R-26: where the table lets them, the others attack in turn with the dice that lie. */
function othersAttack(
  fate: HhFate,
  fight: Fight,
  ids: readonly string[],
  first: string,
  drop: Drop,
  house: House,
): void {
  for (const id of ids.filter((other) => other !== first)) {
    const opponents = opponentsIn(fight, id);
    const able = isInFight(figure(fight, id));
    if (!able || opponents.length === 0 || diceOf(fight, id).unused.length === 0) continue;
    if (fate.choose(question('attackToo', 'HH-R-26', id, ['attack', 'pass'])) === 'pass') continue;
    const target = chooseTarget(fate, id, opponents);
    noteInitiative(fate, fight, 'HH-R-26', id, target);
    const dice = diceOf(fight, id);
    fight.dice.set(id, { ...dice, group: dice.unused });
    crossSwords(fate, fight, id, target, drop, house);
  }
}
