import type { Locale } from '@tafelrunde/kernel';

/** What an account says besides the words of its system. */
export interface AccountText {
  readonly evening: (number: number) => string;
  readonly scene: (number: number) => string;
  readonly fight: (number: number) => string;
  readonly round: (number: number) => string;
  readonly players: (names: string) => string;
  readonly gm: (names: string) => string;
  readonly against: (ours: string, theirs: string) => string;
  readonly fightOver: (rounds: number) => string;
  readonly out: (names: string) => string;
  readonly on: (action: string, target: string) => string;
  readonly hidden: string;
  readonly typed: string;
  readonly house: string;
  readonly policy: string;
  readonly revealed: (epoch: number) => string;
  readonly said: (text: string) => string;
  readonly brought: (figure: string) => string;
  readonly shown: (title: string) => string;
  readonly handed: (figure: string) => string;
  readonly freed: (figure: string) => string;
  readonly cancelled: (action: string) => string;
  readonly appear: (names: string) => string;
  readonly nothing: string;
  readonly die: string;
}

const de: AccountText = {
  evening: (number) => `Abend ${number}`,
  scene: (number) => `Szene ${number}`,
  fight: (number) => `Kampf ${number}`,
  round: (number) => `Runde ${number}`,
  players: (names) => `Am Tisch: ${names}`,
  gm: (names) => `Spielleitung: ${names}`,
  against: (ours, theirs) => `${ours} gegen ${theirs}`,
  fightOver: (rounds) =>
    rounds === 1 ? 'Der Kampf endet in der ersten Runde.' : `Der Kampf endet nach ${rounds} Runden.`,
  out: (names) => `Außer Gefecht: ${names}.`,
  on: (action, target) => `${action} → ${target}`,
  hidden: 'etwas geschieht verdeckt',
  typed: 'echte Würfel',
  house: 'Die Hausregeln werden geändert.',
  policy: 'Die Spielleitung legt fest, was sie gefragt wird.',
  revealed: (epoch) => `Die Würfel von Siegel ${epoch} werden offengelegt.`,
  said: (text) => `„${text}“`,
  brought: (figure) => `bringt ${figure} mit.`,
  shown: (title) => `zeigt: „${title}“`,
  handed: (figure) => `spielt nun ${figure}.`,
  freed: (figure) => `gibt ${figure} ab.`,
  cancelled: (action) => `${action} wird aufgegeben`,
  appear: (names) => `Es erscheinen: ${names}.`,
  nothing: 'Noch ist nichts geschehen.',
  die: 'W',
};

const en: AccountText = {
  evening: (number) => `Evening ${number}`,
  scene: (number) => `Scene ${number}`,
  fight: (number) => `Fight ${number}`,
  round: (number) => `Round ${number}`,
  players: (names) => `At the table: ${names}`,
  gm: (names) => `Game master: ${names}`,
  against: (ours, theirs) => `${ours} against ${theirs}`,
  fightOver: (rounds) =>
    rounds === 1 ? 'The fight ends in the first round.' : `The fight ends after ${rounds} rounds.`,
  out: (names) => `Out of action: ${names}.`,
  on: (action, target) => `${action} → ${target}`,
  hidden: 'something happens in secret',
  typed: 'real dice',
  house: 'The house rules are changed.',
  policy: 'The GM settles what is asked.',
  revealed: (epoch) => `The dice of seal ${epoch} are revealed.`,
  said: (text) => `“${text}”`,
  brought: (figure) => `brings ${figure} along.`,
  shown: (title) => `shows: “${title}”`,
  handed: (figure) => `plays ${figure} from now on.`,
  freed: (figure) => `gives ${figure} up.`,
  cancelled: (action) => `${action} is given up`,
  appear: (names) => `Now there: ${names}.`,
  nothing: 'Nothing has happened yet.',
  die: 'd',
};

export const accountTexts: Readonly<Record<Locale, AccountText>> = { de, en };
