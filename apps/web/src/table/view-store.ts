import type { Offer } from '@tafelrunde/system';
import type { Audience } from '@tafelrunde/table';
import { create } from 'zustand';

/** By the numbers that call them. */
export const VIEWS = ['sheet', 'board', 'table', 'log', 'tracker', 'rules', 'prepare', 'papers'] as const;
export type View = (typeof VIEWS)[number];

/** Values filled in before an offer is sent. */
export type Values = Readonly<Record<string, unknown>>;

export interface OpenForm {
  readonly offer: Offer;
  /** Filled in already, by pointing at the board. */
  readonly values: Values;
  /** The same for several figures at once, `offer` among them. */
  readonly many?: readonly Offer[];
}

/** What the board is used for beyond moving: putting a figure down, drawing, or pointing at a cell for a form. */
export type BoardMode =
  | { readonly kind: 'place'; readonly figure: string }
  | { readonly kind: 'paint'; readonly cell: string }
  | { readonly kind: 'point'; readonly field: string; readonly form: OpenForm };

/** What is about to be taken back: an event with what followed from it, or all that happened from it on. */
export interface Undoing {
  readonly target: number;
  readonly reach: 'one' | 'onwards';
}

interface ViewState {
  readonly view: View;
  readonly selected: string | null;
  /** The figures the GM does something to at once. */
  readonly chosen: readonly string[];
  readonly form: OpenForm | null;
  /** A figure on the board that was aimed at. */
  readonly target: string | null;
  readonly mode: BoardMode | null;
  /** Questions that were put aside, by run and number of answers. */
  readonly aside: readonly string[];
  /** A question that was asked for although it waits for somebody else. */
  readonly steppedIn: string | null;
  readonly realDice: boolean;
  readonly audience: Audience;
  /** Whether opponents that the GM adds come hidden. */
  readonly hidesNew: boolean;
  /** Faces typed in but not sent, so that nothing is lost by looking elsewhere. */
  readonly drafts: Readonly<Record<string, readonly string[]>>;
  /** A rule whose text is shown. */
  readonly rule: string | null;
  /** Whether a figure is being made. */
  readonly isCreating: boolean;
  /** A requested roll that was opened, by its id. */
  readonly request: string | null;
  /** Whether the GM is asking for a roll. */
  readonly isRequesting: boolean;
  readonly undoing: Undoing | null;
  readonly isHistoryOpen: boolean;
  /** On a phone: whether what is about the table itself is open. */
  readonly isTableOpen: boolean;
  /** On a phone: whether the GM's drawer is open. */
  readonly isPrepareOpen: boolean;
  /** On a phone: whether the papers are open. */
  readonly isPapersOpen: boolean;
  /** Whether the GM looks at the key to the table. */
  readonly isKeyOpen: boolean;
  /** Whether the GM is ending the evening. */
  readonly isEnding: boolean;
  /** Whether the map is open as text. */
  readonly isMapText: boolean;
  /** Where the GM shows the table to others: on a large screen, in a channel. */
  readonly outside: 'screen' | 'channel' | null;
  /** On a phone: whether the GM looks at what waits. */
  readonly isInboxOpen: boolean;
  /** A sentence about something that did not work. */
  readonly notice: string | null;
  change(change: Partial<Omit<ViewState, 'change'>>): void;
}

const FRESH = {
  view: 'sheet',
  selected: null,
  chosen: [],
  form: null,
  target: null,
  mode: null,
  aside: [],
  steppedIn: null,
  realDice: false,
  audience: 'everyone',
  hidesNew: true,
  drafts: {},
  rule: null,
  isCreating: false,
  request: null,
  isRequesting: false,
  undoing: null,
  isHistoryOpen: false,
  isTableOpen: false,
  isPrepareOpen: false,
  isPapersOpen: false,
  isKeyOpen: false,
  isEnding: false,
  outside: null,
  isMapText: false,
  isInboxOpen: false,
  notice: null,
} as const;

/** What one person looks at right now. */
export const useView = create<ViewState>()((set) => ({ ...FRESH, change: (change) => set(change) }));

export const resetView = (): void => useView.setState(FRESH);
