export { type CalculationProblem, type NeverEnds, Stopped, type TooLarge } from './calculation-problem.ts';
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
export { draw } from './draw.ts';
export { boundAfter, certainDigits, type Exactness } from './exactness.ts';
export {
  type Decider,
  type DiceToPick,
  type Fate,
  GM,
  type Key,
  keyOfMark,
  type Mark,
  type Option,
  type Question,
  question,
  type Rule,
  type Thrower,
} from './fate.ts';
export { type Fraction, formatFraction, fraction, plusWeight, toNumber, type Weight } from './fraction.ts';
export { type Advice, type AdviseOptions, advise, type NothingToDecide } from './interpreters/advise.ts';
export { type ExactOptions, exact } from './interpreters/exact.ts';
export { explain, type Telling, type ToldLine } from './interpreters/explain.ts';
export { DEFAULT_BUDGET } from './interpreters/explore.ts';
export { decisionAt } from './interpreters/follow.ts';
export { Answers } from './interpreters/joint.ts';
export { roundedMix, wholeMix } from './interpreters/mix.ts';
export { type Players, play, type Run, type TraceLine } from './interpreters/play.ts';
export { script } from './interpreters/script.ts';
export { firstOption, type Policy, simulate, simulatedFate } from './interpreters/simulate.ts';
export type { FirstDecision, Solution } from './interpreters/solution.ts';
export { playersSeek, type SolveOptions, type Stance, solve } from './interpreters/solve.ts';
export { compare } from './margin.ts';
export { multisetCount } from './multisets.ts';
export { CACHED_NOTATIONS, notation } from './notation/cache.ts';
export { type DiceTerm, diceTerm, type Expression } from './notation/expression.ts';
export { facesIn } from './notation/faces.ts';
export type { DiceFate } from './notation/hand.ts';
export type { Tail } from './notation/list-series.ts';
export { makeNotation } from './notation/make.ts';
export { type NotationOdds, type NotationOddsOptions, notationOdds } from './notation/odds.ts';
export { parseNotation, type ReadNotation, readNotation } from './notation/parse.ts';
export type { NotationEdition } from './notation/place.ts';
export {
  MAX_NOTATION_LENGTH,
  MAX_NOTATION_NESTING,
  MAX_NOTATION_NUMBER,
  NOTATION_CODES,
  type NotationCode,
  type NotationProblem,
} from './notation/problem.ts';
export { spanOf } from './notation/range.ts';
export { type NotationRoll, type NotationThrow, rollNotation } from './notation/roll.ts';
export { notationRule } from './notation/rule.ts';
export { type SeenDie, type SeenThrow, seenDice } from './notation/seen.ts';
export { type TotalKind, totalKind, totalText } from './notation/total-text.ts';
export type { NoExactOdds, OddsProblem } from './notation/work.ts';
export { type OpenEndedSum, openEndedSum } from './open-ended.ts';
export { die, type Faces, isThrowOf, MAX_DICE, MAX_SIDES, openEndedPool, type Pool, pool } from './pool.ts';
export { face, faces, highest, lowest, type Reading, reading, successes, sum, totalUpTo } from './reading.ts';
export { err, ok, type Problem, type Result } from './result.ts';
export type { Answer, Ask, AskedQuestion, Tape, TapeProblem } from './tape.ts';
export {
  type Fact,
  type FactOf,
  type FactTexts,
  LOCALES,
  type Locale,
  type RuleText,
  type Text,
} from './text.ts';
