import type { DiseaseId } from '../data/diseases.ts';
import { DAY, HOUR, MINUTE, type TimeUnit, WEEK, YEAR } from '../data/durations.ts';
import type { Ground } from '../data/falls.ts';
import type { AcidId, Climate, Clothing, DrugStrength, FireId } from '../data/hazards.ts';
import type { ObjectId } from '../data/objects.ts';
import type { PoisonId } from '../data/poisons.ts';
import type { Affliction } from '../model.ts';
import type { DueKind } from '../surroundings-facts.ts';

/** Results of hazards, things and passing time that stand in outcomes. */
export const HAZARD_RESULTS = [
  'checked',
  'calmed',
  'heldOut',
  'stunned',
  'wounded',
  'breathes',
  'breathless',
  'burned',
  'unburned',
  'hurt',
  'unhurt',
  'harmless',
  'helps',
  'unharmed',
  'waits',
  'harmed',
  'withstood',
  'over',
  'infected',
  'exposed',
  'resisted',
  'attitude',
  'fluent',
  'waived',
  'understood',
  'barrier',
  'placed',
  'hit',
  'missed',
  'destroyed',
  'nothing',
  'bursts',
  'explodes',
  'exploded',
  'landed',
  'dud',
  'settled',
  'set',
] as const;

type SpanUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'year';
type OneAndMany = readonly [one: string, many: string];

/** The names of hazards, substances and things, in one language. */
export interface SurroundingsNames {
  readonly poisons: Readonly<Record<PoisonId, string>>;
  readonly diseases: Readonly<Record<DiseaseId, string>>;
  readonly fires: Readonly<Record<FireId, string>>;
  readonly acids: Readonly<Record<AcidId, string>>;
  readonly drugStrengths: Readonly<Record<DrugStrength, string>>;
  readonly climates: Readonly<Record<Climate, string>>;
  readonly clothings: Readonly<Record<Clothing, string>>;
  readonly grounds: Readonly<Record<Ground, string>>;
  readonly objects: Readonly<Record<ObjectId, string>>;
  readonly timeUnits: Readonly<Record<TimeUnit, string>>;
  readonly dueKinds: Readonly<Record<DueKind, string>>;
  readonly afflictionKinds: Readonly<Record<Affliction['kind'], string>>;
  readonly hazardResults: Readonly<Record<(typeof HAZARD_RESULTS)[number], string>>;
}

export type SpanWords = Readonly<Record<SpanUnit, OneAndMany>>;

const SPANS: readonly (readonly [SpanUnit, number])[] = [
  ['year', YEAR],
  ['week', WEEK],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', 1],
];

/** A span of time in its two largest units: `3 days 4 hours`. */
export function spanIn(words: SpanWords, seconds: number): string {
  let rest = seconds;
  const parts: string[] = [];
  for (const [unit, length] of SPANS) {
    const n = Math.floor(rest / length);
    rest -= n * length;
    const [one, many] = words[unit];
    if (n > 0) parts.push(`${n} ${n === 1 ? one : many}`);
  }
  return parts.length === 0 ? `0 ${words.second[1]}` : parts.slice(0, 2).join(' ');
}
