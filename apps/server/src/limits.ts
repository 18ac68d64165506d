import { MAX_PICTURES_BYTES } from '@tafelrunde/protocol';

/** The largest body that is read. */
export const BODY_LIMIT = 256 * 1024;

/** A request must have arrived whole within this time. */
export const REQUEST_MS = 120_000;

/** What one address, one table and one connection may do. The first three can be set by whoever runs the server. */
export interface Limits {
  /** Requests per address and minute, upgrades to a WebSocket among them. */
  readonly requestsPerMinute: number;
  /** Tables opened per address and hour. */
  readonly tablesPerHour: number;
  /** Open WebSockets per address: a whole club behind one router fits in. */
  readonly connectionsPerAddress: number;
  readonly connectionsPerTable: number;
  /** Whole tables one address may take along per minute, and bring in per hour: both are read from end to end. */
  readonly exportsPerMinute: number;
  readonly importsPerHour: number;
  /** What one table keeps: years of weekly evenings. */
  readonly eventsPerTable: number;
  readonly bytesPerTable: number;
  /** Of these so many are kept for the GM, who can still put things in order when the others have used up theirs. */
  readonly eventsForGm: number;
  readonly bytesForGm: number;
  /** Pictures one address may bring per minute. */
  readonly filesPerMinute: number;
  /** What the pictures of one table may take, and how much of it is kept for the GM. */
  readonly fileBytesPerTable: number;
  readonly fileBytesForGm: number;
  /** More than this is not sent event by event; the client gets what the table is now, with the latest part of its log. */
  readonly eventsInGap: number;
  readonly bytesInGap: number;
  /** How much of the log comes with that, and with each further page. */
  readonly eventsInPage: number;
  readonly bytesInPage: number;
  /** Messages a connection may send at once, and how many it regains per second. */
  readonly messagesAtOnce: number;
  readonly messagesPerSecond: number;
  /** Bytes that may wait for a slow client on top of its welcome; then it is dropped and comes back for the gap. */
  readonly waitingBytes: number;
  /** Results of a table that happen within this time are posted together. */
  readonly webhookGatherMs: number;
  /** Tries to set where they go, per address: each posts a message. */
  readonly webhooksPerMinute: number;
}

export const LIMITS: Limits = {
  requestsPerMinute: 600,
  tablesPerHour: 120,
  connectionsPerAddress: 500,
  connectionsPerTable: 100,
  exportsPerMinute: 30,
  importsPerHour: 30,
  eventsPerTable: 100_000,
  bytesPerTable: 64 * 1024 * 1024,
  eventsForGm: 2_000,
  bytesForGm: 4 * 1024 * 1024,
  filesPerMinute: 60,
  fileBytesPerTable: MAX_PICTURES_BYTES,
  fileBytesForGm: MAX_PICTURES_BYTES / 2,
  eventsInGap: 1_000,
  bytesInGap: 512 * 1024,
  eventsInPage: 200,
  bytesInPage: 64 * 1024,
  messagesAtOnce: 60,
  messagesPerSecond: 20,
  waitingBytes: 512 * 1024,
  webhookGatherMs: 2_000,
  webhooksPerMinute: 10,
};

/** Who has been silent for this long is pinged; who then does not answer for as long, or has never said hello, is dropped. */
export const SECONDS_BETWEEN_LOOKS = 20;
/** A part of all connections is looked at so many times a second: their pings and pongs keep nobody waiting. */
export const BEATS_PER_SECOND = 20;
/** A table nobody is connected to is forgotten after this long; the store keeps it. */
export const IDLE_TABLE_MS = 5 * 60_000;

/** Runs of a rule one request may calculate: a tenth of what a program may use. */
export const ODDS_BUDGET = 200_000;
/** And how long these runs may take altogether: in a thread, whose time each address has only so much of. */
export const CALCULATION_MS = 5_000;
/** How long the fights of one request may take: as many as fit in are told. */
export const FIGHTS_MS = 5_000;
/** Whoever wants to hear how far they are hears so this often. */
export const PROGRESS_MS = 200;
/** What is too large to calculate is thrown this often instead, and the answer says so. */
export const ESTIMATE_RUNS = 10_000;
/** Faces and decisions one request may hand in. */
export const MAX_FACES = 400;
export const MAX_ANSWERS = 200;
/** Fights of one request, and of one that names no number; fewer if their time is up. */
export const MAX_FIGHTS = 100_000;
export const USUAL_FIGHTS = 1_000;
/** Totals of one notation whose exact odds are listed; more would take seconds to reduce to fractions. */
export const MAX_NOTATION_TOTALS = 3_000;
