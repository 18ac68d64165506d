import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES, play, seededDice } from '@tafelrunde/kernel';
import { defaultsOf, headlineOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { d6pool } from '../src/system.ts';
import { refusalWords } from '../src/text/refusals.ts';

const REFUSALS = Object.keys(refusalWords.de.refusals);
const house = defaultsOf(d6pool.houseRules);

/** Nobody is there: whatever an action names is unknown. */
const EMPTY = { scene: { figures: [{ id: 'a' }] } };
const NOBODY: Readonly<Record<string, unknown>> = {
  ...{ figure: 'x', attacker: 'x', target: 'y', helped: 'y', towards: 'y', id: 'x', item: 'x', object: 'x' },
  ...{ a: 'x', b: 'y', ability: 'none', trait: 'none', language: 'latin', affliction: 'x', name: 'X' },
  ...{ of: 'advantages', dice: 0, to: 'neutral', by: 1, points: 1, metres: 2, rolls: 2, gear: 'axe' },
  ...{ disease: 'cholera', poison: 'arsenic', pool: { figure: 'x' }, watcher: { figure: 'x' } },
  ...{ figures: [{ figure: 'x' }], amount: 1, unit: 'hours', text: 'x', kind: 'wall', cells: [[9, 9]] },
};

/** An input that names nobody who is there, out of the fields that the action wants. */
function hopeless(action: (typeof d6pool.actions)[number]): unknown {
  const { properties, required = [] } = action.input.json as {
    properties: Readonly<Record<string, { enum?: readonly string[] }>>;
    required?: readonly string[];
  };
  const wanted = required.filter((field) => field !== 'scene');
  const fields = wanted.map((field) => [field, properties[field]?.enum?.[0] ?? NOBODY[field]]);
  const named = ['figure', 'thrower'].filter((field) => field in properties).map((field) => [field, 'x']);
  const input = Object.fromEntries([...named, ...fields]);
  if (action.id === 'd6pool/oppose')
    return { ...EMPTY, attacker: { figure: 'x' }, defender: { figure: 'x' } };
  return { ...EMPTY, ...input };
}

describe('what the rules refuse is told', () => {
  test.each(REFUSALS)('%s has words in both languages, as a fact and as a reason', (reason) => {
    for (const locale of LOCALES) {
      const words = d6pool.words[locale];
      const told = words.fact({ kind: 'refused', reason } as never);
      expect(told).toMatch(/^\p{Lu}.+[.!?]$/u);
      expect(words.value('reason', reason)).toBe(told);
    }
  });

  test('every reason that a rule gives is in the list, and every reason of the list is given', () => {
    const folder = new URL('../src/', import.meta.url);
    const sources = ['rules', 'offers'].flatMap((name) =>
      readdirTs(new URL(`${name}/`, folder)).map((file) => readFileSync(file, 'utf8')),
    );
    const given = REFUSALS.filter((reason) => sources.some((source) => source.includes(`'${reason}'`)));
    expect(given).toEqual(REFUSALS);
  });

  // Bare dice have nothing to refuse.
  test.each(
    d6pool.actions.filter((one) => one.fields !== null).map((action) => [action.id, action] as const),
  )('%s refuses without a word that cannot be told', (id, action) => {
    const parsed = action.input.parse(hopeless(action));
    if (!parsed.ok) throw new Error(`${id} ${JSON.stringify(parsed.error)}`);
    const run = play(action.rule, parsed.value, house, [], { dice: seededDice(1), decide: () => 0 });
    if (run.kind !== 'finished') throw new Error(`${id} ${run.kind}`);
    const { kind, reason } = run.outcome.outcome;
    const fact = headlineOf(action, run.trace) ?? { kind, reason };
    for (const locale of LOCALES) {
      const told = d6pool.words[locale].fact(fact as never);
      expect(told, id).toMatch(/\S.{3,}/u);
      expect(told, id).not.toMatch(/undefined|\[object/);
    }
  });
});

function readdirTs(folder: URL): readonly URL[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => new URL(name, folder));
}
