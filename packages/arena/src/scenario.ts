import { err, type Locale, ok, type Problem, type Result } from '@tafelrunde/kernel';
import {
  type ArenaKind,
  type ArenaSide,
  type Combatant,
  parseHouse,
  type ReadyFighter,
  type System,
} from '@tafelrunde/system';

/** Limits of what is read from outside. */
export const MAX_FIGHTERS = 60;
export const MAX_ROUNDS = 10_000;
const USUAL_ROUNDS = 200;
const MAX_SIDE_NAME = 80;

/** A fight that can be fought any number of times: plain data, so that it can be sent to a worker. */
export interface Scenario {
  readonly system: string;
  readonly house: unknown;
  readonly settings: unknown;
  readonly sides: readonly ArenaSide[];
  readonly maxRounds: number;
}

type Fields = Readonly<Record<string, unknown>>;
type Read<T> = Result<T, readonly Problem[]>;

const FIELDS = ['system', 'house', 'sides', 'maxRounds'];

/**
 * Reads a scenario of this system: `{ system, house?, sides: [{ name, policy?, figures: [{ template | character, name?,
 * count? }] }], maxRounds? }`, and what else the system wants to know. The locale names figures that come from a template.
 */
export function parseScenario(system: System, raw: unknown, locale: Locale): Read<Scenario> {
  if (!isObject(raw)) return err([{ code: 'not-an-object', at: '' }]);
  const { arena } = system;
  const own = Object.entries(raw).filter(([key]) => !FIELDS.includes(key));
  const settings = parseHouse(arena.settings, Object.fromEntries(own));
  const house = parseHouse(system.houseRules, raw['house'] ?? {});
  const maxRounds = wholeNumber(raw['maxRounds'], USUAL_ROUNDS, MAX_ROUNDS, 'maxRounds');
  const problems = [
    ...(raw['system'] === system.id
      ? []
      : [{ code: 'not-one-of', at: 'system', data: { allowed: system.id } }]),
    ...(settings.ok ? [] : settings.error.map(unknownField)),
    ...(house.ok ? [] : house.error.map((problem) => ({ ...problem, at: within('house', problem.at) }))),
    ...(maxRounds.ok ? [] : maxRounds.error),
  ];
  if (!settings.ok || !house.ok || !maxRounds.ok || problems.length > 0) return err(problems);
  const sides = readSides(arena, raw['sides'], arena.fighters(house.value), locale);
  if (!sides.ok) return sides;
  const scenario: Scenario = {
    system: system.id,
    house: house.value,
    settings: settings.value,
    sides: sides.value,
    maxRounds: maxRounds.value,
  };
  const ready = arena.ready(scenario, scenario.house);
  return ready.ok ? ok(scenario) : ready;
}

const isObject = (raw: unknown): raw is Fields =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** `house` is where the switches' own messages say they stand. */
const within = (field: string, at: string): string => (at === field ? field : `${field}.${at}`);

/** What is no setting of the system is no field at all. */
const unknownField = (problem: Problem): Problem =>
  problem.code === 'unknown-switch' ? { code: 'unknown-field', at: problem.at } : problem;

function wholeNumber(raw: unknown, otherwise: number, max: number, at: string): Read<number> {
  if (raw === undefined) return ok(otherwise);
  const fits = Number.isInteger(raw) && (raw as number) >= 1 && (raw as number) <= max;
  return fits ? ok(raw as number) : err([{ code: 'not-in-range', at, data: { min: 1, max } }]);
}

function readSides(
  arena: ArenaKind,
  raw: unknown,
  templates: readonly ReadyFighter[],
  locale: Locale,
): Read<readonly ArenaSide[]> {
  const { maxSides } = arena;
  if (!Array.isArray(raw)) return err([{ code: 'wrong-type', at: 'sides', data: { expected: 'array' } }]);
  if (raw.length < 2) return err([{ code: 'too-few', at: 'sides', data: { min: 2 } }]);
  if (raw.length > maxSides) return err([{ code: 'too-many', at: 'sides', data: { max: maxSides } }]);
  const ids = new Set<string>();
  const read = raw.map((side, i) => readSide(arena, side, `sides.${i}`, templates, locale, ids));
  const problems = read.flatMap((side) => (side.ok ? [] : side.error));
  if (problems.length > 0) return err(problems);
  const sides = read.flatMap((side) => (side.ok ? [side.value] : []));
  if (new Set(sides.map(({ name }) => name)).size < sides.length)
    return err([{ code: 'names-not-unique', at: 'sides' }]);
  const count = sides.reduce((sum, { figures }) => sum + figures.length, 0);
  return count > MAX_FIGHTERS
    ? err([{ code: 'too-many-fighters', at: 'sides', data: { max: MAX_FIGHTERS } }])
    : ok(sides);
}

