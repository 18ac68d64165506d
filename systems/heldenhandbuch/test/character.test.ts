import { describe, expect, test } from 'vitest';
import { character } from '../src/character.ts';
import { characterProblems } from '../src/rules/character-problems.ts';
import { DEFAULTS, hero, house } from './fixtures.ts';

const problems = (overrides: object, rules = DEFAULTS) =>
  characterProblems(hero({ luckyNumber: 7, ...overrides }), rules);
const one = (code: string, at: string, rule: string) => [{ code, at, rule }];

describe('what the rules have against a character', () => {
  test('nothing against a plain one and the templates', () => {
    expect(problems({})).toEqual([]);
    for (const template of character.templates) {
      expect(character.problems(template.character, DEFAULTS), template.id).toEqual([]);
    }
    expect(character.templates).toHaveLength(10);
  });

  test('[HH-CHK-03] [HH-R-20] attributes go from 1 to 20', () => {
    expect(problems({ attributes: { reaction: 0 } })).toEqual(
      one('attribute-below-1', 'attributes.reaction', 'HH-CHK-03'),
    );
    expect(problems({ attributes: { reaction: 21 } })).toEqual(
      one('attribute-above-20', 'attributes.reaction', 'HH-R-20'),
    );
  });

  test('[HH-LRN-08] a skill ends at 25', () => {
    expect(problems({ skills: { sneak: 25 } })).toEqual([]);
    expect(problems({ skills: { sneak: 26 } })).toEqual(one('skill-above-25', 'skills.sneak', 'HH-LRN-08'));
  });

  test('[HH-LRN-05] the adept star is for general skills from 12 on', () => {
    const star = (value: number, sort = 'general') =>
      problems({ skills: { sneak: { value, class: sort, adeptStar: true } } });
    expect(star(12)).toEqual([]);
    expect(star(11)).toEqual(one('star-too-early', 'skills.sneak', 'HH-LRN-05'));
    expect(star(12, 'combat')).toEqual(one('star-too-early', 'skills.sneak', 'HH-LRN-05'));
  });

  test('[HH-LRN-10] [HH-LRN-11] grades belong to professions, runes to the third grade', () => {
    expect(problems({ skills: { sneak: { value: 12, masteryGrade: 1 } } })).toEqual(
      one('grade-without-profession', 'skills.sneak', 'HH-LRN-10'),
    );
    const runes = (masteryGrade: number) =>
      problems({ skills: { runeEngraving: 5, weaponsmith: { value: 18, masteryGrade } } });
    expect(runes(2)).toEqual(one('runes-without-grade', 'skills.runeEngraving', 'HH-LRN-11'));
    expect(runes(3)).toEqual([]);
  });

  test('[HH-R-55] [HH-R-82] no more points than rows hold, unless haggling may lift psyche', () => {
    expect(problems({ psyche: 13 })).toEqual(one('points-above-maximum', 'psyche', 'HH-R-55'));
    const beyond = house({ 'haggle.mayExceedMax': true });
    expect(problems({ psyche: 13 }, beyond)).toEqual([]);
    expect(problems({ physis: 13 }, beyond)).toEqual(one('points-above-maximum', 'physis', 'HH-R-55'));
  });

  test('[HH-R-58] [HH-R-90] a heavy injury sits on a lost segment; regeneration is at most its own value', () => {
    expect(problems({ lifeCircles: [{ heavy: [{ middle: 0 }] }] })).toEqual(
      one('injury-on-whole-segment', 'lifeCircles.0', 'HH-R-58'),
    );
    expect(problems({ regeneration: { base: 2, current: 3 } })).toEqual(
      one('regeneration-above-base', 'regeneration', 'HH-R-90'),
    );
  });

  test('[HH-R-76] [HH-ITM-04] [HH-DMG-09] tools without effects, and only own things in use', () => {
    const tool = { id: 'hammer', kind: 'tool', effects: [{ code: 'W', size: 1 }] };
    expect(problems({ inventory: [tool] })).toEqual(one('tool-with-effects', 'inventory.hammer', 'HH-R-76'));
    expect(problems({ wielded: 'axe' })).toEqual(one('no-such-weapon', 'wielded', 'HH-ITM-04'));
    expect(problems({ worn: 'mail' })).toEqual(one('no-such-armour', 'worn', 'HH-DMG-09'));
  });

  test('[HH-R-21] a hero has a lucky number, an opponent need not', () => {
    expect(problems({ luckyNumber: null })).toEqual(one('lucky-number-missing', 'luckyNumber', 'HH-R-21'));
    expect(problems({ luckyNumber: null, side: 'opponents' })).toEqual([]);
  });
});

