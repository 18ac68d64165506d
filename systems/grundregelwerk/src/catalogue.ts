import { catalogueOf } from '@tafelrunde/system';
import { ADDITION_IDS, type GwId, RULE_IDS, RULING_IDS, SOURCES } from './catalogue-ids.ts';
import { rulesDe } from './text/rules.de.ts';
import { rulesEn } from './text/rules.en.ts';

/** Every rule, addition and ruling of the catalogue. */
export const catalogue = catalogueOf<GwId>(
  { rules: RULE_IDS, additions: ADDITION_IDS, rulings: RULING_IDS },
  SOURCES,
  { de: rulesDe, en: rulesEn },
);
