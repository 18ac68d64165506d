/** Who is met in the scene to try the rules in, and three things worth knowing there. */
export const stageWords = {
  de: {
    names: { heroine: 'Mira', one: 'Goblin', two: 'Bogenschütze' },
    hints: [
      'Ein Goblin greift an. Such aus, womit Mira sich wehrt: Die Prozente sind die genaue Chance.',
      'Danach bist du am Zug. Tipp auf der Karte einen Gegner an, und du siehst, wie gut du ihn triffst.',
      'Alles lässt sich zurücknehmen, auch ein schlechter Wurf: hier gibt es nichts zu verlieren.',
    ],
  },
  en: {
    names: { heroine: 'Mira', one: 'Goblin', two: 'Archer' },
    hints: [
      'A goblin attacks. Choose what Mira defends with: the percentages are her exact chance.',
      'Then it is your turn. Tap an enemy on the map to see how well you hit it.',
      'Everything can be taken back, even a bad roll: there is nothing to lose here.',
    ],
  },
};
