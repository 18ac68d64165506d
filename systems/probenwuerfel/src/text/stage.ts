/** Who is met in the scene to try the rules in, and three things worth knowing there. */
export const stageWords = {
  de: {
    names: { heroine: 'Mira', one: 'Wache', two: 'Diebin' },
    hints: [
      'Mira hat gerade versucht, an der Wache vorbeizuschleichen, und steigt eine Stufe auf: Such aus, was sie gelernt hat.',
      'Jede Probe auf dem Bogen ist ein Knopf. Die Prozente sind die genaue Chance gegen eine normale Schwierigkeit.',
      'Angriffe sind ein Zusatzmodul und hier eingeschaltet: Beginn einen Kampf, und der Angriff steht ganz oben.',
    ],
  },
  en: {
    names: { heroine: 'Mira', one: 'Guard', two: 'Thief' },
    hints: [
      'Mira has just tried to sneak past the guard and gains a level: choose what she has learned.',
      'Every check on the sheet is a button. The percentages are the exact chance against a normal difficulty.',
      'Attacks are an extra module and switched on here: begin a fight, and the attack is on top.',
    ],
  },
};
