import type { Locale } from '@tafelrunde/kernel';
import type { DicePlace } from '@tafelrunde/system';

/** What is said between a tap and its result, in one language. */
export interface PlayText {
  readonly result: {
    readonly label: string;
    readonly title: (who: string, what: string) => string;
    readonly against: (what: string, target: string) => string;
    readonly for: (what: string, target: string) => string;
    readonly dismiss: string;
    readonly why: string;
    readonly takeBack: string;
    readonly more: (count: number) => string;
    readonly hidden: string;
    readonly hiddenBy: (name: string) => string;
    readonly ownBlind: string;
    readonly refused: string;
    readonly dice: string;
    readonly kinds: Readonly<Record<'penalty' | 'fate', string>>;
    readonly spokenRow: (title: string, faces: string, counting: string) => string;
    readonly sum: (total: string) => string;
    /** What fell where nothing was at stake. */
    readonly thrown: (faces: string) => string;
    readonly thrownMany: (dice: number) => string;
    readonly out: (name: string) => string;
    readonly change: (what: string, from: number, to: number) => string;
    readonly changeOf: (name: string, change: string) => string;
    readonly gains: (name: string, status: string) => string;
    readonly loses: (name: string, status: string) => string;
    readonly decides: (name: string, question: string) => string;
    readonly throws: (name: string) => string;
    readonly waiting: string;
    readonly cancel: string;
    readonly stepIn: string;
    readonly changeAnswer: string;
    readonly moreChanges: (count: number) => string;
  };
  readonly turn: {
    readonly label: string;
    readonly yours: string;
    readonly of: (name: string) => string;
    readonly round: (word: string, n: number) => string;
    readonly none: string;
    readonly between: string;
    /** Where the rules know no order. */
    readonly together: string;
    readonly after: (names: string) => string;
    readonly spent: (what: string) => string;
    readonly left: (what: string, count: number) => string;
    readonly end: string;
    readonly next: string;
    readonly begin: string;
    readonly decision: (count: number) => string;
    readonly answer: string;
    readonly asked: (what: string) => string;
    readonly roll: string;
    readonly waitsFor: (names: string) => string;
    readonly inbox: (count: number) => string;
  };
  readonly now: {
    readonly title: string;
    readonly target: string;
    readonly targetOf: (what: string) => string;
    readonly details: string;
    readonly detailsOf: (what: string) => string;
    readonly move: string;
    readonly moveHint: string;
    readonly nothing: string;
    readonly waits: (name: string) => string;
    readonly pin: (what: string) => string;
    readonly unpin: (what: string) => string;
  };
  readonly decision: {
    /** A chance that another person still moves. */
    readonly range: (low: string, high: string) => string;
    readonly label: string;
    readonly decides: (name: string) => string;
    readonly die: (face: number, row: string) => string;
    readonly yourDice: string;
    readonly notTogether: string;
    readonly take: string;
    readonly takeThese: (dice: string) => string;
    /** An option that is a picture of dice, spoken. */
    readonly theDice: (dice: string) => string;
    readonly keepAndThrow: (kept: string) => string;
    readonly stops: (dice: string, attacks: string) => string;
  };
  readonly stage: {
    readonly label: string;
    readonly of: (n: number, all: number) => string;
    readonly next: string;
    readonly done: string;
    readonly hide: string;
    readonly again: string;
    readonly againHint: string;
    /** Instead of a table's name. */
    readonly name: string;
    /** The way to a table of one's own. */
    readonly empty: string;
    readonly emptyHint: string;
    /** And back to the scene. */
    readonly scene: string;
    readonly sceneHint: string;
  };
  readonly hands: {
    readonly die: (face: number, place: DicePlace) => string;
    readonly hole: string;
  };
  readonly inbox: {
    readonly label: string;
    readonly title: (count: number) => string;
    readonly always: string;
    readonly alwaysThis: (option: string) => string;
    readonly of: (n: number, all: number) => string;
    readonly policies: string;
    readonly policiesHint: string;
    readonly askHint: string;
    readonly isAsked: string;
    readonly isNotAsked: string;
    readonly remove: string;
    readonly askAgain: (question: string) => string;
    readonly settled: (question: string, option: string) => string;
    readonly unsettled: (question: string) => string;
    readonly switchedOn: (question: string) => string;
  };
  readonly log: {
    readonly line: (what: string, verdict: string) => string;
    readonly refused: (what: string) => string;
  };
  readonly growth: {
    readonly title: string;
    readonly ready: string;
    readonly of: (name: string) => string;
    readonly nothing: string;
    readonly choices: string;
    readonly gain: (what: string, from: string, to: string) => string;
  };
  readonly menu: {
    readonly open: string;
    readonly title: string;
    readonly table: string;
    readonly tableHint: string;
    readonly look: string;
    readonly sound: string;
    readonly soundHint: string;
    readonly volume: string;
    readonly vibration: string;
    readonly vibrationHint: string;
    readonly search: string;
    readonly searchHint: string;
    readonly shortcuts: string;
    readonly history: string;
    readonly home: string;
    readonly dice: string;
  };
}

