import type { Locale, RuleText } from '@tafelrunde/kernel';
import type { CatalogueEntry, RuleKind } from './system.ts';

/** Every rule, addition and ruling of a system, in this order, with its source and its text in both languages. */
export function catalogueOf<Id extends string>(
  ids: {
    readonly rules: readonly Id[];
    readonly additions: readonly Id[];
    readonly rulings: readonly Id[];
  },
  sources: Readonly<Record<Id, string>>,
  texts: Readonly<Record<Locale, Readonly<Record<Id, RuleText>>>>,
): readonly CatalogueEntry[] {
  const entries = (kind: RuleKind, some: readonly Id[]): readonly CatalogueEntry[] =>
    some.map((id) => ({ id, kind, source: sources[id], text: { de: texts.de[id], en: texts.en[id] } }));
  return [
    ...entries('rule', ids.rules),
    ...entries('addition', ids.additions),
    ...entries('ruling', ids.rulings),
  ];
}
