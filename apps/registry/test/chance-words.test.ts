import { LOCALES } from '@tafelrunde/kernel';
import { type Action, chanceWords, type System } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { actionOf, registry } from '../src/index.ts';

// Two people look at one number: whose chance it is stands in its name.
const RULES: Readonly<Record<string, readonly [chance: string, form: RegExp][]>> = {
  'd6pool/melee-attack': [
    ['hit', /^\S+.* trifft$/],
    ['dead', / stirbt$/],
  ],
  'heldenhandbuch/shoot': [
    ['hit', / trifft$/],
    ['targetLives', / überlebt$/],
  ],
  'heldenhandbuch/compared-check': [
    ['acting', / gewinnt$/],
    ['defending', / gewinnt$/],
  ],
  'grundregelwerk/attack': [
    ['hit', / trifft$/],
    ['out', / ausgeschaltet$/],
    ['heartLost', / verliert ein Herz$/],
  ],
  'probenwuerfel/opposed-check': [
    ['win', / gewinnt$/],
    ['lose', / gewinnt$/],
  ],
};

describe('chances are told with the name of the figure they speak of', () => {
  test.each(Object.entries(RULES))('%s', (id, rows) => {
    const { system, action } = actionOf(id) as { system: System; action: Action };
    const input = action.input.parse(registry.examples[id]?.input);
    if (!input.ok) throw new Error(`no example of ${id}`);
    const { scene } = input.value as { scene: { figures: { id: string; name: string }[] } };
    const called = chanceWords(system.words.de, action, input.value);
    for (const [chance, form] of rows) {
      expect(called(chance)).toMatch(form);
      const [name] = called(chance).split(/ (?:trifft|stirbt|überlebt|gewinnt|ausgeschaltet|verliert)/);
      expect(scene.figures.map((figure) => figure.name)).toContain(name);
      // Nobody is named where nobody is known.
      expect(system.words.de.chance(chance)).not.toMatch(/[{}|]/);
    }
  });

  test('a chance speaks only of figures of the scene, in every action of every system', () => {
    for (const [id, { input: raw }] of Object.entries(registry.examples)) {
      const { system, action } = actionOf(id) as { system: System; action: Action };
      const input = action.input.parse(raw);
      if (!input.ok) continue;
      const { scene } = input.value as { scene?: { figures?: { id: string; name: string }[] } };
      const ids = new Set(scene?.figures?.map((figure) => figure.id));
      const whose = action.whose(input.value);
      for (const chance of Object.keys(action.chances)) {
        const of = whose[chance];
        if (of !== undefined) expect(ids, `${id} ${chance}`).toContain(of);
        for (const locale of LOCALES) {
          const called = chanceWords(system.words[locale], action, input.value)(chance);
          expect(called, `${id} ${chance}`).not.toMatch(/[{}|]/);
        }
      }
    }
  });
});
