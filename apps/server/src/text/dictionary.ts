type Data = Readonly<Record<string, string | number>>;

/** Refusals of the HTTP border itself; problems of values come from the schema and the system. */
export const CODES = [
  'unknown-route',
  'unknown-action',
  'unknown-system-or-rule',
  'invalid-json',
  'unsupported-media-type',
  'body-too-large',
  'too-many-requests',
  'internal',
  'not-a-goal',
  'no-goal',
  'faces-missing',
  'faces-left-over',
  'illegal-face',
  'answers-missing',
  'answers-left-over',
  'illegal-answer',
  'too-large',
  'never-ends',
  'no-exact-odds',
  'unknown-system',
  'no-such-table',
  'no-such-invitation',
  'only-gm-invites',
  'no-such-seat',
] as const;
export type Code = (typeof CODES)[number];

/** Everything the server says in one language. A missing entry does not compile. */
export interface Dictionary {
  readonly problems: Readonly<Record<Code, (data: Data) => string>>;
  /** Where in a notation something is wrong; counted from 1, as people count. */
  readonly position: (position: number) => string;
  /** The letter dice are written with. */
  readonly die: string;
}
