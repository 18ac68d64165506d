import { type Faces, question } from '@tafelrunde/kernel';
import type { InfluenceSkill } from '../data/named-checks.ts';
import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, isAble, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';
import { checkProblem } from './figure-check.ts';
import { ascending, chooseGroup, descending, type GroupLimits, groupsOf, LOWEST_SUCCESS } from './groups.ts';
import { type JointOutcome, jointCheck, jointLimits, putIn, readMiddle } from './joint-check.ts';
import { neutralised } from './neutralising.ts';
import { hasHighMastery } from './opposed-checks.ts';
import { losePoints } from './tracks.ts';
import { makeCheck, makeOpposedChecks, type Tested, type WorldCheck } from './world-check.ts';

export interface InfluenceInput {
  readonly scene: Scene;
  /** HH-INF-06: several contribute to one check. */
  readonly influencers: readonly string[];
  readonly victim: string;
  readonly skill: InfluenceSkill;
}

export interface Influenced {
  readonly tricks: Faces;
  readonly neutralised: number;
  readonly psycheLost: number;
  readonly wishes: number;
}

/** HH-INF-01 to 06: the dice of a group are tricks; what the victim does not neutralise costs psyche. */
export function influence(
  fate: HhFate,
  { scene, influencers, victim: victimId, skill }: InfluenceInput,
  house: House,
): { outcome: Influenced | Refused; effects: readonly HhEffect[] } {
  const victim = figureOf(scene, victimId);
  const acting = influencers.map((id) => figureOf(scene, id));
  if (victim === undefined || acting.some((figure) => figure === undefined)) return refused('unknown-figure');
  if (influencers.includes(victimId)) return refused('nobody-opposes-themselves');
  if (!(acting as Figure[]).every(isAble)) return refused('not-able');

  const [leading] = acting as [Figure, ...Figure[]];
  const [attempt, resistance] = throwTricks(fate, scene, acting as Figure[], victim, skill, house);
  if ('reason' in attempt) return refused(attempt.reason);
  const tricks = chosenGroup(fate, attempt, leading.id, (group) => group.length, house);
  fate.note('HH-INF-03', { kind: 'tricks', figure: leading.name, faces: descending(tricks) });
  let effects = [...attempt.effects, ...(resistance?.effects ?? [])];
  if (tricks.length === 0) {
    return { outcome: { tricks: [], neutralised: 0, psycheLost: 0, wishes: 0 }, effects };
  }
  const answer = resistance ?? resist(fate, applyEffects(scene, effects), victimId, tricks, house);
  if (resistance === null) effects = [...effects, ...answer.effects];
  const stops = (group: Faces): number => neutralised(tricks, group, house);
  const stopped = stops(chosenGroup(fate, answer, victimId, stops, house));
  const now = figureOf(applyEffects(scene, effects), victimId) as Figure;
  const open = tricks.length - stopped;
  fate.note('HH-INF-04', { kind: 'neutralised', figure: victim.name, stopped, open });
  const loss = losePoints(fate, now, 'psyche', open, scene.clock, 'HH-INF-04');
  effects = [...effects, ...loss.effects];
  const chooser = house['influence.chooser'] === 'loser' ? victimId : leading.id;
  const granted = loss.rowsEmptied.filter((row) => grantsWish(fate, victim.name, chooser, row));
  effects = [...effects, ...granted.map((row): HhEffect => ({ kind: 'rowWaived', figure: victimId, row }))];
  return {
    outcome: {
      tricks: descending(tricks),
      neutralised: stopped,
      psycheLost: loss.lost,
      wishes: granted.length,
    },
    effects,
  };
}

/**
 * HH-INF-01, HH-INF-02: the check of the influencers, and that of the victim where high mastery wants both on the table
 * (HH-LRN-09); else the victim throws when there are tricks to resist.
 */
function throwTricks(
  fate: HhFate,
  scene: Scene,
  acting: readonly Figure[],
  victim: Figure,
  skill: InfluenceSkill,
  house: House,
): readonly [Tested | Refused, Tested | null] {
  const [figure] = acting as readonly [Figure, ...Figure[]];
  const masters = acting.some((one) => hasHighMastery(one, skill)) || hasHighMastery(victim, RESISTING);
  if (acting.length > 1) {
    if (masters && isAble(victim)) return tryTogetherAgainst(fate, scene, acting, victim, skill, house);
    return [tryTogether(fate, scene, acting, skill, house), null];
  }
  const attempt: WorldCheck = {
    scene,
    figure,
    tested: skill,
    mode: influencingMode(acting, skill),
    minimum: null,
  };
  if (!masters || !isAble(victim)) return [makeCheck(fate, attempt, house), null];
  const checks = [attempt, resistance(scene, victim, [])];
  return makeOpposedChecks(fate, checks, house) as readonly [Tested, Tested];
}

