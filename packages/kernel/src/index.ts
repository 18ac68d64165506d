export {
  type Action,
  type ActionDefinition,
  type ActionPermission,
  action,
  type Effect,
  type Goal,
  headlineOf,
  type Outcome,
  type Resolution,
  type Schema,
  type Solved,
  type Solver,
} from './action.ts';
export {
  type Answering,
  type ArenaKind,
  type ArenaSide,
  arena,
  type Bout,
  type Combatant,
  FIGHTER_STATES,
  type FighterState,
  type FightOutcome,
  type FoughtFighter,
  policyOf,
  type ReadyFighter,
  usual,
} from './arena.ts';
export type { Assumption } from './assumptions.ts';
export { type BestPolicy, type BestPolicyOptions, bestPolicy } from './best-policy.ts';
export {
  type BoardCell,
  cellAt,
  cellsBetween,
  cellsOf,
  isOnBoard,
  lineUp,
  type MetreBoard,
  middleOf,
  type Placed,
} from './board.ts';
export { type Book, type BookEntry, type Chapter, type OpenChapter, openBook } from './book.ts';
export { type CalculationProblem, type NeverEnds, Stopped, type TooLarge } from './calculation-problem.ts';
export { catalogueOf } from './catalogue.ts';
export { type ChanceRange, type ChanceRangeOptions, chanceRange } from './chance-range.ts';
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
export { type Fraction, formatFraction, fraction, toNumber, type Weight } from './fraction.ts';
export { asksOwnDice, goalsOf, goalValue, parseGoal, usualGoal } from './goals.ts';
export {
  defaultsOf,
  flag,
  type HouseOf,
  integer,
  integerOrNull,
  integers,
  names,
  numberOf,
  oneOf,
  parseHouse,
  per,
  type Switch,
  type Switches,
  type SwitchShape,
  setOf,
  text,
} from './house-rules.ts';
export { idFrom } from './id-from.ts';
export { type Advice, type AdviseOptions, advise, type NothingToDecide } from './interpreters/advise.ts';
export { type ExactOptions, exact } from './interpreters/exact.ts';
export { explain, type Telling, type ToldLine } from './interpreters/explain.ts';
export { DEFAULT_BUDGET } from './interpreters/explore.ts';
export { type Players, play, type Run, type TraceLine } from './interpreters/play.ts';
export { script } from './interpreters/script.ts';
export { firstOption, type Policy, simulate, simulatedFate } from './interpreters/simulate.ts';
export type { FirstDecision, Solution } from './interpreters/solution.ts';
export { playersSeek, type SolveOptions, type Stance, solve } from './interpreters/solve.ts';
export { compare } from './margin.ts';
export { multisetCount } from './multisets.ts';
export { chanceWords, type Names, namesIn } from './names.ts';
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
export { adviseOn, budgetOf, type Odds, type OddsOptions, oddsOf, refusalOf } from './odds.ts';
export { type Estimate, wilson } from './odds-of-law.ts';
export { offersOf } from './offer.ts';
export { type OpenEndedSum, openEndedSum } from './open-ended.ts';
export {
  type AnswerView,
  type DecisionAt,
  type DicePlace,
  type DieKind,
  type DieMark,
  type DieView,
  type HandView,
  type LeftOfTurn,
  lastFact,
  type MissingModule,
  type OptionView,
  type PlayView,
  type RowView,
  type RunTopic,
  type RunVerdict,
  TONES,
  type ToldRun,
  type Tone,
  type TopicFields,
  throwsIn,
  topicFrom,
} from './play-view.ts';
export { die, type Faces, isThrowOf, MAX_DICE, MAX_SIDES, openEndedPool, type Pool, pool } from './pool.ts';
export { face, faces, highest, lowest, type Reading, reading, successes, sum, totalUpTo } from './reading.ts';
export { type Refused, refusalIn, refusing } from './refusal.ts';
export { err, ok, type Problem, type Result } from './result.ts';
export { sceneKind } from './scene-kind.ts';
export { applyPatch, isSceneSeen, type PatchStep, patchBetween, type SceneSeen } from './scene-patch.ts';
export type { Budget, Control, ControlSection, Creation, SheetRow, SheetSection } from './sheet.ts';
export type { Stage, StageStep, Staging } from './stage.ts';
export type {
  AimView,
  BoardView,
  CatalogueEntry,
  CharacterKind,
  CircleView,
  FigureView,
  MainTrack,
  Offer,
  OfferUse,
  PaceKind,
  Purpose,
  RuleKind,
  SceneKind,
  System,
  SystemWords,
  TableKind,
  Track,
  TurnState,
  TurnView,
} from './system.ts';
export type { Answer, Ask, AskedQuestion, Tape, TapeProblem } from './tape.ts';
export { type Fact, type FactTexts, LOCALES, type Locale, type RuleText, type Text } from './text.ts';
export {
  type Life,
  lifeFor,
  ROUGH_STATES,
  type RoughState,
  roughState,
  VEILED_LIFE,
  type VeilKind,
  veilKind,
} from './veil.ts';
export { type OptionTeller, type SystemDictionary, type ValueLists, wordsFrom } from './words.ts';
