import { type Growth, offersOf } from '@tafelrunde/system';
import { type Figure, isOut, type Scene } from './model.ts';
import { mayEngrave } from './rules/runes.ts';

const offer = offersOf('heldenhandbuch');

/** HH-LRN-01, HH-LRN-02: experience buys learning dice for a value of one's own. */
export function growth(_scene: Scene, figure: Figure): Growth | null {
  if (figure.side !== 'heroes' || isOut(figure)) return null;
  const tested = [
    ...Object.keys(figure.skills)
      .filter((name) => name !== 'runeEngraving' || mayEngrave(figure))
      .map((name) => ({ kind: 'skill', name })),
    ...Object.keys(figure.attributes).map((name) => ({ kind: 'attribute', name })),
  ];
  const learn = tested.map(({ kind, name }) =>
    offer(
      'learn',
      { figure: figure.id, tested: { kind, name } },
      { chance: 'raised', row: `${kind}:${name}` },
    ),
  );
  return {
    standing: { de: `${figure.ep} EP`, en: `${figure.ep} EP` },
    terms: {
      de: 'Mit einem Lernwurf verbesserst du einen Wert. Jeder Würfel kostet 1 EP; EP gibt die Spielleitung.',
      en: 'With a learning roll you improve a value. Each die costs 1 EP; the GM gives EP.',
    },
    steps: figure.ep > 0 ? learn : [],
    rule: 'HH-LRN-01',
  };
}
