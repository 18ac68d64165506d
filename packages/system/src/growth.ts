import type { Text } from '@tafelrunde/kernel';
import type { Offer } from './system.ts';

/** How a figure becomes better by the rules of its system, for its own sheet. */
export interface Growth {
  /** How far it has come: `Stufe 2 · 7 von 13 Punkten`. */
  readonly standing: Text;
  /** When it grows and who grants it, in a sentence. */
  readonly terms: Text;
  /** What can be taken now. Some of it may be the GM's to grant: the action says so. */
  readonly steps: readonly Offer[];
  /** The rule it follows from. */
  readonly rule: string;
}
