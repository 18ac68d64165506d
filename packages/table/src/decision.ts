import type { Command, Refusal } from './commands.ts';
import type { Happening } from './events.ts';

/** What deciding needs from the world. */
export interface World {
  /** A new secret seed, 32 random bytes in hexadecimal. */
  secret(): string;
  /** Whether a command has been carried out before: then it is answered, and not done again. */
  isDone(command: string): boolean;
  /** Whether the seat can use a file: it has brought it to the table itself, or sees it there. */
  hasFile(file: string): boolean;
}

export type Decision =
  | { readonly ok: true; readonly happenings: readonly Happening[] }
  | { readonly ok: false; readonly refusal: Refusal };

export type Of<K extends Command['kind']> = Extract<Command, { kind: K }>;

export const accepted = (...happenings: readonly Happening[]): Decision => ({ ok: true, happenings });

export const refuse = (code: Refusal['code'], more: Omit<Refusal, 'code'> = {}): Decision => ({
  ok: false,
  refusal: { code, ...more },
});
