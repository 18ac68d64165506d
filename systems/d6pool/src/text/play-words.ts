/** With a minus of its own width. */
const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

const de = {
  made: (crits: number) =>
    crits === 0
      ? 'Gelungen'
      : crits === 1
        ? 'Gelungen, ein kritischer Erfolg'
        : `Gelungen, ${crits} kritische Erfolge`,
  failed: 'Misslungen',
  fumble: 'Patzer',
  fumbleInLine: 'Patzer',
  hit: 'Getroffen',
  missed: 'Verfehlt',
  won: 'Gewonnen',
  lost: 'Verloren',
  against: (a: number, b: number) => `${signed(a)} gegen ${b}`,
  net: (a: number) => (a === 1 ? '1 Erfolg' : `${a} Erfolge`),
  takes: (a: number) => (a === 0 ? 'nimmt nichts' : a === 1 ? 'nimmt einen Erfolg' : `nimmt ${a} Erfolge`),
  goal: (value: number) => `Schwierigkeit ${value}`,
  action: 'Aktion',
  free: 'freie Aktion',
  dead: 'Diese Figur ist tot.',
  unconscious: 'Diese Figur ist bewusstlos.',
};

const en: typeof de = {
  made: (crits) =>
    crits === 0
      ? 'Success'
      : crits === 1
        ? 'Success with a critical success'
        : `Success with ${crits} critical successes`,
  failed: 'Failure',
  fumble: 'Fumble',
  fumbleInLine: 'fumble',
  hit: 'Hit',
  missed: 'Miss',
  won: 'Won',
  lost: 'Lost',
  against: (a, b) => `${signed(a)} against ${b}`,
  net: (a) => (a === 1 ? '1 success' : `${a} successes`),
  takes: (a) => (a === 0 ? 'takes nothing' : a === 1 ? 'takes one success' : `takes ${a} successes`),
  goal: (value) => `difficulty ${value}`,
  action: 'action',
  free: 'free action',
  dead: 'This figure is dead.',
  unconscious: 'This figure is unconscious.',
};

/** What a run has come to, and why nothing can be done, in short words. */
export const playWords = { de, en };
