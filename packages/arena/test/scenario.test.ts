import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { probenwuerfel } from '@tafelrunde/probenwuerfel';
import { describe, expect, test } from 'vitest';
import { MAX_FIGHTERS, parseScenario } from '../src/index.ts';
import { exampleOf, scenarioOf, systems } from './scenarios.ts';

const hero = { name: 'Held', figures: [{ template: 'warrior' }] };
const enemy = { name: 'Gegner', figures: [{ template: 'elite' }] };

/** Code and field of all that is wrong. */
function problemsOf(raw: unknown): string[] {
  const parsed = parseScenario(grundregelwerk, raw, 'de');
  return parsed.ok ? [] : parsed.error.map(({ code, at }) => `${code} ${at}`);
}
const gw = (more: object) => ({ system: 'grundregelwerk', sides: [hero, enemy], ...more });

describe('what stands in a scenario', () => {
  test('several of a template have numbers, and every figure its own id', () => {
    const { sides } = scenarioOf(grundregelwerk, {
      sides: [hero, { name: 'Gegner', figures: [{ template: 'minion', count: 2 }, { template: 'minion' }] }],
    });
    expect(sides[1]?.figures.map(({ id, name }) => `${id}: ${name}`)).toEqual([
      'minion: Handlanger 1',
      'minion-2: Handlanger 2',
      'minion-3: Handlanger',
    ]);
  });

  test('figures of templates are made by the house rules', () => {
    const { sides } = scenarioOf(grundregelwerk, {
      house: { 'pc.hearts': 7 },
      sides: [hero, enemy],
    });
    expect(sides[0]?.figures[0]?.character).toMatchObject({ hearts: 7, heartsMax: 7 });
  });

  test('what the rules leave open has a usual value', () => {
    const sides = [
      { name: 'A', figures: [{ template: 'fighter' }] },
      { name: 'B', figures: [{ template: 'wolf' }] },
    ];
    expect(scenarioOf(probenwuerfel, { sides }).settings).toEqual({ damage: { hit: 4, perDegree: 2 } });
  });

  test.each(systems.map((system) => [system.id, system] as const))('%s has an example', (_, system) => {
    expect(exampleOf(system).sides).toHaveLength(2);
  });
});

describe('what is wrong is named by its field', () => {
  test.each([
    ['not an object', [], ['not-an-object ']],
    ['another system', gw({ system: 'd6pool' }), ['not-one-of system']],
    ['an unknown field', gw({ foo: 1 }), ['unknown-field foo']],
    ['an unknown switch', gw({ house: { foo: 1 } }), ['unknown-switch house.foo']],
    ['no rounds', gw({ maxRounds: 0 }), ['not-in-range maxRounds']],
    ['no list of sides', gw({ sides: 1 }), ['wrong-type sides']],
    ['one side', gw({ sides: [hero] }), ['too-few sides']],
    ['more sides than the rules know', gw({ sides: [hero, enemy, enemy] }), ['too-many sides']],
    ['a name twice', gw({ sides: [hero, { ...enemy, name: 'Held' }] }), ['names-not-unique sides']],
    [
      'a side without a name',
      gw({ sides: [hero, { figures: [{ template: 'elite' }] }] }),
      ['not-a-text sides.1.name'],
    ],
    ['nobody', gw({ sides: [hero, { name: 'x', figures: [] }] }), ['too-few sides.1.figures']],
    [
      'an unknown template',
      gw({ sides: [{ name: 'x', figures: [{ template: 'y' }] }, enemy] }),
      ['not-one-of sides.0.figures.0.template'],
    ],
    [
      'neither template nor character',
      gw({ sides: [{ name: 'x', figures: [{}] }, enemy] }),
      ['template-or-character sides.0.figures.0'],
    ],
    [
      'a count of none',
      gw({ sides: [hero, { name: 'x', figures: [{ template: 'elite', count: 0 }] }] }),
      ['not-in-range sides.1.figures.0.count'],
    ],
    [
      'a broken character',
      gw({ sides: [{ name: 'x', figures: [{ character: { id: 'a', hearts: -1 } }] }, enemy] }),
      ['too-small sides.0.figures.0.character.hearts'],
    ],
    [
      'characters among themselves',
      gw({ sides: [hero, { ...hero, name: 'x' }] }),
      ['characters-against-enemies sides'],
    ],
    [
      'a mixed side',
      gw({ sides: [{ name: 'x', figures: [{ template: 'mage' }, { template: 'boss' }] }, enemy] }),
      ['mixed-sides sides.0'],
    ],
    ['an unknown policy', gw({ sides: [{ ...hero, policy: 'bold' }, enemy] }), ['not-one-of sides.0.policy']],
    [
      'a crowd',
      gw({ sides: [hero, { name: 'x', figures: [{ template: 'minion', count: MAX_FIGHTERS }] }] }),
      ['too-many-fighters sides'],
    ],
  ])('%s', (_, raw, problems) => expect(problemsOf(raw)).toEqual(problems));
});
