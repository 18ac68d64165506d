type Data = Readonly<Record<string, string | number>>;

/** Refusals of the HTTP border itself; problems of values come from the schema and the system. */
export const CODES = [
  'unknown-route',
  'invalid-json',
  'unsupported-media-type',
  'body-too-large',
  'too-many-requests',
  'other-origin',
  'too-deep',
  'internal',
  'unknown-system',
  'no-such-table',
  'no-such-invitation',
  'only-gm-invites',
  'only-gm-posts',
  'webhook-bad-address',
  'webhook-refused',
  'webhook-unreachable',
  'webhook-too-fast',
  'no-such-seat',
  'too-heavy',
  'name-taken',
  'bad-name',
  'too-many-seats',
  'table-too-large',
  'method-not-allowed',
  'unknown-tool',
  'table-throws',
  'no-key',
  'server-unreachable',
  'spectators-watch',
  'table-full-of-pictures',
  'no-such-file',
] as const;
export type Code = (typeof CODES)[number];

/** Everything the server says in one language. A missing entry does not compile. */
export interface Dictionary {
  readonly problems: Readonly<Record<Code, (data: Data) => string>>;
}
