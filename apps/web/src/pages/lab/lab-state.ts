import { parseHouse, type System } from '@tafelrunde/system';
import type { Path } from '../../state/route.ts';

export type Json = Readonly<Record<string, unknown>>;

/** What the lab looks at: dice in notation, or an action with free values or done by a sample figure. */
export interface Subject {
  /** `dice`, or the id of a system. */
  readonly system: string;
  /** The action without its system; empty for dice. */
  readonly action: string;
  /** A template whose figure acts; empty for free values. */
  readonly figure: string;
}

/** One of up to four cases that are compared. */
export interface Variant {
  readonly input: Json;
  /** Only what differs from the defaults. */
  readonly house: Json;
}

export const SHAPES = ['exact', 'atLeast', 'atMost'] as const;
/** The chance of each value, of at least it, or of at most it. */
export type Shape = (typeof SHAPES)[number];

/** Everything a link has to say to bring the same view back. */
export interface LabState {
  readonly subject: Subject;
  readonly variants: readonly Variant[];
  /** The chance that the sentence answers; empty for the usual one. */
  readonly chance: string;
  /** The field of the outcome that is drawn; empty for the usual one. */
  readonly axis: string;
  readonly shape: Shape;
  /** The input a slider moves, as a path with dots; empty for the usual one. */
  readonly sweep: string;
  /** What best play aims at, as `goalKey` writes it; empty for what the action has by itself. */
  readonly goal: string;
  /** With dice: the total to reach. */
  readonly target: number | null;
}

export const MAX_VARIANTS = 4;
export const DICE = 'dice';
const LETTERS = ['A', 'B', 'C', 'D'] as const;
export const letterOf = (index: number): string => LETTERS[index] ?? '?';

export const startOf = (subject: Subject): LabState => ({
  subject,
  variants: [],
  chance: '',
  axis: '',
  shape: 'exact',
  sweep: '',
  goal: '',
  target: null,
});

/** The address that brings this view back. */
export function addressOf({ subject, variants, chance, axis, shape, sweep, goal, target }: LabState): Path {
  const query = new URLSearchParams();
  if (subject.figure !== '') query.set('figure', subject.figure);
  for (const { input, house } of variants) {
    query.append('v', subject.system === DICE ? String(input['notation']) : JSON.stringify(input));
    query.append('h', Object.keys(house).length > 0 ? JSON.stringify(house) : '');
  }
  if (query.getAll('h').every((one) => one === '')) query.delete('h');
  if (chance !== '') query.set('chance', chance);
  if (axis !== '') query.set('by', axis);
  if (shape !== 'exact') query.set('shape', shape);
  if (sweep !== '') query.set('slide', sweep);
  if (goal !== '') query.set('goal', goal);
  if (target !== null) query.set('target', String(target));
  const path = subject.system === DICE ? `/lab/${DICE}` : `/lab/${subject.system}/${subject.action}`;
  const text = query.toString();
  return (text === '' ? path : `${path}?${text}`) as Path;
}

/** Reads an address; whatever in it cannot be read is left out. */
export function stateFrom(pathname: string, search: string): LabState {
  const [, , system = '', action = ''] = pathname.split('/').map(decodeURIComponent);
  const query = new URLSearchParams(search);
  const start = startOf({ system, action, figure: query.get('figure') ?? '' });
  const houses = query.getAll('h');
  const variants = query
    .getAll('v')
    .slice(0, MAX_VARIANTS)
    .flatMap((text, i): readonly Variant[] => {
      const input = system === DICE ? { notation: text } : objectIn(text);
      return input === undefined ? [] : [{ input, house: objectIn(houses[i] ?? '') ?? {} }];
    });
  const shape = SHAPES.find((one) => one === query.get('shape')) ?? 'exact';
  const target = Number(query.get('target') ?? Number.NaN);
  return {
    ...start,
    variants,
    chance: query.get('chance') ?? '',
    axis: query.get('by') ?? '',
    shape,
    sweep: query.get('slide') ?? '',
    goal: query.get('goal') ?? '',
    target: Number.isInteger(target) ? target : null,
  };
}

/** House rules from a link: what the system does not know any more is left out. */
export const soundHouse = (system: System, house: Json): Json =>
  Object.fromEntries(
    Object.entries(house).filter(([key, value]) => parseHouse(system.houseRules, { [key]: value }).ok),
  );

function objectIn(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}
