/** Who is met in the scene to try the rules in, and three things worth knowing there. */
export const stageWords = {
  de: {
    names: { heroine: 'Mira', one: 'Hakan', two: 'Bogenschütze' },
    hints: [
      'Alle haben zugleich geworfen. Tipp an, welche Würfel liegen bleiben: Gleiche und Nachbarn werden deine Gruppe.',
      'Wer genug hat, ergreift die Initiative. Dann tippst du die Würfel an, die angreifen; der Rest bleibt zur Abwehr.',
      'Der Rat rechnet genau und lässt sich abschalten. Zurücknehmen kannst du alles.',
    ],
  },
  en: {
    names: { heroine: 'Mira', one: 'Hakan', two: 'Archer' },
    hints: [
      'Everybody has thrown at once. Tap the dice that stay: equals and neighbours become your group.',
      'Whoever has enough takes the initiative. Then you tap the dice that attack; the rest is left to defend with.',
      'The advice is exact and can be switched off. You can take back everything.',
    ],
  },
};