const PLACES: Readonly<Record<Locale, Readonly<Record<DicePlace, string>>>> = {
  de: {
    group: 'in der Gruppe',
    outside: 'außerhalb der Gruppe',
    aside: 'beiseite',
    thrown: 'geworfen',
    used: 'eingesetzt',
  },
  en: {
    group: 'in the group',
    outside: 'outside the group',
    aside: 'set aside',
    thrown: 'thrown',
    used: 'used',
  },
};

const de: PlayText = {
  result: {
    label: 'Ergebnis',
    title: (who, what) => `${who} · ${what}`,
    against: (what, target) => `${what} gegen ${target}`,
    for: (what, target) => `${what}: ${target}`,
    dismiss: 'Ergebnis schließen',
    why: 'Warum?',
    takeBack: 'Zurücknehmen',
    more: (count) => `noch ${count}`,
    hidden: 'Die Spielleitung würfelt verdeckt.',
    hiddenBy: (name) => `${name} würfelt verdeckt.`,
    ownBlind: 'Du hast blind gewürfelt. Das Ergebnis sieht die Spielleitung.',
    refused: 'Geht nicht',
    dice: 'Wurf',
    kinds: { penalty: 'Strafwürfel', fate: 'Schicksal' },
    spokenRow: (title, faces, counting) =>
      counting === '' ? `${title}: ${faces}.` : `${title}: ${faces}. Es zählt: ${counting}.`,
    sum: (total) => `Summe ${total}`,
    thrown: (faces) => `Gewürfelt: ${faces}`,
    thrownMany: (dice) => `${dice} Würfel geworfen`,
    out: (name) => `${name} scheidet aus`,
    change: (what, from, to) => `${what} ${from} → ${to}`,
    changeOf: (name, change) => `${name}: ${change}`,
    gains: (name, status) => `${name}: ${status}`,
    loses: (name, status) => `${name}: nicht mehr ${status}`,
    decides: (name, question) => `${name} entscheidet: ${question}`,
    throws: (name) => `${name} würfelt.`,
    waiting: 'Noch offen',
    cancel: 'Abbrechen',
    stepIn: 'Eingreifen',
    changeAnswer: 'Antwort ändern',
    moreChanges: (count) => `und ${count} weitere Änderungen`,
  },
  turn: {
    label: 'Stand der Runde',
    yours: 'Du bist am Zug',
    of: (name) => `${name} ist am Zug`,
    round: (word, n) => `${word} ${n}`,
    none: 'Kein Kampf',
    between: 'Niemand ist am Zug',
    together: 'Alle zugleich',
    after: (names) => `dann ${names}`,
    spent: (what) => `${what} verbraucht`,
    left: (what, count) => (count === 1 ? `${what} frei` : `${count}× ${what} frei`),
    end: 'Zug beenden',
    next: 'Weiter',
    begin: 'Kampf beginnen',
    decision: (count) => (count === 1 ? 'Deine Entscheidung wartet' : `${count} Entscheidungen warten`),
    answer: 'Antworten',
    asked: (what) => `Würfle: ${what}`,
    roll: 'Würfeln',
    waitsFor: (names) => `wartet auf ${names}`,
    inbox: (count) => (count === 1 ? '1 Frage an dich' : `${count} Fragen an dich`),
  },
  now: {
    title: 'Jetzt',
    target: 'Ziel',
    targetOf: (what) => `${what}: anderes Ziel`,
    details: 'Umstände',
    detailsOf: (what) => `Umstände: ${what}`,
    move: 'Bewegen',
    moveHint: 'auf der Karte',
    nothing: 'Gerade gibt es nichts zu tun.',
    waits: (name) => `Gerade ist ${name} am Zug.`,
    pin: (what) => `${what} oben anheften`,
    unpin: (what) => `${what} nicht mehr oben anheften`,
  },
  decision: {
    range: (low, high) => `${low} bis ${high}, je nach Spielleitung`,
    label: 'Deine Entscheidung',
    decides: (name) => `${name} entscheidet`,
    die: (face, row) => `${face}, ${row}`,
    yourDice: 'deine Würfel',
    notTogether: 'So passen die Würfel nicht zusammen.',
    take: 'Würfel antippen',
    takeThese: (dice) => `Mit ${dice}`,
    theDice: (dice) => `Würfel ${dice}`,
    keepAndThrow: (kept) => `${kept}, weiterwürfeln`,
    stops: (dice, attacks) => `${dice} hält ${attacks} auf`,
  },
  stage: {
    label: 'Hinweis',
    of: (n, all) => `${n} von ${all}:`,
    next: 'Weiter',
    done: 'Verstanden',
    hide: 'Keine Hinweise',
    again: 'Szene von vorn',
    againHint: 'Alles steht wieder am Anfang',
    name: 'Ausprobieren',
    empty: 'Leerer Tisch',
    emptyHint: 'Dein eigener Solotisch, der in diesem Browser bleibt',
    scene: 'Szene ausprobieren',
    sceneHint: 'Eine Heldin, zwei Gegner; dein Tisch bleibt, wie er ist',
  },
  hands: {
    die: (face, place) => `${face}, ${PLACES.de[place]}`,
    hole: 'schuldiger Würfel',
  },
  inbox: {
    label: 'Fragen an die Spielleitung',
    title: (count) => (count === 1 ? '1 Frage' : `${count} Fragen`),
    always: 'immer so',
    alwaysThis: (option) => `Immer so: ${option}`,
    of: (n, all) => `${n} von ${all}`,
    policies: 'Fragen an die Spielleitung',
    policiesHint: 'Was fast immer gleich ausgeht, wird nicht gefragt. Hier schaltest du es um.',
    askHint: 'Eingeschaltet wirst du jedes Mal gefragt.',
    isAsked: 'Die Spielleitung wird jedes Mal gefragt.',
    isNotAsked: 'Es gilt, was fast immer gilt.',
    remove: 'Wieder fragen',
    askAgain: (question) => `Wieder fragen: ${question}`,
    settled: (question, option) => `legt fest: „${question}“ Immer so: ${option}.`,
    unsettled: (question) => `legt nichts mehr fest zu: „${question}“`,
    switchedOn: (question) => `will jedes Mal gefragt werden: „${question}“`,
  },
  log: {
    line: (what, verdict) => `${what}: ${verdict}`,
    refused: (what) => `${what}: geht nicht`,
  },
  growth: {
    title: 'Besser werden',
    ready: 'Jetzt besser werden',
    of: (name) => `${name} wird besser`,
    nothing: 'Zurzeit gibt es nichts zu nehmen.',
    choices: 'Zur Wahl stehen',
    gain: (what, from, to) => `${what}: von ${from} auf ${to}`,
  },
  menu: {
    open: 'Menü',
    title: 'Menü',
    table: 'Tisch',
    tableHint: 'Gruppe, Plätze, Einladung, Hausregeln',
    look: 'Darstellung',
    sound: 'Würfelgeräusch',
    soundHint: 'Bei eigenen Würfen.',
    volume: 'Lautstärke',
    vibration: 'Vibration',
    vibrationHint: 'Kurz, wenn deine Würfel liegen.',
    search: 'Suchen',
    searchHint: 'Regeln, Aktionen, Figuren, Tische, Einstellungen',
    shortcuts: 'Tastenkürzel',
    history: 'Verlauf',
    home: 'Zur Startseite',
    dice: 'Würfel',
  },
};

