import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { System } from '@tafelrunde/system';
import { expect, test } from 'vitest';

export interface TraceabilitySuite {
  /** The folder of the system's tests; its sources lie beside it. */
  readonly folder: string;
  /** Worked examples, and rulings that only say how a damaged document is read: nothing to carry out. */
  readonly notCode: readonly RegExp[];
  /** Numbers that the catalogue itself leaves out, by topic. */
  readonly gaps?: Readonly<Record<string, readonly number[]>>;
}

const ID = /[A-Z]{2}-[A-Z0-9]+-\d+/g;
const TITLE = /(?:test|describe)(?:\.each\([^)]*\))?\(\s*(['"`])((?:\[[A-Z]{2}-[A-Z0-9]+-\d+\] ?)+)/g;

/** Names ids without carrying them out: the lists of ids, the texts, the book, the actions' cites. */
const ONLY_NAMES = /^(?:text|actions)\/|^(?:data\/)?(?:catalogue|book|references|test-counts)\.ts$/;

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

/** Every id of the catalogue is carried out somewhere, cited by an action and quoted by a test. */
export function describeTraceability(system: System, suite: TraceabilitySuite): void {
  const ids = system.catalogue.map(({ id }) => id);
  const sources = join(suite.folder, '../src');
  const source = filesBelow(sources, '.ts')
    .filter((file) => !ONLY_NAMES.test(relative(sources, file)))
    .flatMap((file) => carriedOut(readFileSync(file, 'utf8')))
    .join('\n');
  /** Ids quoted in the titles of tests: `test('[GW-TST-01] …'`. */
  const quoted = new Set(
    filesBelow(suite.folder, '.test.ts')
      .flatMap((file) => readFileSync(file, 'utf8').match(TITLE) ?? [])
      .flatMap((title) => title.match(ID) ?? []),
  );
  const cited = new Set(system.actions.flatMap(({ cites }) => cites));

  test('ids of a topic are numbered without a gap: none is lost', () => {
    const topicOf = (id: string) => id.slice(0, id.lastIndexOf('-'));
    for (const topic of new Set(ids.map(topicOf))) {
      const own = ids.filter((id) => topicOf(id) === topic).map((id) => Number(id.slice(topic.length + 1)));
      const numbers = [...own, ...(suite.gaps?.[topic] ?? [])].toSorted((a, b) => a - b);
      expect(numbers, topic).toEqual(numbers.map((_, i) => i + 1));
    }
  });

  test('every id is quoted by at least one test', () => {
    expect(ids.filter((id) => !quoted.has(id))).toEqual([]);
  });

  test('every id is cited by an action, and nothing else is', () => {
    expect(ids.filter((id) => !cited.has(id))).toEqual([]);
    expect([...cited].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('every rule, addition and ruling stands at the code that carries it out', () => {
    const isCode = (id: string) => !suite.notCode.some((pattern) => pattern.test(id));
    expect(ids.filter((id) => isCode(id) && !mentions(source, id))).toEqual([]);
  });
}

const COMMENT = /^\s*(?:\/\/|\/\*|\*)/;
/** What no comment belongs to: an import, or the end of what was before. */
const NO_CODE = /^\s*(?:import\b|[\])};,]+\s*$)/;

/** The lines of code, and of comments those that stand directly above code: a comment on nothing carries nothing out. */
export function carriedOut(source: string): readonly string[] {
  const lines = source.split('\n');
  let isAboveCode = false;
  return lines
    .toReversed()
    .filter((line) => {
      if (COMMENT.test(line)) return isAboveCode;
      isAboveCode = line.trim() !== '' && !NO_CODE.test(line);
      return isAboveCode;
    })
    .toReversed();
}

/** Named itself, or inside a range such as `GW-MOD-01 to 04`. */
function mentions(source: string, id: string): boolean {
  if (source.includes(id)) return true;
  const [topic, number] = [id.slice(0, id.lastIndexOf('-')), Number(id.slice(id.lastIndexOf('-') + 1))];
  const ranges = source.matchAll(new RegExp(`${topic}-(\\d+) to (\\d+)`, 'g'));
  return [...ranges].some(([, from, to]) => Number(from) <= number && number <= Number(to));
}
