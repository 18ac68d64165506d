import {
  type DiceTerm,
  diceTerm,
  type Explosion,
  explodesAt,
  faceValue,
  highestOf,
  holds,
  type KeepRule,
  lowestOf,
  resolveKeep,
  type Test,
} from './expression.ts';
import { keepsOf, nameOf, sortOf, type Written } from './modifiers.ts';
import { fail } from './problem.ts';

export interface Die {
  readonly sides: number;
  readonly fudge: 1 | 2 | undefined;
}

/** How many faces a throw may come to on average, explosions and rerolls included. */
const MAX_FACES = 10_000;

/** The dice with all that is written behind them, keep apart. `count`: the most there can be. */
export function diceWith(
  { sides, fudge }: Die,
  count: number,
  modifiers: readonly Written[],
  at: number,
  written = count,
): DiceTerm {
  const find = (name: string) => modifiers.find(({ word }) => nameOf(word) === name);
  const bare = diceTerm(1, sides, { fudge, least: find('min')?.number, most: find('max')?.number });
  const values = valuesOf(bare);
  const need = (one: Written, fallback: number): Test =>
    plainTest(one.test ?? { relation: '=', value: fallback }, values) ??
    fail('never-matches', one.at, { max: highestOf(bare) });
  const wish = (one: Written | undefined, fallback: number): Test | undefined =>
    one && plainTest(one.test ?? { relation: '=', value: fallback }, values);

  const [rerolls, explodes, uniques] = [find('r'), find('!'), find('u')];
  const explode = explodes && explosionOf(explodes, need(explodes, highestOf(bare)), highestOf(bare));
  // A chain that is one value, or that loses a point on the way, has other values than the die.
  const isOpen = explode !== undefined && (explode.compound || explode.penetrating);
  const counted = (one: Written | undefined) => one && (isOpen ? one.test : need(one, 0));
  const term = diceTerm(written, sides, {
    fudge,
    least: bare.least,
    most: bare.most,
    reroll: rerolls && {
      test: need(rerolls, lowestOf(bare)),
      often: rerolls.word === 'ro' ? 'once' : 'always',
    },
    explode,
    unique: uniques && {
      test: uniques.test === undefined ? undefined : need(uniques, 0),
      often: uniques.word === 'uo' ? 'once' : 'always',
    },
    successes: counted(find('successes')),
    failures: counted(find('f')),
    critical: wish(find('cs'), highestOf(bare)),
    fumble: wish(find('cf'), lowestOf(bare)),
    sort: sortOf(modifiers),
  });
  refuseEndless(term, count, { rerolls, explodes, at });
  if (uniques !== undefined) refuseUnique(term, count, uniques, values.length);
  return term;
}

/** All values of a die, ascending. */
function valuesOf(term: DiceTerm): number[] {
  const values = new Set<number>();
  for (let face = 1; face <= term.pool.sides; face += 1) values.add(faceValue(term, face));
  return [...values];
}

/** The plainest test that matches the same values; undefined if none does. */
function plainTest(test: Test, values: readonly number[]): Test | undefined {
  const matched = values.filter((value) => holds(test, value));
  const [first, last] = [matched[0], matched.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (matched.length === values.length) return { relation: '>=', value: first };
  if (first === last) return { relation: '=', value: first };
  const isRun = values.indexOf(last) - values.indexOf(first) + 1 === matched.length;
  if (isRun && last === values.at(-1)) return { relation: '>=', value: first };
  if (isRun && first === values[0]) return { relation: '<=', value: last };
  return { relation: '!=', value: test.value };
}

function explosionOf({ word }: Written, test: Test, highest: number): Explosion {
  const isUsual = test.relation === '=' && test.value === highest;
  return {
    test: isUsual ? undefined : test,
    compound: word.startsWith('!!'),
    penetrating: word.endsWith('p'),
  };
}

interface Places {
  readonly rerolls: Written | undefined;
  readonly explodes: Written | undefined;
  readonly at: number;
}

/** Each face has to come to an end, and not after too many throws. */
function refuseEndless(term: DiceTerm, count: number, { rerolls, explodes, at }: Places): void {
  const { reroll, pool } = term;
  let [again, exploding, both] = [0, 0, 0];
  for (let face = 1; face <= pool.sides; face += 1) {
    const isAgain = reroll !== undefined && holds(reroll.test, faceValue(term, face));
    const isExploding = explodesAt(term, face);
    again += Number(isAgain);
    exploding += Number(isExploding);
    both += Number(isAgain && isExploding);
  }
  if (both > 0) fail('rerolls-exploding-face', rerolls?.at ?? at);
  const isAlways = reroll?.often === 'always';
  if (isAlways && again === pool.sides) fail('rerolls-everything', rerolls?.at ?? at);
  const standing = isAlways ? pool.sides - again : pool.sides;
  if (exploding === standing) fail('explodes-forever', explodes?.at ?? at);
  const faces = (count * (isAlways ? pool.sides / standing : 1)) / (1 - exploding / standing);
  if (faces > MAX_FACES) fail('thrown-too-often', explodes?.at ?? rerolls?.at ?? at, { max: MAX_FACES });
}

function refuseUnique(term: DiceTerm, count: number, { word, at }: Written, values: number): void {
  const { unique, reroll, explode } = term;
  if (reroll !== undefined || explode !== undefined) fail('modifier-not-here', at, { modifier: word });
  const { test, often } = unique as NonNullable<typeof unique>;
  const isAll = test === undefined || (holds(test, lowestOf(term)) && test.relation === '>=');
  if (often === 'always' && isAll && count > values) fail('too-few-faces', at, { max: values });
}

/** At least one has to be left, and no more can be kept or dropped than there are. */
export function refuseKeep(modifiers: readonly Written[], rules: readonly KeepRule[], count: number): void {
  const places = keepsOf(modifiers);
  for (const [i, { dice }] of rules.entries()) {
    if (dice > count) fail('keeps-too-many', places[i]?.at ?? 0, { max: count });
  }
  const kept = resolveKeep(rules, count);
  if (kept !== undefined && kept.low + kept.high >= count) fail('keeps-nothing', places[0]?.at ?? 0);
}
