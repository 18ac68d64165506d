export { type Difference, meanDifference, shareDifference } from './compare.ts';
export { fightAll, type Hand } from './fight-all.ts';
export { fightSeed } from './fight-seed.ts';
export { fightAtLuck } from './luck.ts';
export { type Replay, replayFight } from './replay.ts';
export { type Losses, type Results, resultsOf, type Share } from './results.ts';
export { type FightRange, runFights } from './run-fights.ts';
export { MAX_FIGHTERS, MAX_ROUNDS, parseScenario, type Scenario } from './scenario.ts';
export { stepsOf } from './steps.ts';
export {
  type FighterTally,
  type LuckRun,
  luckOf,
  mergeTallies,
  type SideTally,
  type Tally,
} from './tally.ts';
