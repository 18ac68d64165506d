import type { Locale } from '@tafelrunde/kernel';

/** What is said about seats that a browser keeps, the GM's key and invitations. */
export interface SeatsText {
  readonly other: string;
  readonly otherLead: (name: string) => string;
  readonly otherKept: string;
  readonly stay: (name: string) => string;
  readonly take: string;
  readonly nobody: string;
  readonly here: string;
  readonly goOn: (name: string) => string;
  readonly key: string;
  readonly keyHint: string;
  readonly keyLead: string;
  readonly print: string;
  readonly file: string;
  readonly fileName: (table: string) => string;
  readonly fileText: (table: string, link: string) => string;
  readonly renew: string;
  readonly renewTitle: string;
  readonly renewLead: string;
  readonly renewKeep: string;
  readonly renewFailed: string;
  readonly makeNew: string;
}

export const seatsTexts: Readonly<Record<Locale, SeatsText>> = {
  de: {
    other: 'Dieser Link führt zu einem anderen Platz',
    otherLead: (name) => `An diesem Tisch sitzt du in diesem Browser schon als ${name}.`,
    otherKept:
      'Dein bisheriger Platz bleibt in diesem Browser, auch wenn du den neuen nimmst: unter „Plätze“ wechselst du zurück.',
    stay: (name) => `Als ${name} weiterspielen`,
    take: 'Den Platz aus dem Link nehmen',
    nobody: 'jemand',
    here: 'Deine anderen Plätze in diesem Browser',
    goOn: (name) => `Weiter als ${name}`,
    key: 'Schlüssel der Spielleitung',
    keyHint: 'Ausdrucken, sichern, auf ein zweites Gerät bringen',
    keyLead:
      'Dieser Link ist der Schlüssel zu deinem Tisch: Geht dieser Browser verloren, kommst du nur damit wieder auf deinen Platz. Zeig ihn niemandem.',
    print: 'Ausdrucken',
    file: 'Als Datei',
    fileName: (table) => `Schlüssel ${table}`,
    fileText: (table, link) =>
      `Tafelrunde: Schlüssel der Spielleitung für „${table}“\n\n${link}\n\nWer diesen Link öffnet, leitet den Tisch. Gib ihn niemandem.\n`,
    renew: 'Alte Links ungültig machen',
    renewTitle: 'Neue Einladung?',
    renewLead:
      'Alle bisherigen Links dieser Art werden ungültig, und es gibt einen neuen. Wer schon am Tisch sitzt, bleibt sitzen.',
    renewKeep: 'Doch nicht',
    renewFailed: 'Das hat nicht geklappt, die alten Links gelten noch. Versuch es gleich noch einmal.',
    makeNew: 'Neue Einladung',
  },
  en: {
    other: 'This link leads to another seat',
    otherLead: (name) => `In this browser you already sit at this table as ${name}.`,
    otherKept:
      'Your seat so far stays in this browser even if you take the new one: under “Seats” you change back.',
    stay: (name) => `Go on as ${name}`,
    take: 'Take the seat of the link',
    nobody: 'somebody',
    here: 'Your other seats in this browser',
    goOn: (name) => `Go on as ${name}`,
    key: 'The GM’s key',
    keyHint: 'Print it, save it, bring it to a second device',
    keyLead:
      'This link is the key to your table: if this browser is lost, it is the only way back to your seat. Show it to nobody.',
    print: 'Print',
    file: 'As a file',
    fileName: (table) => `Key ${table}`,
    fileText: (table, link) =>
      `Tafelrunde: the GM’s key to “${table}”\n\n${link}\n\nWhoever opens this link leads the table. Give it to nobody.\n`,
    renew: 'Make old links worthless',
    renewTitle: 'A new invitation?',
    renewLead:
      'All links of this kind so far become worthless, and there is a new one. Whoever sits at the table already stays.',
    renewKeep: 'Rather not',
    renewFailed: 'That did not work, the old links are still good. Try again in a moment.',
    makeNew: 'New invitation',
  },
};
