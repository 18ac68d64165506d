import { describe, expect, test } from 'vitest';
import { distance } from '../../src/pages/table/board/geometry.ts';
import { aimText, cellLabel, type LabelContext } from '../../src/pages/table/board/labels.ts';
import { pilesOf } from '../../src/pages/table/board/pile.ts';
import { aimReadout, hintText } from '../../src/pages/table/board/readout.ts';
import { boardTexts, kindFrom } from '../../src/pages/table/board/text.ts';
import { figure, move } from './board-figures.ts';

const mira = figure('Mira', {
  at: [0, 5],
  tracks: [{ id: 'hearts', value: 4, max: 5, look: 'hearts' as const }],
});
const ork = figure('Ork', {
  side: 'enemies',
  at: [2, 3],
  tracks: [{ id: 'hearts', value: 1, max: 1, look: 'hearts' as const }],
});

const context = (more: Partial<LabelContext> = {}): LabelContext => ({
  text: boardTexts.de,
  selected: mira,
  activeFigure: 'Mira',
  moves: new Map([['2,3', move('2,3')]]),
  chanceAt: (id) => (id === 'Ork' ? '62 %' : null),
  aim: (to) => ({ kind: 'cover', distance: distance([0, 5], to), bands: [] }),
  metres: null,
  statesOf: ({ status }) => status,
  notesOf: () => [],
  ...more,
});

const pileOf = (...figures: Parameters<typeof pilesOf>[0]) => pilesOf(figures).values().next().value;

describe('the label of a cell', () => {
  test('with an enemy says how it stands to the selected figure', () => {
    expect(cellLabel([2, 3], 'open', pileOf(ork), context())).toBe(
      'C4, Ork, Gegner, 1 von 1 Herzen, zwei Felder nordöstlich von Mira, in Deckung, Treffer 62 %',
    );
    expect(cellLabel([2, 3], 'open', pileOf(ork), context({ text: boardTexts.en }))).toBe(
      'C4, Ork, enemy, 1 of 1 heart, two cells north-east of Mira, in cover, hit 62 %',
    );
  });

  test('without a selection says who is there', () => {
    expect(cellLabel([2, 3], 'difficult', pileOf(ork), context({ selected: null, aim: null }))).toBe(
      'C4, Ork, Gegner, 1 von 1 Herzen, schwieriges Gelände',
    );
  });

  test('with the selected figure says so, and whose turn it is', () => {
    expect(cellLabel([0, 5], 'open', pileOf(mira), context())).toBe(
      'A6, Mira, Gruppe, 4 von 5 Herzen, am Zug, ausgewählt',
    );
  });

  test('without figures says what it is and whether it is in reach', () => {
    expect(cellLabel([2, 3], 'open', undefined, context())).toBe('C4, frei, erreichbar');
    expect(cellLabel([3, 3], 'wall', undefined, context())).toBe('D4, Mauer');
    expect(cellLabel([2, 3], 'cover', undefined, context({ text: boardTexts.en }))).toBe(
      'C4, low cover, in reach',
    );
  });

  test('names everybody on the ground', () => {
    const tracks = [{ id: 'hearts', value: 0, max: 5, look: 'hearts' as const }];
    const jonas = figure('Jonas', { at: [2, 3], status: ['liegt flach'], isLying: true, tracks });
    const pile = pileOf(jonas, ork);
    expect(cellLabel([2, 3], 'open', pile, context({ selected: null }))).toBe(
      'C4, Ork, Gegner, 1 von 1 Herzen, am Boden: Jonas, Gruppe, 0 von 5 Herzen, liegt flach',
    );
    expect(cellLabel([2, 3], 'open', pileOf(jonas), context({ selected: null }))).toBe(
      'C4, am Boden: Jonas, Gruppe, 0 von 5 Herzen, liegt flach, erreichbar',
    );
  });

  test('says what is the matter in the words it was given, whatever they are', () => {
    const wolf = figure('Wolf', {
      side: 'enemies',
      at: [2, 3],
      status: ['versteinert', 'bemoost'],
      isOut: true,
      tracks: [],
    });
    expect(cellLabel([2, 3], 'open', pileOf(wolf), context({ moves: new Map() }))).toBe(
      'C4, am Boden: Wolf, Gegner, versteinert, bemoost, zwei Felder nordöstlich von Mira',
    );
  });

  test('tells the place of the cell once', () => {
    const jonas = figure('Jonas', { at: [0, 5], status: ['liegt flach'], isLying: true, tracks: [] });
    expect(cellLabel([0, 5], 'open', pileOf(mira, jonas), context({ activeFigure: null }))).toBe(
      'A6, Mira, Gruppe, 4 von 5 Herzen, ausgewählt, am Boden: Jonas, Gruppe, liegt flach',
    );
    expect(cellLabel([0, 5], 'open', pileOf(mira, jonas), context({ selected: jonas }))).toBe(
      'A6, Mira, Gruppe, 4 von 5 Herzen, am Zug, auf dem Feld von Jonas, am Boden: Jonas, Gruppe, liegt flach, ausgewählt',
    );
  });
});

