import type { Book } from '@tafelrunde/system';
import { synonyms } from '../text/synonyms.ts';
import { references } from './references.ts';

/** The rule texts as a book: chapters in the order of the original. */
// biome-ignore format: tables read best in columns
export const book: Book = {
  chapters: [
    { id: 'checks', title: { de: 'Proben und Würfelpools', en: 'Checks and dice pools' }, groups: ['HH-CHK'] },
    { id: 'groups', title: { de: 'Gleiche, Reihen, Gruppen', en: 'Equals, runs, groups' }, groups: ['HH-GRP'] },
    { id: 'rolls', title: { de: 'Arten zu würfeln', en: 'Ways to roll' }, groups: ['HH-ROL'] },
    { id: 'mishaps', title: { de: 'Fehlschläge und Patzer', en: 'Failures and mishaps' }, groups: ['HH-MIS'] },
    { id: 'luck', title: { de: 'Glück und legendäre Proben', en: 'Luck and legendary checks' }, groups: ['HH-LUC'] },
    { id: 'learning', title: { de: 'Lernen und Meisterschaft', en: 'Learning and mastery' }, groups: ['HH-LRN'] },
    { id: 'together', title: { de: 'Erinnern und gemeinsame Proben', en: 'Memory and joint checks' }, groups: ['HH-COM'] },
    { id: 'melee', title: { de: 'Nahkampf', en: 'Melee' }, groups: ['HH-MEL'] },
    { id: 'manoeuvres', title: { de: 'Legendäre Manöver', en: 'Legendary manoeuvres' }, groups: ['HH-MAN'] },
    { id: 'damage', title: { de: 'Schaden und Rüstung', en: 'Damage and armour' }, groups: ['HH-DMG'] },
    { id: 'ranged', title: { de: 'Fernkampf', en: 'Ranged combat' }, groups: ['HH-RNG'] },
    { id: 'mind', title: { de: 'Physis und Psyche', en: 'Physis and psyche' }, groups: ['HH-PSY'] },
    { id: 'injuries', title: { de: 'Verletzungen', en: 'Injuries' }, groups: ['HH-INJ'] },
    { id: 'medicine', title: { de: 'Erste Hilfe und Heilkunst', en: 'First aid and medicine' }, groups: ['HH-MED'] },
    { id: 'rest', title: { de: 'Erholung und Rast', en: 'Regeneration and rest' }, groups: ['HH-REG'] },
    { id: 'smith', title: { de: 'Waffenschmied', en: 'Weaponsmith' }, groups: ['HH-SMI'] },
    { id: 'items', title: { de: 'Güte von Gegenständen', en: 'Quality of items' }, groups: ['HH-ITM'] },
    { id: 'influence', title: { de: 'Beeinflussen', en: 'Influence' }, groups: ['HH-INF'] },
    { id: 'haggling', title: { de: 'Feilschen', en: 'Haggling' }, groups: ['HH-HAG'] },
    { id: 'herbs', title: { de: 'Kräutersuche', en: 'Searching for herbs' }, groups: ['HH-HRB'] },
    { id: 'stealth', title: { de: 'Schleichen und Verstecken', en: 'Stealth' }, groups: ['HH-STL'] },
    { id: 'chase', title: { de: 'Verfolgungsjagd', en: 'Chase' }, groups: ['HH-CHS'] },
    { id: 'watch', title: { de: 'Nachtwache', en: 'Watch' }, groups: ['HH-WAT'] },
    { id: 'drinking', title: { de: 'Trinken', en: 'Drinking' }, groups: ['HH-DRK'] },
    { id: 'procedures', title: { de: 'Abläufe', en: 'Procedures' }, groups: ['HH-PROC'] },
    { id: 'rulings', title: { de: 'Weitere Auslegungen', en: 'Further rulings' }, groups: [] },
  ],
  screen: ['HH-CHK', 'HH-GRP', 'HH-ROL', 'HH-MIS', 'HH-LUC', 'HH-MEL', 'HH-DMG', 'HH-INJ', 'HH-RNG'],
  references,
  synonyms,
};
