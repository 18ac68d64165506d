import { heldenhandbuch } from '@tafelrunde/heldenhandbuch';
import { play, seededDice } from '@tafelrunde/kernel';
import { type Action, defaultsOf } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { resultsOf, runFights } from '../src/index.ts';
import { exampleOf } from './scenarios.ts';

const FIGHTS = 400;
const house = defaultsOf(heldenhandbuch.houseRules);
const { scene: kind } = heldenhandbuch;

interface Scene {
  readonly figures: readonly {
    readonly id: string;
    readonly side: string;
    readonly status: readonly string[];
  }[];
}

const actionOf = (id: string): Action =>
  heldenhandbuch.actions.find((action) => action.id === `heldenhandbuch/${id}`) as Action;

/** An action with the first option for every question: what the rules preselect. */
function after(id: string, scene: unknown, dice: ReturnType<typeof seededDice>): unknown {
  const run = play(actionOf(id).rule, { scene }, house, [], { dice, decide: () => 0 });
  if (run.kind !== 'finished') throw new Error(run.kind);
  return kind.apply(scene, (run.outcome as { effects: readonly { kind: string }[] }).effects);
}

const OUT = ['dead', 'unconscious', 'asleep', 'fled'];
const isStanding = (scene: unknown, side: string): boolean =>
  (scene as Scene).figures.some(
    (one) => one.side === side && !one.status.some((status) => OUT.includes(status)),
  );

/** A plain loop over the rules of the table: begin a fight, then phase after phase, until one side is down. */
function fought(seed: number): boolean {
  const dice = seededDice(seed);
  const fighters = heldenhandbuch.arena.fighters(house);
  const [smith, guard] = ['smith', 'guard'].map((id) => fighters.find((one) => one.id === id)?.character);
  let scene: unknown = {
    ...(kind.empty as object),
    figures: [
      { ...(smith as object), id: 'a', side: 'heroes' },
      { ...(guard as object), id: 'b', side: 'opponents' },
    ],
  };
  scene = after('start-combat', scene, dice);
  for (
    let phase = 0;
    phase < 1000 && isStanding(scene, 'heroes') && isStanding(scene, 'opponents');
    phase += 1
  ) {
    scene = after('melee-phase', scene, dice);
  }
  return isStanding(scene, 'heroes');
}

test('[HH-MEL-01] the example of Heldenhandbuch is won as often as in a plain loop over the rules', () => {
  const arena = resultsOf(
    runFights(heldenhandbuch, exampleOf(heldenhandbuch), { from: 1, to: FIGHTS + 1, seed: 7 }),
  );
  const share = arena.wins['Schmied'];
  let won = 0;
  for (let seed = 1; seed <= FIGHTS; seed += 1) if (fought(seed)) won += 1;
  const p = won / FIGHTS;
  // Four standard errors of the difference of two samples.
  const bound = 4 * Math.sqrt((2 * 0.25) / FIGHTS);
  expect(Math.abs((share?.p ?? 0) - p)).toBeLessThan(bound);
  // Neither side is sure to win, so the comparison can fail.
  expect(p).toBeGreaterThan(0.05);
  expect(p).toBeLessThan(0.95);
});
