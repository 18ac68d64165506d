import { GAP_OUT, TEMPO_STEPS } from '../data/chase.ts';
import type { Runner } from '../model.ts';
import type { House } from '../rule.ts';

/** HH-CHS-12, HH-R-85: below the lowest minimum the tempo is 0. */
export const tempoFor = (number: number): number =>
  TEMPO_STEPS.findLast(({ minimum }) => number >= minimum)?.tempo ?? 0;

export interface ComparedRunners {
  readonly leader: string;
  readonly runners: readonly Runner[];
  /** HH-CHS-04, HH-CHS-05: who loses a point of physis. */
  readonly tired: readonly string[];
}

/** HH-R-85: the runner in front; on level the one with the higher number, else the former leader. */
export function leaderOf(runners: readonly Runner[], former: string): string {
  const running = runners.filter(({ out }) => !out);
  const front = Math.min(...running.map(({ gap }) => gap));
  const level = running.filter(({ gap }) => gap === front);
  const best = Math.max(...level.map(({ number }) => number));
  const leading = level.filter(({ number }) => number === best);
  return (leading.find(({ figure }) => figure === former) ?? leading[0])?.figure ?? former;
}

/** HH-CHS-02 to 06, HH-R-85, HH-PROC-09: numbers and tempos of this round against the leader's. */
export function compareRunners(runners: readonly Runner[], former: string, house: House): ComparedRunners {
  const leader = leaderOf(runners, former);
  const pace = runners.find(({ figure }) => figure === leader);
  if (pace === undefined) return { leader, runners, tired: [] };
  const followers = runners.filter(({ figure, out }) => figure !== leader && !out);
  const tired = followers
    .filter(({ tempo, number }) => tempo < pace.tempo || (tempo === pace.tempo && number < pace.number))
    .map(({ figure }) => figure);
  const moved = runners.map((runner) =>
    followers.includes(runner)
      ? { ...runner, gap: runner.gap + change(pace.tempo - runner.tempo, house) }
      : runner,
  );
  // Who is ahead of the leader leads, and everybody is measured from there.
  const front = Math.min(0, ...moved.filter(({ out }) => !out).map(({ gap }) => gap));
  const rebased = moved.map((runner) => {
    const gap = runner.gap - front;
    return runner.out ? runner : { ...runner, gap: Math.min(gap, GAP_OUT), out: gap >= GAP_OUT };
  });
  return { leader: leaderOf(rebased, leader), runners: rebased, tired };
}

/** HH-CHS-05, HH-CHS-06: falling back is per tempo step; `chase.catchUp` says how fast one comes closer. */
const change = (behind: number, house: House): number =>
  house['chase.catchUp'] === 'oneStep' ? Math.max(-1, behind) : behind;