export const RESISTING = 'selfControl';

const resistance = (scene: Scene, figure: Figure, before: readonly unknown[]): WorldCheck => ({
  scene,
  figure,
  tested: RESISTING,
  mode: 'sieve',
  minimum: null,
  before,
});

/** HH-INF-02: self-control. Who cannot act does not resist. */
function resist(fate: HhFate, scene: Scene, id: string, tricks: Faces, house: House): Tested {
  const victim = figureOf(scene, id) as Figure;
  return makeCheck(fate, resistance(scene, victim, [tricks, victim]), house);
}

/** HH-INF-06: everybody contributes to the tricks. */
function tryTogether(
  fate: HhFate,
  scene: Scene,
  figures: readonly Figure[],
  skill: InfluenceSkill,
  house: House,
): Tested | Refused {
  const { tested, mode } = jointKind(figures, skill);
  const participants = figures.map(({ id }) => id);
  const joint = jointCheck(fate, { scene, participants, tested, mode, minimum: LOWEST_SUCCESS }, house);
  if ('reason' in joint.outcome) return joint.outcome;
  return tricksFrom(joint.outcome, jointLimits(figures, tested, mode, house), joint.effects);
}

/** HH-LRN-09, HH-R-20: with high mastery all dice lie on the table first; each influencer and the victim are rivals. */
function tryTogetherAgainst(
  fate: HhFate,
  scene: Scene,
  figures: readonly Figure[],
  victim: Figure,
  skill: InfluenceSkill,
  house: House,
): readonly [Tested | Refused, Tested | null] {
  const { tested, mode } = jointKind(figures, skill);
  for (const figure of figures) {
    const problem = checkProblem({ scene, figure, tested, mode });
    if (problem !== null) return [refused(problem).outcome, null];
  }
  const attempts = figures.map(
    (figure): WorldCheck => ({ scene, figure, tested: skill, mode, minimum: null }),
  );
  const last = figures.length;
  const rivals = (place: number) => (place === last ? [...figures.keys()] : [last]);
  const all = makeOpposedChecks(fate, [...attempts, resistance(scene, victim, [])], house, rivals);
  const own = all.slice(0, last);
  const limits = jointLimits(figures, tested, mode, house);
  const dice = figures.reduce<Faces>(
    (lying, figure, i) => putIn(fate, figure, own[i]?.usable ?? [], limits, lying, house),
    [],
  );
  const joint = readMiddle(fate, dice, limits, LOWEST_SUCCESS, house);
  const effects = own.flatMap((one) => one.effects);
  return [tricksFrom(joint, limits, effects), all[last] ?? null];
}

/** HH-LRN-06: with the adept star a Kaskadenwurf; one star is enough for all. */
export const influencingMode = (figures: readonly Figure[], skill: InfluenceSkill) =>
  figures.some((figure) => figure.skills[skill]?.adeptStar === true) ? 'cascade' : 'sieve';

export const jointKind = (figures: readonly Figure[], skill: InfluenceSkill) => {
  const tested = { kind: 'skill', name: skill } as const;
  return { tested, mode: influencingMode(figures, skill) } as const;
};

const tricksFrom = (
  { number, success, dice }: JointOutcome,
  limits: GroupLimits,
  effects: readonly HhEffect[],
): Tested => ({ number, success, usable: ascending(dice), group: [], limits, thrown: true, effects });

/** HH-INF-03: dice of one group only. In a cascade it has been picked with the check. */
function chosenGroup(
  fate: HhFate,
  { usable, limits, group }: Tested,
  by: string,
  best: (group: Faces) => number,
  house: House,
): Faces {
  if (limits.runs && group.length > 0) return group;
  return chooseGroup(fate, groupsOf(usable, limits, house), best, by, 'HH-INF-03');
}

/** HH-INF-05, HH-R-81: for an emptied row the lost die, or a wish for the other side instead. */
function grantsWish(fate: HhFate, victim: string, chooser: string, row: number): boolean {
  const wish = fate.choose(question('wish', 'HH-INF-05', chooser, ['penalty', 'wish'])) === 'wish';
  fate.note('HH-INF-05', { kind: 'wish', figure: victim, row, granted: wish });
  return wish;
}
