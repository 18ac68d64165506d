import type { Book } from '@tafelrunde/system';
import { synonyms } from '../text/synonyms.ts';
import { references } from './references.ts';

/** The rule texts as a book: chapters in the order of the original. */
// biome-ignore format: tables read best in columns
export const book: Book = {
  chapters: [
    { id: 'general', title: { de: 'Allgemeines', en: 'General' }, groups: ['PW-GEN'] },
    { id: 'dice', title: { de: 'Würfel', en: 'Dice' }, groups: ['PW-DIE'] },
    { id: 'attributes', title: { de: 'Attribute', en: 'Attributes' }, groups: ['PW-ATT'] },
    { id: 'checks', title: { de: 'Proben', en: 'Checks' }, groups: ['PW-CHK'] },
    { id: 'difficulty', title: { de: 'Schwierigkeit', en: 'Difficulty' }, groups: ['PW-DIF'] },
    { id: 'opposed', title: { de: 'Vergleichende Proben', en: 'Opposed checks' }, groups: ['PW-OPP'] },
    { id: 'degrees', title: { de: 'Steigerungen und nötiges Wissen', en: 'Degrees and necessary knowledge' }, groups: ['PW-DEG', 'PW-KNO'] },
    { id: 'derived', title: { de: 'Abgeleitete Werte', en: 'Derived values' }, groups: ['PW-DER'] },
    { id: 'additions', title: { de: 'Unsere Ergänzungen', en: 'Our additions' }, groups: ['PW-ADD'] },
    { id: 'rulings', title: { de: 'Weitere Auslegungen', en: 'Further rulings' }, groups: [] },
  ],
  screen: ['PW-GEN', 'PW-DIE', 'PW-ATT', 'PW-CHK', 'PW-DIF', 'PW-OPP', 'PW-DEG', 'PW-KNO', 'PW-DER'],
  references,
  synonyms,
};
