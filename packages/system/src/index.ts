export {
  type Action,
  type ActionDefinition,
  type ActionId,
  type ActionPermission,
  type ActionRow,
  action,
  type Effect,
  type Goal,
  headlineOf,
  type Outcome,
  type Resolution,
  type Schema,
  type Solved,
  type Solver,
  type TypicalCheck,
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
  type BoardMap,
  cellAt,
  cellsBetween,
  cellsOf,
  groundOf,
  isOnBoard,
  lineUp,
  type MetreBoard,
  middleOf,
  type Placed,
} from './board.ts';
export { type Book, type BookEntry, type Chapter, type OpenChapter, openBook } from './book.ts';
export { fightOutcome, weakestOf } from './bout.ts';
export { catalogueOf, type RuleRow } from './catalogue.ts';
export { type ChanceRange, type ChanceRangeOptions, chanceRange } from './chance-range.ts';
export { inWhole, mapSolved } from './closed-form.ts';
export { choiceControl, draftSetter } from './drafts.ts';
export { applyBy, changesOf, type EffectOf, withEntry, without, withoutId } from './effects.ts';
export { asksOwnDice, goalsOf, goalValue, parseGoal, usualGoal } from './goals.ts';
export type { Growth } from './growth.ts';
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
export { ids } from './ids.ts';
export { inputFor } from './input.ts';
export { chanceWords, type Names, namesIn } from './names.ts';
export { adviseOn, budgetOf, type Odds, type OddsOptions, oddsOf, refusalOf } from './odds.ts';
export { type Estimate, wilson } from './odds-of-law.ts';
export { offerKinds, offersOf, withWord } from './offer.ts';
export {
  type AnswerView,
  actionName,
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
  topicsBy,
} from './play-view.ts';
export { type Refused, refusalIn, refusing } from './refusal.ts';
export { type HouseWords, type InLanguage, inLanguages, type Row, type Rows, type RowsOf } from './rows.ts';
export { figureScenes, sceneKind } from './scene-kind.ts';
export { applyPatch, isSceneSeen, type PatchStep, patchBetween, type SceneSeen } from './scene-patch.ts';
export { dieWord, inBoth, plural, signed, told, withBonus } from './sentences.ts';
export type { Budget, Control, ControlSection, Creation, SheetRow, SheetSection } from './sheet.ts';
export { type Stage, type StageStep, type Staging, stageSteps } from './stage.ts';
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
export { tableKind } from './table-kind.ts';
export { fromRule } from './trusted.ts';
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
