const de = {
  made: (degrees: number) =>
    degrees === 0
      ? 'Gelungen'
      : degrees === 1
        ? 'Gelungen, eine Steigerung'
        : `Gelungen, ${degrees} Steigerungen`,
  failed: 'Misslungen',
  won: 'Gewonnen',
  lost: 'Verloren',
  hit: 'Getroffen',
  missed: 'Verfehlt',
  against: (a: number, b: number | string) => `${a} gegen ${b}`,
  armourClass: (value: number) => `RK ${value}`,
  goal: (value: number) => `gegen ${value}`,
  unarmed: 'Waffenlos',
  moduleOff:
    'Angriffe sind bei Probenwürfel ein Zusatzmodul: Die Spielleitung schaltet es in den Hausregeln ein.',
  moduleOn: 'Angriffe einschalten',
  total: (value: number) => `zusammen ${value}`,
  out: 'Diese Figur ist außer Gefecht.',
};

const en: typeof de = {
  made: (degrees) =>
    degrees === 0 ? 'Success' : degrees === 1 ? 'Success with a raise' : `Success with ${degrees} raises`,
  failed: 'Failure',
  won: 'Won',
  lost: 'Lost',
  hit: 'Hit',
  missed: 'Miss',
  against: (a, b) => `${a} against ${b}`,
  armourClass: (value) => `AC ${value}`,
  goal: (value) => `against ${value}`,
  unarmed: 'Unarmed',
  moduleOff: 'In Probenwürfel attacks are an extra module: the GM switches it on in the house rules.',
  moduleOn: 'Switch attacks on',
  total: (value) => `${value} in all`,
  out: 'This figure is out of action.',
};

/** What a run has come to, and what is missing, in short words. */
export const playWords = { de, en };
