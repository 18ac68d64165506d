export {
  type Action,
  type ActionDefinition,
  action,
  type Effect,
  headlineOf,
  type Outcome,
  type Resolution,
  type Schema,
} from './action.ts';
export { bufferedDice, type Dice, seededDice, throwPool } from './dice.ts';
export {
  canonical,
  chance,
  chanceAt,
  combine,
  type Distribution,
  distribution,
  type Law,
  mapDistribution,
  mean,
  probabilityAt,
  tabulate,
} from './distribution.ts';
export {
  type Decider,
  type Fate,
  GM,
  type Key,
  type Option,
  type Question,
  question,
  type Rule,
} from './fate.ts';
export { type Fraction, formatFraction, fraction, toNumber, type Weight } from './fraction.ts';
export {
  defaultsOf,
  flag,
  type HouseOf,
  integer,
  integerOrNull,
  names,
  numberOf,
  oneOf,
  parseHouse,
  per,
  type Switch,
  type Switches,
  type SwitchShape,
  setOf,
} from './house-rules.ts';
export { type Advice, advise, type NothingToDecide } from './interpreters/advise.ts';
export { type ExactOptions, exact } from './interpreters/exact.ts';
export { explain, type Telling, type ToldLine } from './interpreters/explain.ts';
export {
  type CalculationProblem,
  DEFAULT_BUDGET,
  type NeverEnds,
  type TooLarge,
} from './interpreters/explore.ts';
export { type Players, play, type Run, type TraceLine } from './interpreters/play.ts';
export { script } from './interpreters/script.ts';
export { firstOption, type Policy, simulate, simulatedFate } from './interpreters/simulate.ts';
export { playersSeek, type Solution, type SolveOptions, type Stance, solve } from './interpreters/solve.ts';
export { multisetCount } from './multisets.ts';
export { CACHED_NOTATIONS, notation } from './notation/cache.ts';
export type { DiceTerm, Expression } from './notation/expression.ts';
export type { Tail } from './notation/list-series.ts';
export { makeNotation } from './notation/make.ts';
export { type NotationOdds, type NotationOddsOptions, notationOdds } from './notation/odds.ts';
export { parseNotation } from './notation/parse.ts';
export {
  MAX_NOTATION_LENGTH,
  MAX_NOTATION_NESTING,
  MAX_NOTATION_NUMBER,
  NOTATION_CODES,
  type NotationCode,
  type NotationProblem,
} from './notation/problem.ts';
export { type NotationRoll, type NotationThrow, rollNotation } from './notation/roll.ts';
export { type DiceFate, notationRule } from './notation/rule.ts';
export type { NoExactOdds, OddsProblem } from './notation/work.ts';
export {
  type Estimate,
  type Goal,
  goalValue,
  type Odds,
  type OddsOptions,
  oddsOf,
  parseGoal,
  wilson,
} from './odds.ts';
export { die, type Faces, isThrowOf, MAX_DICE, MAX_SIDES, openEndedPool, type Pool, pool } from './pool.ts';
export { face, faces, highest, lowest, type Reading, reading, successes, sum } from './reading.ts';
export { err, ok, type Problem, type Result } from './result.ts';
export type {
  BoardView,
  CatalogueEntry,
  CharacterKind,
  FigureView,
  Offer,
  RuleKind,
  SceneKind,
  System,
  SystemWords,
  TableKind,
  Track,
} from './system.ts';
export type { Answer, Ask, AskedQuestion, Tape, TapeProblem } from './tape.ts';
export { type Fact, type FactTexts, LOCALES, type Locale, type RuleText, type Text } from './text.ts';
