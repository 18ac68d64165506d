import type { Text } from '@tafelrunde/kernel';

/** The colour a system is known by. */
export const ACCENTS = ['copper', 'moss', 'indigo', 'plum'] as const;
export type Accent = (typeof ACCENTS)[number];

/** What a page shows of a system before it is loaded. */
export interface SystemCard {
  readonly id: string;
  readonly title: Text;
  readonly summary: Text;
  readonly accent: Accent;
  /** A picture of its dice: sides and the face that is up. */
  readonly dice: readonly (readonly [sides: number, face: number])[];
}

/** A system of the host: where a page gets its module, and what it shows before. */
export interface OutsideCard {
  readonly id: string;
  readonly title: Text;
  readonly summary: Text;
  /** The address of a module that exports it as `system`. */
  readonly module: string;
}

/** In the order they are offered; only those that can be loaded are. */
export const CARDS: readonly SystemCard[] = [
  {
    id: 'heldenhandbuch',
    title: { de: 'Heldenhandbuch', en: 'Heldenhandbuch' },
    summary: {
      de: 'Pools von W6 bis W20: Gleiche und Folgen sammeln, behalten oder weiterwürfeln. Leben in Ringen.',
      en: 'Pools from d6 to d20: gather sets and runs, keep them or roll on. Life in rings.',
    },
    accent: 'copper',
    dice: [
      [20, 14],
      [20, 14],
      [20, 13],
      [12, 7],
    ],
  },
  {
    id: 'probenwuerfel',
    title: { de: 'Probenwürfel', en: 'Probenwürfel' },
    summary: {
      de: 'Attributswürfel und Probenwürfel, nach oben offen. Je vier über dem Ziel sind eine Steigerung.',
      en: 'An attribute die plus a skill die, open-ended. Every four beyond the goal are a raise.',
    },
    accent: 'moss',
    dice: [
      [8, 8],
      [8, 5],
      [10, 7],
    ],
  },
  {
    id: 'd6pool',
    title: { de: 'D6 Pool', en: 'D6 Pool' },
    summary: {
      de: 'Viele W6, Erfolge ab fünf; Strafwürfel ziehen ab, Schicksalswürfel retten. Mit Wunden und Umwelt.',
      en: 'Many d6, successes from five; penalty dice take away, fate dice save. With wounds and environment.',
    },
    accent: 'indigo',
    dice: [
      [6, 6],
      [6, 5],
      [6, 2],
      [6, 5],
      [6, 1],
    ],
  },
  {
    id: 'grundregelwerk',
    title: { de: 'Grundregelwerk', en: 'Grundregelwerk' },
    summary: {
      de: 'Ein Würfel von W6 bis W20 gegen 4, 6, 8 oder 12. Herzen, Mana und Vergeltung auf kleinem Feld.',
      en: 'One die from d6 to d20 against 4, 6, 8 or 12. Hearts, Mana and retaliation on a small board.',
    },
    accent: 'plum',
    dice: [
      [6, 4],
      [8, 7],
      [10, 9],
      [12, 11],
      [20, 20],
    ],
  },
];
