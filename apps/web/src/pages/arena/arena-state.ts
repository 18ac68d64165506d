import type { Locale } from '@tafelrunde/kernel';
import type { ReadyFighter } from '@tafelrunde/system';
import type { Changes } from '../house/changes.ts';

export type Json = Readonly<Record<string, unknown>>;

/** One line of a side: so many of a template, or of somebody's sheet. */
export interface Figure {
  readonly source: { readonly template: string } | { readonly character: Json };
  /** Empty: called what the template or the sheet is called. */
  readonly name: string;
  readonly count: number;
}

export interface Side {
  readonly name: string;
  /** One of the system's policies; empty: as everybody decides. */
  readonly policy: string;
  readonly figures: readonly Figure[];
}

/** A fight as it is set up: it may break rules on the way, and `parseScenario` says which. */
export interface Draft {
  readonly sides: readonly Side[];
  /** Only what differs from the defaults. */
  readonly house: Changes;
  /** What the system wants to know beyond the figures; what is missing has its usual value. */
  readonly settings: Json;
  /** Undefined: the usual number. */
  readonly maxRounds: number | undefined;
}

/** Everything a link has to say to bring the same view back. */
export interface ArenaState {
  /** One to three cases side by side. */
  readonly drafts: readonly Draft[];
  readonly active: number;
  readonly fights: number;
  readonly seed: number;
  /** Percentile of the first side's luck. */
  readonly luck: number;
  /** The fight that is told; null: none. */
  readonly told: number | null;
}

export const MAX_DRAFTS = 3;
export const FIGHTS = [200, 1_000, 5_000, 20_000, 100_000] as const;
export const MAX_FIGHTS = 1_000_000;
export const MAX_SEED = 999_999;
/** More of one kind than this are a battle, not a fight. */
export const MAX_COUNT = 30;

const FIELDS = ['system', 'house', 'sides', 'maxRounds'];

/** The draft as a file that `tafelrunde simulate` reads. */
export const scenarioOf = (system: string, { sides, house, settings, maxRounds }: Draft): Json => ({
  system,
  ...(Object.keys(house).length > 0 ? { house } : {}),
  ...settings,
  sides: sides.map(({ name, policy, figures }) => ({
    name,
    ...(policy === '' ? {} : { policy }),
    figures: figures.map(({ source, name: called, count }) => ({
      ...source,
      ...(called === '' ? {} : { name: called }),
      ...(count === 1 ? {} : { count }),
    })),
  })),
  ...(maxRounds === undefined ? {} : { maxRounds }),
});

const isObject = (raw: unknown): raw is Json =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const textIn = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

/** A scenario back as a draft; undefined if it has no sides with figures. What its values are worth is judged later. */
export function draftOf(raw: unknown): Draft | undefined {
  if (!isObject(raw) || !Array.isArray(raw['sides'])) return undefined;
  const sides = raw['sides'].map(sideOf);
  if (!sides.every((side) => side !== undefined)) return undefined;
  const { house, maxRounds } = raw as { readonly house?: unknown; readonly maxRounds?: unknown };
  return {
    sides,
    house: isObject(house) ? house : {},
    settings: Object.fromEntries(Object.entries(raw).filter(([key]) => !FIELDS.includes(key))),
    maxRounds: typeof maxRounds === 'number' ? maxRounds : undefined,
  };
}

function sideOf(raw: unknown): Side | undefined {
  if (!isObject(raw) || !Array.isArray(raw['figures'])) return undefined;
  const figures = raw['figures'].map(figureOf);
  if (!figures.every((figure) => figure !== undefined)) return undefined;
  return { name: textIn(raw['name']), policy: textIn(raw['policy']), figures };
}

function figureOf(raw: unknown): Figure | undefined {
  if (!isObject(raw)) return undefined;
  const { template, character, name, count } = raw as Readonly<Record<keyof Figure | string, unknown>>;
  const source =
    typeof template === 'string' ? { template } : isObject(character) ? { character } : undefined;
  if (source === undefined) return undefined;
  return { source, name: textIn(name), count: typeof count === 'number' ? count : 1 };
}

/** What a line of a side is called. */
export function figureName(
  { source, name }: Figure,
  fighters: readonly ReadyFighter[],
  locale: Locale,
): string {
  if (name !== '') return name;
  if ('character' in source) return textIn(source.character['name']);
  return fighters.find(({ id }) => id === source.template)?.title[locale] ?? source.template;
}

/** The state with something changed in the case that is open. */
export const withDraft = (state: ArenaState, change: Partial<Draft>): ArenaState => ({
  ...state,
  drafts: state.drafts.map((draft, i) => (i === state.active ? { ...draft, ...change } : draft)),
});

/** A further case starts as a copy of the one that is open, and is opened. */
export const withCopy = (state: ArenaState): ArenaState => {
  const copied = state.drafts[state.active];
  if (copied === undefined || state.drafts.length >= MAX_DRAFTS) return state;
  return { ...state, drafts: [...state.drafts, copied], active: state.drafts.length, told: null };
};

export const withoutDraft = (state: ArenaState, index: number): ArenaState => ({
  ...state,
  drafts: state.drafts.filter((_, i) => i !== index),
  active: 0,
  told: null,
});

/** More of a kind that is there already, or a new line. */
export function withFigure(side: Side, source: Figure['source']): Side {
  const { figures } = side;
  const key = JSON.stringify(source);
  const known = figures.findIndex((one) => one.name === '' && JSON.stringify(one.source) === key);
  return {
    ...side,
    figures:
      known < 0
        ? [...figures, { source, name: '', count: 1 }]
        : figures.map((one, i) =>
            i === known ? { ...one, count: Math.min(one.count + 1, MAX_COUNT) } : one,
          ),
  };
}
