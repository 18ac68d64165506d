import { type Expression, type Group, membersOf, resolveKeep } from './expression.ts';
import { keepRules, keepsOf, nameOf, parseModifiers, sortOf } from './modifiers.ts';
import { type Place, refuseInexact } from './place.ts';
import { fail } from './problem.ts';

const COMMA = /,/y;
const CLOSE = /\}/y;
const KNOWN = new Set(['kh', 'kl', 'dh', 'dl', 'successes', 'f', 's']);

/** Reads on after the `{` of a group that stands at `at`. */
export function parseGroup(place: Place, at: number): Expression {
  const { scanner } = place;
  scanner.lists += 1;
  const of = [place.sum(place)];
  while (scanner.take(COMMA) !== undefined) of.push(place.sum(place));
  if (scanner.take(CLOSE) === undefined) {
    if (scanner.ended) fail('missing-parenthesis', scanner.at, { opened: at });
    scanner.unexpected();
  }
  scanner.lists -= 1;

  const modifiers = parseModifiers(place);
  for (const one of modifiers) {
    if (!KNOWN.has(nameOf(one.word))) fail('modifier-not-here', one.at, { modifier: one.word });
  }
  const find = (name: string) => modifiers.find(({ word }) => nameOf(word) === name)?.test;
  const group: Group = {
    kind: 'group',
    of,
    keep: undefined,
    successes: find('successes'),
    failures: find('f'),
    sort: sortOf(modifiers),
  };
  refuseInexact(group, at);
  const rules = keepRules(modifiers);
  if (rules.length === 0) return group;

  const count = membersOf(group);
  const [keeps] = keepsOf(modifiers);
  if (count === undefined) fail('number-of-dice-unclear', at);
  for (const { dice } of rules) {
    if (dice > count) fail('keeps-too-many', keeps?.at ?? at, { max: count });
    if (dice === 0) fail('keeps-nothing', keeps?.at ?? at);
  }
  return { ...group, keep: resolveKeep(rules, count) };
}
