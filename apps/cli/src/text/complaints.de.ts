import type { FileTrouble } from '../options/read-text.ts';
import { poolName } from '../output/telling.ts';
import type { Complaints } from './texts.ts';

const list = (names: readonly (string | number)[]): string => names.join(', ');
const meant = (near: readonly string[]): string =>
  near.length === 0 ? '' : ` Gemeint ist vielleicht: ${list(near)}.`;
const because = (refusal: string | undefined): string =>
  refusal === undefined ? '' : ` Die Regel hat abgelehnt: ${refusal}`;

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
  'not-with-notation': ({ option }) => `„${option}“ gibt es nur bei Aktionen, nicht bei Würfelformeln.`,
  'not-json': ({ option }) => `Der Wert von „${option}“ ist kein JSON.`,

  'unknown-action': ({ name, near }) =>
    `Die Aktion „${name}“ gibt es nicht.${meant(near)} Alle Aktionen zeigt „tafelrunde actions“.`,
  'unknown-system': ({ name, known }) => `Das System „${name}“ gibt es nicht. Bekannt: ${list(known)}.`,
  'system-missing': ({ known }) => `Für welches System? Nenne es mit --system: ${list(known)}.`,
  'unknown-rule': ({ name, near }) => `Ein System oder eine Regel „${name}“ gibt es nicht.${meant(near)}`,

  'faces-missing': ({ pool, given }) =>
    `Es fehlen Augen: ${poolName(pool, 'de')} wird geworfen, angegeben ${given === 0 ? 'ist dafür nichts' : given === 1 ? 'ist dafür nur 1 Wert' : `sind dafür nur ${given} Werte`}.`,
  'faces-left-over': ({ faces, refusal }) => `Diese Augen sind übrig: ${list(faces)}.${because(refusal)}`,
  'face-impossible': ({ face, position, sides }) =>
    sides === undefined
      ? `„${face}“ an Stelle ${position} von --faces ist keine Augenzahl.`
      : `Die ${face} an Stelle ${position} von --faces gibt es auf einem W${sides} nicht.`,
  'dice-impossible': ({ thrown, kept }) =>
    `So können die Würfel nicht liegen: geworfen ${thrown}${kept === '' ? '' : `, behalten ${kept}`}.`,
  'not-answers': () => '--answers muss eine JSON-Liste von Texten sein, etwa ["heart","prone"].',
  'answers-missing': ({ ask, question, options }) =>
    `Es fehlt eine Entscheidung (${question}): ${ask} Möglich: ${list(options.map(({ key, label }) => (key === label ? key : `${key} (${label})`)))}.`,
  'answers-left-over': ({ answers, refusal }) =>
    `Diese Entscheidungen sind übrig: ${list(answers)}.${because(refusal)}`,
  'answer-illegal': ({ answer, question, allowed }) =>
    `„${answer}“ ist keine Antwort auf ${question}. Möglich: ${list(allowed)}.`,
  'not-a-goal': ({ chances, numbers }) =>
    chances.length + numbers.length === 0
      ? 'Diese Aktion hat nichts, worauf bestes Spiel zielen könnte.'
      : `Das Ziel muss {"chance":"…"} oder {"maximise":"…"} sein. Chancen: ${list(chances) || 'keine'}; Zahlen: ${list(numbers) || 'keine'}.`,
  'goal-missing': ({ action }) =>
    `${action} hat nichts, worauf bestes Spiel zielen könnte. Nimm --policy first.`,
  'nothing-to-decide': () => 'Hier hat niemand etwas zu entscheiden.',
  'too-large': () => 'Das ist zu groß, um es genau auszurechnen. Ohne --goal wird geschätzt.',
  'never-ends': () => 'Das kommt nie zu einem Ende, also lässt es sich nicht ausrechnen.',
  refused: ({ reason }) => `Das geht nach den Regeln nicht: ${reason}`,
  cancelled: () => 'Abgebrochen.',

  'file-unreadable': ({ path, why }) => `Die Datei „${path}“ lässt sich nicht lesen: ${TROUBLE[why]}.`,
  'file-not-json': ({ path }) => `Die Datei „${path}“ enthält kein JSON.`,
  'file-exists': ({ path }) => `Die Datei „${path}“ gibt es schon. Mit --force wird sie überschrieben.`,
  'file-not-writable': ({ path, why }) =>
    `Nach „${path}“ lässt sich nicht schreiben: ${why === 'missing' ? 'Den Ordner gibt es nicht' : TROUBLE[why]}.`,
  'not-a-character-file': ({ path }) => `Die Datei „${path}“ enthält keine Figur von Tafelrunde.`,
  'unsupported-version': ({ path, version }) =>
    `Die Datei „${path}“ hat die Version ${version}; bekannt ist nur 1.`,
  'character-of-other-system': ({ path, system }) =>
    `Die Figur in der Datei „${path}“ gehört zu ${system}; alle Figuren eines Kampfes kommen aus demselben System.`,

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
