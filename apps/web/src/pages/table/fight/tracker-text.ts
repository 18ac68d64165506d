import type { Locale } from '@tafelrunde/kernel';
import { useLocale } from '../../../text/use-text.ts';

/** Everything the tracker says in one language. */
interface TrackerText {
  readonly turnOf: (names: string) => string;
  readonly noRound: string;
  readonly hint: { readonly gm: string; readonly player: string };
  readonly previous: string;
  readonly ownOrder: string;
  readonly endOwn: string;
  readonly order: string;
  readonly states: Readonly<Record<'open' | 'acting' | 'waits' | 'done', string>>;
  readonly others: string;
  readonly nobody: string;
  readonly choose: (name: string) => string;
  readonly move: (name: string, place: number, of: number) => string;
  readonly moved: (name: string, place: number) => string;
  readonly delay: string;
  readonly stepIn: string;
  readonly join: string;
  readonly leave: string;
  readonly split: string;
  readonly chosen: (count: number) => string;
  readonly chooseHint: string;
  readonly clear: string;
  readonly condition: string;
  readonly effect: string;
  readonly group: string;
  readonly groupName: string;
  readonly groupPreset: string;
  readonly groupGo: string;
  readonly conditionTitle: (names: string) => string;
  readonly conditionName: string;
  readonly conditionHint: string;
  readonly rounds: string;
  readonly endless: string;
  readonly give: string;
  readonly left: (rounds: number) => string;
  readonly endCondition: (name: string, figure: string) => string;
  readonly effectTitle: (names: string) => string;
  readonly noEffect: string;
  readonly filter: string;
  readonly time: string;
}

const de: TrackerText = {
  turnOf: (names) => `Am Zug: ${names}`,
  noRound: 'Kein Kampf',
  hint: {
    gm: 'Zähle Runden nach den Regeln, oder leg die Reihenfolge selbst fest, ohne Aktionen mitzuzählen.',
    player: 'Sobald die Spielleitung Runden zählt, siehst du hier, wer wann dran ist.',
  },
  previous: 'Zurück',
  ownOrder: 'Eigene Reihenfolge',
  endOwn: 'Reihenfolge beenden',
  order: 'Reihenfolge',
  states: { open: 'kommt noch', acting: 'am Zug', waits: 'wartet ab', done: 'war dran' },
  others: 'Nicht in der Reihenfolge',
  nobody: 'Noch ist niemand am Tisch. Figuren kommen unter „Bogen“ und „Tisch“ dazu.',
  choose: (name) => `${name} auswählen`,
  move: (name, place, of) => `${name} verschieben, Platz ${place} von ${of}. Mit Pfeil hoch und runter.`,
  moved: (name, place) => `${name} steht jetzt auf Platz ${place}.`,
  delay: 'Abwarten',
  stepIn: 'Eingreifen',
  join: 'Dazunehmen',
  leave: 'Entfernen',
  split: 'Auflösen',
  chosen: (count) => (count === 1 ? '1 Figur ausgewählt' : `${count} Figuren ausgewählt`),
  chooseHint: 'Wähle Figuren aus, um ihnen zusammen einen Zustand oder eine Wirkung zu geben.',
  clear: 'Auswahl aufheben',
  condition: 'Zustand',
  effect: 'Wirkung',
  group: 'Gruppe',
  groupName: 'Name der Gruppe',
  groupPreset: 'Gruppe',
  groupGo: 'Zusammen handeln lassen',
  conditionTitle: (names) => `Zustand für ${names}`,
  conditionName: 'Zustand',
  conditionHint: 'Ein eigenes Wort oder eines aus den Regeln. Es erinnert nur: Regeln wendet es nicht an.',
  rounds: 'Runden',
  endless: 'Ohne Ende',
  give: 'Geben',
  left: (rounds) => (rounds === 1 ? 'noch 1 Runde' : `noch ${rounds} Runden`),
  endCondition: (name, figure) => `${name} bei ${figure} beenden`,
  effectTitle: (names) => `Wirkung auf ${names}`,
  filter: 'Wirkung suchen',
  noEffect: 'Für diese Figuren gibt es nichts, was alle zugleich treffen kann.',
  time: 'Zeit vergeht',
};

const en: TrackerText = {
  turnOf: (names) => `Up now: ${names}`,
  noRound: 'No fight',
  hint: {
    gm: 'Count rounds by the rules, or set the order yourself without counting actions.',
    player: 'As soon as the GM counts rounds you see here who acts when.',
  },
  previous: 'Back',
  ownOrder: 'Order of your own',
  endOwn: 'End the order',
  order: 'Order',
  states: { open: 'to act', acting: 'up now', waits: 'waiting', done: 'has acted' },
  others: 'Not in the order',
  nobody: 'Nobody is at the table yet. Figures are added under “Sheet” and “Table”.',
  choose: (name) => `Select ${name}`,
  move: (name, place, of) => `Move ${name}, place ${place} of ${of}. With arrow up and down.`,
  moved: (name, place) => `${name} is now in place ${place}.`,
  delay: 'Wait',
  stepIn: 'Step in',
  join: 'Bring in',
  leave: 'Remove',
  split: 'Split',
  chosen: (count) => (count === 1 ? '1 figure selected' : `${count} figures selected`),
  chooseHint: 'Select figures to give them a condition or an effect together.',
  clear: 'Clear the selection',
  condition: 'Condition',
  effect: 'Effect',
  group: 'Group',
  groupName: 'Name of the group',
  groupPreset: 'Group',
  groupGo: 'Let them act together',
  conditionTitle: (names) => `Condition for ${names}`,
  conditionName: 'Condition',
  conditionHint: 'A word of your own or one of the rules. It only reminds: it applies no rules.',
  rounds: 'Rounds',
  endless: 'Without end',
  give: 'Give',
  left: (rounds) => (rounds === 1 ? '1 round left' : `${rounds} rounds left`),
  endCondition: (name, figure) => `End ${name} of ${figure}`,
  effectTitle: (names) => `Effect on ${names}`,
  filter: 'Find an effect',
  noEffect: 'For these figures there is nothing that can hit all of them at once.',
  time: 'Time passes',
};

const texts: Readonly<Record<Locale, TrackerText>> = { de, en };

export const useTrackerText = (): TrackerText => texts[useLocale()];
