export { agreesWithSimulation, type SimulationCheck } from './agrees-with-simulation.ts';
export { type PoolLimits, pools } from './arbitraries/pools.ts';
export {
  type Program,
  type ProgramOutcome,
  type ProgramRun,
  programs,
  ruleOf,
  type Step,
} from './arbitraries/programs.ts';
export { type ReadPool, readPools } from './arbitraries/readings.ts';
export { seeds } from './arbitraries/seeds.ts';
export { tapes } from './arbitraries/tapes.ts';
export { askedBackwards, compareOrders, type OrderFound } from './asked-backwards.ts';
export { bestByPlay, chancesOf, meanOf, oddsByPlay } from './brute-force.ts';
export { CONTRACT_CALLS, type ContractCall } from './contract-calls.ts';
export { enumerateFaces } from './enumerate-faces.ts';
export { gameByHand } from './game-by-hand.ts';
export { houseWith } from './house-with.ts';
export { lostInJson } from './lost-in-json.ts';
export { expectOdds, type OddsExpectation, oddsOf } from './odds.ts';
export { sampleOf, samplesOf } from './samples-of.ts';
export { type ScriptedRun, scripted } from './scripted.ts';
export { pngChunk, smallPng } from './small-png.ts';
export { type ActionsSuite, describeActions } from './suites/actions.ts';
export { describeArena } from './suites/arena.ts';
export { describeSystem, type SystemSuite } from './suites/system.ts';
export { describeTable } from './suites/table.ts';
export { describeTraceability, type TraceabilitySuite } from './suites/traceability.ts';
export { describeWords, type WordsSuite } from './suites/words.ts';
export { compareMarks, type MarksCheck, type MarksFound, withoutMarks } from './without-marks.ts';
