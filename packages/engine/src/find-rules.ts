import type { Locale, Result } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import { attempt, badValue, type Complaint } from './complaint.ts';
import { readFields, readText, requiredText } from './fields.ts';
import { type ListedRule, listedRule } from './listings.ts';
import type { Registry } from './registry.ts';
import { type RuleSearch, ruleSearch } from './search-rules.ts';
import { findSystem } from './subject.ts';

export const SEARCH_FIELDS = ['query', 'system'];

const LONGEST_QUERY = 200;
/** How many rules are listed: of one system, and of each where all are searched. */
const MOST = 10;
const MOST_OF_EACH = 4;

/** Indexes take a moment to make; each is made once. */
const searches = new WeakMap<System, Map<Locale, RuleSearch>>();

function searchIn(system: System, locale: Locale): RuleSearch {
  const made = searches.get(system) ?? new Map<Locale, RuleSearch>();
  searches.set(system, made);
  const search = made.get(locale) ?? ruleSearch(system, locale);
  made.set(locale, search);
  return search;
}

/** The rules that fit some words best, of one system or of all. */
export function searchRules(
  registry: Registry,
  request: unknown,
  locale: Locale,
): Result<readonly ListedRule[], Complaint> {
  return attempt(() => {
    const fields = readFields(request, SEARCH_FIELDS);
    const query = requiredText(fields, 'query');
    if (query.length > LONGEST_QUERY)
      throw badValue({ code: 'too-long', at: 'query', data: { max: LONGEST_QUERY } });
    const name = readText(fields, 'system');
    const systems = name === undefined ? registry.systems : [findSystem(registry, name)];
    const most = systems.length === 1 ? MOST : MOST_OF_EACH;
    return systems.flatMap((system) =>
      searchIn(
        system,
        locale,
      )(query)
        .slice(0, most)
        .map((entry) => listedRule(system, entry, locale, false)),
    );
  });
}
