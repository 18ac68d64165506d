import { inLanguages } from '@tafelrunde/system';

/** Why something cannot be done and what to do instead; what is wrong with a character. */
// biome-ignore format: a row has both languages
export const refusalWords = inLanguages({
  refusals: {
    'unknown-figure':         ['Diese Figur gibt es in der Szene nicht. Wähle eine, die dabei ist.', 'This figure is not in the scene. Choose one that is.'],
    'unknown-skill':          ['Diese Probe kennt euer Tisch nicht. Wähle eine aus der Liste oder legt sie an.', 'Your table does not know this skill. Choose one from the list, or add it.'],
    'unknown-weapon':         ['Diese Waffe hat die Figur nicht. Wähle eine von ihrem Bogen.', 'The figure does not have this weapon. Choose one from its sheet.'],
    'unknown-list':           ['Diese Liste gibt es nicht. Wähle eine andere oder legt sie an.', 'There is no such list. Choose another, or add it.'],
    'unknown-effect':         ['Unter dieser Bezeichnung wirkt auf die Figur nichts.', 'Nothing with this label affects the figure.'],
    'unknown-preset':         ['Diesen Umstand kennt euer Tisch nicht. Nenne einen anderen oder gib eine Zahl ein.', 'Your table does not know this circumstance. Name another, or enter a number.'],
    'id-taken':               ['Diese Kennung ist schon vergeben. Nimm einen anderen Namen.', 'This id is taken. Use another name.'],
    'too-many':               ['Mehr davon fasst euer Tisch nicht. Streicht erst etwas anderes.', 'Your table holds no more of these. Strike out something else first.'],
    'same-figure':            ['Dafür braucht es zwei verschiedene Figuren.', 'This takes two different figures.'],
    'needs-training':         ['Diese Probe braucht Vorwissen: Steigere sie erst einmal. Ist der Wurf unvermeidlich, kann die SL ihn verlangen.', 'This skill needs knowledge: raise it first. If the roll cannot be avoided, the GM can demand it.'],
    'not-enough-degrees':     ['Es ist keine Steigerung mehr offen. Sie entstehen bei der nächsten gelungenen Probe.', 'No degree is open any more. They come with the next successful check.'],
    'not-enough-mana':        ['So viel Mana ist nicht da. Gib weniger aus oder rastet zuerst.', 'There is not that much mana. Spend less, or rest first.'],
    'list-too-short':         ['Auf dieser Liste stehen noch keine zwei Zeilen. Füllt sie zuerst.', 'This list does not have two rows yet. Fill it first.'],
    'list-too-long':          ['Mehr als 100 Zeilen fasst eine Liste nicht. Streicht welche.', 'A list holds no more than 100 rows. Strike some.'],
    'too-far':                ['So weit trägt dich dein Laufen in einem Zug nicht. Wähle eine kürzere Strecke.', 'Your running does not carry you that far in one turn. Choose a shorter distance.'],
    'no-raise-left':          ['Es ist keine Steigerung mehr zu vergeben. Die nächste bringt ein Levelaufstieg.', 'There is no raise left to spend. A level-up brings the next.'],
    'no-step-left':           ['Es ist keine Attributsstufe mehr zu vergeben.', 'There is no attribute step left to spend.'],
    'no-point-left':          ['Es ist kein Punkt für abgeleitete Werte mehr zu vergeben.', 'There is no point for derived values left to spend.'],
    'raised-this-level':      ['Diese Probe wurde seit dem letzten Aufstieg schon gesteigert. Wähle eine andere.', 'This skill was already raised since the last level-up. Choose another.'],
    'die-at-top':             ['Größer als ein W12 wird kein Würfel. Wähle etwas anderes.', 'No die grows beyond a d12. Choose something else.'],
    'above-creation-maximum': ['So groß darf bei der Erschaffung noch kein Würfel sein.', 'At creation no die may be that large yet.'],
    'too-many-steps':         ['Das sind mehr Attributsstufen, als zu vergeben sind. Nimm welche zurück.', 'Those are more attribute steps than there are. Take some back.'],
    'too-many-raises':        ['Das sind mehr Steigerungen, als zu vergeben sind. Nimm welche zurück.', 'Those are more raises than there are. Take some back.'],
    'not-a-weapon-skill':     ['Das ist keine Waffenprobe. Wähle eine, mit der man kämpft.', 'This is no weapon skill. Choose one that is used for fighting.'],
    'nothing-changes':        ['Damit würde sich nichts ändern.', 'That would change nothing.'],
    'module-off':             ['Angriffe gegen die Rüstungsklasse sind an eurem Tisch ausgeschaltet. Die Hausregeln ändern das.', 'Attacks against armour class are switched off at your table. The house rules change that.'],
    'in-a-fight':             ['Es wird schon gekämpft. Beendet diesen Kampf zuerst.', 'There is a fight already. End it first.'],
    'no-fight':               ['Gerade wird nicht gekämpft. Würfelt zuerst Initiative.', 'There is no fight now. Roll initiative first.'],
    'nobody-there':           ['Es ist niemand da, der das könnte.', 'There is nobody who could do that.'],
    'protected-skill':        ['Ausweichen, Sprinten und Waffenlos werden für andere Werte gebraucht und bleiben.', 'Evasion, Sprinting and Unarmed are needed for other values and stay.'],
    'protected-list':         ['Die Narbenliste bleibt. Du kannst sie leeren.', 'The list of scars stays. You can empty it.'],
    'not-an-npc':             ['Das geht nur mit Figuren der SL.', 'This works only with figures of the GM.'],
  },
  problems: {
    'ids-not-unique':           ['Jede Kennung darf nur einmal vorkommen.', 'Every id may appear only once.'],
    'not-a-target':             ['Nenne, worauf es wirkt: ein Attribut, eine Probe, einen Wert oder eine Wurfart.', 'Say what it counts for: an attribute, a skill, a value or a kind of roll.'],
    'protected-skill':          ['Ausweichen, Sprinten und Waffenlos dürfen in der Liste der Proben nicht fehlen.', 'Evasion, Sprinting and Unarmed must not be missing from the list of skills.'],
    'name-missing':             ['Deine Figur braucht noch einen Namen.', 'Your figure still needs a name.'],
    'too-many-attribute-steps': ['Die Attribute stehen höher, als Erschaffung und Aufstiege hergeben.', 'The attributes stand higher than creation and level-ups allow.'],
    'too-many-raises':          ['Das sind mehr Steigerungen, als Erschaffung und Aufstiege hergeben.', 'Those are more raises than creation and level-ups allow.'],
    'die-above-maximum':        ['Bei der Erschaffung ist dieser Würfel noch zu groß.', 'At creation this die is still too large.'],
    'raises-do-not-match':      ['Zahl der Steigerungen und Probenwürfel passen nicht zusammen.', 'The number of raises and the skill die do not fit together.'],
    'hit-points-above-maximum': ['Mehr Lebenspunkte, als die Figur haben kann.', 'More hit points than the figure can have.'],
    'mana-above-maximum':       ['Mehr Mana, als die Figur haben kann.', 'More mana than the figure can have.'],
  },
});

export type Refusal = keyof (typeof refusalWords.de)['refusals'];
