import { randomFillSync } from 'node:crypto';
import { bufferedDice, type Dice, seededDice } from '@tafelrunde/kernel';
import { badInput } from '../bad-input.ts';
import { type FacesQueue, parseFaces } from '../options/faces.ts';
import { parseWholeNumber } from '../options/whole-number.ts';

export interface ThrowOptions {
  readonly faces?: string;
  readonly seed?: string;
}

/** Real faces, seeded dice, or those of the operating system. */
export function throwsFrom({ faces, seed }: ThrowOptions): FacesQueue | Dice {
  if (faces !== undefined && seed !== undefined) {
    throw badInput('options-conflict', { one: '--faces', other: '--seed' }, 'seed');
  }
  if (faces !== undefined) return parseFaces(faces);
  if (seed !== undefined) return seededDice(parseWholeNumber('seed', seed, 0, Number.MAX_SAFE_INTEGER));
  return bufferedDice((bytes) => void randomFillSync(bytes));
}
