import { question } from '@tafelrunde/kernel';
import type { Advantage, Complication } from '../data/complications.ts';
import type { Tn } from '../data/ladders.ts';
import type { Role } from '../data/roles.ts';
import { type Enemy, type Figure, figureOf, isOut, type Pc, type Scene, type Weapon } from '../model.ts';
import {
  type Effects,
  type Fate,
  type GwEffect,
  type House,
  type Refusal,
  type Refused,
  refused,
} from '../rule.ts';
import { absorbs } from './armour.ts';
import { successChance } from './chance.ts';
import {
  advantageEffects,
  chooseAdvantage,
  failureComplication,
  forcedComplication,
  NO_COMPLICATION,
} from './complications.ts';
import {
  pressureEnds,
  pressureSteps,
  type StatedCondition,
  statedSteps,
  surpriseSteps,
} from './conditions.ts';
import { type CrowdOption, crowdOption, crowdSteps } from './crowd.ts';
import { hurdleFor, type Step } from './difficulty.ts';
import { takeHelp } from './help.ts';
import { rollWithLuck } from './luck.ts';
import { payMana } from './mana.ts';
import { coverSteps, distanceBetween, rangeProblem, rangeSteps, reachOf } from './range.ts';
import { isFailure, type Verdict } from './results.ts';
import { type Retaliation, retaliate } from './retaliation.ts';
import type { TestResult, Trial } from './test.ts';
import { countFailure } from './timer.ts';
import { dieOf, isTrait, levelOf } from './traits.ts';
import { mayAct, spendAction } from './turns.ts';

export interface AttackInput {
  readonly scene: Scene;
  readonly attacker: string;
  readonly target: string;
  /** By name; the first one at hand if none is named. */
  readonly weapon?: string | undefined;
  readonly conditions: readonly StatedCondition[];
  /** GW-R-22: the GM's option for this one attack, instead of the table's. */
  readonly crowd?: CrowdOption | undefined;
}

export interface AttackOutcome {
  readonly kind: Verdict;
  readonly wounds: number;
  readonly out: 'dead' | 'left' | null;
  readonly retaliation: Retaliation['retaliation'];
  readonly complication: Complication | null;
  readonly advantage: Advantage | null;
  readonly face?: number;
  readonly needs?: number;
}

/** GW-ATK-01: target in range and sight, weapon, its trait, one roll against the TN of the enemy. */
export function attack(fate: Fate, input: AttackInput, house: House) {
  const { scene } = input;
  const attacker = figureOf(scene, input.attacker);
  const target = figureOf(scene, input.target);
  if (attacker === undefined || target === undefined) return refused('unknown-figure');
  if (attacker.side !== 'pc') return refused('not-a-player-character');
  if (target.side !== 'enemy') return refused('not-an-enemy');
  const weapon = attacker.weapons.find(({ name, dropped }) =>
    input.weapon === undefined ? !dropped : name === input.weapon,
  );
  const problem = attackProblem(scene, attacker, target, weapon, house);
  if (problem !== null || weapon === undefined) return refused(problem ?? 'unknown-weapon');
  const steps = [
    ...statedSteps(input.conditions, attacker),
    ...surpriseSteps(scene, attacker),
    ...pressureSteps(attacker),
    ...coverSteps(scene, attacker, target),
    ...rangeSteps(distanceBetween(attacker, target, weapon.kind), house),
  ];
  return strike(
    fate,
    {
      scene,
      attacker: drawn(attacker, weapon),
      target,
      kind: weapon.kind,
      trait: weapon.trait,
      tn: target.tn,
      steps,
      crowd: input.crowd,
      role: 'attack',
    },
    house,
  );
}

/** The weapon used is the first at hand: it is the one that a complication can knock away (GW-ADD-14). */
function drawn(attacker: Pc, weapon: Weapon): Pc {
  if (attacker.weapons[0] === weapon) return attacker;
  return { ...attacker, weapons: [weapon, ...attacker.weapons.filter((other) => other !== weapon)] };
}

function attackProblem(
  scene: Scene,
  attacker: Pc,
  target: Enemy,
  weapon: Weapon | undefined,
  house: House,
): Refusal | null {
  if (isOut(target)) return 'target-is-out';
  if (weapon === undefined)
    return attacker.weapons.some(({ dropped }) => dropped) ? 'weapon-dropped' : 'unknown-weapon';
  if (weapon.dropped) return 'weapon-dropped';
  if (!isTrait(weapon.trait, house)) return 'unknown-trait';
  return mayAct(scene, attacker) ?? rangeProblem(scene, attacker, target, weapon.kind);
}

