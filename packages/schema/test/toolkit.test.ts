import { GM, question } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { gameOf, told } from '../src/toolkit/index.ts';

/** The smallest game: one attribute, one track, one question. */
const small = () =>
  gameOf({
    id: 'small',
    title: ['Klein', 'Small'],
    summary: ['Ein kleines Spiel.', 'A small game.'],
    rules: { 'SM-ONE-01': ['Seite 1', 'Regel', 'Eine Regel.', 'Rule', 'A rule.'] },
    chapters: { 'SM-ONE': ['Regeln', 'Rules'] },
    houseRules: {},
    houseWords: { houseRules: {}, houseValues: {} },
    attributes: { rule: 'SM-ONE-01', min: 1, max: 3, points: 2, words: { might: ['Kraft', 'Might'] } },
    tracks: { life: { label: ['Leben', 'Life'], rule: 'SM-ONE-01', max: ({ might }) => might * 2 } },
    facts: {
      struck: told<{ target: string }>(
        ({ target }) => `${target} ist getroffen.`,
        ({ target }) => `${target} is hit.`,
      ),
    },
    questions: {
      spare: {
        ask: ['Schonen?', 'Spare?'],
        options: { no: ['Nein', 'No'], yes: ['Ja', 'Yes'] },
        arena: 'no',
      },
    },
    templates: {
      hero: { title: ['Heldin', 'Hero'], side: 'players', attributes: { might: 2 } },
      rat: { title: ['Ratte', 'Rat'], side: 'enemies', attributes: { might: 1 } },
    },
  });

const strike = <I extends z.core.$ZodLooseShape>(game: ReturnType<typeof small>, input: I) =>
  game.action({
    name: 'strike',
    title: ['Schlag', 'Strike'],
    hint: ['Trifft immer.', 'Always hits.'],
    on: 'opponent',
    purpose: 'attack',
    cites: ['SM-ONE-01'],
    input,
    fields: { hurt: ['Schaden', 'Damage'] } as never,
    rule: (fate, { figure, target }) => {
      const isSpared = fate.choose(question('spare', 'SM-ONE-01', GM, ['no', 'yes'])) === 'yes';
      fate.note('SM-ONE-01', { kind: 'struck', target: target.name });
      const hurt = isSpared ? 0 : figure.might;
      return { outcome: { hurt }, effects: [game.change(target, 'life', -hurt)] };
    },
    chances: {},
    headline: ['struck'],
  });

test('a value never leaves its bounds: what is left out is full, what is too much is cut', () => {
  const { scene } = small().system([strike(small(), {})]);
  const read = scene.parse({
    figures: [
      { id: 'a', might: 2 },
      { id: 'b', life: 99 },
    ],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value).toMatchObject({
    figures: [
      { name: 'a', life: 4 },
      { might: 1, life: 2 },
    ],
  });
  const after = scene.apply(read.value, [{ kind: 'lifeChanged', figure: 'a', by: -9 } as never]);
  expect(after).toMatchObject({ figures: [{ life: 0 }, { life: 2 }] });
  expect(scene.parse({ figures: [{ id: 'a', might: 4 }] })).toMatchObject({
    ok: false,
    error: [{ code: 'too-big', at: 'figures.0.might' }],
  });
});

test('who is not there, out or a friend is refused before the rule is asked', () => {
  const system = small().system([strike(small(), {})]);
  const [action] = system.actions;
  const figures = [{ id: 'a' }, { id: 'b' }, { id: 'c', side: 'enemies', life: 0 }];
  const reasons = [
    ['x', 'a'],
    ['c', 'a'],
    ['a', 'x'],
    ['a', 'b'],
    ['a', 'c'],
  ].map(([figure, target]) => {
    const input = action?.input.parse({ figure, target, scene: { figures } });
    if (action === undefined || input?.ok !== true) throw new Error('no input');
    return action.rule({} as never, input.value, {}).outcome['reason'];
  });
  expect(reasons).toEqual([
    'unknown-figure',
    'figure-is-out',
    'unknown-figure',
    'no-opponent',
    'target-is-out',
  ]);
});

test('nobody can fight without an attack, or with one that has to be filled in', () => {
  expect(() => small().system([])).toThrow('no action on an opponent');
  expect(() => small().system([strike(small(), { force: z.int() })])).toThrow('without a default');
});

test('what has no words, no rule or no answer in the arena does not compile', () => {
  const game = small();
  const wrong = (fate: typeof game.types.fate) => {
    // @ts-expect-error no such question is declared
    fate.choose(question('mercy', 'SM-ONE-01', GM, ['no']));
    // @ts-expect-error no such rule is declared
    fate.choose(question('spare', 'SM-TWO-01', GM, ['no']));
    // @ts-expect-error no such fact is declared
    fate.note('SM-ONE-01', { kind: 'missed', target: '' });
    // @ts-expect-error no such track is declared
    game.change({} as typeof game.types.figure, 'mana', 1);
  };
  const unlabelled = () =>
    game.action({
      ...{ name: 'x', title: ['X', 'X'], hint: ['X', 'X'], on: 'self', purpose: 'check' },
      ...{ cites: ['SM-ONE-01'], input: {}, chances: {}, headline: ['struck'] },
      // @ts-expect-error `found` has no label
      fields: {},
      rule: () => ({ outcome: { found: 1 }, effects: [] }),
    });
  expect([wrong, unlabelled].every((one) => typeof one === 'function')).toBe(true);
});
