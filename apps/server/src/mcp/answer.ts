import type { Locale, Problem } from '@tafelrunde/kernel';
import { wordsFor } from '../text/words.ts';

/** What a tool answers: plain data, or a refusal with a stable code and a sentence. */
export type ToolAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: ToolError };

export interface ToolError {
  readonly code: string;
  readonly message: string;
  readonly at?: string | number;
  readonly reason?: string;
}

export const told = (value: unknown): ToolAnswer => ({ ok: true, value });

export const refusedWith = (error: ToolError): ToolAnswer => ({ ok: false, error });

/** A refusal of the border itself. */
export function refusedFor(problem: Problem, locale: Locale): ToolAnswer {
  const { code, at } = problem;
  return refusedWith({ code, message: wordsFor(problem, locale), ...(at === '' ? {} : { at }) });
}
