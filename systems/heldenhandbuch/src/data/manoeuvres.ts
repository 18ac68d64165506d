/** HH-MAN-01 to HH-MAN-05, HH-R-39: the highest one counts. */
export const MANOEUVRES = ['exi', 'pente', 'tessera', 'doubleTria', 'tria'] as const;
export type Manoeuvre = (typeof MANOEUVRES)[number];

interface ManoeuvreRow {
  /** So many sets of so many equals. */
  readonly sets: number;
  readonly equals: number;
  /** HH-R-40: throws the opponent sits out. */
  readonly initiativeBonus: number;
  readonly disarms: boolean;
  /** Damage of an attack is multiplied by this. */
  readonly damage: number;
}

// biome-ignore format: a table reads best in columns
export const MANOEUVRE_TABLE: Readonly<Record<Manoeuvre, ManoeuvreRow>> = {
  exi:        { sets: 1, equals: 6, initiativeBonus: 3, disarms: false, damage: 3 },
  pente:      { sets: 1, equals: 5, initiativeBonus: 2, disarms: false, damage: 2 },
  tessera:    { sets: 1, equals: 4, initiativeBonus: 1, disarms: true,  damage: 1 },
  doubleTria: { sets: 2, equals: 3, initiativeBonus: 1, disarms: true,  damage: 1 },
  tria:       { sets: 1, equals: 3, initiativeBonus: 1, disarms: false, damage: 1 },
};
