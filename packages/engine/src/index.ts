export { type AdjustedJson, adjustedJson } from './adjusted.ts';
export { type AdviceFound, adviceJson, advise, type Rated } from './advise.ts';
export { callSchemas } from './call-schemas.ts';
export { type ChancesLeft, chancesLeft } from './chances-left.ts';
export { type CharacterFile, characterFile, readCharacterFile } from './character-file.ts';
export {
  attempt,
  badProblems,
  badValue,
  type Complaint,
  complain,
  complained,
  type Where,
} from './complaint.ts';
export type { DiceOdds } from './dice-odds.ts';
export { faultText } from './fault-text.ts';
export { searchRules } from './find-rules.ts';
export {
  chanceUnder,
  type FigureImpact,
  type Followed,
  hasMoved,
  type Impact,
  impact,
  type Move,
} from './impact.ts';
export { impactJson } from './impact-json.ts';
export { readHouse } from './input.ts';
export type { Limits } from './limits.ts';
export { type ListedAction, type ListedField, listActions, type ToldAction } from './list-actions.ts';
export { type ListedSwitch, listHouse } from './list-house.ts';
export { type ListedRule, type ListedSystem, listRules, listSystems } from './listings.ts';
export { nearest } from './nearest.ts';
export { type ActionOdds, type NotationFound, type OddsFound, odds } from './odds.ts';
export { oddsJson } from './odds-json.ts';
export type { Ranges } from './ranges.ts';
export { actionIn, type KnownAction, type Registry, systemIn } from './registry.ts';
export { type Rolled, type Rolling, roll, rollJson, startRoll } from './roll.ts';
export { findableRules, type RuleSearch, ruleSearch } from './search-rules.ts';
export { type SheetChange, sheetImpact } from './sheet-impact.ts';
export {
  type FightsRequest,
  fightWithin,
  luckyFights,
  progressJson,
  type ReadScenario,
  readFightsRequest,
  readScenario,
  simulateJson,
  systemOfScenario,
  tellFight,
} from './simulate.ts';
export {
  type ActionSubject,
  findAction,
  findSubject,
  findSystem,
  type NotationSubject,
  type Subject,
} from './subject.ts';
export { type ErrorJson, errorJson, tellComplaint, tellProblem } from './tell.ts';
export { tellAssumed, tellExactness, tellRanges, tellTooLarge } from './tell-odds.ts';
export { poolName, tellingOf } from './telling.ts';
export {
  type ReadTable,
  readTable,
  readTableText,
  verificationJson,
  verifyTable,
} from './verify.ts';
export { figureChecks, offerLabel, typicalChecks, type Watched } from './watched.ts';
export { type Findable, type WordSearch, wordSearch } from './word-search.ts';
