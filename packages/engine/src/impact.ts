import type { Locale, Result } from '@tafelrunde/kernel';
import { type Action, defaultsOf, type Estimate, type System } from '@tafelrunde/system';
import { CHARACTER_FIELDS, placed } from './characters.ts';
import { attempt, badValue, type Complaint, complain, complained } from './complaint.ts';
import { type Fields, isObject, readFields, readList, readText, requiredText } from './fields.ts';
import { readHouse } from './input.ts';
import type { Limits } from './limits.ts';
import { odds } from './odds.ts';
import type { Registry } from './registry.ts';
import { type SheetChange, sheetImpact } from './sheet-impact.ts';
import { findAction, findSystem } from './subject.ts';
import { tellProblem } from './tell.ts';
import { checkLabel, figureChecks, typicalChecks, type Watched } from './watched.ts';

/** A chance, and how often was thrown for it; 0: it is calculated. */
export interface Followed {
  readonly chance: Estimate;
  readonly runs: number;
}

/** A check with its chance before and after; undefined where it has none. */
export interface Move extends Watched {
  readonly before: Followed | undefined;
  readonly after: Followed | undefined;
}

/** What house rules do to the chances people know. */
export interface Impact {
  readonly system: string;
  /** Only what differs from the defaults. */
  readonly house: Fields;
  readonly checks: readonly Move[];
  /** What each changed switch does by itself: those checks that it moves, the others staying as they are set. */
  readonly switches: readonly { readonly key: string; readonly moves: readonly Move[] }[];
  readonly figure?: FigureImpact;
}

export interface FigureImpact {
  readonly id: string;
  readonly name: string;
  readonly sheet: readonly SheetChange[];
  readonly problems: readonly FigureProblem[];
  readonly checks: readonly Move[];
}

export interface FigureProblem {
  readonly code: string;
  readonly message: string;
  readonly at: string;
  readonly rule: string | null;
}

export const IMPACT_FIELDS = ['system', 'house', 'checks', ...CHARACTER_FIELDS];

const MOST_CHECKS = 20;

/** What one chance among many may cost, and of an action whose runs are long. More would take too long altogether. */
const EFFORT = { budget: 8_000, runs: 1_000 };
const LONG_EFFORT = { budget: 100, runs: 100 };

/** The chance of a check under these house rules; undefined where it has none. */
export function chanceUnder(
  registry: Registry,
  check: Omit<Watched, 'label'>,
  house: Fields,
  limits: Limits,
): Followed | undefined {
  const found = askedUnder(registry, check, house, limits);
  return found.ok ? found.value : undefined;
}

function askedUnder(
  registry: Registry,
  { action, input, chance }: Omit<Watched, 'label'>,
  house: Fields,
  limits: Limits,
): Result<Followed | undefined, Complaint> {
  const isLong = registry.systems.some(({ actions }) =>
    actions.some(({ id, budget }) => id === action && budget !== undefined),
  );
  const cost = { ...limits, ...(isLong ? LONG_EFFORT : EFFORT), ranges: false };
  const found = odds(registry, { action, input, house }, cost);
  if (!found.ok) return found;
  const told = found.value.kind === 'action' ? found.value.odds.chances[chance] : undefined;
  return { ok: true, value: told && { chance: told, runs: found.value.runs } };
}

/**
 * Whether a change can be told. Estimates of equally many throws are made of the same dice, so that any difference
 * comes from the rules; others have to be apart by more than chance.
 */
export function hasMoved(before: Followed | undefined, after: Followed | undefined): boolean {
  if (before === undefined || after === undefined) return before !== after;
  if (before.runs === after.runs) return Math.abs(before.chance.p - after.chance.p) > 1e-12;
  const [one, other] = [boundsOf(before.chance), boundsOf(after.chance)];
  return one.high < other.low || other.high < one.low;
}

const boundsOf = (chance: Estimate) => ('low' in chance ? chance : { low: chance.p, high: chance.p });

