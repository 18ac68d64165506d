import type { Locale } from '@tafelrunde/kernel';
import type { Unsaved } from '../table/table-state.ts';

/** What is said about a table that one browser keeps alone. */
export interface SoloText {
  readonly unsaved: Readonly<Record<Unsaved, string>>;
  readonly again: string;
  readonly copy: string;
  readonly copied: (file: string) => string;
  readonly remind: string;
  readonly later: string;
  readonly elsewhere: string;
  readonly elsewhereLead: string;
  readonly takeOver: string;
  readonly home: string;
}

export const soloTexts: Readonly<Record<Locale, SoloText>> = {
  de: {
    unsaved: {
      full: 'Nicht gespeichert: Der Speicher des Browsers ist voll. Deine letzte Eingabe wartet und gilt, sobald Platz ist. Lösche anderswo Daten, oder nimm eine Kopie mit.',
      failed:
        'Nicht gespeichert: Der Browser kann gerade nicht schreiben. Deine letzte Eingabe wartet. Versuch es noch einmal, oder nimm eine Kopie mit.',
      nowhere:
        'Nicht gespeichert: Dieser Browser behält nichts. Der Tisch ist weg, sobald du die Seite schließt. Nimm vorher eine Kopie mit.',
    },
    again: 'Noch einmal versuchen',
    copy: 'Kopie als Datei',
    copied: (file) => `Kopie gespeichert: ${file}`,
    remind: 'Dieser Tisch liegt nur in diesem Browser. Nimm ab und zu eine Kopie mit.',
    later: 'Später',
    elsewhere: 'Dieser Tisch ist in einem anderen Fenster offen',
    elsewhereLead:
      'Damit nichts durcheinandergerät, spielt immer nur ein Fenster. Schließ das andere, dann geht es hier weiter, oder hol den Tisch gleich hierher.',
    takeOver: 'Hier weiterspielen',
    home: 'Zur Startseite',
  },
  en: {
    unsaved: {
      full: 'Not saved: the browser’s storage is full. What you did last is waiting and counts as soon as there is room. Delete data elsewhere, or take a copy along.',
      failed:
        'Not saved: the browser cannot write at the moment. What you did last is waiting. Try again, or take a copy along.',
      nowhere:
        'Not saved: this browser keeps nothing. The table is gone once you close the page. Take a copy along first.',
    },
    again: 'Try again',
    copy: 'Copy as a file',
    copied: (file) => `Copy saved: ${file}`,
    remind: 'This table lives in this browser only. Take a copy along now and then.',
    later: 'Later',
    elsewhere: 'This table is open in another window',
    elsewhereLead:
      'Only one window plays at a time, so that nothing gets mixed up. Close the other one and it goes on here, or bring the table over now.',
    takeOver: 'Go on here',
    home: 'To the start page',
  },
};
