export { type Command, type CommandKind, REFUSAL_CODES, type Refusal } from './commands.ts';
export {
  type Decision,
  decide,
  lastUndoable,
  MAX_OPEN_RUNS,
  MAX_SEATS,
  MAX_TEXT,
  type World,
} from './decide.ts';
export {
  EVENT_KINDS,
  EVENT_VERSION,
  type EventKind,
  type Happening,
  type Stamp,
  type TableEvent,
} from './events.ts';
export { emptyTable, evolve, fold, type SceneFold, undoneIn } from './evolve.ts';
export {
  AUDIENCES,
  type Audience,
  type Given,
  type LogEntry,
  type NotationRoll,
  type OpenRun,
  ROLES,
  type Role,
  type RunDetail,
  type RunProgress,
  type RunResult,
  type Seat,
  seatOf,
  type Table,
} from './model.ts';
export { stamp } from './stamp.ts';
export { viewEvent, viewTable } from './view.ts';
