import { catalogueOf } from '@tafelrunde/system';
import { ADDITION_IDS, type DpId, RULE_IDS, RULING_IDS, SOURCES } from './catalogue-ids.ts';
import { rulesDe } from './text/rules.de.ts';
import { rulesEn } from './text/rules.en.ts';

/** Every rule and ruling of the catalogue. */
export const catalogue = catalogueOf<DpId>(
  { rules: RULE_IDS, additions: ADDITION_IDS, rulings: RULING_IDS },
  SOURCES,
  { de: rulesDe, en: rulesEn },
);