/** An attack on its way: by weapon or by spell. */
export interface Strike {
  readonly scene: Scene;
  readonly attacker: Pc;
  readonly target: Enemy;
  readonly kind: Weapon['kind'];
  readonly trait: string;
  readonly tn: Tn;
  readonly steps: readonly Step[];
  readonly crowd?: CrowdOption | undefined;
  /** What the die is thrown for. */
  readonly role: Role;
  /** What a spell costs. */
  readonly mana?: number;
}

function strike(
  fate: Fate,
  way: Strike,
  house: House,
): { outcome: AttackOutcome | Refused; effects: Effects } {
  const { scene, attacker, target } = way;
  const aim = takeAim(fate, way, house);
  if (aim === null) return refused('almost-impossible');
  const { result, crowd } = aim;
  const miss = isFailure(result.kind) ? missed(fate, way, result, crowd, house) : UNHARMED;
  const hit = isFailure(result.kind) ? NO_HIT : hitEnemy(fate, attacker, target, result.kind, house);
  return {
    outcome: outcomeOf(result, hit, miss),
    effects: [
      ...spendAction(scene, attacker),
      ...aim.effects,
      ...hit.effects,
      ...miss.effects,
      ...(hit.advantage === null ? [] : advantageEffects(scene, attacker, hit.advantage)),
      ...countFailure(fate, scene, result.kind, 'attacks', house),
    ],
  };
}

// Without spreading: the arena makes millions of them, and spreading takes most of an attack's time.
function outcomeOf({ kind, face, needs }: TestResult, hit: Hit, miss: Miss): AttackOutcome {
  const { wounds, out, advantage } = hit;
  const { retaliation, complication } = miss;
  return face === null || needs === null
    ? { kind, wounds, out, retaliation, complication, advantage }
    : { kind, wounds, out, retaliation, complication, advantage, face, needs };
}

const UNHARMED: Miss = { retaliation: 'none', complication: null, effects: [] };
const NO_HIT: Hit = { wounds: 0, out: null, advantage: null, effects: [] };

/** The face and what it had to reach, where a die was thrown. */
export const thrown = ({ face, needs }: TestResult): { face?: number; needs?: number } =>
  face === null || needs === null ? {} : { face, needs };

/** Crowd, help and the roll; null if the attempt is refused, which costs nothing (GW-R-05). */
export function takeAim(fate: Fate, way: Omit<Strike, 'target'>, house: House) {
  const { scene, attacker, tn } = way;
  const crowd = crowdOption(fate, scene, attacker, { tn, steps: way.steps, named: way.crowd }, house);
  const steps = [...way.steps, ...crowdSteps(crowd)];
  const hurdle = hurdleFor(scene.mode, tn, steps, house);
  if (hurdle === 'refused') {
    fate.note('GW-MOD-06', { kind: 'refused', reason: 'almost-impossible' });
    return null;
  }
  const paid = payMana(fate, attacker, way.mana ?? 0);
  const trial: Trial = {
    mode: scene.mode,
    die: dieOf(attacker, way.trait),
    level: levelOf(attacker, way.trait),
    tn,
    steps,
    helpers: 0,
    by: attacker.id,
    role: way.role,
    name: attacker.name,
  };
  const chanceWith = (helpers: number) => successChance({ ...trial, helpers }, house);
  const help =
    hurdle === 'roll' ? takeHelp(fate, scene, attacker, chanceWith, house) : { helpers: 0, effects: [] };
  const helped = help.helpers === 0 ? trial : { ...trial, helpers: help.helpers };
  const result = rollWithLuck(fate, scene, attacker, helped, house);
  return { result, crowd, effects: [...paid, ...help.effects, ...pressureEnds(attacker), ...result.effects] };
}

/** What a hit does to an enemy. */
export interface Hit {
  readonly wounds: number;
  readonly out: 'dead' | 'left' | null;
  readonly advantage: Advantage | null;
  readonly effects: Effects;
}

