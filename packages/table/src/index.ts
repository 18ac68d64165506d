export {
  type AccountOptions,
  accountOf,
  type Evening,
  type Story,
  type StoryPart,
  storyOf,
} from './account.ts';
export type { ToldLine, ToldThrow } from './account-line.ts';
export { isOnlyTold, type SceneFold } from './apply.ts';
export { type Command, type CommandKind, REFUSAL_CODES, type Refusal } from './commands.ts';
export { countedBy, roundsLeft } from './counting.ts';
export { decide, deciding, MAX_TEXT } from './decide.ts';
export type { Decision, World } from './decision.ts';
export {
  EVENT_KINDS,
  EVENT_VERSION,
  type EventKind,
  type Happening,
  type Stamp,
  type TableEvent,
} from './events.ts';
export { emptyTable, evolve, evolveAll, evolveTo, fold, lately, withEarlier } from './evolve.ts';
export {
  type FigurePast,
  MAX_PAST_EVENINGS,
  MAX_PAST_ROLLS,
  MAX_PAST_TEXT,
  type PastRoll,
  withPast,
} from './figure-past.ts';
export type { Mark, Steps, Wanted } from './history.ts';
export { Ledger, type LedgerState } from './ledger.ts';
export { entryOf } from './log.ts';
export { logLines } from './log-line.ts';
export { MAX_DOORS, MAX_MAP_EDGE } from './maps.ts';
export {
  AUDIENCES,
  type Audience,
  type Door,
  type Given,
  isWhole,
  type LeftRun,
  type LogEntry,
  type MapLayout,
  type MapPicture,
  type NamedFigure,
  type NotationRoll,
  type OpenRun,
  type Paper,
  type PaperPicture,
  type Policy,
  READERS,
  type Readers,
  ROLES,
  type Role,
  type RollRequest,
  type RunDetail,
  type RunProgress,
  type RunResult,
  type SealedDice,
  type SealedThrow,
  type Seat,
  type SettledQuestion,
  seatOf,
  type Table,
  type TableNow,
  UNDO_RULES,
  type UndoRule,
  type Veil,
} from './model.ts';
export { isName, readableName } from './names.ts';
export { type Opening, openingOf } from './opening.ts';
export {
  MAX_ALT,
  MAX_PAPER_TEXT,
  MAX_PAPER_TITLE,
  MAX_PAPERS,
  MAX_PAPERS_TEXT,
  mayRead,
  mayWrite,
} from './papers.ts';
export { fileNameOf, filesIn, filesInEvent, filesOn, filesPrepared, isFileName } from './pictures.ts';
export { withSettled } from './policies.ts';
export {
  MAX_LINES,
  MAX_NOTE,
  MAX_OF_A_KIND,
  MAX_PREPARED,
  MAX_SCENE_PAPERS,
  type Prepared,
  type PreparedLine,
  type PreparedPaper,
} from './prepared.ts';
export { brokenAt, type Chapter, Replay } from './replay.ts';
export { MAX_REQUEST_TEXT, MAX_REQUESTS } from './requests.ts';
export { rolledExpression, rolledTotal } from './rolled.ts';
export { MAX_OPEN_RUNS } from './runs.ts';
export { sealingOf } from './sealing.ts';
export { MAX_RENAMES, MAX_SEATS } from './seats.ts';
export { SeenHistory } from './seen-history.ts';
export { stamp } from './stamp.ts';
export { goneIn } from './taken-back.ts';
export {
  MAX_CONDITIONS,
  MAX_TRACKED,
  type NewEntry,
  type Tracker,
  type TrackerChange,
  type TrackerCondition,
  type TrackerEntry,
} from './tracker.ts';
export { followsFrom, isUndoable, lastUndoable, previewing } from './undoing.ts';
export { UnreadableEvent, upcast } from './upcast.ts';
export { type Veiling, veilingFor } from './veiling.ts';
export { figuresSeen, MAX_VEILED } from './veils.ts';
export { type DiceFault, type Verification, verify } from './verify.ts';
export { viewEvent, viewEvents, viewNow, viewTable } from './view.ts';
export { History } from './whole-history.ts';
