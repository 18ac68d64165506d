import { randomFillSync } from 'node:crypto';
import { bufferedDice, type Dice } from '@tafelrunde/kernel';

/** The dice of a real table. */
export const cryptoDice = (): Dice => bufferedDice((bytes) => void randomFillSync(bytes));