const en: PlayText = {
  result: {
    label: 'Result',
    title: (who, what) => `${who} · ${what}`,
    against: (what, target) => `${what} against ${target}`,
    for: (what, target) => `${what}: ${target}`,
    dismiss: 'Close the result',
    why: 'Why?',
    takeBack: 'Take back',
    more: (count) => `${count} more`,
    hidden: 'The GM rolls in secret.',
    hiddenBy: (name) => `${name} rolls in secret.`,
    ownBlind: 'You rolled blind. The GM sees the result.',
    refused: 'Not possible',
    dice: 'Roll',
    kinds: { penalty: 'Penalty dice', fate: 'Fate' },
    spokenRow: (title, faces, counting) =>
      counting === '' ? `${title}: ${faces}.` : `${title}: ${faces}. Counting: ${counting}.`,
    sum: (total) => `Total ${total}`,
    thrown: (faces) => `Rolled: ${faces}`,
    thrownMany: (dice) => `${dice} dice rolled`,
    out: (name) => `${name} is out`,
    change: (what, from, to) => `${what} ${from} → ${to}`,
    changeOf: (name, change) => `${name}: ${change}`,
    gains: (name, status) => `${name}: ${status}`,
    loses: (name, status) => `${name}: no longer ${status}`,
    decides: (name, question) => `${name} decides: ${question}`,
    throws: (name) => `${name} rolls.`,
    waiting: 'Still open',
    cancel: 'Cancel',
    stepIn: 'Step in',
    changeAnswer: 'Change the answer',
    moreChanges: (count) => `and ${count} more changes`,
  },
  turn: {
    label: 'State of the round',
    yours: 'It is your turn',
    of: (name) => `${name} is up`,
    round: (word, n) => `${word} ${n}`,
    none: 'No fight',
    between: 'Nobody is up',
    together: 'Everybody at once',
    after: (names) => `then ${names}`,
    spent: (what) => `${what} used`,
    left: (what, count) => (count === 1 ? `${what} left` : `${count}× ${what} left`),
    end: 'End turn',
    next: 'Next',
    begin: 'Begin a fight',
    decision: (count) => (count === 1 ? 'Your decision is waiting' : `${count} decisions are waiting`),
    answer: 'Answer',
    asked: (what) => `Roll: ${what}`,
    roll: 'Roll',
    waitsFor: (names) => `waiting for ${names}`,
    inbox: (count) => (count === 1 ? '1 question for you' : `${count} questions for you`),
  },
  now: {
    title: 'Now',
    target: 'Target',
    targetOf: (what) => `${what}: another target`,
    details: 'Circumstances',
    detailsOf: (what) => `Circumstances: ${what}`,
    move: 'Move',
    moveHint: 'on the map',
    nothing: 'There is nothing to do right now.',
    waits: (name) => `It is the turn of ${name}.`,
    pin: (what) => `Pin ${what} to the top`,
    unpin: (what) => `Unpin ${what}`,
  },
  decision: {
    range: (low, high) => `${low} to ${high}, as the GM decides`,
    label: 'Your decision',
    decides: (name) => `${name} decides`,
    die: (face, row) => `${face}, ${row}`,
    yourDice: 'your dice',
    notTogether: 'These dice do not go together.',
    take: 'Tap dice',
    takeThese: (dice) => `With ${dice}`,
    theDice: (dice) => `dice ${dice}`,
    keepAndThrow: (kept) => `${kept}, roll on`,
    stops: (dice, attacks) => `${dice} stops ${attacks}`,
  },
  stage: {
    label: 'Hint',
    of: (n, all) => `${n} of ${all}:`,
    next: 'Next',
    done: 'Got it',
    hide: 'No hints',
    again: 'Start the scene anew',
    againHint: 'Everything is back at the beginning',
    name: 'Try it out',
    empty: 'Empty table',
    emptyHint: 'Your own solo table, kept in this browser',
    scene: 'Try a scene',
    sceneHint: 'A heroine, two opponents; your table stays as it is',
  },
  hands: {
    die: (face, place) => `${face}, ${PLACES.en[place]}`,
    hole: 'owed die',
  },
  inbox: {
    label: 'Questions for the GM',
    title: (count) => (count === 1 ? '1 question' : `${count} questions`),
    always: 'always so',
    alwaysThis: (option) => `Always so: ${option}`,
    of: (n, all) => `${n} of ${all}`,
    policies: 'Questions for the GM',
    policiesHint: 'What nearly always ends the same way is not asked. Here you change that.',
    askHint: 'Switched on you are asked each time.',
    isAsked: 'The GM is asked each time.',
    isNotAsked: 'What nearly always holds is taken.',
    remove: 'Ask again',
    askAgain: (question) => `Ask again: ${question}`,
    settled: (question, option) => `settles “${question}” Always so: ${option}.`,
    unsettled: (question) => `no longer settles “${question}”`,
    switchedOn: (question) => `wants to be asked each time: “${question}”`,
  },
  log: {
    line: (what, verdict) => `${what}: ${verdict}`,
    refused: (what) => `${what}: not possible`,
  },
  growth: {
    title: 'Getting better',
    ready: 'Get better now',
    of: (name) => `${name} gets better`,
    nothing: 'There is nothing to take right now.',
    choices: 'To choose from',
    gain: (what, from, to) => `${what}: from ${from} to ${to}`,
  },
  menu: {
    open: 'Menu',
    title: 'Menu',
    table: 'Table',
    tableHint: 'Party, seats, invitation, house rules',
    look: 'Appearance',
    sound: 'Sound of dice',
    soundHint: 'For your own rolls.',
    volume: 'Volume',
    vibration: 'Vibration',
    vibrationHint: 'Briefly, when your dice have landed.',
    search: 'Search',
    searchHint: 'Rules, actions, figures, tables, settings',
    shortcuts: 'Shortcuts',
    history: 'History',
    home: 'To the start page',
    dice: 'Dice',
  },
};

export const playTexts: Readonly<Record<Locale, PlayText>> = { de, en };
