import type { Book } from '@tafelrunde/system';
import { synonyms } from '../text/synonyms.ts';
import { references } from './references.ts';

/** The rule texts as a book: chapters in the order of the original. */
// biome-ignore format: tables read best in columns
export const book: Book = {
  chapters: [
    { id: 'traits', title: { de: 'Eigenschaften und Würfel', en: 'Traits and dice' }, groups: ['GW-TRT'] },
    { id: 'test', title: { de: 'Der Test', en: 'The test' }, groups: ['GW-TST', 'GW-TN', 'GW-RES'] },
    { id: 'difficulty', title: { de: 'Schwierigkeit verändern', en: 'Changing the difficulty' }, groups: ['GW-MOD'] },
    { id: 'help', title: { de: 'Hilfe', en: 'Help' }, groups: ['GW-HLP'] },
    { id: 'retry', title: { de: 'Noch einmal versuchen', en: 'Trying again' }, groups: ['GW-RTY'] },
    { id: 'combat', title: { de: 'Kampf', en: 'Combat' }, groups: ['GW-ATK', 'GW-HIT', 'GW-REV', 'GW-RNG', 'GW-MUL'] },
    { id: 'magic', title: { de: 'Magie', en: 'Magic' }, groups: ['GW-MAG'] },
    { id: 'hearts', title: { de: 'Herzen, am Boden, Rast', en: 'Hearts, downed, rest' }, groups: ['GW-HRT', 'GW-DWN', 'GW-RST'] },
    { id: 'd6', title: { de: 'Nur mit W6', en: 'With d6 only' }, groups: ['GW-D6'] },
    { id: 'optional', title: { de: 'Rüstung, Uhr und andere Zusätze', en: 'Armour, timer and other options' }, groups: ['GW-OPT', 'GW-ARM', 'GW-TMR'] },
    { id: 'examples', title: { de: 'Beispiele', en: 'Examples' }, groups: ['GW-EXA'] },
    { id: 'additions', title: { de: 'Unsere Ergänzungen', en: 'Our additions' }, groups: ['GW-ADD'] },
    { id: 'rulings', title: { de: 'Weitere Auslegungen', en: 'Further rulings' }, groups: [] },
  ],
  screen: ['GW-TRT', 'GW-TST', 'GW-TN', 'GW-RES', 'GW-MOD', 'GW-HLP', 'GW-RTY', 'GW-ATK', 'GW-HIT', 'GW-REV', 'GW-RNG', 'GW-MUL', 'GW-MAG', 'GW-HRT', 'GW-DWN', 'GW-RST', 'GW-ARM'],
  references,
  synonyms,
};
