import { inLanguages } from '@tafelrunde/system';

/** What the rules ask, with the options that are always the same. */
// biome-ignore format: a row has both languages
export const questionWords = inLanguages({
  questions: {
    keep: { ask: ['Welche Würfel bleiben liegen?', 'Which dice do you keep?'], options: { none: ['Keiner', 'None'] } },
    group: { ask: ['Welche Würfelgruppe wertest du?', 'Which dice group do you score?'], options: { none: ['Keine', 'None'] } },
    offset: { ask: ['Welche Würfel gleichen die Einsen aus?', 'Which dice offset the 1s?'], options: { none: ['Keine', 'None'] } },
    lucky: { ask: ['Deine Glückszahl: In was wandelst du sie um?', 'Your lucky number: what do you convert it into?'], options: { keep: ['So lassen', 'Leave it'] } },
    'second-chance': { ask: ['Welchen Würfel wirfst du noch einmal?', 'Which die do you throw again?'], options: { none: ['Keinen', 'None'] } },
    shift: {
      ask: ['Wie nutzt du die Verschiebung?', 'How do you use the shift?'],
      options: { none: ['Gar nicht', 'Not at all'], one: ['Ein Würfel ganz', 'One die in full'], several: ['Mehrere Würfel um 1', 'Several dice by 1'] },
    },
    'shift-die': { ask: ['Welcher Würfel wird verschoben?', 'Which die is shifted?'], options: { none: ['Keiner', 'None'] } },
    'high-mastery': {
      ask: ['Wie nutzt du deine hohe Meisterschaft?', 'How do you use your high mastery?'],
      options: { none: ['Gar nicht', 'Not at all'], shadow: ['Schattenwurf', 'A shadow roll'], swap: ['Würfel tauschen', 'Swap dice'] },
    },
    rival: {
      ask: ['Mit wem willst du Würfel tauschen können?', 'Whose dice do you want to be able to swap with?'],
      options: { nobody: ['Mit niemandem', "Nobody's"] },
    },
    'shadow-die': { ask: ['Welchen Würfel wirfst du als Schattenwurf?', 'Which die do you throw as a shadow roll?'], options: {} },
    'shadow-face': { ask: ['Welches der beiden Ergebnisse gilt?', 'Which of the two faces counts?'], options: {} },
    'swap-own': { ask: ['Welchen eigenen Würfel gibst du her?', 'Which own die do you give?'], options: {} },
    'swap-other': { ask: ['Welchen fremden Würfel nimmst du?', 'Which die of the other side do you take?'], options: {} },
    contribute: { ask: ['Was steuerst du zur Gemeinschaftsprobe bei?', 'What do you contribute to the joint check?'], options: {} },
    'learning-dice': { ask: ['Mit wie vielen Würfeln lernst du?', 'How many dice do you learn with?'], options: {} },
    'lucky-learning': {
      ask: ['Auf welche Eigenschaft machst du den Lernwurf der Glückszahl?', 'On which attribute do you make the learning roll of luck?'],
      options: { none: ['Auf keine', 'On none'] },
    },
    gain: {
      ask: ['Was bringt dir der Lernwurf?', 'What does the learning roll bring you?'],
      options: { value: ['Einen Punkt', 'One point'], star: ['Den Könnerstern', 'The adept star'], grade: ['Einen Meistergrad', 'A mastery grade'] },
    },
    meleeThrow: {
      ask: ['Was bleibt liegen, oder greifst du an?', 'What do you keep, or do you attack?'],
      options: { initiative: ['Initiativ werden', 'Take the initiative'], wait: ['Abwarten', 'Wait'], none: ['Nichts behalten', 'Keep nothing'] },
    },
    lastChance: {
      ask: ['Alle Würfel liegen. Greifst du noch an?', 'All dice lie. Do you attack after all?'],
      options: { initiative: ['Initiativ werden', 'Take the initiative'], pass: ['Nein', 'No'] },
    },
    initiative: { ask: ['Wer bekommt die Initiative?', 'Who gets the initiative?'], options: {} },
    target: { ask: ['Wen greifst du an?', 'Whom do you attack?'], options: {} },
    attackToo: { ask: ['Greifst du auch noch an?', 'Do you attack as well?'], options: { attack: ['Ja', 'Yes'], pass: ['Nein', 'No'] } },
    wave: { ask: ['Mit welchen Würfeln greifst du jetzt an?', 'Which dice do you attack with now?'], options: { stop: ['Aufhören', 'Stop'] } },
    defence: { ask: ['Womit wehrst du ab?', 'What do you defend with?'], options: { none: ['Gar nicht', 'Nothing'] } },
    counter: { ask: ['Konterst du?', 'Do you counter?'], options: { counter: ['Ja, kontern', 'Yes, counter'], end: ['Nein', 'No'] } },
    strike: {
      ask: ['Dein Angriff kommt durch. Was tust du?', 'Your attack gets through. What do you do?'],
      options: { hit: ['Treffen', 'Hit'], flee: ['Fliehen statt treffen', 'Flee instead of hitting'] },
    },
    closeIn: {
      ask: ['Du kommst heran. Welchen Würfel entwertest du für einen Treffer?', 'You have closed in. Which die do you void for a hit?'],
      options: { 'close-in': ['Keinen, nur herankommen', 'None, just close in'], flee: ['Keinen, lieber fliehen', 'None, rather flee'] },
    },
    pente: {
      ask: ['Was bewirkt die Pente?', 'What does the pente do?'],
      options: { 'double-blow': ['Doppelten Schaden', 'Double damage'], fall: ['Einen Sturz', 'A fall'] },
    },
    split: { ask: ['Wen trifft dieser Schaden?', 'Whom does this damage hit?'], options: {} },
    armAgain: {
      ask: ['Bewaffnest du dich wieder?', 'Do you arm yourself again?'],
      options: { recover: ['Die alte Waffe zurückholen', 'Get the old weapon back'], draw: ['Eine andere ziehen', 'Draw another one'], no: ['Nein', 'No'] },
    },
    armDie: { ask: ['Welchen Würfel gibst du dafür her?', 'Which die do you give for it?'], options: {} },
    damagePool: {
      ask: ['Welche Schadenswürfel nimmst du?', 'Which damage dice do you take?'],
      options: { ts: ['TS der Waffe', 'TS of the weapon'], pts: ['Die eigene PTS', 'The own PTS'] },
    },
    extraDamage: { ask: ['Wie viele zusätzliche Schadenswürfel nimmst du?', 'How many extra damage dice do you take?'], options: {} },
    throwAgain: { ask: ['Welchen Schadenswürfel wirfst du neu?', 'Which damage die do you throw again?'], options: { stand: ['Keinen', 'None'] } },
    merge: { ask: ['Welche gleichen Schadenswürfel legst du zusammen?', 'Which equal damage dice do you merge?'], options: {} },
    voidDie: { ask: ['Welchen Würfel entwertest du?', 'Which die do you void?'], options: {} },
    shootOrAim: {
      ask: ['Schießt du sofort, oder zielst du weiter und lässt etwas liegen?', 'Do you shoot at once, or aim on and leave something lying?'],
      options: { shoot: ['Schießen', 'Shoot'], aim: ['Weiter zielen', 'Aim on'], none: ['Zielen, nichts liegen lassen', 'Aim, leave nothing lying'] },
    },
    save: { ask: ['Welche Würfel hebst du für die nächste Phase auf?', 'Which dice do you save for the next phase?'], options: { none: ['Keine', 'None'] } },
    strikeOut: { ask: ['Welche Würfel streichst du wegen der Bewegung?', 'Which dice do you strike out for your movement?'], options: {} },
    shotTotal: { ask: ['Welche Würfel zählen für den Schuss?', 'Which dice count for the shot?'], options: {} },
    evade: { ask: ['Womit weichst du aus?', 'What do you evade with?'], options: { stay: ['Gar nicht', 'Not at all'] } },
    lightInjury: { ask: ['Wo sitzt die leichte Verletzung?', 'Where is the light injury?'], options: {} },
    heavyInjury: { ask: ['Wo sitzt die schwere Verletzung?', 'Where is the heavy injury?'], options: {} },
    criticalInjury: { ask: ['Welcher Lebenskreis ist kritisch verletzt?', 'Which life circle is critically injured?'], options: {} },
    nextInjury: {
      ask: ['Welchen Treffer trägst du zuerst ein?', 'Which hit do you place first?'],
      options: { light: ['Den leichten', 'The light one'], heavy: ['Den schweren', 'The heavy one'], critical: ['Den kritischen', 'The critical one'] },
    },
    gangrene: { ask: ['Welches Segment nimmt der Wundbrand?', 'Which segment does gangrene take?'], options: {} },
    criticalLoss: { ask: ['Welches Segment geht durch die kritische Verletzung verloren?', 'Which segment is lost to the critical injury?'], options: {} },
    heal: { ask: ['Welches Segment heilt?', 'Which segment heals?'], options: {} },
    gritTeeth: { ask: ['Wie viele Würfel holst du zurück, indem du die Zähne zusammenbeißt?', 'How many dice do you win back by gritting your teeth?'], options: {} },
    craftingPlan: { ask: ['Wie teilst du die Gruppe auf?', 'How do you divide the group?'], options: {} },
    bonusCode: { ask: ['Welche Bonuswirkung soll es sein?', 'Which bonus effect shall it be?'], options: {} },
    qualityDie: { ask: ['Welcher Würfel bestimmt die Güte?', 'Which die sets the quality?'], options: {} },
    wish: {
      ask: ['Eine Psychezeile ist leer. Was ist der Preis?', 'A row of psyche is empty. What is the price?'],
      options: { penalty: ['Ein Würfel weniger', 'One die less'], wish: ['Einen Wunsch erfüllen', 'Grant a wish'] },
    },
    fairPrice: {
      ask: ['Ist der Ausgangspreis fair?', 'Is the starting price fair?'],
      options: { fair: ['Ja, lass uns feilschen', 'Yes, let us haggle'], unfair: ['Nein', 'No'] },
    },
    offer: {
      ask: ['Nimmst du das Angebot an?', 'Do you take the offer?'],
      options: { accept: ['Ja, abgemacht', 'Yes, a deal'], refuse: ['Nein, weiter feilschen', 'No, haggle on'] },
    },
    alarm: { ask: ['Schlägst du Alarm?', 'Do you raise the alarm?'], options: { alarm: ['Ja, Alarm!', 'Yes, alarm!'], silent: ['Nein', 'No'] } },
    obstacle: { ask: ['Legst du jemandem einen Würfel in den Weg?', 'Do you lay a die in somebody’s way?'], options: { none: ['Nein, weiter', 'No, run on'] } },
    obstacleFor: { ask: ['Wem legst du ihn in den Weg?', 'In whose way do you lay it?'], options: {} },
    neutralise: { ask: ['Womit neutralisierst du das Hindernis?', 'What do you neutralise the obstacle with?'], options: { none: ['Gar nicht', 'Not at all'] } },
    drinkLoss: { ask: ['Was kostet dich das Getränk?', 'What does the drink cost you?'], options: { physis: ['1 Physis', '1 physis'], psyche: ['1 Psyche', '1 psyche'] } },
  },
});

/** What the rules can ask. */
export type QuestionId = keyof (typeof questionWords.de)['questions'];
