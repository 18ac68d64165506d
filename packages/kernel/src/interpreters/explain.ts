import type { Thrower } from '../fate.ts';
import type { Faces, Pool } from '../pool.ts';
import type { TraceLine } from './play.ts';

/** A line of the account in words, with the dice it shows. */
export interface ToldLine {
  readonly cite: string;
  readonly text: string;
  readonly dice?: { readonly count: number; readonly sides: number; readonly faces: Faces };
}

/** The words a system has for what can stand in an account. */
export interface Telling {
  fact(line: Extract<TraceLine, { kind: 'fact' }>): string;
  choice(line: Extract<TraceLine, { kind: 'choice' }>): string;
  /** `of`: whose dice, and what for, where the rule says so. */
  roll(pool: Pool, faces: Faces, of: Thrower | undefined): string;
}

/** Tells an account line by line: which rule, what happened, which dice. */
export function explain(trace: readonly TraceLine[], telling: Telling): ToldLine[] {
  return trace.map((line) => told(line, telling));
}

function told(line: TraceLine, telling: Telling): ToldLine {
  switch (line.kind) {
    case 'fact':
      return { cite: line.cite, text: telling.fact(line) };
    case 'choice':
      return { cite: line.cite, text: telling.choice(line) };
    case 'roll': {
      const { pool, faces } = line;
      const dice = { count: pool.count, sides: pool.sides, faces };
      return { cite: line.cite, text: telling.roll(pool, faces, line.of), dice };
    }
  }
}
