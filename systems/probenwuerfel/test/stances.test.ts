import { GM, LOCALES, play, type Question, question, solve } from '@tafelrunde/kernel';
import { type Action, defaultsOf, goalValue, oddsOf } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { houseRules } from '../src/data/house-rules.ts';

import { probenwuerfel } from '../src/system.ts';
import { dictionaries } from '../src/text/dictionary.ts';
import { SAMPLE_INPUTS } from './sample-inputs.ts';

const house = { ...defaultsOf(houseRules), 'module.attackVsRK': true };

function read(action: Action): unknown {
  const input = action.input.parse(SAMPLE_INPUTS[action.id]);
  if (!input.ok) throw new Error(JSON.stringify(input.error));
  return input.value;
}

test('who may do it: what the GM does is the GM’s, bare throws are anybody’s, all else whose figure acts', () => {
  const by = (permission: string) =>
    probenwuerfel.actions.filter((one) => one.by === permission).map(({ id }) => id.split('/')[1]);
  expect(by('gm')).toEqual([
    ...['decide-roll', 'give-modifier', 'end-effect', 'regenerate', 'regenerate-mana', 'rest', 'initiative'],
    ...['end-fight', 'list-roll', 'level-up', 'change-derived', 'change-attribute', 'damage', 'heal'],
    ...['edit-skills', 'delete-skill', 'edit-lists', 'delete-list', 'edit-presets', 'add-npc', 'remove-npc'],
  ]);
  expect(by('anyone')).toEqual(['create', 'check', 'opposed']);
  for (const action of probenwuerfel.actions.filter((one) => one.by === 'player'))
    expect(action.actor(read(action)), action.id).toBeDefined();
});

test('what one side of a comparison wants is what the other does not', () => {
  for (const id of ['probenwuerfel/opposed', 'probenwuerfel/opposed-check', 'probenwuerfel/attack']) {
    const action = probenwuerfel.actions.find((one) => one.id === id) as Action;
    const odds = oddsOf(action, read(action), house);
    if (!odds.ok) throw new Error(odds.error.code);
    const [own, others] = id.endsWith('attack') ? ['hit', 'unharmed'] : ['win', 'lose'];
    expect(action.othersWant).toEqual([others]);
    expect((odds.value.chances[own]?.p ?? 0) + (odds.value.chances[others]?.p ?? 0)).toBeCloseTo(1, 12);
  }
});

test('the best reply of the other side never helps a goal', () => {
  for (const action of probenwuerfel.actions.filter(({ solver }) => solver === undefined)) {
    const input = read(action);
    for (const chance of Object.keys(action.chances)) {
      const stance = action.stance(input, { chance });
      const value = (of: (asked: Question<unknown>) => ReturnType<typeof stance>) => {
        const worth = goalValue(action, { chance });
        const solved = solve(action.rule, input, house, ({ outcome }) => worth(outcome), { stance: of });
        return solved.ok ? solved.value.value : 0;
      };
      const passive = value((asked) => (stance(asked) === 'oppose' ? 'default' : stance(asked)));
      expect(value(stance), `${action.id} ${chance}`).toBeLessThanOrEqual(passive + 1e-12);
    }
  }
});

test('every throw says whose dice it is and what for, in words of both languages', () => {
  const roles = new Set<string>();
  for (const action of probenwuerfel.actions) {
    const run = play(action.rule, read(action), house, [], { dice: { roll: () => 2 }, decide: () => 0 });
    const rolls = run.kind === 'finished' ? run.trace.filter((line) => line.kind === 'roll') : [];
    for (const { of } of rolls) {
      expect(of?.by, action.id).toBeTruthy();
      roles.add(of?.role ?? '');
      for (const locale of LOCALES)
        expect(probenwuerfel.words[locale].value('role', of?.role ?? ''), action.id).toBeDefined();
    }
  }
  expect([...roles].sort()).toEqual(
    ['attribute', 'initiative', 'list', 'manaRegeneration', 'regeneration', 'skill'].sort(),
  );
});

test('every refusal is told as a fact, in both languages', () => {
  for (const locale of LOCALES)
    for (const reason of Object.keys(dictionaries.de.refusals)) {
      const fact = { kind: 'refused', reason };
      expect(probenwuerfel.words[locale].fact(fact), reason).toMatch(/^\p{Lu}.*\.$/u);
    }
});

test('every question has an answer in the arena: the rule’s default', () => {
  for (const id of Object.keys(dictionaries.de.questions))
    expect(probenwuerfel.arena.policy(question(id, 'PW-R-10', GM, ['first', 'second']))).toBe(0);
});
