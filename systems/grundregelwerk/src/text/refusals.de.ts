import type { Dictionary } from './dictionary.ts';

/** Why something cannot be done, and what to do instead. */
export const refusalsDe: Dictionary['refusals'] = {
  'almost-impossible':
    'So ist das fast unmöglich. Ändere deinen Plan oder verschaffe dir einen günstigen Umstand.',
  'unknown-figure': 'Diese Figur gibt es in der Szene nicht. Wähle eine, die dabei ist.',
  'unknown-weapon': 'Diese Waffe hat die Figur nicht. Wähle eine von ihrem Bogen.',
  'unknown-trait': 'Diese Eigenschaft wird an eurem Tisch nicht gespielt. Wähle eine andere.',
  'not-a-player-character': 'Das geht nur mit einer Spielerfigur. Wähle eine aus der Gruppe.',
  'not-an-enemy': 'Das geht nur mit einem Gegner. Wähle einen Gegner aus.',
  'not-able':
    'Diese Figur kann gerade nicht handeln. Wähle eine andere; eine niedergelegte kann man aufrichten.',
  'target-is-out': 'Dieses Ziel ist nicht mehr im Spiel. Wähle ein anderes.',
  'no-action-left': 'Die Aktion dieses Zuges ist schon verbraucht. Nutze die Bewegung oder beende den Zug.',
  'no-move-left': 'Die Bewegung dieses Zuges ist schon verbraucht. Nutze die Aktion oder beende den Zug.',
  'not-your-turn': 'Gerade ist eine andere Figur am Zug. Warte, bis du an der Reihe bist.',
  'out-of-melee-range':
    'Dein Ziel steht nicht auf einem Nachbarfeld. Geh näher heran oder greife aus der Ferne an.',
  'out-of-reach': 'So weit reicht der Angriff dieses Gegners nicht. Bewege ihn oder wähle ein näheres Ziel.',
  'no-sight': 'Dein Ziel ist nicht in Sicht. Bewege dich oder wähle ein anderes Ziel.',
  'not-on-the-board': 'Dafür fehlt ein Platz auf dem Spielfeld. Stelle die Figur auf und wähle ein Feld.',
  'off-the-board': 'Dieses Feld liegt außerhalb des Spielfelds. Wähle eines innerhalb.',
  'weapon-dropped': 'Diese Waffe liegt am Boden. Hebe sie mit einer Aktion auf oder nimm eine andere.',
  'not-enough-mana': 'Für diesen Zauber fehlt dir Mana. Wähle einen billigeren oder ruht euch zuerst aus.',
  'nobody-helps-themselves': 'Sich selbst kann niemand helfen. Wähle eine andere Figur.',
  'help-limit-reached':
    'Für diesen Test steht schon genug Hilfe bereit. Nutze deine Aktion für etwas anderes.',
  'die-cannot-grow': 'Ein W20 kann nicht mehr größer werden. Nutze deine Aktion für etwas anderes.',
  'goal-failed-before':
    'An diesem Vorhaben ist die Figur schon gescheitert. Ändere dein Vorgehen oder nimm eine Komplikation in Kauf.',
  'nothing-failed':
    'An diesem Vorhaben ist die Figur noch nicht gescheitert. Lege dafür einen gewöhnlichen Test ab.',
  'complication-impossible': 'Diese Komplikation kann hier nicht eintreten. Wähle eine andere.',
  'path-broken': 'Diese Felder hängen nicht zusammen. Wähle Felder, die aneinandergrenzen.',
  'path-blocked': 'Eine Wand oder ein Gegner versperrt den Weg. Wähle einen anderen.',
  'path-too-long': 'So weit reicht es nicht. Wähle nähere oder weniger Felder.',
  'prone-first-stands-up': 'Deine Figur ist gestürzt. Steh mit der Bewegung dieses Zuges zuerst auf.',
  'not-downed': 'Diese Figur ist nicht niedergelegt. Wähle eine, die es ist.',
  'not-adjacent': 'Dafür stehst du zu weit weg. Geh auf ein Feld neben der niedergelegten Figur.',
  'not-prone': 'Diese Figur steht schon. Nutze ihre Bewegung für etwas anderes.',
  'nothing-to-pick-up': 'Diese Figur hat keine Waffe verloren. Nutze ihre Aktion für etwas anderes.',
  'not-safe':
    'Ruhe braucht einen sicheren Ort. Sucht einen auf und lasst euch von der SL bestätigen, dass er sicher ist.',
  'in-combat': 'Das geht nicht während eines Kampfes. Bringt ihn zuerst zu Ende.',
  'not-in-combat': 'Gerade läuft kein Kampf. Beginnt zuerst einen.',
  'no-token':
    'Diese Figur hat keine Rüstungsmarke. Wer Rüstung trägt, bekommt zu Beginn jeder Szene eine neue.',
  'optional-rule-off':
    'Diese freiwillige Regel ist ausgeschaltet. Schaltet sie in den Hausregeln ein, wenn ihr sie nutzen wollt.',
  'no-timer': 'Gerade läuft kein Zähler. Stellt zuerst einen auf.',
  'cell-taken': 'Dieser Platz ist nicht frei. Wähle einen anderen.',
  'no-cell-chosen': 'Es ist kein Feld gewählt. Wähle eines auf dem Spielfeld.',
  'id-taken': 'Diese Kennung gibt es schon. Nimm eine andere.',
  'wrong-spell':
    'Dieser Zauber wird anders gewirkt. Geschoss und Fläche sind Angriffszauber, alle übrigen gewöhnliche Zauber.',
  'not-in-that-state': 'In diesem Zustand ist die Figur nicht. Wähle einen, den sie hat.',
  'nobody-there': 'In dieser Fläche steht kein Gegner. Wähle ein anderes Feld als Mitte.',
};

/** What the rules have against a character or a scene. */
export const problemsDe: Dictionary['problems'] = {
  'ids-not-unique': 'Zwei Figuren haben dieselbe Kennung. Gib jeder Figur eine eigene.',
  'starting-dice':
    'Die Würfel sind größer, als W10, W8 und W6 mit den bisherigen Aufstiegen erlauben. Verkleinere einen oder trage den fehlenden Aufstieg ein.',
  'hearts-above-maximum':
    'Die Figur hat mehr Herzen als ihr Maximum. Senke die Herzen oder erhöhe das Maximum.',
  'mana-above-maximum': 'Die Figur hat mehr Mana als ihr Maximum. Senke das Mana oder erhöhe das Maximum.',
  'unknown-trait':
    'Diese Eigenschaft wird an eurem Tisch nicht gespielt. Streiche sie vom Bogen oder ergänze sie in den Hausregeln.',
  'die-above-maximum':
    'Dieser Würfel ist größer, als eure Hausregeln erlauben. Verkleinere ihn oder hebt die Grenze an.',
  'armour-off':
    'Rüstung fängt gerade nichts auf, weil die Rüstungsregel ausgeschaltet ist. Schaltet sie in den Hausregeln ein oder legt die Rüstung ab.',
  'trait-missing': 'Diese Eigenschaft fehlt auf dem Bogen. Gib ihr einen Würfel.',
  'no-weapon': 'Die Figur hat keine Waffe und kann nur mit Zaubern angreifen. Gib ihr mindestens eine.',
  'unexplained-hearts':
    'Die Figur hat mehr Herzen, als Start und Aufstiege ergeben. Senke das Maximum oder trage den fehlenden Aufstieg ein.',
  'unexplained-mana':
    'Die Figur hat mehr Mana, als Start und Aufstiege ergeben. Senke das Maximum oder trage den fehlenden Aufstieg ein.',
};
