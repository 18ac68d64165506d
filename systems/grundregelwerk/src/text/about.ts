/** What the system is called, and what it is in a sentence. */
export const about = {
  title: { de: 'Grundregelwerk', en: 'Grundregelwerk' },
  summary: {
    de: 'Ein Würfel von W6 bis W20 gegen 4, 6, 8 oder 12; Herzen, Mana und Vergeltung auf kleinem Feld.',
    en: 'One die from d6 to d20 against 4, 6, 8 or 12; hearts, Mana and retaliation on a small board.',
  },
};
