import type { Locale } from '@tafelrunde/kernel';

/** What the GM's drawer says, in one language. */
export interface PrepareText {
  readonly title: string;
  readonly hint: string;
  readonly lead: string;
  readonly leadAlone: string;
  readonly empty: string;
  readonly add: string;
  readonly edit: (name: string) => string;
  readonly putAway: (name: string) => string;
  readonly isAway: (name: string) => string;
  readonly takeBack: string;
  readonly line: (count: number, name: string) => string;
  readonly toTable: string;
  readonly toTableOf: (name: string) => string;
  readonly again: string;
  readonly againOf: (name: string) => string;
  readonly isHidden: (count: number) => string;
  readonly isThere: (count: number) => string;
  readonly show: (count: number) => string;
  readonly judge: string;
  readonly judgeOf: (name: string) => string;
  readonly judgeAgain: string;
  readonly judging: string;
  readonly stop: string;
  readonly isStale: string;
  readonly party: string;
  readonly opponents: string;
  readonly nobody: string;
  readonly standIn: string;
  readonly standInCount: string;
  readonly withStandIns: (count: number, name: string) => string;
  readonly asTheyAre: (names: string) => string;
  readonly toArena: string;
  readonly newTitle: string;
  readonly editTitle: string;
  readonly name: string;
  readonly namePlaceholder: string;
  readonly note: string;
  readonly noteHint: string;
  readonly figures: string;
  readonly noFigures: string;
  readonly from: Readonly<Record<'templates' | 'table' | 'prepared' | 'kept', string>>;
  readonly addFigure: (name: string) => string;
  readonly removeFigure: (name: string) => string;
  readonly count: (name: string) => string;
  readonly lineName: (name: string) => string;
  readonly file: string;
  readonly save: string;
  readonly nameMissing: string;
  readonly figureMissing: string;
  readonly map: string;
  readonly mapHint: string;
  readonly chooseMap: string;
  readonly changeMap: string;
  readonly mapFromTable: string;
  readonly withoutMap: string;
  readonly mapOf: (width: number, height: number, doors: number) => string;
  readonly handouts: string;
  readonly handoutsHint: string;
  readonly addHandout: string;
  readonly handoutTitle: string;
  readonly handoutText: string;
  readonly removeHandout: (title: string) => string;
  readonly handoutMissing: string;
  readonly handOut: (title: string) => string;
  readonly layMap: string;
  readonly layMapOf: (name: string) => string;
  readonly showWithMap: (count: number) => string;
  readonly pictureLost: string;
  readonly library: string;
  readonly libraryHint: string;
  readonly saveAll: string;
  readonly saved: (file: string) => string;
  readonly load: string;
  readonly loaded: (count: number) => string;
  readonly otherSystem: (system: string) => string;
  readonly tooLarge: (name: string) => string;
  readonly fileName: (table: string) => string;
}

