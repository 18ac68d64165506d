import type { Dictionary } from './dictionary.ts';

export const de: Dictionary = {
  problems: {
    'unknown-route': ({ route }) => `Diese Adresse gibt es nicht: ${route}`,
    'invalid-json': () => 'Der Inhalt ist kein gültiges JSON-Objekt.',
    'unsupported-media-type': () => 'Der Inhalt muss JSON sein (Content-Type: application/json).',
    'body-too-large': ({ max }) => `Der Inhalt ist zu groß; höchstens ${max} Bytes werden gelesen.`,
    'too-deep': () => 'Hier ist etwas zu tief verschachtelt.',
    'other-origin': () => 'Eine Seite von woanders darf hier nichts ändern.',
    'too-many-requests': () =>
      'Das waren sehr viele Anfragen. Warte einen Augenblick und versuche es noch einmal.',
    internal: () => 'Hier ist etwas schiefgegangen. Deine Anfrage hat nichts verändert.',
    'unknown-system': () => 'Dieses Regelsystem gibt es nicht.',
    'no-such-table': () => 'Diesen Tisch gibt es nicht.',
    'only-gm-posts': () => 'Das stellt nur die Spielleitung dieses Tisches ein.',
    'webhook-bad-address': () =>
      'Das ist keine Adresse, an die Ergebnisse gehen dürfen. Eine von Discord beginnt mit https://discord.com/api/webhooks/.',
    'webhook-refused': () =>
      'Die Gegenseite kennt diese Adresse nicht. Kopiere sie noch einmal aus den Einstellungen des Kanals.',
    'webhook-unreachable': () => 'Dort antwortet gerade niemand. Versuch es später noch einmal.',
    'webhook-too-fast': () =>
      'Der Kanal nimmt gerade nichts an, weil zu viel auf einmal kam. Versuch es gleich noch einmal.',
    'only-gm-invites': () => 'Einladen kann nur die Spielleitung dieses Tisches.',
    'no-such-seat': () => 'Dieser Link öffnet hier keinen Platz, oder er gilt nicht mehr.',
    'no-such-invitation': () =>
      'Diese Einladung gilt nicht oder nicht mehr. Bitte die Spielleitung um einen neuen Link.',
    'too-heavy': () => 'Das wäre zu viel auf einmal: Es dauert zu lange oder braucht zu viel Speicher.',
    'name-taken': () => 'So heißt schon die Spielleitung dieses Tisches.',
    'bad-name': () => 'Das ist kein Name, den man lesen kann: höchstens 80 Zeichen, keine unsichtbaren.',
    'too-many-seats': () => 'An diesem Tisch ist kein Platz mehr frei.',
    'table-too-large': () => 'Dieser Tisch ist voll. Die Spielleitung kann ihn mitnehmen und neu beginnen.',
    'method-not-allowed': () => 'Hier wird nur mit POST gefragt.',
    'table-throws': () => 'Die Würfel wirft der Tisch. Hier gibst du nur Entscheidungen an.',
    'spectators-watch': () => 'Du schaust zu. Bilder bringen die mit, die mitspielen.',
    'table-full-of-pictures': ({ max }) =>
      `Für noch ein Bild ist an diesem Tisch kein Platz: ${max} MB sind voll. Nehmt ein kleineres, oder nehmt den Tisch mit und beginnt nur mit dem Stand neu.`,
    'no-such-file': () => 'Dieses Bild gibt es hier nicht.',
    'no-key': () => 'Dafür braucht es den Schlüssel eines Platzes (Authorization: Bearer …).',
    'unknown-tool': ({ tool }) => `Dieses Werkzeug gibt es nicht: ${tool}`,
    'server-unreachable': ({ server }) =>
      `Unter ${server} antwortet kein Tisch. Läuft der Server, und stimmt die Adresse?`,
  },
};
