/**
 * Words that mean the same to somebody who searches the book, in German and in English. A rule is found by every word of a row when one
 * of the row's words stands in it. Every rule has at least one such row.
 */
// biome-ignore format: a row is a thing and what people call it
export const synonyms: readonly (readonly string[])[] = [
  ['Probe', 'Wurf', 'Test', 'check', 'roll'],
  ['Steigerung', 'Erfolgsgrad', 'raise', 'degree'],
  ['Schwierigkeit', 'Zielwert', 'difficulty', 'target number'],
  ['Attribut', 'Eigenschaft', 'attribute', 'trait'],
  ['Mana', 'Zauberkraft', 'mana'],
  ['Lebenspunkte', 'Leben', 'Trefferpunkte', 'hit points', 'life'],
  ['Ausweichen', 'Rüstungsklasse', 'dodge', 'armour class'],
  ['Initiative', 'Reihenfolge', 'initiative', 'turn order'],
  ['Wissen', 'Kenntnis', 'knowledge'],
  ['Explodieren', 'offener Wurf', 'nachwürfeln', 'explode', 'open-ended'],
  ['Vergleich', 'Wettstreit', 'opposed', 'contest'],
  ['Regeneration', 'Heilung', 'Rast', 'regeneration', 'healing', 'rest'],
  ['Stufe', 'Level', 'level'],
  ['Kritisch', 'critical'],
  ['Ausgang', 'Ungewissheit', 'wann würfeln', 'open', 'when to roll'],
  ['Richtwert', 'Anhaltspunkt', 'Tabelle', 'guide', 'benchmark'],
  ['Gleichstand', 'Unentschieden', 'Patt', 'tie', 'draw'],
  ['Startwert', 'Anfangswert', 'Grundwert', 'starting value', 'initial value'],
  ['Parieren', 'Pariert', 'Abwehr', 'Verteidigung', 'parry', 'block'],
  ['Kette', 'Serie', 'Wiederholung', 'chain', 'streak'],
  ['Max', 'Höchstwert', 'Obergrenze', 'maximum', 'ceiling'],
  ['Abgeleitete Werte', 'berechnete Werte', 'Formel', 'derived values', 'calculated values'],
  ['Laufen', 'Tempo', 'Geschwindigkeit', 'Bewegung', 'running', 'speed', 'movement'],
  ['Runden', 'aufrunden', 'abrunden', 'rounding', 'round down'],
  ['Schreibweise', 'Rechtschreibung', 'Tippfehler', 'spelling', 'typo'],
];