const de: PrepareText = {
  title: 'Vorbereitung',
  hint: 'Begegnungen und Szenen, die nur du siehst',
  lead: 'Was hier liegt, sieht außer dir niemand.',
  leadAlone: 'Leg bereit, was auftauchen soll.',
  empty: 'Stell zusammen, wer heute Abend auftauchen könnte: vier Wachen am Tor, ein Wolfsrudel, der Baron.',
  add: 'Begegnung vorbereiten',
  edit: (name) => `${name} bearbeiten`,
  putAway: (name) => `${name} weglegen`,
  isAway: (name) => `„${name}“ ist weggelegt.`,
  takeBack: 'Zurückholen',
  line: (count, name) => (count === 1 ? name : `${count} × ${name}`),
  toTable: 'Auf den Tisch',
  toTableOf: (name) => `${name} auf den Tisch`,
  again: 'Noch einmal auf den Tisch',
  againOf: (name) => `${name} noch einmal auf den Tisch`,
  isHidden: (count) =>
    count === 1
      ? 'Eine Figur steht verdeckt auf dem Tisch.'
      : `${count} Figuren stehen verdeckt auf dem Tisch.`,
  isThere: (count) =>
    count === 1 ? 'Eine Figur steht auf dem Tisch.' : `${count} Figuren stehen auf dem Tisch.`,
  show: (count) => (count === 1 ? 'Zeigen' : `Alle ${count} zeigen`),
  judge: 'Wie schwer wird das?',
  judgeOf: (name) => `Wie schwer wird das? ${name}`,
  judgeAgain: 'Noch einmal rechnen',
  judging: 'Die Arena kämpft',
  stop: 'Anhalten',
  isStale: 'Inzwischen hat sich etwas geändert.',
  party: 'Gruppe',
  opponents: 'Gegenseite',
  nobody: 'Noch sitzt keine Figur am Tisch. Womit soll die Arena rechnen?',
  standIn: 'Figur',
  standInCount: 'Wie viele',
  withStandIns: (count, name) => `Gerechnet mit ${count} × ${name}, weil noch niemand am Tisch sitzt.`,
  asTheyAre: (names) => `Gerechnet mit ${names}, Stand jetzt.`,
  toArena: 'In der Arena ansehen',
  newTitle: 'Begegnung vorbereiten',
  editTitle: 'Begegnung bearbeiten',
  name: 'Name',
  namePlaceholder: 'Wachen am Tor',
  note: 'Notiz',
  noteHint: 'Nur für dich: was sie wollen, was sie wissen.',
  figures: 'Wer dabei ist',
  noFigures: 'Tippe unten an, wer dabei ist.',
  from: {
    templates: 'Vorlagen',
    table: 'Vom Tisch',
    prepared: 'Aus der Vorbereitung',
    kept: 'Eigene Bögen',
  },
  addFigure: (name) => `${name} dazu`,
  removeFigure: (name) => `${name} entfernen`,
  count: (name) => `${name}: Anzahl`,
  lineName: (name) => `Name statt ${name}`,
  file: 'Figur aus Datei',
  save: 'Fertig',
  nameMissing: 'Gib der Begegnung einen Namen.',
  figureMissing: 'Nimm mindestens eine Figur, eine Karte oder einen Handzettel dazu.',
  map: 'Karte',
  mapHint:
    'Mit Karte und Handzetteln wird daraus eine ganze Szene. Die Karte sehen alle, sobald du die Figuren zeigst.',
  chooseMap: 'Karte wählen',
  changeMap: 'Andere Karte',
  mapFromTable: 'Karte vom Tisch',
  withoutMap: 'Ohne Karte',
  mapOf: (width, height, doors) =>
    `Karte mit ${width} × ${height} Feldern${doors === 0 ? '' : doors === 1 ? ', eine Tür' : `, ${doors} Türen`}`,
  handouts: 'Handzettel',
  handoutsHint: 'Ein Brief, eine Skizze: Du zeigst sie, wenn es so weit ist.',
  addHandout: 'Handzettel dazu',
  handoutTitle: 'Überschrift',
  handoutText: 'Text',
  removeHandout: (title) => (title === '' ? 'Handzettel entfernen' : `Handzettel „${title}“ entfernen`),
  handoutMissing: 'Jeder Handzettel braucht eine Überschrift, und sein Bild einen Satz dazu.',
  handOut: (title) => `„${title}“ allen zeigen`,
  layMap: 'Karte auslegen',
  layMapOf: (name) => `${name}: Karte auslegen`,
  showWithMap: (count) => (count === 1 ? 'Mit Karte zeigen' : `Karte und alle ${count} zeigen`),
  pictureLost: 'Ein Bild aus der Datei kam nicht an. Nichts wurde übernommen; versuch es gleich noch einmal.',
  library: 'Zum Weitergeben',
  libraryHint:
    'Alles Vorbereitete mit seinen Bildern als eine Datei, für einen anderen Tisch oder eine andere Runde.',
  saveAll: 'Als Datei sichern',
  saved: (file) => `Gespeichert: ${file}`,
  load: 'Datei dazuholen',
  loaded: (count) => (count === 1 ? 'Ein Ding kam dazu.' : `${count} Dinge kamen dazu.`),
  otherSystem: (system) => `Diese Datei gehört zu ${system}. Nichts wurde übernommen.`,
  tooLarge: (name) =>
    `„${name}“ ist zu groß: so viele eigene Bögen und so viel Text passen nicht in eine Begegnung.`,
  fileName: (table) => `${table} Vorbereitung`,
};

