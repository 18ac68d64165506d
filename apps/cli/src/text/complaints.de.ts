import type { FileTrouble } from '../options/read-text.ts';
import type { Complaints } from './texts.ts';

const list = (names: readonly (string | number)[]): string => names.join(', ');
const meant = (near: readonly string[]): string =>
  near.length === 0 ? '' : ` Gemeint ist vielleicht: ${list(near)}.`;

const TROUBLE: Readonly<Record<FileTrouble, string>> = {
  missing: 'Es gibt sie nicht',
  'not-a-file': 'Das ist keine Datei',
  forbidden: 'Der Zugriff ist verboten',
  'too-large': 'Sie ist zu groß',
  'not-text': 'Sie enthält keinen Text in UTF-8',
  failed: 'Das Dateisystem meldet einen Fehler',
};

const RESTORE = {
  missing: 'Es gibt sie nicht',
  damaged: 'Sie ist beschädigt oder keine Sicherung von Tafelrunde',
  newer: 'Sie stammt von einem neueren Programm',
  'in-use': 'Die Daten sind in Gebrauch. Beende zuerst den Server',
} as const;

export const complaintsDe: Complaints = {
  'unknown-command': ({ name, near }) =>
    `Den Befehl „${name}“ gibt es nicht.${meant(near)} Alle Befehle zeigt „tafelrunde --help“.`,
  'missing-command': ({ commands }) => `Es fehlt ein Befehl: ${list(commands)}.`,
  'unknown-option': ({ name, near }) => `Die Option „${name}“ gibt es hier nicht.${meant(near)}`,
  'missing-argument': ({ name }) => `Es fehlt die Angabe <${name}>.`,
  'missing-value': ({ name }) => `Nach „${name}“ fehlt der Wert.`,
  'too-many-arguments': () =>
    'Das sind zu viele Angaben. JSON und Formeln mit Leerzeichen gehören in Anführungszeichen.',
  'options-conflict': ({ one, other }) => `„${one}“ und „${other}“ schließen einander aus.`,
  'not-json': ({ option }) => `Der Wert von „${option}“ ist kein JSON.`,

  'system-missing': ({ known }) => `Für welches System? Nenne es mit --system: ${list(known)}.`,

  'system-not-loaded': ({ path, why }) => `Das System „${path}“ lässt sich nicht laden: ${why}`,
  'not-a-system': ({ path, part }) =>
    part === 'system'
      ? `„${path}“ stellt kein System bereit: Ein Modul exportiert es als „system“.`
      : `Dem System in „${path}“ fehlt „${part}“, oder es ist nicht, was es sein soll.`,
  'system-id-taken': ({ path, id }) =>
    `Ein System „${id}“ gibt es schon. Das aus „${path}“ braucht einen anderen Namen.`,

  cancelled: () => 'Abgebrochen.',

  'file-unreadable': ({ path, why }) => `Die Datei „${path}“ lässt sich nicht lesen: ${TROUBLE[why]}.`,
  'file-not-json': ({ path }) => `Die Datei „${path}“ enthält kein JSON.`,
  'file-exists': ({ path }) => `Die Datei „${path}“ gibt es schon. Mit --force wird sie überschrieben.`,
  'file-not-writable': ({ path, why }) =>
    `Nach „${path}“ lässt sich nicht schreiben: ${why === 'missing' ? 'Den Ordner gibt es nicht' : TROUBLE[why]}.`,

  'folder-in-use': ({ path }) =>
    `Den Ordner ${path} benutzt schon ein anderer Server. Beende ihn zuerst, oder gib diesem mit --data einen eigenen.`,
  'not-a-seat-link': () =>
    'Das ist kein Link zu einem Platz. Er sieht so aus: http://localhost:4680/table/Kennung#Schlüssel',
  'not-a-seat-key': () =>
    'Das ist kein Schlüssel eines Platzes. Er steht im Link zu deinem Platz hinter dem „#“.',
  'not-an-address': ({ address }) =>
    `„${address}“ ist keine Adresse eines Servers (http://… oder https://…).`,
  'no-such-table': ({ table }) => `Einen Tisch ${table} gibt es hier nicht.`,
  'port-in-use': ({ port }) =>
    `Der Port ${port} ist schon belegt. Nimm einen anderen mit --port oder PORT, oder beende, was dort läuft.`,
  'port-forbidden': ({ port }) =>
    `Der Port ${port} ist nicht erlaubt. Nimm einen ab 1024 mit --port oder PORT.`,
  'data-unusable': ({ path, why }) =>
    `Die Daten in „${path}“ lassen sich nicht öffnen (${why}). Nimm einen anderen Ordner mit --data oder TAFELRUNDE_DATA.`,
  'bad-variable': ({ variable }) =>
    `Die Umgebungsvariable ${variable} ist so nicht zu gebrauchen. Was sie versteht, steht in docs/hosting.md.`,
  'database-unreachable': ({ why }) =>
    `Die Datenbank aus DATABASE_URL ist nicht zu erreichen (${why}). Läuft sie, und stimmen Name und Passwort?`,
  'cannot-restore': ({ path, why }) =>
    `Die Sicherung „${path}“ lässt sich nicht zurückspielen: ${RESTORE[why]}.`,
  'host-unavailable': ({ host }) =>
    `Die Adresse „${host}“ gehört nicht zu diesem Rechner. Nimm eine andere mit --host oder HOST.`,
};
