import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ADDITION_IDS, RULE_IDS, RULING_IDS } from '../src/catalogue-ids.ts';
import { grundregelwerk } from '../src/system.ts';

const HERE = import.meta.dirname;

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

const source = filesBelow(join(HERE, '../src/rules'), '.ts')
  .concat(
    filesBelow(join(HERE, '../src/data'), '.ts'),
    ['house-rules.ts', 'character.ts', 'model.ts', 'schemas.ts'].map((name) => join(HERE, '../src', name)),
  )
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Ids quoted in the titles of tests: `test('[GW-TST-01] …'`. */
const quoted = new Set(
  filesBelow(HERE, '.test.ts')
    .flatMap(
      (file) =>
        readFileSync(file, 'utf8').match(
          /(?:test|describe)(?:\.each\([^)]*\))?\(\s*(['"`])((?:\[GW-[A-Z0-9]+-\d+\] ?)+)/g,
        ) ?? [],
    )
    .flatMap((title) => title.match(/GW-[A-Z0-9]+-\d+/g) ?? []),
);

const cited = new Set(grundregelwerk.actions.flatMap(({ cites }) => cites));

test('the catalogue has 71 rules, 16 additions and 40 rulings', () => {
  expect([RULE_IDS.length, ADDITION_IDS.length, RULING_IDS.length]).toEqual([71, 16, 40]);
  expect(grundregelwerk.catalogue).toHaveLength(127);
  expect(new Set(grundregelwerk.catalogue.map(({ id }) => id)).size).toBe(127);
});

test('every id is quoted by at least one test', () => {
  expect(grundregelwerk.catalogue.map(({ id }) => id).filter((id) => !quoted.has(id))).toEqual([]);
});

test('every id is cited by an action', () => {
  expect(grundregelwerk.catalogue.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual([]);
});

/** Worked examples are tests, and these two rulings only say how the damaged document is read. */
const NOT_CODE = [/^GW-EXA-/, /^GW-R-01$/, /^GW-R-39$/, /^GW-ADD-02$/, /^GW-ADD-03$/];

test('every rule, addition and ruling stands at the code that carries it out', () => {
  const missing = grundregelwerk.catalogue
    .map(({ id }) => id)
    .filter((id) => !NOT_CODE.some((pattern) => pattern.test(id)) && !mentioned(id));
  expect(missing).toEqual([]);
});

/** Named itself, or inside a range such as `GW-MOD-01 to 04`. */
function mentioned(id: string): boolean {
  if (source.includes(id)) return true;
  const [, topic, number] = /^(GW-[A-Z0-9]+)-(\d+)$/.exec(id) as unknown as [string, string, string];
  const ranges = source.matchAll(new RegExp(`${topic}-(\\d+) to (\\d+)`, 'g'));
  return [...ranges].some(([, from, to]) => Number(from) <= Number(number) && Number(number) <= Number(to));
}
