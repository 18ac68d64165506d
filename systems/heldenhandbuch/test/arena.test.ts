import { type Question, seededDice, simulatedFate } from '@tafelrunde/kernel';
import type { FightOutcome } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import type { House } from '../src/data/house-rules.ts';
import { heldenhandbuch } from '../src/system.ts';
import { questionWords } from '../src/text/questions.ts';
import { DEFAULTS, house } from './fixtures.ts';

const { arena } = heldenhandbuch;
const { questions } = questionWords.de;
const asked = (id: string, keys: readonly string[]): Question<unknown> => ({
  id,
  cite: 'HH-MEL-01',
  by: 'a',
  options: keys.map((key) => ({ key, value: key })),
});

/** A fight of two against two, and every question that came up in it. */
function fight(
  rules: House,
  seed: number,
): { readonly outcome: FightOutcome; readonly ids: readonly string[] } {
  const fighters = arena.fighters(rules);
  const side = (name: string, templates: readonly string[]) => ({
    name,
    figures: templates.map((template) => ({
      id: `${name}-${template}`,
      name: template,
      character: fighters.find(({ id }) => id === template)?.character,
    })),
  });
  const sides = [side('one', ['smith', 'scout']), side('two', ['guard', 'ogre'])];
  const ready = arena.ready({ sides, maxRounds: 200, settings: {} }, rules);
  if (!ready.ok) throw new Error('not ready');
  const ids: string[] = [];
  const policy = (question: Question<unknown>): number => {
    ids.push(question.id);
    const answer = arena.policy(question);
    // HH-INJ-01: nobody is harmed by an option that the rule did not preselect.
    expect([question.id, answer]).toEqual([question.id, 0]);
    return answer;
  };
  const { outcome } = arena.fight(simulatedFate(seededDice(seed), policy), ready.value, rules);
  return { outcome, ids };
}

describe('the arena plays by the rules’ own defaults', () => {
  test('[HH-MEL-14] [HH-PSY-05] every question there is has an answer, and it is the preselected one', () => {
    for (const [id, { options }] of Object.entries(questions))
      expect(arena.policy(asked(id, [...Object.keys(options), 'other']))).toBe(0);
    expect(arena.policy(asked('a question to come', ['one', 'two']))).toBe(0);
  });

  test.each([
    ['by default', DEFAULTS],
    ['HH-R-97: whoever is hit orders the hits', house({ 'injury.order': 'defender' })],
    ['HH-R-26: others attack too', house({ 'melee.othersActAfterStop': true })],
    ['HH-R-32: each unstopped attack hits', house({ 'melee.hitPerUnstoppedAttack': true })],
    ['HH-R-24: the GM says who attacks', house({ 'initiative.tie': 'gm' })],
    ['HH-R-35: damage pools are chosen', house({ 'damage.tsPts': 'choose' })],
  ])('[HH-R-26] fights end, %s', (_name, rules) => {
    const ids = new Set<string>();
    for (let seed = 1; seed <= 3; seed += 1) {
      const { outcome, ids: more } = fight(rules, seed);
      expect(outcome.rounds).toBeGreaterThan(0);
      for (const id of more) ids.add(id);
    }
    expect([...ids].filter((id) => !Object.keys(questions).includes(id))).toEqual([]);
    expect(ids.size).toBeGreaterThan(4);
  });

  test('[HH-PSY-05] a side can be told to grit its teeth, and does nothing else unusual', () => {
    const grits = arena.policies?.['gritTeeth'];
    expect(grits?.(asked('gritTeeth', ['0', '1', '2']))).toBe(2);
    expect(grits?.(asked('strike', ['hit', 'flee']))).toBe(0);
  });
});
