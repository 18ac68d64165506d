import type { Locale } from '@tafelrunde/kernel';
import type { PaletteGroup } from '../state/palette.ts';

/** A thing that can be found, and what else people call it. */
export interface Named {
  readonly title: string;
  readonly also: string;
}

/** What is said around searching everywhere. */
export interface PaletteText {
  readonly title: string;
  readonly label: string;
  readonly placeholder: string;
  readonly groups: Readonly<Record<PaletteGroup, string>>;
  readonly found: (count: number) => string;
  readonly nothing: string;
  readonly loading: string;
  readonly settings: {
    readonly language: Named;
    readonly theme: (theme: string) => Named;
    readonly on: (what: string) => string;
    readonly off: (what: string) => string;
    readonly shortcuts: Named;
    readonly sound: Named;
    readonly vibration: Named;
    readonly detailAlso: string;
    readonly house: (name: string) => string;
    readonly houseAlso: string;
  };
  readonly pages: {
    readonly start: Named;
    readonly open: Named;
    readonly join: Named;
    readonly lab: Named;
    readonly arena: Named;
    readonly replay: Named;
    readonly fairDice: Named;
    readonly book: Named;
    readonly house: Named;
    readonly paper: Named;
    readonly help: Named;
  };
  readonly tryIt: (system: string) => string;
  readonly solo: (system: string) => string;
  readonly soloAlso: string;
  readonly sheetOf: (name: string) => string;
  readonly inLab: string;
  readonly table: {
    readonly undo: Named;
    readonly history: Named;
    readonly key: Named;
    readonly screen: Named;
    readonly channel: Named;
    readonly request: Named;
    readonly create: Named;
    readonly realDice: Named;
    readonly view: (name: string) => string;
    readonly viewAlso: string;
    readonly advice: Named;
    readonly gm: string;
  };
}