function readSide(
  arena: ArenaKind,
  raw: unknown,
  at: string,
  templates: readonly ReadyFighter[],
  locale: Locale,
  ids: Set<string>,
): Read<ArenaSide> {
  if (!isObject(raw)) return err([{ code: 'not-an-object', at }]);
  const name = raw['name'];
  const entries = raw['figures'];
  const policy = raw['policy'];
  const policies = Object.keys(arena.policies ?? {});
  const problems: Problem[] = strangers(raw, ['name', 'policy', 'figures'], at);
  if (policy !== undefined && !policies.includes(policy as string))
    problems.push({ code: 'not-one-of', at: `${at}.policy`, data: { allowed: policies.join(', ') } });
  if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_SIDE_NAME)
    problems.push({ code: 'not-a-text', at: `${at}.name`, data: { max: MAX_SIDE_NAME } });
  if (!Array.isArray(entries) || entries.length === 0)
    problems.push({ code: 'too-few', at: `${at}.figures`, data: { min: 1 } });
  const figures: Combatant[] = [];
  for (const [i, entry] of (Array.isArray(entries) ? entries : []).entries()) {
    const read = readEntry(arena, entry, `${at}.figures.${i}`, templates, locale, ids);
    if (read.ok) figures.push(...read.value);
    else problems.push(...read.error);
  }
  if (problems.length > 0) return err(problems);
  return ok({
    name: name as string,
    figures,
    ...(policy === undefined ? {} : { policy: policy as string }),
  });
}

/** One line of a side: so many of a template, or of a character. */
function readEntry(
  arena: ArenaKind,
  raw: unknown,
  at: string,
  templates: readonly ReadyFighter[],
  locale: Locale,
  ids: Set<string>,
): Read<readonly Combatant[]> {
  if (!isObject(raw)) return err([{ code: 'not-an-object', at }]);
  const problems = strangers(raw, ['template', 'character', 'name', 'count'], at);
  const count = wholeNumber(raw['count'], 1, MAX_FIGHTERS, `${at}.count`);
  if (!count.ok) problems.push(...count.error);
  const called = raw['name'];
  if (
    called !== undefined &&
    (typeof called !== 'string' || called.trim() === '' || called.length > MAX_SIDE_NAME)
  )
    problems.push({ code: 'not-a-text', at: `${at}.name`, data: { max: MAX_SIDE_NAME } });
  const figure = readFigure(arena, raw, at, templates, locale);
  if (!figure.ok) return err([...problems, ...figure.error]);
  if (!count.ok || problems.length > 0) return err(problems);
  const name = (called as string | undefined) ?? figure.value.name;
  return ok(
    Array.from({ length: count.value }, (_, i) => ({
      id: freeId(figure.value.id, ids),
      name: count.value === 1 ? name : `${name} ${i + 1}`,
      character: figure.value.character,
    })),
  );
}

function readFigure(
  arena: ArenaKind,
  raw: Fields,
  at: string,
  templates: readonly ReadyFighter[],
  locale: Locale,
): Read<Combatant> {
  if ((raw['template'] === undefined) === (raw['character'] === undefined))
    return err([{ code: 'template-or-character', at }]);
  if (raw['template'] !== undefined) {
    const found = templates.find(({ id }) => id === raw['template']);
    const allowed = templates.map(({ id }) => id).join(', ');
    return found === undefined
      ? err([{ code: 'not-one-of', at: `${at}.template`, data: { allowed } }])
      : ok({ id: found.id, name: (found.name ?? found.title)[locale], character: found.character });
  }
  const parsed = arena.parse(raw['character']);
  if (!parsed.ok) {
    const field = `${at}.character`;
    return err(parsed.error.map((one) => ({ ...one, at: one.at === '' ? field : `${field}.${one.at}` })));
  }
  const { id, name } = parsed.value as { readonly id: string; readonly name: string };
  return ok({ id, name, character: parsed.value });
}

const strangers = (raw: Fields, known: readonly string[], at: string): Problem[] =>
  Object.keys(raw)
    .filter((key) => !known.includes(key))
    .map((key) => ({ code: 'unknown-field', at: `${at}.${key}` }));

/** Three guards are guard, guard-2 and guard-3. */
function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let i = 2; taken.has(free); i += 1) free = `${id}-${i}`;
  taken.add(free);
  return free;
}
