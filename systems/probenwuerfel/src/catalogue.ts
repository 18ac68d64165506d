import { catalogueOf } from '@tafelrunde/system';
import { RULES } from './text/rules.ts';

/** The id of a rule, addition or ruling. */
export type PwId = keyof typeof RULES;

/** Every rule, addition and ruling of the catalogue. */
export const catalogue = catalogueOf(RULES);
