import type { Text } from '@tafelrunde/kernel';

/** When somebody grows. */
export const growthTerms: Text = {
  de: 'Die Spielleitung vergibt Aufstiege, meist am Ende eines Abenteuers. Was wächst, wählt, wer die Figur spielt.',
  en: 'The GM awards advances, usually at the end of an adventure. Whoever plays the figure chooses what grows.',
};

/** How far somebody has come. */
export function growthStanding(advances: number): Text {
  if (advances === 0) return { de: 'Noch kein Aufstieg', en: 'No advance yet' };
  if (advances === 1) return { de: 'Ein Aufstieg bisher', en: 'One advance so far' };
  return { de: `${advances} Aufstiege bisher`, en: `${advances} advances so far` };
}
