import { script } from '@tafelrunde/kernel';
import { idFrom } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { TEMPLATE_IDS } from '../../src/data/templates.ts';
import { addOpponent, createCharacter, newFigure } from '../../src/rules/create.ts';
import { DEFAULTS, hero, sceneWith } from '../fixtures.ts';

describe('a new character', () => {
  const input = { name: 'Alrik Groß', template: 'smith', attributes: {}, skills: {} } as const;

  test('[HH-R-21] the lucky number is thrown with a W20, unless it is given', () => {
    const { outcome, effects } = script(createCharacter, input, DEFAULTS, [[13]]).outcome;
    expect(outcome.character).toMatchObject({
      id: 'alrik-gross',
      name: 'Alrik Groß',
      luckyNumber: 13,
      side: 'heroes',
    });
    expect(effects).toEqual([{ kind: 'figureAdded', figure: outcome.character }]);
    const given = script(createCharacter, { ...input, luckyNumber: 3 }, DEFAULTS, []).outcome;
    expect(given.outcome.character.luckyNumber).toBe(3);
  });

  test('[HH-R-14] values other than those of the template; what it does not have is not added', () => {
    const changed = {
      ...input,
      attributes: { reaction: 12 },
      skills: { weaponsmith: 15, flying: 9 },
      luckyNumber: 1,
    };
    const { character } = script(createCharacter, changed, DEFAULTS, []).outcome.outcome;
    expect(character.attributes['reaction']?.value).toBe(12);
    expect(character.skills['weaponsmith']).toMatchObject({ value: 15, bonusDice: 3, class: 'profession' });
    expect(character.skills['flying']).toBeUndefined();
  });

  test('[HH-R-55] [HH-R-57] every template has full rows, whole circles, and in hand what it owns', () => {
    for (const id of TEMPLATE_IDS) {
      const figure = newFigure(id, { id: 'x', name: 'X' });
      expect(figure).toMatchObject({ id: 'x', physis: { points: 12 }, psyche: { points: 12 } });
      expect(figure.lifeCircles).toHaveLength(3);
      const weapon = figure.inventory.find(({ kind }) => kind === 'weapon');
      expect(figure.wielded).toBe(weapon?.id ?? null);
    }
  });

  test('ids are made of names', () => {
    expect(['Ärmel & Söhne', '???'].map(idFrom)).toEqual(['armel-sohne', 'figure']);
  });
});

describe('an opponent', () => {
  test('[HH-R-95] enters by the game master’s hand, on the other side, under a free name', () => {
    const scene = sceneWith([hero()]);
    const add = (name: string) =>
      script(addOpponent, { scene, template: 'wolf', name }, DEFAULTS, []).outcome;
    expect(add('Grauer Wolf')).toMatchObject({
      outcome: { id: 'grauer-wolf' },
      effects: [{ kind: 'figureAdded', figure: { side: 'opponents', wielded: null, luckyNumber: null } }],
    });
    expect(add('hero').outcome).toEqual({ kind: 'refused', reason: 'id-taken' });
  });
});
