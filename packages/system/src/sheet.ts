import type { Locale, Problem } from '@tafelrunde/kernel';

/** One value on a sheet. The words are in the reader's language already. */
export interface SheetRow {
  /** Stable: offers that belong to this value name it as their `row`. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The dice it stands for, by their sides. */
  readonly dice?: readonly number[];
  /** Where it comes from, in a few words: `W8 + 1`. */
  readonly hint?: string;
  /** The rule it follows from. */
  readonly rule?: string;
}

/** Values that belong together. */
export interface SheetSection {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly SheetRow[];
}

/** Something that is set while a character is made. */
export type Control = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly rule?: string;
} & (
  | { readonly kind: 'text'; readonly value: string; readonly maxLength: number }
  | { readonly kind: 'flag'; readonly value: boolean }
  | {
      readonly kind: 'choice';
      readonly value: string;
      readonly options: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
    }
  /** Goes up and down by one place: set to `up` or `down`. */
  | {
      readonly kind: 'step';
      readonly value: string;
      readonly dice?: readonly number[];
      readonly canRise: boolean;
      readonly canFall: boolean;
    }
  /** Any number of the options: set to the list of those chosen. */
  | {
      readonly kind: 'many';
      readonly value: readonly string[];
      readonly options: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
    }
);

export interface ControlSection {
  readonly id: string;
  readonly title: string;
  /** Sections of the same step stand on one screen; without it a section is a step of its own. */
  readonly step?: { readonly id: string; readonly title: string };
  readonly controls: readonly Control[];
}

/** What is left to spend. */
export interface Budget {
  readonly id: string;
  readonly label: string;
  readonly left: number;
  readonly total: number;
}

/**
 * How a character is made, step by step. A draft is a plain value of the system; it may break rules on the way, and
 * `problems` says which.
 */
export interface Creation {
  start(house: unknown): unknown;
  controls(draft: unknown, house: unknown, locale: Locale): readonly ControlSection[];
  /** The draft with one control set; a control or value that does not exist leaves it as it is. */
  set(draft: unknown, control: string, value: unknown, house: unknown): unknown;
  budgets(draft: unknown, house: unknown, locale: Locale): readonly Budget[];
  problems(draft: unknown, house: unknown): readonly Problem[];
  /** The character the draft stands for now: its sheet can be shown while it is made. */
  character(draft: unknown, house: unknown): unknown;
  /** The input of the action that creates it. */
  input(draft: unknown): Readonly<Record<string, unknown>>;
}
