import type { Locale } from '@tafelrunde/kernel';

/** Why a picture was not taken, beyond what is wrong with the picture itself. */
export const BRING_PROBLEMS = [
  'no-server',
  'no-such-seat',
  'spectators-watch',
  'table-full-of-pictures',
  'too-many-requests',
  'body-too-large',
  'browser-full',
  'browser-fails',
] as const;
export type BringProblem = (typeof BRING_PROBLEMS)[number];

/** What is said about notes, handouts and pictures. */
export interface PapersText {
  readonly title: string;
  readonly hint: string;
  readonly unread: (count: number) => string;
  readonly isNew: string;
  readonly empty: { readonly gm: string; readonly player: string; readonly spectator: string };
  readonly write: string;
  readonly filter: string;
  readonly groups: { readonly shown: string; readonly own: string; readonly others: string };
  readonly by: (name: string) => string;
  readonly withPicture: string;
  /** Who reads it, in a word or two. */
  readonly readers: {
    readonly self: string;
    readonly gm: string;
    readonly gmOnly: string;
    readonly everyone: string;
  };
  readonly read: string;
  readonly close: string;
  readonly edit: string;
  readonly remove: string;
  readonly show: string;
  readonly showAll: string;
  readonly showTo: string;
  readonly showSome: string;
  readonly shownTo: (names: string) => string;
  readonly shows: (name: string) => string;
  readonly picture: (alt: string) => string;
  readonly newTitle: string;
  readonly editTitle: string;
  readonly titleField: string;
  readonly textField: string;
  readonly textHint: string;
  readonly whoReads: string;
  readonly choices: {
    readonly self: string;
    readonly gm: string;
    readonly gmOnly: string;
    readonly some: string;
    readonly everyone: string;
    readonly everyoneWrites: string;
  };
  readonly save: string;
  readonly draftKept: string;
  readonly pictures: {
    readonly add: string;
    readonly change: string;
    readonly remove: string;
    readonly alt: string;
    readonly altHint: string;
    readonly altMissing: string;
    readonly busy: string;
    readonly problems: Readonly<Record<BringProblem, string>>;
    readonly portrait: (name: string) => string;
    readonly setPortrait: (name: string) => string;
    readonly portraitHint: string;
    readonly alike: (names: string) => string;
  };
  readonly log: {
    readonly shown: (title: string) => string;
    readonly written: (title: string) => string;
    readonly unseen: string;
    readonly removed: string;
    readonly portrait: (figures: string) => string;
    readonly map: string;
    readonly laid: string;
  };
}

const de: PapersText = {
  title: 'Papiere',
  hint: 'Notizen und Handzettel',
  unread: (count) => `${count} neu`,
  isNew: 'neu',
  empty: {
    gm: 'Hier liegen Handzettel und Notizen: ein Brief, eine Skizze, was du dir merken willst. Schreib etwas auf und zeig es dann einem oder allen.',
    player:
      'Hier findest du alles wieder, was die Spielleitung dir zeigt. Eigene Notizen behältst du für dich oder teilst sie.',
    spectator: 'Hier liegt, was die Spielleitung allen zeigt.',
  },
  write: 'Etwas aufschreiben',
  filter: 'Papiere durchsuchen',
  groups: { shown: 'Von der Spielleitung', own: 'Von dir', others: 'Von anderen' },
  by: (name) => `von ${name}`,
  withPicture: 'mit Bild',
  readers: { self: 'nur du', gm: 'du und die Spielleitung', gmOnly: 'noch nicht gezeigt', everyone: 'alle' },
  read: 'Lesen',
  close: 'Weglegen',
  edit: 'Bearbeiten',
  remove: 'Wegnehmen',
  show: 'Zeigen',
  showAll: 'Allen zeigen',
  showTo: 'Wem?',
  showSome: 'Nur einigen zeigen',
  shownTo: (names) => `Lesen können es: ${names}`,
  shows: (name) => `${name} zeigt dir`,
  picture: (alt) => `Bild: ${alt}`,
  newTitle: 'Neues Papier',
  editTitle: 'Papier bearbeiten',
  titleField: 'Überschrift',
  textField: 'Text',
  textHint: '**fett**, *kursiv*, # Überschrift, - Liste, > Zitat',
  whoReads: 'Wer liest es?',
  choices: {
    self: 'Nur ich',
    gm: 'Ich und die Spielleitung',
    gmOnly: 'Noch niemand',
    some: 'Einige',
    everyone: 'Alle',
    everyoneWrites: 'Alle lesen es, und wer mitspielt, darf darauf weiterschreiben.',
  },
  save: 'Speichern',
  draftKept: 'Was du zuletzt hier geschrieben hast, ist noch da.',
  pictures: {
    add: 'Bild dazulegen',
    change: 'Anderes Bild',
    remove: 'Ohne Bild',
    alt: 'Was ist darauf zu sehen?',
    altHint: 'Ein Satz für alle, die das Bild nicht sehen.',
    altMissing: 'Beschreib das Bild mit einem Satz, dann geht es.',
    busy: 'Das Bild wird vorbereitet …',
    problems: {
      'no-server':
        'Der Tisch antwortet gerade nicht. Das Bild ist nicht angekommen; versuch es gleich noch einmal.',
      'no-such-seat': 'Dein Platz an diesem Tisch gilt nicht mehr.',
      'spectators-watch': 'Du schaust zu. Bilder bringen die mit, die mitspielen.',
      'table-full-of-pictures':
        'Für noch ein Bild ist an diesem Tisch kein Platz. Nehmt den Tisch mit und beginnt nur mit dem Stand neu.',
      'too-many-requests': 'Das waren sehr viele Bilder auf einmal. Warte einen Augenblick.',
      'body-too-large': 'Das Bild ist zu groß.',
      'browser-full': 'In diesem Browser ist kein Platz mehr für das Bild.',
      'browser-fails': 'Dieser Browser konnte das Bild nicht aufheben.',
    },
    portrait: (name) => `Bild von ${name}`,
    setPortrait: (name) => `${name}: Bild ändern`,
    portraitHint: 'Es steht auf dem Bogen, auf der Karte und in der Gruppe. PNG, JPEG oder WebP.',
    alike: (names) => `Dasselbe Bild auch für ${names}`,
  },
  log: {
    shown: (title) => `zeigt „${title}“.`,
    written: (title) => `schreibt auf „${title}“.`,
    unseen: 'schreibt etwas auf.',
    removed: 'nimmt ein Papier weg.',
    portrait: (figures) => `gibt ein Bild: ${figures}.`,
    map: 'ändert das Bild unter der Karte.',
    laid: 'legt eine andere Karte aus.',
  },
};

