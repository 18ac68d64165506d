import type { Locale } from '@tafelrunde/kernel';

/** What the dialog for a map and the picture under it says. */
export interface MapsText {
  readonly title: string;
  readonly choose: string;
  readonly other: string;
  readonly hint: string;
  readonly busy: string;
  readonly align: string;
  readonly alignHint: string;
  readonly columns: string;
  readonly rows: string;
  readonly corner: Readonly<Record<'first' | 'second', string>>;
  readonly cornerAt: (corner: string, x: number, y: number) => string;
  readonly across: Readonly<Record<'first' | 'second', string>>;
  readonly down: Readonly<Record<'first' | 'second', string>>;
  readonly exact: string;
  readonly board: (width: number, height: number) => string;
  readonly boardAnew: string;
  readonly boardAnewHint: (width: number, height: number) => string;
  readonly outOfBounds: (width: number, height: number) => string;
  readonly dim: string;
  readonly hidden: string;
  readonly hiddenHint: string;
  readonly set: string;
  readonly lay: string;
  readonly take: string;
  readonly takeAway: string;
  readonly vtt: (width: number, height: number, walls: number, doors: number) => string;
  readonly vttHint: string;
  readonly noWalls: string;
  readonly noPicture: string;
  readonly preview: string;
  readonly toDrawer: string;
  readonly sceneName: string;
}

const de: MapsText = {
  title: 'Karte und Bild darunter',
  choose: 'Bild oder Karte wählen',
  other: 'Andere Datei',
  hint: 'Ein Bild (PNG, JPEG, WebP) oder eine Karte aus einem Kartenprogramm mit Wänden und Türen (.dd2vtt, .uvtt, .df2vtt).',
  busy: 'Die Datei wird gelesen …',
  align: 'Raster ausrichten',
  alignHint:
    'Zieh die beiden Ecken auf zwei Kreuzungen des Rasters im Bild und sag, wie viele Felder dazwischen liegen. Mit den Pfeiltasten geht es Punkt für Punkt, mit Umschalt in größeren Schritten.',
  columns: 'Felder nebeneinander',
  rows: 'Felder untereinander',
  corner: { first: 'Erste Ecke', second: 'Zweite Ecke' },
  cornerAt: (corner, x, y) => `${corner}: ${x} von links, ${y} von oben. Pfeiltasten bewegen sie.`,
  across: { first: 'Erste Ecke, von links', second: 'Zweite Ecke, von links' },
  down: { first: 'Erste Ecke, von oben', second: 'Zweite Ecke, von oben' },
  exact: 'Ecken in Zahlen',
  board: (width, height) => `Das ganze Bild hat ${width} × ${height} Felder.`,
  boardAnew: 'Spielfeld so groß wie das Bild',
  boardAnewHint: (width, height) =>
    `Ein leeres Spielfeld mit ${width} × ${height} Feldern; alle Figuren werden neu aufgestellt.`,
  outOfBounds: (width, height) =>
    `So hätte das Spielfeld ${width} × ${height} Felder; 4 bis 60 je Seite gehen. Ändere die Zahl der Felder.`,
  dim: 'Wie blass',
  hidden: 'Bild nur für dich',
  hiddenHint: 'Die anderen sehen es erst, wenn du es zeigst.',
  set: 'Unter die Karte legen',
  lay: 'Karte auslegen',
  take: 'Übernehmen',
  takeAway: 'Bild wegnehmen',
  vtt: (width, height, walls, doors) =>
    `${width} × ${height} Felder, ${walls} davon Wand, ${doors === 1 ? 'eine Tür' : `${doors} Türen`}.`,
  vttHint:
    'Wände stehen hier auf Feldern: auf der Seite der Linie, auf der mehr Platz ist. Geschlossene Türen sind Wand, bis du sie auf der Karte antippst. Alle Figuren werden neu aufgestellt.',
  noWalls: 'Dieses Regelwerk kennt keine Wände: Übernommen werden Größe und Bild.',
  noPicture: 'In der Datei ist kein Bild.',
  preview: 'Vorschau der Karte',
  toDrawer: 'Als Szene vorbereiten',
  sceneName: 'Neue Szene',
};

const en: MapsText = {
  title: 'Map and the picture under it',
  choose: 'Choose a picture or map',
  other: 'Another file',
  hint: 'A picture (PNG, JPEG, WebP), or a map with walls and doors from a map maker (.dd2vtt, .uvtt, .df2vtt).',
  busy: 'Reading the file …',
  align: 'Align the grid',
  alignHint:
    'Drag the two corners onto two crossings of the grid in the picture, and say how many cells lie between them. Arrow keys move them point by point, with Shift in larger steps.',
  columns: 'Cells across',
  rows: 'Cells down',
  corner: { first: 'First corner', second: 'Second corner' },
  cornerAt: (corner, x, y) => `${corner}: ${x} from the left, ${y} from the top. Arrow keys move it.`,
  across: { first: 'First corner, from the left', second: 'Second corner, from the left' },
  down: { first: 'First corner, from the top', second: 'Second corner, from the top' },
  exact: 'Corners as numbers',
  board: (width, height) => `The whole picture has ${width} × ${height} cells.`,
  boardAnew: 'Board as large as the picture',
  boardAnewHint: (width, height) =>
    `An empty board of ${width} × ${height} cells; all figures are put down anew.`,
  outOfBounds: (width, height) =>
    `The board would have ${width} × ${height} cells; 4 to 60 on each side work. Change the number of cells.`,
  dim: 'How pale',
  hidden: 'Picture only for you',
  hiddenHint: 'The others see it once you show it.',
  set: 'Put it under the map',
  lay: 'Lay out the map',
  take: 'Take it over',
  takeAway: 'Take the picture away',
  vtt: (width, height, walls, doors) =>
    `${width} × ${height} cells, ${walls} of them wall, ${doors === 1 ? 'one door' : `${doors} doors`}.`,
  vttHint:
    'Walls stand on cells here: on the side of the line that has more room. Closed doors are wall until you tap them on the map. All figures are put down anew.',
  noWalls: 'These rules know no walls: size and picture are taken over.',
  noPicture: 'There is no picture in the file.',
  preview: 'Preview of the map',
  toDrawer: 'Prepare as a scene',
  sceneName: 'New scene',
};

export const mapsTexts: Readonly<Record<Locale, MapsText>> = { de, en };
