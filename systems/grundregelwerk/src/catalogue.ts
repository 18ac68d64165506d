import type { CatalogueEntry, RuleKind } from '@tafelrunde/kernel';
import { ADDITION_IDS, type GwId, RULE_IDS, RULING_IDS, SOURCES } from './catalogue-ids.ts';
import { rulesDe } from './text/rules.de.ts';
import { rulesEn } from './text/rules.en.ts';

function entries(kind: RuleKind, ids: readonly GwId[]): readonly CatalogueEntry[] {
  return ids.map((id) => ({ id, kind, source: SOURCES[id], text: { de: rulesDe[id], en: rulesEn[id] } }));
}

/** Every rule, addition and ruling of the catalogue. */
export const catalogue: readonly CatalogueEntry[] = [
  ...entries('rule', RULE_IDS),
  ...entries('addition', ADDITION_IDS),
  ...entries('ruling', RULING_IDS),
];
