import { inLanguages } from '@tafelrunde/system';

/** How a run is told in a word or two. */
// biome-ignore format: a row has both languages
export const playWords = inLanguages({
  made:      ['Gelungen', 'Success'],
  failed:    ['Misslungen', 'Failure'],
  legendary: ['Legendär', 'Legendary'],
  struck:    ['Getroffen', 'Hit'],
  stopped:   ['Abgewehrt', 'Stopped'],
  nothing:   ['Niemand greift an', 'Nobody attacks'],
  killed:    ['Tödlich getroffen', 'Deadly hit'],
  number:    ['Ergebnis', 'Result'],
  against:   ['gegen', 'against'],
  goal:      ['Ziel', 'goal'],
  soFar:     ['bisher', 'so far'],
  rescue:    ['zur Rettung', 'to the rescue'],
  helpless:  ['Diese Figur kann gerade nicht handeln.', 'This figure cannot act right now.'],
  phase:     ['Im Nahkampf werfen alle zugleich: Sobald die Spielleitung die Kampfphase beginnt, liegen deine Würfel hier.', 'In melee everybody throws at once: as soon as the GM begins the phase your dice lie here.'],
});
