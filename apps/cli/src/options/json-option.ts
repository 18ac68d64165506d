import { badInput } from '../bad-input.ts';
import { readText } from './read-text.ts';

/** An option whose value is JSON, or `@file` for one that is too long to type. */
export function readJson(name: string, value: string, cwd: string): unknown {
  const text = value.startsWith('@') ? readText(value.slice(1), cwd, name) : value;
  try {
    return JSON.parse(text);
  } catch {
    throw badInput('not-json', { option: `--${name}` }, name);
  }
}
