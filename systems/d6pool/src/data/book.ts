import type { Book } from '@tafelrunde/system';
import { synonyms } from '../text/synonyms.ts';
import { references } from './references.ts';

/** The rule texts as a book: chapters in the order of the original. */
// biome-ignore format: tables read best in columns
export const book: Book = {
  chapters: [
    { id: 'frame', title: { de: 'Das Spiel', en: 'The game' }, groups: ['DP-GEN'] },
    { id: 'attributes', title: { de: 'Attribute, Fertigkeiten, Fähigkeiten', en: 'Attributes, skills, abilities' }, groups: ['DP-ATR', 'DP-SKL', 'DP-ABL'] },
    { id: 'advantages', title: { de: 'Vorteile und Nachteile', en: 'Advantages and disadvantages' }, groups: ['DP-ADV'] },
    { id: 'challenges', title: { de: 'Herausforderungen', en: 'Challenges' }, groups: ['DP-CHL', 'DP-EXT', 'DP-OPP', 'DP-SUP'] },
    { id: 'fate', title: { de: 'Schicksalswürfel', en: 'Fate dice' }, groups: ['DP-FAT'] },
    { id: 'odds-and-ends', title: { de: 'Ablenkung, Kräfte, Vereinfachungen', en: 'Distractions, powers, simplifying' }, groups: ['DP-DST', 'DP-POW', 'DP-OPT'] },
    { id: 'rounds', title: { de: 'Runden, Initiative, Aktionen', en: 'Rounds, initiative, actions' }, groups: ['DP-RND'] },
    { id: 'movement', title: { de: 'Bewegung, Last, Haltung, Reise', en: 'Movement, load, position, travel' }, groups: ['DP-MOV', 'DP-ENC', 'DP-POS', 'DP-TRV'] },
    { id: 'melee', title: { de: 'Nahkampf', en: 'Melee' }, groups: ['DP-MEL', 'DP-VUL'] },
    { id: 'ranged', title: { de: 'Fernkampf', en: 'Ranged combat' }, groups: ['DP-RNG'] },
    { id: 'special', title: { de: 'Besondere Angriffe', en: 'Special attacks' }, groups: ['DP-SPA'] },
    { id: 'damage', title: { de: 'Schaden, Wunden, Heilung', en: 'Damage, wounds, healing' }, groups: ['DP-DMG', 'DP-WND'] },
    { id: 'equipment', title: { de: 'Ausrüstung und Rüstung', en: 'Equipment and armour' }, groups: ['DP-EQP', 'DP-ARM'] },
    { id: 'creation', title: { de: 'Figuren erschaffen', en: 'Creating characters' }, groups: ['DP-CRE', 'DP-PSN', 'DP-LIF'] },
    { id: 'experience', title: { de: 'Erfahrung und Stufen', en: 'Experience and levels' }, groups: ['DP-XP'] },
    { id: 'npcs', title: { de: 'Nebenfiguren', en: 'NPCs' }, groups: ['DP-NPC', 'DP-ATT'] },
    { id: 'surroundings', title: { de: 'Gefahren der Umgebung', en: 'Dangers around' }, groups: ['DP-FEA', 'DP-DRG', 'DP-SUF', 'DP-FIR', 'DP-CLD', 'DP-ACD', 'DP-FAL', 'DP-EXP'] },
    { id: 'poison', title: { de: 'Gifte und Krankheiten', en: 'Poisons and diseases' }, groups: ['DP-POI', 'DP-ILL'] },
    { id: 'objects', title: { de: 'Gegenstände zerstören', en: 'Destroying objects' }, groups: ['DP-OBJ'] },
    { id: 'languages', title: { de: 'Sprachen', en: 'Languages' }, groups: ['DP-LNG'] },
    { id: 'rulings', title: { de: 'Weitere Auslegungen', en: 'Further rulings' }, groups: [] },
  ],
  screen: ['DP-CHL', 'DP-OPP', 'DP-SUP', 'DP-FAT', 'DP-RND', 'DP-MOV', 'DP-MEL', 'DP-VUL', 'DP-RNG', 'DP-SPA', 'DP-DMG', 'DP-WND', 'DP-FEA'],
  references,
  synonyms,
};
