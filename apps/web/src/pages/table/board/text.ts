import type { Locale } from '@tafelrunde/kernel';
import type { Compass } from './geometry.ts';

/** What a cell is; doors are known to the map alone, the rules see a wall or nothing. */
export const KINDS = ['open', 'difficult', 'cover', 'wall', 'door', 'openDoor'] as const;
export type Kind = (typeof KINDS)[number];

export const SIGHTS = ['clear', 'cover', 'blocked'] as const;
export type SightKind = (typeof SIGHTS)[number];

/** Everything the board says in one language. */
export interface BoardText {
  readonly title: string;
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** The same in one word. */
  readonly larger: string;
  readonly smaller: string;
  readonly nothingSelected: string;
  readonly choose: (name: string) => string;
  readonly notOnMap: (name: string) => string;
  readonly placing: (name: string) => string;
  readonly painting: (kind: string) => string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly sides: Readonly<Record<'players' | 'enemies', string>>;
  readonly selected: string;
  readonly turn: string;
  readonly reachable: string;
  readonly hearts: (now: number, max: number) => string;
  readonly fields: (count: number) => string;
  /** As it is said, and as it is written. */
  readonly metres: Readonly<Record<'spoken' | 'short', (count: number) => string>>;
  readonly scale: (metres: number) => string;
  readonly directions: Readonly<Record<Compass, string>>;
  readonly from: (fields: string, direction: string, name: string) => string;
  readonly sameField: (name: string) => string;
  /** How the selected figure sees a cell. */
  readonly sight: Readonly<Record<SightKind, string>>;
  /** How it sees a figure; nothing is said where nothing is in the way. */
  readonly seen: Readonly<Record<SightKind, string>>;
  readonly chance: (percent: string) => string;
  readonly lying: (figures: string) => string;
}

// biome-ignore format: two rows of six
const NUMBERS_DE = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs',
  'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];
// biome-ignore format: two rows of six
const NUMBERS_EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six',
  'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const inTenths = (count: number, locale: Locale): string =>
  count.toLocaleString(locale, { maximumFractionDigits: 1 });

const de: BoardText = {
  title: 'Spielfeld',
  keys: 'Pfeiltasten wechseln das Feld, Eingabe wählt, bewegt oder greift an, Escape hebt die Auswahl auf.',
  zoomIn: 'Spielfeld vergrößern',
  zoomOut: 'Spielfeld verkleinern',
  larger: 'Größer',
  smaller: 'Kleiner',
  nothingSelected: 'Wähle eine Figur, dann siehst du ihre Wege und Chancen.',
  choose: (name) => `${name}: wähle ein Feld oder ein Ziel.`,
  notOnMap: (name) => `${name} steht nicht auf der Karte. Figuren stellt die Spielleitung auf.`,
  placing: (name) => `Wähle ein Feld für ${name}.`,
  painting: (kind) => `Felder zeichnen: ${kind}. Tippe oder ziehe über das Spielfeld.`,
  kinds: {
    open: 'frei',
    difficult: 'schwieriges Gelände',
    cover: 'niedrige Deckung',
    wall: 'Mauer',
    door: 'geschlossene Tür',
    openDoor: 'offene Tür',
  },
  sides: { players: 'Gruppe', enemies: 'Gegner' },
  selected: 'ausgewählt',
  turn: 'am Zug',
  reachable: 'erreichbar',
  hearts: (now, max) => `${now} von ${max} Herzen`,
  fields: (count) => `${NUMBERS_DE[count] ?? count} ${count === 1 ? 'Feld' : 'Felder'}`,
  metres: {
    spoken: (count) => `${inTenths(count, 'de')} Meter`,
    short: (count) => `${inTenths(count, 'de')} m`,
  },
  scale: (metres) => `1 Feld = ${inTenths(metres, 'de')} m`,
  directions: {
    n: 'nördlich',
    ne: 'nordöstlich',
    e: 'östlich',
    se: 'südöstlich',
    s: 'südlich',
    sw: 'südwestlich',
    w: 'westlich',
    nw: 'nordwestlich',
  },
  from: (fields, direction, name) => `${fields} ${direction} von ${name}`,
  sameField: (name) => `auf dem Feld von ${name}`,
  sight: { clear: 'freie Sicht', cover: 'Sicht über Deckung', blocked: 'keine Sicht' },
  seen: { clear: '', cover: 'in Deckung', blocked: 'nicht zu sehen' },
  chance: (percent) => `Treffer ${percent}`,
  lying: (figures) => `am Boden: ${figures}`,
};

const en: BoardText = {
  title: 'Board',
  keys: 'Arrow keys change the cell, Enter selects, moves or attacks, Escape clears the selection.',
  zoomIn: 'Enlarge the board',
  zoomOut: 'Shrink the board',
  larger: 'Enlarge',
  smaller: 'Shrink',
  nothingSelected: 'Select a figure to see where it can go and what it can hit.',
  choose: (name) => `${name}: choose a cell or a target.`,
  notOnMap: (name) => `${name} is not on the map. The GM puts figures there.`,
  placing: (name) => `Choose a cell for ${name}.`,
  painting: (kind) => `Drawing cells: ${kind}. Tap the board or drag across it.`,
  kinds: {
    open: 'free',
    difficult: 'difficult ground',
    cover: 'low cover',
    wall: 'wall',
    door: 'closed door',
    openDoor: 'open door',
  },
  sides: { players: 'party', enemies: 'enemy' },
  selected: 'selected',
  turn: 'has the turn',
  reachable: 'in reach',
  hearts: (now, max) => `${now} of ${max} ${max === 1 ? 'heart' : 'hearts'}`,
  fields: (count) => `${NUMBERS_EN[count] ?? count} ${count === 1 ? 'cell' : 'cells'}`,
  metres: {
    spoken: (count) => `${inTenths(count, 'en')} ${count === 1 ? 'metre' : 'metres'}`,
    short: (count) => `${inTenths(count, 'en')} m`,
  },
  scale: (metres) => `1 cell = ${inTenths(metres, 'en')} m`,
  directions: {
    n: 'north',
    ne: 'north-east',
    e: 'east',
    se: 'south-east',
    s: 'south',
    sw: 'south-west',
    w: 'west',
    nw: 'north-west',
  },
  from: (fields, direction, name) => `${fields} ${direction} of ${name}`,
  sameField: (name) => `on the cell of ${name}`,
  sight: { clear: 'clear sight', cover: 'sight across cover', blocked: 'no sight' },
  seen: { clear: '', cover: 'in cover', blocked: 'out of sight' },
  chance: (percent) => `hit ${percent}`,
  lying: (figures) => `on the ground: ${figures}`,
};

export const boardTexts: Readonly<Record<Locale, BoardText>> = { de, en };

/** Kinds that a system may add later look like open ground. */
export const kindFrom = (kind: string): Kind => KINDS.find((one) => one === kind) ?? 'open';

export const sightFrom = (kind: string): SightKind => SIGHTS.find((one) => one === kind) ?? 'clear';
