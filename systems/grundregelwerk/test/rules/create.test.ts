import { play, script, type Tape } from '@tafelrunde/kernel';
import { idFrom } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue.ts';
import { type CreateInput, createCharacter } from '../../src/rules/create.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const input = (overrides: Partial<CreateInput> = {}): CreateInput => ({
  name: 'Mira',
  concept: 'scout',
  template: 'free',
  ...overrides,
});
const create = (overrides: Partial<CreateInput>, answers: Tape, h = DEFAULTS) =>
  script(createCharacter, input(overrides), h, answers).outcome;
const diceOf = (overrides: Partial<CreateInput>, answers: Tape, h = DEFAULTS) =>
  Object.fromEntries(
    Object.entries(create(overrides, answers, h).outcome.character.traits).map(([trait, { die }]) => [
      trait,
      die,
    ]),
  );

describe('templates', () => {
  test.each([
    { template: 'warrior', S: 10, G: 8, M: 6, weapon: 'sword', kind: 'melee', trait: 'S' },
    { template: 'rogue', S: 8, G: 10, M: 6, weapon: 'bow', kind: 'ranged', trait: 'G' },
    { template: 'mage', S: 6, G: 8, M: 10, weapon: 'staff', kind: 'melee', trait: 'S' },
  ] as const)('[GW-ADD-12] $template', ({ template, S, G, M, weapon, kind, trait }) => {
    expect(diceOf({ template }, ['no'])).toEqual({ S, G, M });
    expect(create({ template }, ['no']).outcome.character.weapons).toEqual([
      { name: weapon, kind, trait, dropped: false },
    ]);
  });
});

describe('a character of one’s own', () => {
  test('[GW-ADD-12] d10, d8 and d6 distributed freely', () => {
    expect(diceOf({}, ['G', 'M', 'melee', 'no'])).toEqual({ G: 10, M: 8, S: 6 });
    expect(diceOf({}, ['M', 'S', 'melee', 'no'])).toEqual({ M: 10, S: 8, G: 6 });
    expect(() => diceOf({}, ['G', 'G', 'melee', 'no'])).toThrow('illegal-choice'); // no trait twice
  });

  test('[GW-ADD-12] name, concept, five hearts, three Mana, a weapon, armour or not', () => {
    const { outcome, effects } = create({}, ['S', 'G', 'ranged', 'yes']);
    expect(outcome.character).toMatchObject({
      id: 'mira',
      name: 'Mira',
      concept: 'scout',
      side: 'pc',
      hearts: 5,
      heartsMax: 5,
      mana: 3,
      manaMax: 3,
      hasArmour: true,
      armourTokens: 1,
    });
    expect(after(sceneWith([]), effects, 'mira')).toEqual(outcome.character);
    expect(create({}, ['S', 'G', 'ranged', 'no']).outcome.character).toMatchObject({
      hasArmour: false,
      armourTokens: 0,
    });
  });

  test('[GW-R-13] a melee weapon comes with S, a ranged one with G', () => {
    const [sword] = create({}, ['S', 'G', 'melee', 'no']).outcome.character.weapons;
    const [bow] = create({}, ['S', 'G', 'ranged', 'no']).outcome.character.weapons;
    expect([sword, bow]).toEqual([
      { name: 'sword', kind: 'melee', trait: 'S', dropped: false },
      { name: 'bow', kind: 'ranged', trait: 'G', dropped: false },
    ]);
  });

  test('[GW-R-03] the dice nobody names are d10, d8 and d6; the sheet takes any from d6 to d20', () => {
    expect(hero().traits).toEqual({
      S: { die: 10, level: null },
      G: { die: 8, level: null },
      M: { die: 6, level: null },
    });
    for (const die of [6, 8, 10, 12, 20] as const)
      expect(hero({ traits: { S: die } }).traits['S']?.die).toBe(die);
    expect(() => hero({ traits: { S: 4 as never } })).toThrow();
  });

  test('[GW-MAG-01] [GW-HRT-01] hearts and Mana as the table says', () => {
    const rich = house({ 'pc.mana': 6, 'pc.hearts': 8 });
    expect(create({ template: 'mage' }, ['no'], rich).outcome.character).toMatchObject({
      mana: 6,
      manaMax: 6,
      hearts: 8,
      heartsMax: 8,
    });
  });

  test('[GW-MAG-01] a character starts with three Mana', () => {
    expect(create({ template: 'warrior' }, ['no']).outcome.character).toMatchObject({ mana: 3, manaMax: 3 });
  });

  test('[GW-R-02] further traits of the table start at d6, fewer are possible too', () => {
    const four = house({ traits: ['S', 'G', 'M', 'Wits'] });
    expect(diceOf({}, ['Wits', 'G', 'melee', 'no'], four)).toEqual({ Wits: 10, G: 8, S: 6, M: 6 });
    expect(diceOf({ template: 'rogue' }, ['no'], four)).toEqual({ S: 8, G: 10, M: 6, Wits: 6 });
    expect(diceOf({}, ['melee', 'no'], house({ traits: ['S'] }))).toEqual({ S: 10 });
  });

  test('[GW-OPT-01] without the armour rule nobody is asked about armour', () => {
    const off = house({ 'optional.armour': false });
    expect(create({ template: 'warrior' }, [], off).outcome.character.hasArmour).toBe(false);
    expect(play(createCharacter, input({ template: 'warrior' }), DEFAULTS, [])).toMatchObject({
      ask: { questions: [{ id: 'hasArmour', options: ['no', 'yes'] }] },
    });
  });
});

describe('the lost chapters', () => {
  test('[GW-R-39] a character has what GW-ADD-12 lists, and nothing that could not be recovered', () => {
    const { character } = create({ template: 'mage' }, ['no']).outcome;
    const sheet = [
      'name',
      'concept',
      'traits',
      'hearts',
      'heartsMax',
      'mana',
      'manaMax',
      'weapons',
      'hasArmour',
    ];
    const inPlay = [
      'id',
      'side',
      'armourTokens',
      'status',
      'pos',
      'coverOverride',
      'move',
      'actionLeft',
      'moveLeft',
      'advances',
    ];
    expect(Object.keys(character).sort()).toEqual([...sheet, ...inPlay].sort());
  });

  test('[GW-R-39] what fills them is labelled as an addition', () => {
    const additions = catalogue.filter(({ id }) => id.startsWith('GW-ADD-'));
    expect(additions.length).toBeGreaterThan(0);
    expect(catalogue.filter(({ kind }) => kind === 'addition')).toEqual(additions);
  });
});

test.each([
  { name: 'Mira', id: 'mira' },
  { name: 'Jäger Groß', id: 'jager-gross' },
  { name: '  Zoë II. ', id: 'zoe-ii' },
  { name: '…', id: 'figure' },
])('the id of $name is $id', ({ name, id }) => {
  expect(idFrom(name)).toBe(id);
  expect(create({ name, template: 'mage' }, ['no']).outcome.character.id).toBe(id);
});

test('an id of one’s own is kept', () => {
  expect(create({ id: 'pc-7', template: 'mage' }, ['no']).outcome.character.id).toBe('pc-7');
});
