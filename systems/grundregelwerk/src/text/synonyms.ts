/**
 * Words that mean the same to somebody who searches the book, in German and in English. A rule is found by every word of a row when one
 * of the row's words stands in it. Every rule has at least one such row.
 */
// biome-ignore format: a row is a thing and what people call it
export const synonyms: readonly (readonly string[])[] = [
  ['Herz', 'Herzen', 'Leben', 'Lebenspunkt', 'hearts', 'life', 'hit points'],
  ['TN', 'Zielwert', 'Schwierigkeit', 'target number', 'difficulty'],
  ['Vergeltung', 'Gegenschlag', 'Konter', 'retaliation', 'riposte'],
  ['Komplikation', 'Patzer', 'Missgeschick', 'complication', 'fumble'],
  ['Außergewöhnlich', 'kritisch', 'exceptional', 'critical'],
  ['Mana', 'Zauberkraft', 'Zauberpunkte', 'mana'],
  ['Zauber', 'Spruch', 'Magie', 'spell', 'magic'],
  ['Hilfe', 'Unterstützung', 'help', 'aid'],
  ['Handlanger', 'Scherge', 'Lakai', 'minion'],
  ['Boss', 'Endgegner', 'boss'],
  ['Am Boden', 'bewusstlos', 'ausgeschaltet', 'downed', 'unconscious'],
  ['Rüstung', 'Panzer', 'armour'],
  ['Rast', 'Pause', 'Erholung', 'rest'],
  ['Stufe', 'Schritt', 'step', 'level'],
  ['Reichweite', 'Entfernung', 'range', 'distance'],
  ['Eigenschaft', 'Attribut', 'trait', 'attribute'],
  ['Test', 'Probe', 'Wurf', 'check', 'roll'],
  ['Uhr', 'Zeitdruck', 'Countdown', 'timer'],
  ['Angriff', 'Attacke', 'attack'],
  ['Überzahl', 'Übermacht', 'umzingelt', 'outnumbered', 'swarm'],
  ['Schwelle', 'Mindestwurf', 'threshold', 'minimum roll'],
  ['Sichtlinie', 'Schusslinie', 'freie Sicht', 'line of sight', 'field of view'],
  ['Original', 'Vorlage', 'Quelle', 'original', 'source text'],
];
