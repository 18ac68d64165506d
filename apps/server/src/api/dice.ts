import { randomFillSync } from 'node:crypto';
import { bufferedDice, type Dice, seededDice } from '@tafelrunde/kernel';

const cryptoDice = bufferedDice((bytes) => randomFillSync(bytes));

/** Reproducible with a seed, else from the operating system. */
export const diceFor = (seed: number | undefined): Dice =>
  seed === undefined ? cryptoDice : seededDice(seed);