describe('the sheet', () => {
  const figure = hero({
    name: 'Alrik',
    luckyNumber: 9,
    attributes: { reaction: 12 },
    skills: { sneak: { value: 12, adeptStar: true, bonusDice: 1 } },
    physis: 8,
    lifeCircles: [
      {
        outer: [true, true, false, false, false, false],
        middle: [true, false, false],
        heavy: [{ middle: 0 }],
      },
    ],
    inventory: [{ id: 'axe', kind: 'weapon', quality: 16, simplePrice: 10, ts: { count: 2, step: 8 } }],
  });
  const rows = (locale: 'de' | 'en') =>
    character.sheet(figure, DEFAULTS, locale).flatMap((section) => section.rows);
  const row = (id: string) => rows('de').find((one_) => one_.id === id);

  test('[HH-CHK-03] [HH-CHK-04] values come with their dice', () => {
    expect(row('attribute:reaction')).toMatchObject({
      label: 'Reaktion',
      value: '12',
      hint: '3W20',
      dice: [20, 20, 20],
    });
    expect(row('skill:sneak')).toMatchObject({ label: 'Schleichen', value: '12 ★', hint: '2W20' });
  });

  test('[HH-R-55] [HH-R-57] tracks and circles say what is left, and which dice are lost', () => {
    expect(row('physis')?.value).toBe('8/12');
    expect(row('circle:circle1')?.value).toBe('4/6 · 2/3 · 1/1 (1 × schwer)');
    expect(row('dice')?.value).toBe('−1');
  });

  test('[HH-ITM-01] things have quality, class and price', () => {
    expect(row('item:axe')).toMatchObject({ label: 'Axt', value: '16 (kunstfertig)', hint: 'Preis 30' });
  });

  test('in English too', () => {
    expect(rows('en').find(({ id }) => id === 'skill:sneak')).toMatchObject({ label: 'Sneak', hint: '2d20' });
  });
});

describe('making one', () => {
  const { creation } = character;
  const set = (draft: unknown, control: string, value: unknown) =>
    creation.set(draft, control, value, DEFAULTS);

  test('[HH-R-14] values go up and down from the template, and the sheet follows', () => {
    const draft = ['up', 'up', 'down'].reduce(
      (so, step) => set(so, 'skill:weaponsmith', step),
      set(creation.start(DEFAULTS), 'name', 'Alrik'),
    );
    expect(creation.character(draft, DEFAULTS)).toMatchObject({
      name: 'Alrik',
      skills: { weaponsmith: { value: 14 } },
    });
    expect(creation.input(draft)).toEqual({
      name: 'Alrik',
      template: 'smith',
      attributes: {},
      skills: { weaponsmith: 14 },
    });
    expect(creation.problems(draft, DEFAULTS)).toEqual([]);
  });

  test('[HH-R-21] the lucky number is set, or thrown later', () => {
    const draft = set(creation.start(DEFAULTS), 'luckyNumber', '7');
    expect(creation.input(draft)).toMatchObject({ luckyNumber: 7 });
  });

  test('another template begins anew; what does not exist changes nothing', () => {
    const draft = set(creation.start(DEFAULTS), 'attribute:reaction', 'up');
    expect(set(draft, 'template', 'scout')).toMatchObject({ template: 'scout', attributes: {} });
    expect(set(draft, 'template', 'wolf')).toBe(draft); // no hero
    expect(set(draft, 'skill:flying', 'up')).toBe(draft);
    expect(set(draft, 'skill:melee', 'sideways')).toBe(draft);
  });

  test('every control has a label in both languages', () => {
    for (const locale of ['de', 'en'] as const) {
      const controls = creation
        .controls(creation.start(DEFAULTS), DEFAULTS, locale)
        .flatMap((s) => s.controls);
      expect(controls.length).toBeGreaterThan(8);
      for (const { label } of controls) expect(label).toMatch(/^\p{Lu}/u);
    }
  });
});