const en: PapersText = {
  title: 'Papers',
  hint: 'Notes and handouts',
  unread: (count) => `${count} new`,
  isNew: 'new',
  empty: {
    gm: 'Handouts and notes lie here: a letter, a sketch, what you want to remember. Write something down, then show it to one or to all.',
    player: 'Here you find again whatever the GM shows you. Your own notes you keep to yourself or share.',
    spectator: 'Here lies what the GM shows everyone.',
  },
  write: 'Write something down',
  filter: 'Search the papers',
  groups: { shown: 'From the GM', own: 'Yours', others: 'From others' },
  by: (name) => `by ${name}`,
  withPicture: 'with a picture',
  readers: { self: 'only you', gm: 'you and the GM', gmOnly: 'not shown yet', everyone: 'everyone' },
  read: 'Read',
  close: 'Put away',
  edit: 'Edit',
  remove: 'Take away',
  show: 'Show',
  showAll: 'Show everyone',
  showTo: 'Whom?',
  showSome: 'Show only some',
  shownTo: (names) => `Can be read by: ${names}`,
  shows: (name) => `${name} shows you`,
  picture: (alt) => `Picture: ${alt}`,
  newTitle: 'New paper',
  editTitle: 'Edit the paper',
  titleField: 'Heading',
  textField: 'Text',
  textHint: '**bold**, *italic*, # heading, - list, > quote',
  whoReads: 'Who reads it?',
  choices: {
    self: 'Only I',
    gm: 'I and the GM',
    gmOnly: 'Nobody yet',
    some: 'Some',
    everyone: 'Everyone',
    everyoneWrites: 'Everyone reads it, and whoever plays may write on it.',
  },
  save: 'Save',
  draftKept: 'What you last wrote here is still there.',
  pictures: {
    add: 'Add a picture',
    change: 'Another picture',
    remove: 'No picture',
    alt: 'What does it show?',
    altHint: 'A sentence for those who do not see the picture.',
    altMissing: 'Describe the picture in a sentence, then it works.',
    busy: 'The picture is being prepared …',
    problems: {
      'no-server': 'The table does not answer right now. The picture has not arrived; try again in a moment.',
      'no-such-seat': 'Your seat at this table is no longer valid.',
      'spectators-watch': 'You are watching. Pictures are brought by those who play.',
      'table-full-of-pictures':
        'There is no room for another picture at this table. Take the table along and begin anew with its state alone.',
      'too-many-requests': 'Those were a lot of pictures at once. Wait a moment.',
      'body-too-large': 'The picture is too large.',
      'browser-full': 'This browser has no room left for the picture.',
      'browser-fails': 'This browser could not keep the picture.',
    },
    portrait: (name) => `Picture of ${name}`,
    setPortrait: (name) => `${name}: change the picture`,
    portraitHint: 'It stands on the sheet, on the map and in the party. PNG, JPEG or WebP.',
    alike: (names) => `The same picture for ${names}, too`,
  },
  log: {
    shown: (title) => `shows “${title}”.`,
    written: (title) => `writes on “${title}”.`,
    unseen: 'writes something down.',
    removed: 'takes a paper away.',
    portrait: (figures) => `gives a picture: ${figures}.`,
    map: 'changes the picture under the map.',
    laid: 'lays out another map.',
  },
};

export const papersTexts: Readonly<Record<Locale, PapersText>> = { de, en };
