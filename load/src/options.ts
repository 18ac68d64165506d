import { parseArgs } from 'node:util';

/** The promise: a thousand tables of five, an event at each every five seconds, for two minutes. */
const PROMISE = { tables: '1000', seconds: '120', every: '5' };

export interface Options {
  readonly tables: number;
  readonly seconds: number;
  /** Seconds between two events of a table. */
  readonly every: number;
  /** Only the play at many tables, only the one long table, or both. */
  readonly part: Part;
  /** On PostgreSQL, one of its own if DATABASE_URL names none. */
  readonly postgres: boolean;
  readonly json: boolean;
  /** A file for the CPU profile of the server while it is played at; empty for none. */
  readonly profile: string;
}

const PARTS = ['all', 'play', 'long'] as const;
export type Part = (typeof PARTS)[number];

export const SEATS = 5;

export const USAGE = `npm run load -- [--tables ${PROMISE.tables}] [--seconds ${PROMISE.seconds}] [--every ${PROMISE.every}] [--part play|long] [--postgres] [--json] [--profile <file>]`;

/** Undefined if they make no sense. */
export function readOptions(args: readonly string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        tables: { type: 'string', default: PROMISE.tables },
        seconds: { type: 'string', default: PROMISE.seconds },
        every: { type: 'string', default: PROMISE.every },
        part: { type: 'string', default: 'all' },
        postgres: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        profile: { type: 'string', default: '' },
      },
    });
    const { postgres, json, profile } = values;
    const [tables, seconds, every] = [Number(values.tables), Number(values.seconds), Number(values.every)];
    const part = PARTS.find((one) => one === values.part);
    const makesSense = Number.isInteger(tables) && tables > 0 && seconds > 0 && every > 0 && seconds >= every;
    return makesSense && part !== undefined
      ? { tables, seconds, every, part, postgres, json, profile }
      : undefined;
  } catch {
    return undefined;
  }
}
