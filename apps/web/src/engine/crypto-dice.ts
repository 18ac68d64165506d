import { bufferedDice } from '@tafelrunde/kernel';

/** Dice from the browser's cryptographic generator, 64 KiB at a time: as much as it hands out at once. */
export const cryptoDice = bufferedDice((bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>));
