import { inLanguages } from '@tafelrunde/system';

/** What the rules ask, with the options that are always the same. */
// biome-ignore format: a row has both languages
export const questionWords = inLanguages({
  questions: {
    help: { ask: ['Hilfe annehmen?', 'Accept the help?'], options: { take: ['Ja, annehmen', 'Yes, accept'], decline: ['Nein, ohne Hilfe', 'No, without help'] } },
    throwAgain: {
      ask: ['Noch einmal würfeln?', 'Roll once more?'],
      options: { again: ['Ja, neu würfeln', 'Yes, roll again'], keep: ['Nein, dabei bleiben', 'No, keep it'] },
    },
    luck: { ask: ['Test misslungen. Glückspunkt einsetzen?', 'The test failed. Use the luck point?'], options: { again: ['Ja, neu würfeln', 'Yes, throw again'], keep: ['Nein, aufheben', 'No, save it'] } },
    armour: { ask: ['Rüstungsmarke einsetzen?', 'Use the armour token?'], options: { use: ['Ja, einsetzen', 'Yes, use it'], keep: ['Nein, aufheben', 'No, save it'] } },
    retaliation: {
      ask: ['Was bringt die Vergeltung?', 'What does retaliation bring?'],
      options: { heart: ['Herzverlust', 'A lost heart'], complication: ['Komplikation', 'A complication'], none: ['Gar nichts', 'Nothing at all'] },
    },
    complication: { ask: ['Welche Komplikation tritt ein?', 'Which complication happens?'], options: {} },
    gmComplication: { ask: ['Kommt eine Komplikation dazu?', 'Add a complication?'], options: { none: ['Nein, keine', 'No, none'] } },
    pushedTo: { ask: ['Wohin wird die Figur gedrängt?', 'Where is the figure pushed?'], options: { stay: ['Sie bleibt stehen', 'It stays put'] } },
    timePressure: {
      ask: ['Wie wirkt der Zeitdruck?', 'What does the time pressure do?'],
      options: { step: ['Nächster Test 1 Stufe schwerer', 'Next test 1 step harder'], timer: ['Zähler starten', 'Start a timer'] },
    },
    advantage: { ask: ['Welchen Vorteil bringt der Erfolg?', 'Which advantage does the success bring?'], options: {} },
    crowd: {
      ask: ['Wie wirkt die Überzahl?', 'What does being outnumbered do?'],
      options: {
        step:         ['1 Stufe schwerer', '1 step harder'],
        complication: ['Komplikation bei Fehlschlag', 'Complication on a failure'],
        none:         ['Gar nicht', 'Nothing'],
      },
    },
    out: {
      ask: ['Was wird aus dem Gegner?', 'What becomes of the enemy?'],
      options: { dead: ['Er stirbt', 'It dies'], left: ['Er scheidet aus', 'It is out of the fight'] },
    },
    freeCell: { ask: ['Auf welches Feld kommt die Figur?', 'On which cell is the figure put?'], options: {} },
    wayOn: {
      ask: ['Wie geht es nach dem Fehlschlag weiter?', 'How do you go on after the failure?'],
      options: { acceptComplication: ['Komplikation hinnehmen', 'Take a complication'], withdraw: ['Aufgeben', 'Give up'] },
    },
    nextTurn: { ask: ['Wer ist als Nächstes am Zug?', 'Who has the next turn?'], options: {} },
    defenceTrait: { ask: ['Womit verteidigst du dich?', 'What do you defend with?'], options: {} },
    enemyAdvantage: { ask: ['Welchen Vorteil bekommt der Gegner?', 'Which advantage does the enemy get?'], options: {} },
    spellAdvantage: { ask: ['Welche Zugabe bringt der Zauber?', 'Which bonus does the spell bring?'], options: {} },
    manaBack: {
      ask: ['1 Mana erstatten?', 'Refund 1 Mana?'],
      options: { grant: ['Ja, erstatten', 'Yes, refund it'], refuse: ['Nein, anderer Vorteil', 'No, another advantage'] },
    },
    extraAdvantage: {
      ask: ['Welchen Vorteil hat der Zauber?', 'Which advantage does the spell have?'],
      options: { safeForAllies: ['Ungefährlich für Verbündete', 'Harmless to allies'], quiet: ['Lautlos', 'Silent'], precise: ['Punktgenau', 'Pinpoint'] },
    },
    advance: {
      ask: ['Was soll sich verbessern?', 'What do you want to improve?'],
      options: { heart: ['1 Herz mehr', '1 more heart'], mana: ['1 Mana mehr', '1 more Mana'] },
    },
    bestTrait: { ask: ['Welche Eigenschaft bekommt den W10?', 'Which trait gets the d10?'], options: {} },
    secondTrait: { ask: ['Welche Eigenschaft bekommt den W8?', 'Which trait gets the d8?'], options: {} },
    hasArmour: { ask: ['Trägt die Figur Rüstung?', 'Does the figure wear armour?'], options: { no: ['Nein', 'No'], yes: ['Ja', 'Yes'] } },
    weaponKind: {
      ask: ['Welche Art Waffe führt die Figur?', 'Which kind of weapon does the figure use?'],
      options: { melee: ['Nahkampf', 'Melee'], ranged: ['Fernkampf', 'Ranged'] },
    },
  },
});

export type QuestionId = keyof (typeof questionWords.de)['questions'];
