import type { Dictionary } from './dictionary.ts';

export const de: Dictionary = {
  problems: {
    'unknown-route': ({ route }) => `Diese Adresse gibt es nicht: ${route}`,
    'unknown-action': ({ action }) => `Diese Aktion gibt es nicht: ${action}`,
    'unknown-system-or-rule': ({ id }) => `Dieses Regelsystem oder diese Regel gibt es nicht: ${id}`,
    'invalid-json': () => 'Der Inhalt ist kein gültiges JSON-Objekt.',
    'unsupported-media-type': () => 'Der Inhalt muss JSON sein (Content-Type: application/json).',
    'body-too-large': ({ max }) => `Der Inhalt ist zu groß; höchstens ${max} Bytes werden gelesen.`,
    'too-many-requests': () =>
      'Das waren sehr viele Anfragen. Warte einen Augenblick und versuche es noch einmal.',
    internal: () => 'Hier ist etwas schiefgegangen. Deine Anfrage hat nichts verändert.',
    'not-a-goal': () => 'Ein Ziel ist {"chance": Name} oder {"maximise": Name}.',
    'no-goal': () => 'Diese Aktion hat kein Ziel, nach dem sich eine beste Entscheidung richten könnte.',
    'faces-missing': ({ dice }) => `Es fehlen Würfelergebnisse: Als Nächstes werden ${dice} geworfen.`,
    'faces-left-over': ({ left }) => `${left} Würfelergebnisse sind übrig.`,
    'illegal-face': ({ face, dice }) => `${face} kann auf ${dice} nicht fallen.`,
    'answers-missing': ({ ask, options }) =>
      `Hier ist eine Entscheidung nötig: ${ask} Möglich sind: ${options}.`,
    'answers-left-over': ({ left }) => `${left} Entscheidungen sind übrig.`,
    'illegal-answer': ({ answer, options }) => `„${answer}“ steht nicht zur Wahl. Möglich sind: ${options}.`,
    'too-large': () => 'Das ist zu groß, um es in einer Anfrage auszurechnen.',
    'never-ends': () => 'Diese Rechnung kommt an kein Ende.',
    'unknown-system': () => 'Dieses Regelsystem gibt es nicht.',
    'no-such-table': () => 'Diesen Tisch gibt es nicht.',
    'only-gm-invites': () => 'Einladen kann nur die Spielleitung dieses Tisches.',
    'no-such-seat': () => 'Dieser Link öffnet hier keinen Platz, oder er gilt nicht mehr.',
    'no-such-invitation': () =>
      'Diese Einladung gilt nicht oder nicht mehr. Bitte die Spielleitung um einen neuen Link.',
    'no-exact-odds': () => 'Für diesen Ausdruck gibt es keine exakte Rechnung.',
  },
  position: (position) => `Zeichen ${position}`,
  die: 'W',
};
