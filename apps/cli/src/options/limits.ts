import type { ServerOptions } from '@tafelrunde/server';
import { parseWholeNumber } from './whole-number.ts';

type Limits = NonNullable<ServerOptions['limits']>;

/** What one address may do, for whoever serves many people behind one address. */
const VARIABLES = {
  requestsPerMinute: 'TAFELRUNDE_REQUESTS_PER_MINUTE',
  tablesPerHour: 'TAFELRUNDE_TABLES_PER_HOUR',
  connectionsPerAddress: 'TAFELRUNDE_CONNECTIONS_PER_ADDRESS',
} as const satisfies Partial<Record<keyof Limits, string>>;

const HIGHEST = 1_000_000;

/** The limits the environment sets; the server has its own for the rest. */
export function limitsFrom(env: Readonly<Record<string, string | undefined>>): Limits {
  return Object.fromEntries(
    Object.entries(VARIABLES).flatMap(([limit, name]) => {
      const text = env[name];
      return text ? [[limit, parseWholeNumber(name, text, 1, HIGHEST)]] : [];
    }),
  );
}
