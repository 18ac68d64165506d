import { type Die, LEVEL_OF_DIE, type Level, type Tn } from '../data/ladders.ts';
import type { Fate, House } from '../rule.ts';
import { successChance } from './chance.ts';
import { rollD6Test } from './d6only.ts';
import { noteChances } from './help.ts';
import type { Verdict } from './results.ts';
import { rollTest } from './test.ts';

interface BareTest {
  readonly die: Die;
  readonly tn: Tn;
  readonly steps: number;
  readonly help: boolean;
}

/** GW-TST-01: the bare test, without figure and scene. */
export function bareTest(fate: Fate, input: BareTest, house: House) {
  const trial = {
    mode: 'core',
    die: input.die,
    level: LEVEL_OF_DIE[input.die],
    tn: input.tn,
    steps: input.steps === 0 ? [] : [{ label: 'conditions', amount: input.steps }],
    helpers: input.help ? 1 : 0,
    by: 'player',
    role: 'test',
  } as const;
  if (input.help)
    noteChances(fate, successChance({ ...trial, helpers: 0 }, house), successChance(trial, house));
  const { kind, face } = rollTest(fate, trial, house);
  const outcome: { kind: Verdict; face?: number } = face === null ? { kind } : { kind, face };
  return { outcome, effects: [] };
}

interface BareD6Test {
  readonly level: Level;
  readonly grade: number;
  readonly steps: number;
  readonly help: boolean;
}

/** GW-D6-01, GW-D6-02: the bare test of the variant. */
export function bareD6Test(fate: Fate, input: BareD6Test, house: House) {
  const { level, grade } = input;
  const steps = input.steps === 0 ? [] : [{ label: 'conditions', amount: input.steps }];
  const helpers = input.help ? 1 : 0;
  const trial = { level, grade, steps, helpers, by: 'player', role: 'test' } as const;
  const outcome = rollD6Test(fate, trial, house);
  fate.note('GW-RES-06', { kind: 'result', verdict: outcome.kind, face: outcome.face, needs: outcome.needs });
  return { outcome, effects: [] };
}