const en: PrepareText = {
  title: 'Preparing',
  hint: 'Encounters and scenes only you see',
  lead: 'Nobody but you sees what lies here.',
  leadAlone: 'Lay ready what is to turn up.',
  empty: 'Put together who might turn up tonight: four guards at the gate, a pack of wolves, the baron.',
  add: 'Prepare an encounter',
  edit: (name) => `Edit ${name}`,
  putAway: (name) => `Put ${name} away`,
  isAway: (name) => `“${name}” is put away.`,
  takeBack: 'Bring it back',
  line: (count, name) => (count === 1 ? name : `${count} × ${name}`),
  toTable: 'To the table',
  toTableOf: (name) => `${name} to the table`,
  again: 'To the table once more',
  againOf: (name) => `${name} to the table once more`,
  isHidden: (count) =>
    count === 1 ? 'One figure is on the table, hidden.' : `${count} figures are on the table, hidden.`,
  isThere: (count) => (count === 1 ? 'One figure is on the table.' : `${count} figures are on the table.`),
  show: (count) => (count === 1 ? 'Show' : `Show all ${count}`),
  judge: 'How hard will it be?',
  judgeOf: (name) => `How hard will it be? ${name}`,
  judgeAgain: 'Calculate again',
  judging: 'The arena is fighting',
  stop: 'Stop',
  isStale: 'Something has changed since.',
  party: 'Party',
  opponents: 'Opponents',
  nobody: 'No figure sits at the table yet. Whom shall the arena reckon with?',
  standIn: 'Figure',
  standInCount: 'How many',
  withStandIns: (count, name) => `With ${count} × ${name}, as nobody sits at the table yet.`,
  asTheyAre: (names) => `With ${names}, as of now.`,
  toArena: 'Look at it in the arena',
  newTitle: 'Prepare an encounter',
  editTitle: 'Edit the encounter',
  name: 'Name',
  namePlaceholder: 'Guards at the gate',
  note: 'Note',
  noteHint: 'For you alone: what they want, what they know.',
  figures: 'Who is there',
  noFigures: 'Tap below who is there.',
  from: {
    templates: 'Templates',
    table: 'From the table',
    prepared: 'From what is prepared',
    kept: 'Own sheets',
  },
  addFigure: (name) => `Add ${name}`,
  removeFigure: (name) => `Remove ${name}`,
  count: (name) => `${name}: how many`,
  lineName: (name) => `Name instead of ${name}`,
  file: 'Figure from a file',
  save: 'Done',
  nameMissing: 'Give the encounter a name.',
  figureMissing: 'Add at least one figure, a map or a handout.',
  map: 'Map',
  mapHint:
    'With a map and handouts it becomes a whole scene. Everybody sees the map as soon as you show the figures.',
  chooseMap: 'Choose a map',
  changeMap: 'Another map',
  mapFromTable: 'Map from the table',
  withoutMap: 'No map',
  mapOf: (width, height, doors) =>
    `Map of ${width} × ${height} cells${doors === 0 ? '' : doors === 1 ? ', one door' : `, ${doors} doors`}`,
  handouts: 'Handouts',
  handoutsHint: 'A letter, a sketch: you show them when the time has come.',
  addHandout: 'Add a handout',
  handoutTitle: 'Heading',
  handoutText: 'Text',
  removeHandout: (title) => (title === '' ? 'Remove the handout' : `Remove the handout “${title}”`),
  handoutMissing: 'Every handout needs a heading, and its picture a sentence.',
  handOut: (title) => `Show “${title}” to everyone`,
  layMap: 'Lay out the map',
  layMapOf: (name) => `${name}: lay out the map`,
  showWithMap: (count) => (count === 1 ? 'Show with the map' : `Show the map and all ${count}`),
  pictureLost: 'A picture of the file did not arrive. Nothing was taken; try again in a moment.',
  library: 'To pass on',
  libraryHint: 'All that is prepared, with its pictures, as one file, for another table or another group.',
  saveAll: 'Save as a file',
  saved: (file) => `Saved: ${file}`,
  load: 'Add from a file',
  loaded: (count) => (count === 1 ? 'One thing was added.' : `${count} things were added.`),
  otherSystem: (system) => `This file belongs to ${system}. Nothing was taken.`,
  tooLarge: (name) =>
    `“${name}” is too large: an encounter does not hold so many sheets of your own and so much text.`,
  fileName: (table) => `${table} prepared`,
};

export const prepareTexts: Readonly<Record<Locale, PrepareText>> = { de, en };
