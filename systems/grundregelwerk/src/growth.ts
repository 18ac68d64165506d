import type { Text } from '@tafelrunde/kernel';
import { type Growth, offersOf } from '@tafelrunde/system';
import { figureOf, type Scene } from './model.ts';

const offer = offersOf('grundregelwerk');

/** GW-ADD-13, GW-D6-06: the GM grants an advance, the player chooses what it is. */
export function growth(scene: Scene, id: string): Growth | null {
  const figure = figureOf(scene, id);
  if (figure?.side !== 'pc') return null;
  return {
    standing: standingAfter(figure.advances.length),
    terms: {
      de: 'Die Spielleitung vergibt Aufstiege, meist am Ende eines Abenteuers. Was wächst, wählt, wer die Figur spielt.',
      en: 'The GM awards advances, usually at the end of an adventure. Whoever plays the figure chooses what grows.',
    },
    steps: [offer('advance', { figure: id }, { purpose: 'gm' })],
    rule: scene.mode === 'core' ? 'GW-ADD-13' : 'GW-D6-06',
  };
}

function standingAfter(advances: number): Text {
  if (advances === 0) return { de: 'Noch kein Aufstieg', en: 'No advance yet' };
  if (advances === 1) return { de: 'Ein Aufstieg bisher', en: 'One advance so far' };
  return { de: `${advances} Aufstiege bisher`, en: `${advances} advances so far` };
}
