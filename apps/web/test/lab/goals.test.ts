import { registry } from '@tafelrunde/registry';
import type { Action } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { namesOf, sampleOf } from '../../src/engine/sample.ts';
import { goalIn, goalKey, goalOptions } from '../../src/pages/lab/goals.ts';
import { labDe } from '../../src/text/lab.de.ts';

const actions = registry.systems.flatMap((system) => system.actions.map((action) => ({ system, action })));
const find = (id: string) => actions.find(({ action }) => action.id === id) as (typeof actions)[number];

test('every goal of every action can be picked, and is found again in a link', () => {
  for (const { system, action } of actions) {
    const options = goalOptions(action, undefined, system.words.de, system.words.de.chance, labDe);
    const goals = options.slice(1).map(({ value }) => goalIn(action, value));
    expect(goals).toEqual([
      ...Object.keys(action.chances).map((chance) => ({ chance })),
      ...Object.keys(action.goals).map((maximise) => ({ maximise })),
    ]);
    expect(goals.map((goal) => goal && goalKey(goal))).toEqual(options.slice(1).map(({ value }) => value));
  }
});

test('what a link means that the action does not have is no goal', () => {
  const { action } = find('d6pool/melee-attack');
  expect(goalIn(action, 'chance:hit')).toEqual({ chance: 'hit' });
  for (const key of ['', 'hit', 'chance:nonsense', 'chance:constructor', 'most:hit'])
    expect(goalIn(action, key)).toBeUndefined();
});

test('an action that aims by itself has no choice without a goal', () => {
  const { system, action } = find('heldenhandbuch/check');
  const listed = (aim: ReturnType<Action['aim']>) =>
    goalOptions(action, aim, system.words.de, system.words.de.chance, labDe).map(({ label }) => label);
  expect(listed(undefined)[0]).toBe(labDe.goals.none);
  expect(listed({ chance: 'success' })[0]).toBe('Bestes Spiel für „Erfolg“');
});

test('sentences about a sample name nobody by an id', () => {
  for (const { system, action } of actions.filter((one) => one.action.fields !== null)) {
    for (const { id, title } of system.character.templates.slice(0, 1)) {
      const sample = sampleOf(system, id);
      if (sample?.offers.some((offer) => offer.action === action.id) !== true) continue;
      const names = namesOf(system, sample, id, 'de');
      expect(names.get(sample.figure)).toBe(title.de);
      for (const name of names.values()) expect(name).toMatch(/^\p{Lu}/u);
    }
  }
});
