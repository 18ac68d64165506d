import { expect, test } from 'vitest';
import { catalogueOf, idFrom, offersOf, refusing, wordsFrom } from '../src/index.ts';

const dictionary = {
  facts: { thrown: ({ face }: { face: number }) => `a ${face}` },
  refusals: { 'no-mana': 'Not enough Mana.' },
  questions: { way: { ask: 'Which way?', options: { left: 'to the left' } } },
  actions: { go: { title: 'Go', hint: 'one step' } },
  fields: { die: 'Die' },
  effects: { moved: 'position' },
  chances: { success: 'Success' },
  houseRules: { speed: 'Speed' },
  houseValues: { speed: { fast: 'quick' } },
  problems: { 'no-name': 'A name is missing.' },
  colours: { red: 'red as blood', left: 'the left one' },
  sizes: { red: 'a size called red' },
};
const words = wordsFrom(dictionary, {
  fields: { size: ['sizes', 'colours'], shade: 'colours' },
  free: { name: 'colours' },
  questions: { way: 'colours' },
  switches: { speed: 'colours' },
});

test('a value is looked up in the lists of its field and nowhere else', () => {
  expect(words.value('size', 'red')).toBe('a size called red');
  expect(words.value('shade', 'red')).toBe('red as blood');
  expect(words.value('colour', 'red')).toBeUndefined();
  expect(words.value('size', 'left')).toBe('the left one');
  expect(words.value('size', 'toString')).toBeUndefined();
});

test('free names are told, and only lists of values can be typed', () => {
  expect(words.value('name', 'red')).toBe('red as blood');
  expect(words.values('name')).toEqual({});
  expect(words.values('size')).toEqual({ red: 'a size called red', left: 'the left one' });
});

test('an option has its own word, else that of a value, else itself', () => {
  const options = ['left', 'red', 'up'];
  expect(words.question({ id: 'way', cite: 'XX-01', by: 'gm', options })).toEqual({
    ask: 'Which way?',
    options: { left: 'to the left', red: 'red as blood', up: 'up' },
  });
  expect(words.question({ id: 'constructor', cite: 'XX-01', by: 'gm', options: [] }).ask).toBe('constructor');
});

test('problems are told by what the system knows, or by somebody else', () => {
  expect(words.problem({ code: 'no-name', at: '' })).toBe('A name is missing.');
  expect(words.problem({ code: 'no-mana', at: '' })).toBe('Not enough Mana.');
  expect(words.problem({ code: 'wrong-type', at: '' })).toBeUndefined();
});

test('facts, switches and labels', () => {
  expect(words.fact({ kind: 'thrown', face: 6 } as never)).toBe('a 6');
  expect(words.houseValue('speed', 'fast')).toBe('quick');
  expect(words.houseValue('speed', 'red')).toBe('red as blood');
  expect(words.field('toString')).toBe('toString');
  expect(words.action('xx/go').title).toBe('Go');
});

test('a catalogue lists rules, additions and rulings with source and both texts', () => {
  const entries = catalogueOf({
    'XX-A-01': ['l. 1', 'Eins', 'Erstens.', 'One', 'Firstly.'],
    'XX-ADD-01': ['l. 2', 'Zwei', 'Zweitens.', 'Two', 'Secondly.'],
    'XX-R-01': ['l. 3', 'Drei', 'Drittens.', 'Three', 'Thirdly.'],
  });
  expect(entries.map(({ id, kind, source }) => [id, kind, source])).toEqual([
    ['XX-A-01', 'rule', 'l. 1'],
    ['XX-ADD-01', 'addition', 'l. 2'],
    ['XX-R-01', 'ruling', 'l. 3'],
  ]);
  expect(entries[2]?.text).toEqual({
    de: { title: 'Drei', text: 'Drittens.' },
    en: { title: 'Three', text: 'Thirdly.' },
  });
});

test('offers and refusals name only what is special', () => {
  expect(offersOf('xx')('go', { to: 1 }, { chance: 'success' })).toEqual({
    action: 'xx/go',
    input: { to: 1 },
    fields: [],
    chance: 'success',
    target: null,
    with: null,
    row: null,
    ladder: null,
    purpose: 'check',
  });
  expect(refusing<'no-mana'>()('no-mana')).toEqual({
    outcome: { kind: 'refused', reason: 'no-mana' },
    effects: [],
  });
});

test.each([
  ['Mira', 'mira'],
  ['  Götz von  Weißenfels! ', 'gotz-von-weissenfels'],
  ['Éowyn 2', 'eowyn-2'],
  ['龍', 'figure'],
  ['', 'figure'],
])('the name %j becomes the id %j', (name, id) => {
  expect(idFrom(name)).toBe(id);
});

test('ids made of long names stay short', () => {
  expect(idFrom('ß'.repeat(80))).toHaveLength(60);
});
