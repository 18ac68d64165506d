import type { Dictionary } from './dictionary.ts';

/** Why something cannot be done, and what to do instead. */
export const refusalsDe: Dictionary['refusals'] = {
  'unknown-figure': 'Diese Figur gibt es in der Szene nicht. Wähle eine, die dabei ist.',
  'unknown-skill': 'Diese Probe kennt euer Tisch nicht. Wähle eine aus der Liste oder legt sie an.',
  'unknown-weapon': 'Diese Waffe hat die Figur nicht. Wähle eine von ihrem Bogen.',
  'unknown-list': 'Diese Liste gibt es nicht. Wähle eine andere oder legt sie an.',
  'unknown-effect': 'Unter dieser Bezeichnung wirkt auf die Figur nichts.',
  'unknown-preset': 'Diesen Umstand kennt euer Tisch nicht. Nenne einen anderen oder gib eine Zahl ein.',
  'id-taken': 'Diese Kennung ist schon vergeben. Nimm einen anderen Namen.',
  'too-many': 'Mehr davon fasst euer Tisch nicht. Streicht erst etwas anderes.',
  'same-figure': 'Dafür braucht es zwei verschiedene Figuren.',
  'needs-training':
    'Diese Probe braucht Vorwissen: Steigere sie erst einmal. Ist der Wurf unvermeidlich, kann die SL ihn verlangen.',
  'not-enough-degrees':
    'Es ist keine Steigerung mehr offen. Sie entstehen bei der nächsten gelungenen Probe.',
  'not-enough-mana': 'So viel Mana ist nicht da. Gib weniger aus oder rastet zuerst.',
  'list-too-short': 'Auf dieser Liste stehen noch keine zwei Zeilen. Füllt sie zuerst.',
  'list-too-long': 'Mehr als 100 Zeilen fasst eine Liste nicht. Streicht welche.',
  'too-far': 'So weit trägt dich dein Laufen in einem Zug nicht. Wähle eine kürzere Strecke.',
  'no-raise-left': 'Es ist keine Steigerung mehr zu vergeben. Die nächste bringt ein Levelaufstieg.',
  'no-step-left': 'Es ist keine Attributsstufe mehr zu vergeben.',
  'no-point-left': 'Es ist kein Punkt für abgeleitete Werte mehr zu vergeben.',
  'raised-this-level': 'Diese Probe wurde seit dem letzten Aufstieg schon gesteigert. Wähle eine andere.',
  'die-at-top': 'Größer als ein W12 wird kein Würfel. Wähle etwas anderes.',
  'above-creation-maximum': 'So groß darf bei der Erschaffung noch kein Würfel sein.',
  'too-many-steps': 'Das sind mehr Attributsstufen, als zu vergeben sind. Nimm welche zurück.',
  'too-many-raises': 'Das sind mehr Steigerungen, als zu vergeben sind. Nimm welche zurück.',
  'not-a-weapon-skill': 'Das ist keine Waffenprobe. Wähle eine, mit der man kämpft.',
  'nothing-changes': 'Damit würde sich nichts ändern.',
  'module-off':
    'Angriffe gegen die Rüstungsklasse sind an eurem Tisch ausgeschaltet. Die Hausregeln ändern das.',
  'in-a-fight': 'Es wird schon gekämpft. Beendet diesen Kampf zuerst.',
  'no-fight': 'Gerade wird nicht gekämpft. Würfelt zuerst Initiative.',
  'nobody-there': 'Es ist niemand da, der das könnte.',
  'protected-skill': 'Ausweichen, Sprinten und Waffenlos werden für andere Werte gebraucht und bleiben.',
  'protected-list': 'Die Narbenliste bleibt. Du kannst sie leeren.',
  'not-an-npc': 'Das geht nur mit Figuren der SL.',
};

export const problemsDe: Dictionary['problems'] = {
  'ids-not-unique': 'Jede Kennung darf nur einmal vorkommen.',
  'not-a-target': 'Nenne, worauf es wirkt: ein Attribut, eine Probe, einen Wert oder eine Wurfart.',
  'protected-skill': 'Ausweichen, Sprinten und Waffenlos dürfen in der Liste der Proben nicht fehlen.',
  'name-missing': 'Deine Figur braucht noch einen Namen.',
  'too-many-attribute-steps': 'Die Attribute stehen höher, als Erschaffung und Aufstiege hergeben.',
  'too-many-raises': 'Das sind mehr Steigerungen, als Erschaffung und Aufstiege hergeben.',
  'die-above-maximum': 'Bei der Erschaffung ist dieser Würfel noch zu groß.',
  'raises-do-not-match': 'Zahl der Steigerungen und Probenwürfel passen nicht zusammen.',
  'hit-points-above-maximum': 'Mehr Lebenspunkte, als die Figur haben kann.',
  'mana-above-maximum': 'Mehr Mana, als die Figur haben kann.',
};
