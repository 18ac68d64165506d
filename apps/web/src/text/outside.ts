import type { Locale } from '@tafelrunde/kernel';
import type { ScreenPart } from '../table/screen-address.ts';

export type ChannelProblem = 'refused' | 'unreachable' | 'too-fast';

/** What is said where a table is shown to others: on a large screen, in a channel. */
export interface OutsideText {
  readonly screen: {
    readonly title: string;
    readonly hint: string;
    readonly lead: string;
    readonly make: string;
    readonly failed: string;
    readonly link: string;
    readonly open: string;
    readonly anew: string;
    readonly anewHint: string;
    readonly transparent: string;
    readonly transparentHint: string;
    readonly shows: string;
    readonly parts: Readonly<Record<ScreenPart, string>>;
    readonly seatName: string;
    readonly noSeat: string;
    readonly noSeatLead: string;
    readonly tooMuch: string;
    readonly tooMuchLead: string;
    readonly waiting: string;
    readonly latest: string;
    readonly order: string;
    readonly party: string;
    readonly turn: (name: string) => string;
    readonly quiet: string;
  };
  readonly channel: {
    readonly title: string;
    readonly hint: string;
    readonly lead: string;
    readonly how: readonly string[];
    readonly address: string;
    readonly addressHint: string;
    readonly set: string;
    readonly busy: string;
    readonly isOn: string;
    readonly problems: Readonly<Record<ChannelProblem, string>>;
    readonly refused: string;
    readonly badAddress: string;
    readonly failed: string;
    readonly change: string;
    readonly remove: string;
    readonly removed: string;
    readonly notice: (what: string) => string;
    readonly look: string;
  };
}

