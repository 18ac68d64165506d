import { catalogueOf } from '@tafelrunde/system';
import { type HhId, PROCEDURE_IDS, RULE_IDS, RULING_IDS, SOURCES } from './catalogue-ids.ts';
import { rulesDe } from './text/rules.de.ts';
import { rulesEn } from './text/rules.en.ts';

/** Every rule, procedure and ruling of the catalogue. A procedure is a rule as well: several of them in one go. */
export const catalogue = catalogueOf<HhId>(
  { rules: [...RULE_IDS, ...PROCEDURE_IDS], additions: [], rulings: RULING_IDS },
  SOURCES,
  { de: rulesDe, en: rulesEn },
);