describe('aiming', () => {
  test('tells distance, direction and sight of a cell', () => {
    expect(aimText([0, 4], context())).toBe('ein Feld nördlich von Mira, Sicht über Deckung');
    expect(aimText([13, 5], context({ text: boardTexts.en }))).toBe(
      '13 cells east of Mira, sight across cover',
    );
    expect(aimText([0, 5], context())).toBe('');
    expect(aimText([0, 4], context({ selected: null }))).toBe('');
  });

  test('in metres where the board has them, with what the rules make of it and what is the matter', () => {
    const inMetres = context({
      metres: 2,
      aim: () => ({ kind: null, distance: 5.66, bands: ['Bogen: nah'] }),
      notesOf: (id) => (id === 'ork' ? ['benommen'] : []),
    });
    expect(aimText([0, 4], inMetres)).toBe('5,7 Meter nördlich von Mira, Bogen: nah');
    expect(aimReadout([2, 3], 'open', undefined, inMetres)).toMatchObject({
      where: '5,7 m',
      sight: null,
      bands: ['Bogen: nah'],
    });
    expect(cellLabel([2, 3], 'open', pileOf({ ...ork, id: 'ork' }), inMetres)).toContain('benommen');
    // Without the rules it is measured from middle to middle: a cell of two metres.
    expect(aimReadout([0, 4], 'open', undefined, { ...inMetres, aim: null })).toMatchObject({ where: '2 m' });
  });

  test('is read out above the board', () => {
    expect(aimReadout([2, 3], 'open', pileOf(ork), context())).toEqual({
      kind: 'aim',
      name: 'C4',
      what: 'Ork',
      where: 'zwei Felder',
      sight: 'cover',
      bands: [],
      chance: '62 %',
    });
    expect(aimReadout([2, 3], 'open', undefined, context({ aim: null }))).toMatchObject({
      what: 'frei, erreichbar',
      where: 'zwei Felder',
      sight: null,
      chance: null,
    });
  });

  test('otherwise the next step is told', () => {
    const { de } = boardTexts;
    const none = { placing: null, painting: null };
    expect(hintText(none, null, [], de)).toBe(de.nothingSelected);
    expect(hintText(none, mira, [mira], de)).toBe('Mira: wähle ein Feld oder ein Ziel.');
    expect(hintText(none, { ...mira, at: null }, [mira], de)).toBe(
      'Mira steht nicht auf der Karte. Figuren stellt die Spielleitung auf.',
    );
    expect(hintText({ ...none, placing: 'Ork' }, mira, [ork], de)).toBe('Wähle ein Feld für Ork.');
    expect(hintText({ ...none, painting: 'wall' }, mira, [], de)).toContain('Mauer');
  });
});

test('a kind the board does not know looks like open ground', () => expect(kindFrom('lava')).toBe('open'));
