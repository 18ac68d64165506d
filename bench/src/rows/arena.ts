import { parseScenario, runFights, type Scenario } from '@tafelrunde/arena';
import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { heldenhandbuch } from '@tafelrunde/heldenhandbuch';
import type { System } from '@tafelrunde/system';
import type { Benchmark, Contender } from '../benchmark.ts';
import { yardstick } from '../yardstick.ts';

const SEED = 2026;

function scenarioOf(system: System, first: string, second: string, more: object): Scenario {
  const sides = [first, second].map((template) => ({ name: template, figures: [{ template }] }));
  const parsed = parseScenario(system, { system: system.id, sides, ...more }, 'de');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** Always other fights: the same ones again would let the processor learn their dice. */
function fighting(system: System, scenario: Scenario): Contender {
  let next = 1;
  return {
    name: `${system.id}, one core`,
    run(times) {
      const from = next;
      next += times;
      return runFights(system, scenario, { from, to: next, seed: SEED }).fights;
    },
  };
}

/** Nobody is down so soon, so that every fight has as many phases. */
const PHASES = 10;

export const duel = scenarioOf(grundregelwerk, 'warrior', 'elite', {
  house: { enemyAttack: 'retaliationOnly' },
});
const melee = scenarioOf(heldenhandbuch, 'smith', 'guard', { maxRounds: PHASES });

/** Whole systems of rules, and fights by the thousand: what counts is the speed after the first seconds. */
const WARM_UP_SECONDS = 4;

const BUSY =
  'an absolute time: on a busy machine look at the ratio to the small records, which is what the baseline keeps';

/** Whole fights through the rules, with everything counted: 100,000 duels and 5,000 phases of melee a second and core. */
export const arena: readonly Benchmark[] = [
  {
    name: 'arena: a Grundregelwerk duel, warrior against elite',
    unit: 'µs',
    ours: fighting(grundregelwerk, duel),
    limit: yardstick,
    warmUpSeconds: WARM_UP_SECONDS,
    why: BUSY,
    goal: { kind: 'absolute', seconds: 10e-6 },
  },
  {
    name: `arena: ${PHASES} phases of a Heldenhandbuch melee, smith against guard`,
    unit: 'ms',
    ours: fighting(heldenhandbuch, melee),
    limit: yardstick,
    warmUpSeconds: WARM_UP_SECONDS,
    why: BUSY,
    goal: { kind: 'absolute', seconds: PHASES / 5_000 },
  },
];
