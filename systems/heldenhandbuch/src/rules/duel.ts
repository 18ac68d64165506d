import { applyEffects } from '../effects.ts';
import { type DicePool, type DieStep, type Figure, figureOf, has, type Scene, type Side } from '../model.ts';
import type { HhFate, House } from '../rule.ts';
import { emptyScene } from '../scene.ts';
import { LOWEST_SUCCESS } from './groups.ts';
import { criticalCount } from './life-circles.ts';
import { meleePhase } from './melee-phase.ts';
import { diceLostByRows } from './tracks.ts';

/** As little as makes a fighter. */
export interface Duellist {
  /** FkW, and the dice it is thrown with. */
  readonly value: number;
  readonly sides: DieStep;
  readonly count: number;
  readonly weaponQuality: number;
  readonly damage: DicePool;
  readonly protection: number;
}

export const DUEL_ENDS = ['firstBlood', 'death'] as const;
type DuelEnd = (typeof DUEL_ENDS)[number];

export interface DuelInput {
  readonly first: Duellist;
  readonly second: Duellist;
  readonly until: DuelEnd;
}

export interface DuelOutcome {
  readonly kind: 'duel';
  readonly winner: 'first' | 'second' | 'nobody';
}

/** HH-MEL-01 to HH-MEL-13: phase after phase between two fighters, until blood is drawn or one of them dies. */
export function duel(
  fate: HhFate,
  { first, second, until }: DuelInput,
  house: House,
): { outcome: DuelOutcome; effects: readonly never[] } {
  let scene: Scene = {
    ...emptyScene,
    figures: [duellist('first', 'A', 'heroes', first), duellist('second', 'B', 'opponents', second)],
  };
  let phases = 0;
  let loser: DuelOutcome['winner'] | null = null;
  while (loser === null && scene.figures.some(mayAttack)) {
    const now = scene;
    const before = () => stateOf(now);
    fate.mark(before);
    const { effects } = meleePhase(fate, { scene, before }, house);
    scene = applyEffects(scene, effects);
    // The number of a phase changes nothing, so two phases in the same state are the same.
    if (scene.combat !== null) scene = { ...scene, combat: { ...scene.combat, phase: 1 } };
    phases += 1;
    loser = loserOf(scene, until);
  }
  const winner = loser === null ? 'nobody' : loser === 'first' ? 'second' : 'first';
  fate.note('HH-MEL-13', { kind: 'duelWon', winner: winner === 'nobody' ? null : winner, phases });
  return { outcome: { kind: 'duel', winner }, effects: [] };
}

/** Two dice make a group (HH-MEL-05); criticals and lost nerve take them for good, and then nobody attacks any more. */
function mayAttack(figure: Figure): boolean {
  const skill = figure.skills['melee'];
  const dice = 1 + (skill?.bonusDice ?? 0) - criticalCount(figure) - diceLostByRows(figure, true);
  return dice >= 2 && (skill?.value ?? 0) >= LOWEST_SUCCESS && figure.psyche.points > 0;
}

/** All that the rest of a duel depends on. */
function stateOf({ figures, combat }: Scene): string {
  const bodies = figures.map(({ lifeCircles, psyche, inventory, status }) => [
    lifeCircles.map(({ outer, middle, inner, heavy, critical }) => [
      outer,
      middle,
      inner,
      heavy.length,
      critical,
    ]),
    psyche.points,
    inventory.map(({ quality }) => quality),
    status,
  ]);
  const owed = combat?.fighters.map(({ skipThrows, owedDice, halfDiceNext }) => [
    skipThrows,
    owedDice,
    halfDiceNext,
  ]);
  return JSON.stringify([bodies, owed]);
}

function loserOf(scene: Scene, until: DuelEnd): 'first' | 'second' | null {
  const lost = (id: 'first' | 'second'): boolean => {
    const figure = figureOf(scene, id) as Figure;
    return (
      has(figure, 'dead') ||
      (until === 'firstBlood' && figure.lifeCircles.some(({ outer }) => outer.includes(true)))
    );
  };
  return lost('first') ? 'first' : lost('second') ? 'second' : null;
}

function duellist(id: string, name: string, side: Side, given: Duellist): Figure {
  const { value, sides, count } = given;
  const track = { rows: [4, 4, 4], points: 12, lockedUntil: null };
  const item = {
    metal: true,
    skill: null,
    simplePrice: 0,
    effects: [],
    qualityTotal: null,
    runes: [],
    weaponType: null,
    ts: null,
    protection: 0,
    lightArmour: false,
  };
  return {
    id,
    name,
    side,
    attributes: { reaction: { value: 5, physical: true } },
    skills: {
      melee: {
        value,
        baseDie: sides,
        bonusDice: count - 1,
        class: 'combat',
        physical: true,
        adeptStar: false,
        masteryGrade: 0,
      },
    },
    luckyNumber: null,
    ep: 0,
    mythos: 0,
    respect: 0,
    physis: track,
    psyche: track,
    waivedRows: [],
    regeneration: { base: 2, current: 2 },
    lifeCircles: Array.from({ length: 3 }, () => WHOLE_CIRCLE),
    status: [],
    pts: { count: 1, step: 6 },
    drinks: 0,
    inventory: [
      {
        ...item,
        id: 'weapon',
        name: 'weapon',
        kind: 'weapon',
        weaponType: 'sword',
        quality: given.weaponQuality,
        ts: given.damage,
      },
      { ...item, id: 'armour', name: 'armour', kind: 'armour', quality: 20, protection: given.protection },
    ],
    wielded: 'weapon',
    worn: 'armour',
    money: 0,
    materials: {},
    unpaidPieces: {},
    normal: true,
  };
}

/** HH-R-57. */
const WHOLE_CIRCLE: Figure['lifeCircles'][number] = {
  outer: [false, false, false, false, false, false],
  middle: [false, false, false],
  inner: [false],
  heavy: [],
  critical: 'none',
  attempts: 0,
};