/** `{ system, house, checks?, characters?, as?, against? }` */
export function impact(
  registry: Registry,
  request: unknown,
  limits: Limits,
  locale: Locale,
): Result<Impact, Complaint> {
  return attempt(() => {
    const fields = readFields(request, IMPACT_FIELDS);
    const system = findSystem(registry, requiredText(fields, 'system'));
    const house = changesIn(system, fields['house']);
    const given = readList(fields, 'checks', MOST_CHECKS);
    const subject = figureIn(registry, system, fields, locale);
    const within = untilTimeIsUp(limits);
    const chanceOf = (check: Watched, under: Fields) => chanceUnder(registry, check, under, within());
    const watched =
      given === undefined
        ? typicalChecks(system, locale)
        : given.map((raw, i) => ownCheck(registry, system, raw, `checks.${i}`, locale, within()));
    const moved = (check: Watched, from: Fields): Move => ({
      ...check,
      before: chanceOf(check, from),
      after: chanceOf(check, house),
    });
    const checks = watched.map((check) => moved(check, {}));
    const keys = Object.keys(house);
    const switches = keys.map((key) => {
      const { [key]: _, ...rest } = house;
      // With a single change its own effect is the whole one.
      const alone =
        keys.length === 1 ? checks : checks.map((one) => ({ ...one, before: chanceOf(one, rest) }));
      return { key, moves: alone.filter(({ before, after }) => hasMoved(before, after)) };
    });
    const figure = subject && {
      id: subject.id,
      name: subject.name,
      ...sheetOf(system, subject.character, house, locale),
      checks: subject.checks.map((check) => moved(check, {})),
    };
    return { system: system.id, house, checks, switches, ...(figure === undefined ? {} : { figure }) };
  });
}

/** The house rules that differ from the defaults. */
function changesIn(system: System, raw: unknown): Fields {
  const house = readHouse(system, raw) as Fields;
  const same = (key: string) =>
    JSON.stringify(house[key]) === JSON.stringify(system.houseRules[key]?.default);
  return Object.fromEntries(Object.entries(house).filter(([key]) => !same(key)));
}

/** All calculations together have the time of one. */
function untilTimeIsUp(limits: Limits): () => Limits {
  const { time } = limits;
  if (time === undefined) return () => limits;
  const end = time.clock() + time.ms;
  return () => {
    const left = end - time.clock();
    if (left <= 0) throw complain('too-large', {}, 'house');
    return { ...limits, time: { ...time, ms: left } };
  };
}

const CHECK_FIELDS = ['action', 'input', 'chance'];

/** A check of one's own; what is wrong with it is named by its place. */
function ownCheck(
  registry: Registry,
  system: System,
  raw: unknown,
  at: string,
  locale: Locale,
  limits: Limits,
): Watched {
  const read = attempt(() => {
    const fields = readFields(raw, CHECK_FIELDS);
    const { action } = ofSystem(registry, system, requiredText(fields, 'action'));
    const chance = chanceIn(action, readText(fields, 'chance'));
    const input = isObject(fields['input']) ? fields['input'] : {};
    const label = checkLabel(system.words[locale], action, chance, input, locale);
    const check = { label, action: action.id, input: (fields['input'] ?? {}) as Fields, chance };
    const found = askedUnder(registry, check, {}, limits);
    if (!found.ok) throw complained(found.error);
    return check;
  });
  if (read.ok) return read.value;
  throw complained({ ...read.error, at: read.error.at === undefined ? at : `${at}.${read.error.at}` });
}

function ofSystem(registry: Registry, system: System, name: string) {
  const found = findAction(registry, name);
  if (found.system === system) return found;
  const allowed = system.actions.map(({ id }) => id).join(', ');
  throw badValue({ code: 'not-one-of', at: 'action', data: { allowed } });
}

function chanceIn({ chances }: Action, name: string | undefined): string {
  const names = Object.keys(chances);
  const chance = name ?? names[0];
  if (chance !== undefined && names.includes(chance)) return chance;
  throw badValue({ code: 'not-one-of', at: 'chance', data: { allowed: names.join(', ') || '–' } });
}

/** The figure that is followed, in a scene with the others. */
function figureIn(registry: Registry, system: System, fields: Fields, locale: Locale) {
  if (CHARACTER_FIELDS.every((name) => fields[name] === undefined)) return undefined;
  const usual = defaultsOf(system.houseRules);
  const action = system.actions.find(({ fields }) => fields !== null);
  if (action === undefined) throw complain('action-without-figures', { action: system.id }, 'characters');
  const { scene, acting } = placed(registry, system, fields, undefined, usual, action);
  const figures = system.table.figures(scene, usual);
  const own = figures.find(({ id }) => id === acting);
  if (own === undefined) throw badValue({ code: 'missing-field', at: 'characters' });
  const { id, name } = own;
  const nameOf = (one: string) =>
    one === id ? '' : (figures.find((other) => other.id === one)?.name ?? one);
  const offers = system.table.offers(scene, id, usual);
  const checks = figureChecks(system, scene, offers, locale, nameOf);
  return { id, name, character: system.table.character(scene, id), checks };
}

function sheetOf(
  system: System,
  character: unknown,
  house: Fields,
  locale: Locale,
): Pick<FigureImpact, 'sheet' | 'problems'> {
  const { rows, problems } = sheetImpact(system, character, house, locale);
  const told = problems.map((problem) => ({
    code: problem.code,
    message: tellProblem(problem, locale, system),
    at: problem.at,
    rule: problem.rule ?? null,
  }));
  return { sheet: rows, problems: told };
}
