import { inLanguages, type Rows } from '@tafelrunde/system';

/** What the rules ask, with the options that are always the same. */
// biome-ignore format: a row has both languages
export const questionWords = inLanguages({
  questions: {
    poolAgreed: { ask: ['Passen Attribut und Fertigkeit?', 'Do attribute and skill fit?'], options: { agree: ['Ja', 'Yes'], disagree: ['Nein', 'No'] } },
    simplePasses: {
      ask: ['Sehr einfach: ohne Wurf geschafft?', 'Very simple: passed without a roll?'],
      options: { pass: ['Ja, geschafft', 'Yes, passed'], roll: ['Nein, würfeln', 'No, roll'] },
    },
    repeatRoll: { ask: ['Den Wurf wiederholen?', 'Make the roll again?'], options: { repeat: ['Ja, wiederholen', 'Yes, again'], keep: ['Nein, so lassen', 'No, keep it'] } },
    attitudeBetter: { ask: ['Bessert sich die Einstellung?', 'Does the attitude improve?'], options: { yes: ['Ja', 'Yes'], no: ['Nein', 'No'] } },
    patzer: { ask: ['Was richtet der Patzer an?', 'What does the Patzer do?'], options: {} },
    contestTie: {
      ask: ['Was bedeutet der Gleichstand?', 'What does the tie mean?'],
      options: { draw: ['Unentschieden', 'A draw'], doubleWin: ['Beide gewinnen', 'Both win'] },
    },
    perceptionRoles: {
      ask: ['Wer greift an?', 'Who is the attacker?'],
      options: { hiderAttacks: ['Wer sich verbirgt', 'The one who hides'], watcherAttacks: ['Wer aufpasst', 'The one who watches'] },
    },
    supportFailure: {
      ask: ['Schadet die misslungene Hilfe?', 'Does the failed help do harm?'],
      options: { nothing: ['Nein', 'No'], penaltyDie: ['Ja, 1 Strafwürfel', 'Yes, 1 penalty die'] },
    },
    attackCrits: {
      ask: ['Wozu dienen die kritischen Erfolge?', 'What are the critical successes used for?'],
      options: { damageDie: ['Schadenswürfel', 'Damage dice'], effect: ['Besondere Wirkung', 'A special effect'] },
    },
    fateAfterwards: { ask: ['Wie viele Schicksalswürfel legst du nach?', 'How many fate dice do you add?'], options: {} },
    xpTrait: { ask: ['Wohin kommt der Erfahrungspunkt?', 'Where does the experience point go?'], options: { decline: ['Verzichten', 'Decline'] } },
    xpAward: { ask: ['Worauf legst du den Erfahrungspunkt?', 'Where do you put the experience point?'], options: {} },
    attributeDie: { ask: ['Welches Attribut bekommt den nächsten Würfel?', 'Which attribute gets the next die?'], options: {} },
    skillDie: { ask: ['Wofür gibst du den nächsten Fertigkeitswürfel aus?', 'What do you spend the next skill die on?'], options: {} },
    advantage: { ask: ['Welchen Vorteil hat die Figur?', 'Which advantage does the character have?'], options: {} },
    disadvantage: { ask: ['Welchen Nachteil hat die Figur?', 'Which disadvantage does the character have?'], options: {} },
    personaPattern: { ask: ['Was treibt die Figur an?', 'What drives the character?'], options: {} },
    incomeAttribute: { ask: ['Mit welchem Attribut verdient sie ihr Geld?', 'Which attribute earns the money?'], options: {} },
    incomeSkill: { ask: ['Und mit welcher Fertigkeit?', 'And which skill?'], options: {} },
    firstIncome: {
      ask: ['Den ersten Einkommenswurf gleich machen?', 'Make the first income roll now?'],
      options: { roll: ['Ja, würfeln', 'Yes, roll'], leaveOut: ['Nein, weglassen', 'No, leave it out'] },
    },
    levelUp: { ask: ['Jetzt aufsteigen?', 'Rise now?'], options: { now: ['Ja, jetzt', 'Yes, now'], later: ['Nein, später', 'No, later'] } },
    levelUpAttribute: { ask: ['Welches Attribut steigt?', 'Which attribute rises?'], options: {} },
    levelUpDie: { ask: ['Wofür gibst du den neuen Fertigkeitswürfel aus?', 'What do you spend the new skill die on?'], options: {} },
    traitChange: { ask: ['Stimmst du der Änderung zu?', 'Do you agree to the change?'], options: { agree: ['Ja', 'Yes'], refuse: ['Nein', 'No'] } },
    tiedFirst: { ask: ['Wer von den Gleichauf-Liegenden ist zuerst dran?', 'Who of those tied goes first?'], options: {} },
    movementRoll: {
      ask: ['Steht bei dieser Bewegung etwas auf dem Spiel?', 'Is anything at stake in this movement?'],
      options: { pass: ['nein, ohne Wurf', 'no, without a roll'], roll: ['ja, würfeln', 'yes, roll'] },
    },
    stopAtEnemy: {
      ask: ['Hält dieser Gegner die Bewegung auf?', 'Does this enemy stop the movement?'],
      options: { stop: ['ja, anhalten', 'yes, stop'], goOn: ['nein, er ist gebunden', 'no, it is engaged'] },
    },
    jumpFailure: {
      ask: ['Was geschieht beim misslungenen Sprung?', 'What happens after the failed jump?'],
      options: { stopBefore: ['bleibt davor stehen', 'stops before it'], fallIn: ['fällt hinein', 'falls in'] },
    },
    damageType: {
      ask: ['Mit welcher Schadensart greifst du an?', 'Which type of damage do you attack with?'],
      options: { cut: ['Schnitt', 'cut'], pierce: ['Stich', 'pierce'], blunt: ['Schlag', 'blunt'] },
    },
    defence: {
      ask: ['Wie wehrst du dich?', 'How do you defend yourself?'],
      options: { plain: ['ausweichen, nur Geschicklichkeit', 'dodge, dexterity only'], bareHands: ['mit bloßen Händen parieren', 'parry with bare hands'] },
    },
    defenceLuck: { ask: ['Wie viele Glückswürfel setzt du für die Abwehr ein?', 'How many dice of luck go into the defence?'], options: {} },
    defenceFate: { ask: ['Wie viele Schicksalswürfel setzt du für die Abwehr ein?', 'How many fate dice do you use for the defence?'], options: {} },
    tradeCrits: { ask: ['Wie viele kritische Erfolge tauschst du gegen einen Effekt?', 'How many critical successes do you trade for an effect?'], options: {} },
    tradeAgreed: {
      ask: ['Lässt du den Effekt statt der Schadenswürfel zu?', 'Do you allow the effect instead of the damage dice?'],
      options: { agree: ['ja', 'yes'], disagree: ['nein', 'no'] },
    },
    bareHandsHit: { ask: ['Wie viele Schadenswürfel mehr gibt es gegen bloße Hände?', 'How many more damage dice are there against bare hands?'], options: {} },
    damageFate: { ask: ['Wie viele Schicksalswürfel gehen in den Schaden?', 'How many fate dice go into the damage?'], options: {} },
    whichArmour: { ask: ['Welche Rüstung zählt?', 'Which armour counts?'], options: {} },
    armourGaps: {
      ask: ['Wie viele Bonuswürfel geben die Lücken der Rüstung?', 'How many bonus dice do the gaps in the armour give?'],
      options: { 0: ['keinen', 'none'], 1: ['1 Würfel', '1 die'], 2: ['2 Würfel', '2 dice'], 3: ['3 Würfel', '3 dice'] },
    },
    disarmCrits: {
      ask: ['Soll die Waffe im Fallen auch Schaden nehmen?', 'Is the weapon damaged as it falls?'],
      options: { damage: ['ja, sie wird beschädigt', 'yes, it is damaged'], take: ['nein, sie bleibt heil', 'no, it stays whole'] },
    },
    opportunity: {
      ask: ['Gewährst du den Gelegenheitsangriff?', 'Do you grant the opportunity attack?'],
      options: { grant: ['gewähren', 'yes, grant it'], refuse: ['ablehnen', 'no'] },
    },
    friendHit: { ask: ['Wer von den eigenen Leuten wird getroffen?', 'Which friend is hit?'], options: {} },
    jamCleared: { ask: ['Ist die Ladehemmung behoben?', 'Is the jam cleared?'], options: { yes: ['ja', 'it is'], no: ['nein', 'it is not'] } },
    restBonus: {
      ask: ['Wie viele Bonuswürfel bringt die gute Pflege?', 'How many bonus dice does the good care give?'],
      options: { 1: ['1 Würfel', '1 die'], 2: ['2 Würfel', '2 dice'] },
    },
    drugBenefit: {
      ask: ['Bringt das bisschen in dieser Gesellschaft etwas?', 'Is that little of any use in this company?'],
      options: { none: ['Nein', 'No'], bonusDie: ['Ja, 1 Bonuswürfel', 'Yes, 1 bonus die'] },
    },
    courseCrits: {
      ask: ['Wozu dienen die kritischen Erfolge?', 'What are the critical successes for?'],
      options: { damage: ['Mehr Schaden', 'More damage'], effect: ['Besondere Wirkung', 'Special effect'] },
    },
    incubation: {
      ask: ['Wie lange dauert es bis zum Ausbruch?', 'How long until it breaks out?'],
      options: { '2years': ['2 Jahre', '2 years'], '3years': ['3 Jahre', '3 years'], '4years': ['4 Jahre', '4 years'], '5years': ['5 Jahre', '5 years'] },
    },
    woundExchange: { ask: ['Eine Wunde gegen einen Nachteil tauschen?', 'Exchange a wound for a disadvantage?'], options: { none: ['Nein', 'No'] } },
    acidEquipment: { ask: ['Leidet auch ein Gegenstand?', 'Does an item suffer as well?'], options: { none: ['Nein', 'No'] } },
    acidHarm: { ask: ['Wie schlimm ist es?', 'How bad is it?'], options: { damaged: ['Beschädigt', 'Damaged'], destroyed: ['Zerstört', 'Destroyed'] } },
    barrierApplies: { ask: ['Kommt es hier auf die Sprache an?', 'Does the language matter here?'], options: { applies: ['Ja', 'Yes'], waived: ['Nein', 'No'] } },
    objectExtra: {
      ask: ['Geschieht noch mehr?', 'Does anything else happen?'],
      options: { nothing: ['Nein', 'No'], bursts: ['Es zerspringt', 'It bursts'], explodes: ['Es explodiert', 'It explodes'] },
    },
    throwPatzer: {
      ask: ['Was wird aus dem verpatzten Wurf?', 'What becomes of the fumbled throw?'],
      options: { atThrower: ['Es landet vor den eigenen Füßen', 'It lands at the thrower’s feet'], dud: ['Blindgänger', 'A dud'] },
    },
  },
});

/** What the rules can ask. */
export type QuestionId = keyof (typeof questionWords.de)['questions'];

// biome-ignore format: a row has both languages
const FATE_DICE = { none: ['Keinen', 'None'], one: ['Schicksalswürfel', 'fate die'], several: ['Schicksalswürfel', 'fate dice'] } as const;

/** What is counted by questions about how many. */
// biome-ignore format: a row has both languages
export const countedWords = inLanguages({
  defenceFate:    FATE_DICE,
  damageFate:     FATE_DICE,
  fateAfterwards: FATE_DICE,
  defenceLuck:    { none: ['Keinen', 'None'], one: ['Glückswürfel', 'luck die'], several: ['Glückswürfel', 'luck dice'] },
  tradeCrits:     { none: ['Keinen', 'None'], one: ['kritischen Erfolg', 'critical success'], several: ['kritische Erfolge', 'critical successes'] },
  bareHandsHit:   { none: ['Keinen', 'None'], one: ['Schadenswürfel mehr', 'more damage die'], several: ['Schadenswürfel mehr', 'more damage dice'] },
} satisfies { readonly [Q in QuestionId]?: Rows });
