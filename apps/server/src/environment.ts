import type { ServerOptions } from './start.ts';

type FromEnvironment = Pick<
  ServerOptions,
  'databaseUrl' | 'basePath' | 'trustProxy' | 'origins' | 'webhooks' | 'metricsToken'
>;

/** A variable that cannot be meant so. */
export class BadVariable extends Error {
  readonly code = 'BAD_VARIABLE';
  readonly variable: string;

  /** Its value is not repeated: it may hold a password. */
  constructor(variable: string) {
    super(`${variable} cannot be used as it is`);
    this.variable = variable;
  }
}

const BASE_PATH = /^(\/[\w.~-]+)*\/?$/;
const DATABASE = /^postgres(ql)?:\/\//;
/** Addresses, networks, or the names Fastify knows for some. */
const PROXY = '(loopback|linklocal|uniquelocal|[\\da-f]*[.:][\\da-f.:/]+)';
const PROXIES = new RegExp(`^${PROXY}(, *${PROXY})*$`, 'i');

const ORIGIN = 'https?://[\\w.:[\\]-]+';
const ORIGINS = new RegExp(`^${ORIGIN}(, *${ORIGIN})*$`, 'i');

/** With a path, so that a host is not allowed as a whole by mistake. */
const WEBHOOK = `${ORIGIN}/[\\w./-]*`;
const WEBHOOKS = new RegExp(`^${WEBHOOK}(, *${WEBHOOK})*$`, 'i');

/** What whoever runs the server can set; docs/hosting.md lists it. An empty variable is none. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): FromEnvironment {
  const databaseUrl = checked(env, 'DATABASE_URL', DATABASE);
  const basePath = checked(env, 'TAFELRUNDE_BASE_PATH', BASE_PATH)?.replace(/\/$/, '');
  return {
    databaseUrl,
    basePath,
    trustProxy: checked(env, 'TAFELRUNDE_TRUST_PROXY', PROXIES),
    origins: checked(env, 'TAFELRUNDE_ORIGINS', ORIGINS)?.toLowerCase().split(/, */),
    webhooks: checked(env, 'TAFELRUNDE_WEBHOOKS', WEBHOOKS)?.split(/, */),
    metricsToken: env['TAFELRUNDE_METRICS_TOKEN'] || (env['TAFELRUNDE_METRICS'] === '1' ? '' : undefined),
  };
}

function checked(
  env: Readonly<Record<string, string | undefined>>,
  variable: string,
  allowed: RegExp,
): string | undefined {
  const value = env[variable] ?? '';
  if (value === '') return undefined;
  if (!allowed.test(value)) throw new BadVariable(variable);
  return value;
}
