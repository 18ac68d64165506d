import { err, ok, type Problem, type Result } from '@tafelrunde/kernel';
import type { Schema } from '@tafelrunde/system';
import { z } from 'zod';

/** A Zod schema as a border of the product: our problem codes, JSON Schema beside it. */
export function fromZod<T>(schema: z.ZodType<T>): Schema<T> {
  let json: Readonly<Record<string, unknown>> | undefined;
  return {
    parse(raw: unknown): Result<T, readonly Problem[]> {
      const parsed = schema.safeParse(raw, { reportInput: true });
      return parsed.success
        ? ok(parsed.data)
        : err(parsed.error.issues.flatMap((issue) => problemsOf(issue)));
    },
    // Only needed for forms and listings, so it is made when first asked for.
    get json() {
      json ??= z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>;
      return json;
    },
  };
}

/** A text is too long, a list has too many entries, a number is too big. */
const TOO_MUCH: Readonly<Record<string, string>> = { string: 'too-long', array: 'too-many' };
const TOO_LITTLE: Readonly<Record<string, string>> = { string: 'too-short', array: 'too-few' };

function problemsOf(issue: z.core.$ZodIssue, before: readonly PropertyKey[] = []): Problem[] {
  const path = [...before, ...issue.path];
  const at = path.map(String).join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ code: 'unknown-field', at: at === '' ? key : `${at}.${key}` }));
    case 'invalid_type':
      return issue.input === undefined
        ? [{ code: 'missing-field', at }]
        : [{ code: 'wrong-type', at, data: { expected: issue.expected } }];
    case 'invalid_value':
      return issue.input === undefined
        ? [{ code: 'missing-field', at }]
        : [{ code: 'not-one-of', at, data: { allowed: issue.values.map(String).join(', ') } }];
    case 'too_big':
      return [{ code: TOO_MUCH[issue.origin] ?? 'too-big', at, data: { max: Number(issue.maximum) } }];
    case 'too_small':
      return [{ code: TOO_LITTLE[issue.origin] ?? 'too-small', at, data: { min: Number(issue.minimum) } }];
    case 'invalid_union':
      return closestOf(issue, path) ?? [{ code: 'wrong-type', at, data: { expected: 'union' } }];
    case 'custom':
      return [{ code: typeof issue.params?.['code'] === 'string' ? issue.params['code'] : 'invalid', at }];
    default:
      return [{ code: 'invalid', at }];
  }
}

/** Of a union's alternatives the one that came closest: the fewest complaints, deep ones before shallow ones. */
function closestOf(issue: z.core.$ZodIssueInvalidUnion, path: readonly PropertyKey[]): Problem[] | undefined {
  if (issue.discriminator !== undefined) {
    const at = [...path, issue.discriminator].map(String).join('.');
    return [{ code: issue.input === undefined ? 'missing-field' : 'not-one-of', at, data: { allowed: '?' } }];
  }
  const rated = issue.errors.map((issues) => ({
    problems: issues.flatMap((inner) => problemsOf(inner, path)),
    deepest: Math.max(...issues.map((inner) => inner.path.length)),
  }));
  rated.sort((a, b) => b.deepest - a.deepest || a.problems.length - b.problems.length);
  return rated[0]?.problems;
}