/** GW-HIT-01: a minion is out. GW-HIT-02: elite and boss lose a heart. GW-HIT-04: exceptional, they lose more. */
function hitEnemy(fate: Fate, attacker: Figure, target: Enemy, verdict: Verdict, house: House): Hit {
  const isMinion = target.category === 'minion';
  // GW-R-18: more wounds are one possible advantage, preselected where they count.
  const advantage = verdict === 'exceptional' ? chooseAdvantage(fate, attacker, !isMinion) : null;
  const more = advantage === 'moreEffect' ? house.exceptionalWounds : 1;
  const { wounds, out, effects } = wound(fate, attacker, target, more, house);
  return { wounds, out, advantage, effects };
}

/** GW-ATK-02, GW-R-16: a wound is a heart; at 0 an enemy is out, never downed. */
export function wound(
  fate: Fate,
  attacker: Figure,
  target: Enemy,
  wounds: number,
  house: House,
): Omit<Hit, 'advantage'> {
  const absorbed = absorbs(fate, target, house) ? 1 : 0;
  const full = target.category === 'minion' ? target.hearts : Math.min(wounds, target.hearts);
  const taken = target.category === 'minion' && absorbed === 1 ? 0 : Math.max(full - absorbed, 0);
  fate.note(target.category === 'minion' ? 'GW-HIT-01' : 'GW-HIT-02', {
    kind: 'hit',
    target: target.name,
    wounds: taken,
  });
  const effects: GwEffect[] = absorbed === 1 ? [{ kind: 'armourToken', figure: target.id, to: 0 }] : [];
  if (taken > 0) effects.push({ kind: 'hearts', figure: target.id, by: -taken });
  if (taken < target.hearts) return { wounds: taken, out: null, effects };
  const out = chooseOut(fate, attacker.id, target);
  return {
    wounds: taken,
    out,
    effects: [...effects, { kind: 'statusGained', figure: target.id, status: out }],
  };
}

/** GW-R-17: dead or gone is for the attacker's player to say; the rules make no difference. */
function chooseOut(fate: Fate, by: string, target: Enemy): 'dead' | 'left' {
  const out = fate.choose(question('out', 'GW-R-17', by, ['dead', 'left']));
  fate.note('GW-R-17', { kind: 'enemyOut', target: target.name, out });
  return out;
}

/** What a miss brought down on the attacker. */
export interface Miss {
  readonly retaliation: Retaliation['retaliation'];
  readonly complication: Complication | null;
  readonly effects: Effects;
}

/** GW-REV-01 to 05 for the miss, and GW-MUL-01 (b) for a crowd: its complication comes besides (GW-R-22 (4)). */
export function missed(fate: Fate, way: Strike, result: TestResult, crowd: CrowdOption, house: House): Miss {
  const { scene, attacker, target, kind } = way;
  const reach = reachOf(scene, target, attacker, kind);
  const answer = retaliate(fate, scene, attacker, result.kind, { enemy: target.name, reach }, house);
  const plain =
    result.kind === 'failure' &&
    house.failureComplication === 'always' &&
    answer.retaliation !== 'complication';
  const forced = plain ? failureComplication(fate, scene, attacker, house) : NO_COMPLICATION;
  const pressed =
    crowd === 'complication'
      ? forcedComplication(fate, scene, attacker, 'GW-MUL-01', house)
      : NO_COMPLICATION;
  return {
    retaliation: answer.retaliation,
    complication: answer.complicated.complication ?? forced.complication ?? pressed.complication,
    effects: [...answer.effects, ...forced.effects, ...pressed.effects],
  };
}

/** GW-R-16, GW-R-17: the GM or the player settles how an enemy at 0 hearts is out. */
export function enemyOut(
  fate: Fate,
  input: { readonly scene: Scene; readonly target: string; readonly out: 'dead' | 'left' },
  _house: House,
) {
  const target = figureOf(input.scene, input.target);
  if (target === undefined) return refused('unknown-figure');
  if (target.side !== 'enemy') return refused('not-an-enemy');
  fate.note('GW-R-17', { kind: 'enemyOut', target: target.name, out: input.out });
  const other = input.out === 'dead' ? 'left' : 'dead';
  const effects: Effects = [
    { kind: 'hearts', figure: target.id, by: -target.hearts },
    { kind: 'statusEnded', figure: target.id, status: other },
    { kind: 'statusGained', figure: target.id, status: input.out },
  ];
  return { outcome: { kind: input.out, target: target.id }, effects };
}