export const outsideTexts: Readonly<Record<Locale, OutsideText>> = {
  de: {
    screen: {
      title: 'Bildschirm für alle',
      hint: 'Für den Fernseher oder einen Stream: Karte, Reihenfolge, Ergebnisse',
      lead: 'Öffne diese Adresse auf dem Fernseher, dem zweiten Bildschirm oder als Browserquelle im Stream. Sie zeigt, was alle sehen dürfen, groß und ohne Knöpfe. Verdecktes bleibt verdeckt.',
      make: 'Adresse anlegen',
      failed: 'Das hat nicht geklappt. Prüf die Verbindung und versuch es noch einmal.',
      link: 'Adresse des Bildschirms',
      open: 'Hier öffnen',
      anew: 'Neue Adresse',
      anewHint: 'Die bisherige nimmst du unter „Plätze“ weg: Sie heißt dort „Bildschirm“.',
      transparent: 'Durchsichtiger Hintergrund',
      transparentHint: 'Für OBS und ähnliche: Nur Karte und Karten sind zu sehen, dahinter liegt dein Bild.',
      shows: 'Was er zeigt',
      parts: { map: 'Karte', order: 'Reihenfolge', results: 'Ergebnisse' },
      seatName: 'Bildschirm',
      noSeat: 'Dieser Bildschirm hat noch keinen Platz',
      noSeatLead:
        'Die Adresse dafür steht im Menü der Spielleitung unter „Bildschirm für alle“. Öffne sie hier noch einmal.',
      tooMuch: 'Dieser Platz sieht zu viel',
      tooMuchLead:
        'Ein Bildschirm für alle zeigt nur, was Zuschauende sehen. Nimm die Adresse aus dem Menü der Spielleitung.',
      waiting: 'Gleich geht es los',
      latest: 'Zuletzt',
      order: 'Reihenfolge',
      party: 'Am Tisch',
      turn: (name) => `${name} ist am Zug`,
      quiet: 'Hier liegt das nächste Ergebnis.',
    },
    channel: {
      title: 'Ergebnisse nach Discord',
      hint: 'Jeder offene Wurf steht dann auch in eurem Kanal',
      lead: 'Tafelrunde schreibt die Ergebnisse dieses Tisches in einen Kanal: nur, was alle sehen dürfen, und ohne jemanden zu erwähnen. Die Adresse bleibt auf dem Server; auch du liest sie hier nicht wieder.',
      how: [
        'In Discord: Kanal bearbeiten, „Integrationen“, „Webhooks“, „Neuer Webhook“.',
        '„Webhook-URL kopieren“ und hier einfügen.',
      ],
      address: 'Webhook-URL',
      addressHint: 'Beginnt mit https://discord.com/api/webhooks/',
      set: 'Verbinden',
      busy: 'Eine erste Nachricht geht hinaus …',
      isOn: 'Verbunden. Die Ergebnisse stehen auch im Kanal.',
      problems: {
        refused:
          'Der Kanal nimmt nichts mehr an: Der Webhook wurde gelöscht oder geändert. Verbinde ihn neu.',
        unreachable: 'Der Kanal war zuletzt nicht zu erreichen. Was danach kommt, wird wieder versucht.',
        'too-fast': 'Der Kanal kommt gerade nicht nach. Was wartet, wird später zusammen geschickt.',
      },
      refused: 'Discord kennt diese Adresse nicht. Kopiere sie noch einmal aus den Einstellungen des Kanals.',
      badAddress: 'Das ist keine Webhook-URL. Sie beginnt mit https://discord.com/api/webhooks/.',
      failed: 'Die erste Nachricht kam nicht an. Prüf die Verbindung und versuch es noch einmal.',
      change: 'Anderer Kanal',
      remove: 'Trennen',
      removed: 'Getrennt. Es geht nichts mehr hinaus.',
      notice: (what) => `Discord: ${what}`,
      look: 'Ansehen',
    },
  },
  en: {
    screen: {
      title: 'Screen for everybody',
      hint: 'For the television or a stream: map, turn order, results',
      lead: 'Open this address on the television, the second screen or as a browser source of a stream. It shows what everybody may see, large and without buttons. What is hidden stays hidden.',
      make: 'Make an address',
      failed: 'That did not work. Check the connection and try again.',
      link: 'Address of the screen',
      open: 'Open here',
      anew: 'New address',
      anewHint: 'You take the old one away under “Seats”: it is called “Screen” there.',
      transparent: 'Transparent background',
      transparentHint: 'For OBS and the like: only map and cards are seen, with your picture behind them.',
      shows: 'What it shows',
      parts: { map: 'Map', order: 'Turn order', results: 'Results' },
      seatName: 'Screen',
      noSeat: 'This screen has no seat yet',
      noSeatLead: 'Its address is in the GM’s menu under “Screen for everybody”. Open it here once more.',
      tooMuch: 'This seat sees too much',
      tooMuchLead:
        'A screen for everybody shows only what spectators see. Take the address from the GM’s menu.',
      waiting: 'About to begin',
      latest: 'Latest',
      order: 'Turn order',
      party: 'At the table',
      turn: (name) => `${name} has the turn`,
      quiet: 'The next result lies here.',
    },
    channel: {
      title: 'Results to Discord',
      hint: 'Every open roll then stands in your channel, too',
      lead: 'Tafelrunde writes the results of this table into a channel: only what everybody may see, and mentioning nobody. The address stays on the server; not even you read it here again.',
      how: [
        'In Discord: edit the channel, “Integrations”, “Webhooks”, “New Webhook”.',
        '“Copy Webhook URL” and paste it here.',
      ],
      address: 'Webhook URL',
      addressHint: 'Begins with https://discord.com/api/webhooks/',
      set: 'Connect',
      busy: 'A first message is on its way …',
      isOn: 'Connected. Results stand in the channel, too.',
      problems: {
        refused: 'The channel takes nothing any more: the webhook was deleted or changed. Connect it anew.',
        unreachable: 'The channel could not be reached lately. What comes next is tried again.',
        'too-fast': 'The channel cannot keep up. What waits is sent together later.',
      },
      refused: 'Discord does not know this address. Copy it again from the settings of the channel.',
      badAddress: 'That is no webhook URL. It begins with https://discord.com/api/webhooks/.',
      failed: 'The first message did not arrive. Check the connection and try again.',
      change: 'Another channel',
      remove: 'Disconnect',
      removed: 'Disconnected. Nothing goes out any more.',
      notice: (what) => `Discord: ${what}`,
      look: 'Look',
    },
  },
};
