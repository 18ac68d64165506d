import { type KnownAction, tellProblem } from '@tafelrunde/engine';
import type { SystemWords } from '@tafelrunde/system';
import { badInput } from './bad-input.ts';
import type { Prompts } from './prompts.ts';
import type { Session } from './session.ts';

/** As much of JSON Schema as flat inputs use. */
interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly default?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Asks for an action's input field by field. Fields that may stay away and have no usual value are left out. */
export async function askFields(session: Session, { system, action }: KnownAction): Promise<Fields> {
  const schema = action.input.json as {
    properties?: Record<string, FieldSchema>;
    required?: readonly string[];
  };
  const words = system.words[session.locale];
  const prompts = session.io.prompts as Prompts;
  let fields: Fields = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (schema.required?.includes(name) !== true && field.default === undefined) continue;
    const before = fields;
    const check = (value: unknown): string | undefined => {
      const parsed = action.input.parse({ ...before, [name]: value });
      const problem = parsed.ok ? undefined : parsed.error.find(({ at }) => at.split('.')[0] === name);
      return problem && tellProblem(problem, session.locale, system);
    };
    fields = { ...fields, [name]: await askField(session, prompts, words, name, field, check) };
  }
  return fields;
}

async function askField(
  { text }: Session,
  prompts: Prompts,
  words: SystemWords,
  name: string,
  { type, enum: values, default: usual }: FieldSchema,
  check: (value: unknown) => string | undefined,
): Promise<unknown> {
  const message = words.field(name);
  const choices =
    type === 'boolean'
      ? [true, false].map((value) => ({ value, label: value ? text.yes : text.no }))
      : values?.map((value) => ({ value, label: words.value(name, `${value}`) ?? `${value}` }));
  if (choices !== undefined) {
    const options = choices.map(({ label }, i) => ({ value: `${i}`, label }));
    const first = Math.max(
      0,
      choices.findIndex(({ value }) => value === usual),
    );
    const answer = await prompts.select(message, options, `${first}`);
    if (answer === undefined) throw badInput('cancelled', {});
    return choices[Number(answer)]?.value;
  }
  const read = (typed: string): unknown => (type === 'string' ? typed : readTyped(typed));
  const initial = usual === undefined ? '' : `${usual}`;
  const answer = await prompts.text({ message, initial, check: (typed) => check(read(typed)) });
  if (answer === undefined) throw badInput('cancelled', {});
  return read(answer);
}

/** A number or a list, as in JSON; anything else stays the text it is and is refused by the schema. */
function readTyped(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}