export const paletteTexts: Readonly<Record<Locale, PaletteText>> = {
  de: {
    title: 'Suchen',
    label: 'Alles durchsuchen',
    placeholder: 'Regel, Aktion, Figur, Tisch, Einstellung …',
    groups: {
      actions: 'Aktionen',
      figures: 'Figuren',
      tables: 'Tische',
      settings: 'Einstellungen',
      pages: 'Seiten',
      rules: 'Regeln',
    },
    found: (count) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
    nothing: 'Dazu ist nichts da. Versuch ein anderes Wort.',
    loading: 'Die Regelbücher werden geholt …',
    settings: {
      language: { title: 'Sprache', also: 'Englisch Deutsch language english german' },
      theme: (theme) => ({
        title: `Darstellung: ${theme}`,
        also: 'Farben Thema Design hell dunkel Dunkelmodus Nachtmodus Kontrast dark light theme',
      }),
      on: (what) => `${what} einschalten`,
      off: (what) => `${what} ausschalten`,
      shortcuts: { title: 'Tastenkürzel', also: 'Tastatur Kürzel Shortcuts Hotkeys keys' },
      sound: { title: 'Ton', also: 'Geräusch Klang laut leise Lautstärke stumm sound mute' },
      vibration: { title: 'Vibration', also: 'Vibrieren Brummen haptisch' },
      detailAlso: 'vorlesen blind Screenreader Sprachausgabe ausführlich kurz',
      house: (name) => `Hausregel: ${name}`,
      houseAlso: 'Schalter Option Variante einstellen',
    },
    pages: {
      start: { title: 'Startseite', also: 'Anfang Heim home' },
      open: { title: 'Tisch eröffnen', also: 'neuer Tisch anlegen gründen Runde Kampagne Spielleitung' },
      join: { title: 'Beitreten', also: 'mitspielen Einladung Code Link Tisch' },
      lab: {
        title: 'Chancenlabor',
        also: 'Wahrscheinlichkeit Statistik rechnen Verteilung Prozent Würfel odds',
      },
      arena: { title: 'Arena', also: 'Kampf simulieren Balance wie schwer Begegnung simulation' },
      replay: { title: 'Abend nachspielen', also: 'Aufzeichnung Datei Wiedergabe Protokoll replay' },
      fairDice: { title: 'Würfel prüfen', also: 'fair Siegel Betrug nachrechnen prüfen verify' },
      book: { title: 'Regelbuch', also: 'Regeln nachschlagen lesen Handbuch rules' },
      house: { title: 'Hausregeln', also: 'Schalter Varianten Optionen anpassen' },
      paper: { title: 'Auf Papier', also: 'drucken Druck PDF Bogen Spielleiterschirm Karten print' },
      help: { title: 'Tastenkürzel zeigen', also: 'Hilfe Tastatur Shortcuts help' },
    },
    tryIt: (system) => `${system} ausprobieren`,
    solo: (system) => `${system}: Solotisch`,
    soloAlso: 'allein Solo üben testen Einzelspiel',
    sheetOf: (name) => `Bogen von ${name}`,
    inLab: 'im Chancenlabor',
    table: {
      undo: { title: 'Zurücknehmen', also: 'rückgängig undo zurück' },
      history: { title: 'Verlauf', also: 'Geschichte was geschah Chronik' },
      key: { title: 'Schlüssel der Spielleitung', also: 'Link Datei sichern Zugang' },
      screen: { title: 'Bildschirm für alle', also: 'Fernseher Beamer Stream OBS Zuschauer zeigen' },
      channel: { title: 'Ergebnisse nach Discord', also: 'Webhook Kanal Chat posten' },
      request: { title: 'Wurf verlangen', also: 'Probe fordern Anforderung bitten' },
      create: { title: 'Figur erschaffen', also: 'Charakter Held Heldin neu anlegen' },
      realDice: { title: 'Echte Würfel', also: 'eigene Würfel eintragen Hand' },
      view: (name) => `Ansicht: ${name}`,
      viewAlso: 'Reiter wechseln zeigen',
      advice: { title: 'Rat', also: 'Tipps Empfehlung Vorschlag advice' },
      gm: 'Spielleitung',
    },
  },
  en: {
    title: 'Search',
    label: 'Search everything',
    placeholder: 'Rule, action, figure, table, setting …',
    groups: {
      actions: 'Actions',
      figures: 'Figures',
      tables: 'Tables',
      settings: 'Settings',
      pages: 'Pages',
      rules: 'Rules',
    },
    found: (count) => (count === 1 ? '1 match' : `${count} matches`),
    nothing: 'There is nothing like that. Try another word.',
    loading: 'Fetching the rule books …',
    settings: {
      language: { title: 'Language', also: 'german english deutsch Sprache' },
      theme: (theme) => ({
        title: `Appearance: ${theme}`,
        also: 'colours theme design light dark mode night contrast Darstellung',
      }),
      on: (what) => `Switch on: ${what}`,
      off: (what) => `Switch off: ${what}`,
      shortcuts: { title: 'keyboard shortcuts', also: 'hotkeys keys Tastenkürzel' },
      sound: { title: 'sound', also: 'noise loud quiet volume mute Ton' },
      vibration: { title: 'vibration', also: 'buzz haptic' },
      detailAlso: 'read out blind screen reader speech verbose short',
      house: (name) => `House rule: ${name}`,
      houseAlso: 'switch option variant Hausregel',
    },
    pages: {
      start: { title: 'Start page', also: 'home beginning' },
      open: { title: 'Open a table', also: 'new table create group campaign GM' },
      join: { title: 'Join', also: 'invitation code link table play' },
      lab: { title: 'Odds lab', also: 'probability statistics calculate distribution percent dice' },
      arena: { title: 'Arena', also: 'fight simulate balance how hard encounter' },
      replay: { title: 'Replay an evening', also: 'recording file log' },
      fairDice: { title: 'Check the dice', also: 'fair seal cheat verify' },
      book: { title: 'Rule book', also: 'rules look up read manual' },
      house: { title: 'House rules', also: 'switches variants options' },
      paper: { title: 'On paper', also: 'print PDF sheet screen cards' },
      help: { title: 'Show keyboard shortcuts', also: 'help keys hotkeys' },
    },
    tryIt: (system) => `Try ${system}`,
    solo: (system) => `${system}: solo table`,
    soloAlso: 'alone solo practise test single',
    sheetOf: (name) => `Sheet of ${name}`,
    inLab: 'in the odds lab',
    table: {
      undo: { title: 'Take back', also: 'undo revert' },
      history: { title: 'History', also: 'what happened chronicle' },
      key: { title: 'The GM’s key', also: 'link file access' },
      screen: { title: 'Screen for everybody', also: 'television projector stream OBS spectators show' },
      channel: { title: 'Results to Discord', also: 'webhook channel chat post' },
      request: { title: 'Ask for a roll', also: 'request check' },
      create: { title: 'Create a figure', also: 'character hero new' },
      realDice: { title: 'real dice', also: 'own dice enter by hand' },
      view: (name) => `View: ${name}`,
      viewAlso: 'tab switch show',
      advice: { title: 'advice', also: 'tips hints suggestion' },
      gm: 'GM',
    },
  },
};
