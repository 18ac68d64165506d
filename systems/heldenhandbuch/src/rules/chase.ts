import type { Faces } from '@tafelrunde/kernel';
import { applyEffects } from '../effects.ts';
import { type Chase, type Figure, figureOf, nameIn, type Runner, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';
import { compareRunners, leaderOf, tempoFor } from './chase-gaps.ts';

import { type GroupLimits, groupsOf, without } from './groups.ts';
import { counted, numberOf } from './numbers.ts';
import { layObstacles, meetObstacles, type RunnerDice } from './obstacles.ts';
import { losePoints } from './tracks.ts';
import { makeOpposedChecks } from './world-check.ts';

const SKILL = 'terrainRun';

type Chased<O> = { outcome: O | Refused; effects: readonly HhEffect[] };

export interface StartChaseInput {
  readonly scene: Scene;
  readonly initiator: string;
  readonly runners: readonly { readonly figure: string; readonly gap: number }[];
}

/** HH-CHS-01, HH-R-85, HH-R-87: who runs, who started it, and how far apart they are; the GM says. */
export function startChase(
  fate: HhFate,
  { scene, initiator, runners }: StartChaseInput,
  _house: House,
): Chased<{ readonly leader: string }> {
  if (runners.some(({ figure }) => figureOf(scene, figure) === undefined)) return refused('unknown-figure');
  if (new Set(runners.map(({ figure }) => figure)).size < 2) return refused('too-few-runners');
  if (runners.every(({ figure }) => figure !== initiator)) return refused('not-in-the-chase');
  const front = Math.min(...runners.map(({ gap }) => gap));
  const started = runners.map(
    ({ figure, gap }): Runner => ({ figure, gap: gap - front, tempo: 0, number: 0, out: false }),
  );
  const leader = leaderOf(started, initiator);
  fate.note('HH-CHS-01', {
    kind: 'chaseStarted',
    initiator: nameIn(scene, initiator),
    leader: nameIn(scene, leader),
  });
  const to: Chase = { round: 0, initiator, leader, runners: started };
  return { outcome: { leader }, effects: [{ kind: 'chase', to }] };
}

export interface ChaseRoundOutcome {
  readonly leader: string;
  readonly runners: readonly Runner[];
  /** Whoever led before has shaken off all runners of the other side. */
  readonly escaped: boolean;
  /** Somebody of the other side is level with whoever led before, or past. */
  readonly caughtUp: boolean;
  readonly over: boolean;
}

/** HH-CHS-01 to 10, HH-PROC-09: throw, lay obstacles, answer them, compare. */
export function chaseRound(
  fate: HhFate,
  { scene }: { readonly scene: Scene },
  house: House,
): Chased<ChaseRoundOutcome> {
  const { chase } = scene;
  if (chase === null) return refused('no-chase');
  const running = chase.runners.filter(({ out }) => !out).map(({ figure }) => figure);
  if (running.length < 2) return refused('too-few-runners');
  if (running.some((id) => figureOf(scene, id) === undefined)) return refused('unknown-figure');
  let now = scene;
  let effects: readonly HhEffect[] = [];
  const add = (more: readonly HhEffect[]): void => {
    effects = [...effects, ...more];
    now = applyEffects(now, more);
  };
  const dice = new Map<string, RunnerDice>();
  const runs = running.map((id) => ({
    scene,
    figure: figureOf(scene, id) as Figure,
    tested: SKILL,
    minimum: null,
    // HH-R-87: only the first check of whoever started it is a Siebwurf.
    mode: chase.round === 0 && id === chase.initiator ? ('sieve' as const) : ('single' as const),
  }));
  makeOpposedChecks(fate, runs, house).forEach((check, i) => {
    const { figure } = runs[i] as (typeof runs)[number];
    add(check.effects);
    dice.set(figure.id, thrownBy(figure, check.usable, check.limits, house));
  });
  const obstacles = layObstacles(fate, dice, (id) => nameIn(scene, id));
  const missed = new Map<string, number>();
  for (const obstacle of obstacles) {
    const met = meetObstacles(fate, figureOf(now, obstacle.target) as Figure, obstacle.face, dice, now.clock);
    add(met.effects);
    if (!met.neutralised) missed.set(obstacle.target, (missed.get(obstacle.target) ?? 0) + 1);
  }
  const ran = chase.runners.map((runner): Runner => {
    const thrown = dice.get(runner.figure);
    if (thrown === undefined) return runner;
    const number = runningNumber(thrown, house);
    // HH-CHS-09: a tempo step for each obstacle that was not neutralised.
    const tempo = Math.max(0, tempoFor(number) - (missed.get(runner.figure) ?? 0));
    fate.note('HH-CHS-12', { kind: 'ran', figure: nameIn(scene, runner.figure), number, tempo });
    return { ...runner, number, tempo };
  });
  const { leader, runners, tired } = compareRunners(ran, chase.leader, house);
  for (const id of tired) {
    add(losePoints(fate, figureOf(now, id) as Figure, 'physis', 1, now.clock, 'HH-CHS-04').effects);
  }
  for (const { figure, gap, out } of runners) {
    if (running.includes(figure))
      fate.note('HH-CHS-11', {
        kind: 'gap',
        figure: nameIn(scene, figure),
        gap,
        leads: figure === leader,
        out,
      });
  }
  const over = runners.filter(({ out }) => !out).length < 2;
  add([{ kind: 'chase', to: over ? null : { ...chase, round: chase.round + 1, leader, runners } }]);
  return { outcome: { leader, runners, ...forLeader(scene, chase.leader, runners), over }, effects };
}

/** What the round has come to for whoever led before it. */
function forLeader(scene: Scene, leader: string, runners: readonly Runner[]) {
  const own = runners.find(({ figure }) => figure === leader);
  const { side } = figureOf(scene, leader) as Figure;
  const others = runners.filter(({ figure }) => figureOf(scene, figure)?.side !== side);
  return {
    escaped: own !== undefined && !own.out && others.length > 0 && others.every(({ out }) => out),
    caughtUp: own !== undefined && others.some(({ gap, out }) => !out && gap <= own.gap),
  };
}

/** HH-CHS-07, HH-CHS-10, HH-R-86: equal dice, and with the adept star run dice too, can become obstacles. */
function thrownBy(figure: Figure, usable: Faces, limits: GroupLimits, house: House): RunnerDice {
  const star = figure.skills[SKILL]?.adeptStar ?? false;
  const groups = groupsOf(usable, { cap: limits.cap, runs: limits.runs || star }, house);
  return { usable, limits, groups, group: null, laid: [], voided: [] };
}

/** HH-R-86: dice laid out and dice used to neutralise no longer count. */
function runningNumber({ usable, limits, laid, voided }: RunnerDice, house: House): number {
  const gone = house['chase.obstacleKeepsTempo'] ? voided : [...voided, ...laid];
  return counted(numberOf(without(usable, gone), limits, house));
}
