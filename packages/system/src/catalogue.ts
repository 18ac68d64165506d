import type { CatalogueEntry, RuleKind } from './system.ts';

/** A rule as a row: its place in the source, then title and text in German and in English. */
export type RuleRow = readonly [
  source: string,
  titleDe: string,
  textDe: string,
  titleEn: string,
  textEn: string,
];

/** `XX-R-01` is a ruling, `XX-ADD-01` an addition, every other id a rule. */
function kindOf(id: string): RuleKind {
  if (/-R-\d+$/.test(id)) return 'ruling';
  return /-ADD-\d+$/.test(id) ? 'addition' : 'rule';
}

/** Every rule, addition and ruling of a system, in the order of its rows. */
export const catalogueOf = (rows: Readonly<Record<string, RuleRow>>): readonly CatalogueEntry[] =>
  Object.entries(rows).map(([id, [source, titleDe, textDe, titleEn, textEn]]) => ({
    id,
    kind: kindOf(id),
    source,
    text: { de: { title: titleDe, text: textDe }, en: { title: titleEn, text: textEn } },
  }));
