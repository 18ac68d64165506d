import type { Locale, Problem } from '@tafelrunde/kernel';
import { defaultsOf, type Estimate, type System, type SystemWords } from '@tafelrunde/system';
import type { Check } from '../../engine/check.ts';
import type { ImpactJob } from '../../engine/odds-jobs.ts';
import { offerLabel, startInput } from '../lab/inputs.ts';
import { nameIn, offersIn, type Sample, sampleOf } from '../lab/sample.ts';
import { typicalOf } from '../lab/typical.ts';
import type { Changes } from './changes.ts';
import type { TableVisit } from './visit.ts';

/** A check whose chance is followed through changes of house rules. */
export interface Watched {
  readonly label: string;
  readonly check: Omit<Check, 'house'> & { readonly chance: string };
}

/** The typical checks of a system, each with what tells it apart. */
export const typicalChecks = (system: System, locale: Locale, die: string): readonly Watched[] =>
  typicalOf(system.id)
    .filter(({ action }) => system.actions.some(({ id }) => id === action))
    .map(({ action, chance, input }) => ({
      label: checkLabel(system.words[locale], action, chance, input, die),
      check: { system: system.id, action, input, scene: null, chance },
    }));

/** `Einfacher Test: W8, Schwierigkeit 6 · Erfolg`. */
function checkLabel(words: SystemWords, action: string, chance: string, input: Changes, die: string): string {
  return `${words.action(action).title}: ${inputText(words, input, die)} · ${words.chance(chance)}`;
}

function inputText(words: SystemWords, input: Changes, die: string): string {
  const isSaid = (value: unknown) => value !== 0 && value !== false && value !== null && value !== undefined;
  return Object.entries(input)
    .filter(([, value]) => isSaid(value))
    .map(([field, value]) => {
      if (typeof value === 'object')
        return `${words.field(field)} (${inputText(words, value as Changes, die)})`;
      if (value === true) return words.field(field);
      const word = words.value(field, String(value));
      if (word !== undefined && typeof value === 'string') return word;
      if (DICE_FIELDS.test(field)) return `${words.field(field)} ${die}${value}`;
      return `${words.field(field)} ${String(value).replace('-', '−')}`;
    })
    .join(', ');
}

/** Numbers of these fields are sides of a die. */
const DICE_FIELDS = /^(die|sides|attribute|skill|opponentAttribute|opponentSkill)$/;

/** Checks under one set of house rules; undefined if there are none. */
export const jobOf = (watched: readonly Watched[], house: Changes): ImpactJob | undefined =>
  watched.length === 0
    ? undefined
    : { kind: 'impact', checks: watched.map(({ check }) => ({ ...check, house })) };

/** A figure whose chances and sheet are followed. */
export interface Subject {
  readonly id: string;
  readonly name: string;
  readonly character: unknown;
  readonly checks: readonly Watched[];
}

/** More chances of one figure than this are no overview. */
const MOST_CHECKS = 12;

/** What can be looked at: figures of the table somebody came from, and the templates. */
export function subjectsOf(
  system: System,
  visit: TableVisit | undefined,
  locale: Locale,
): readonly { readonly id: string; readonly name: string }[] {
  const house = { ...defaultsOf(system.houseRules), ...visit?.house };
  const figures = visit === undefined ? [] : system.table.figures(visit.scene, house);
  return [
    ...figures
      .filter(({ id }) => system.table.character(visit?.scene, id) !== undefined)
      .map(({ id, name }) => ({ id: `figure:${id}`, name })),
    ...system.character.templates.map(({ id, title }) => ({ id: `template:${id}`, name: title[locale] })),
  ];
}

/** A figure of the table, in the scene it is in. */
function figureAt(system: System, { scene, house }: TableVisit, figure: string): Sample {
  const all = { ...defaultsOf(system.houseRules), ...house };
  const names = new Map(system.table.figures(scene, all).map(({ id, name }) => [id, name]));
  return { scene, figure, names, offers: offersIn(system, scene, figure, all) };
}

export function subjectOf(
  system: System,
  visit: TableVisit | undefined,
  wanted: string,
  locale: Locale,
): Subject | undefined {
  const [kind, ...rest] = wanted.split(':');
  const id = rest.join(':');
  const name = subjectsOf(system, visit, locale).find((one) => one.id === wanted)?.name ?? id;
  const sample = kind === 'template' ? sampleOf(system, id) : visit && figureAt(system, visit, id);
  const character =
    kind === 'template'
      ? system.character.templates.find((one) => one.id === id)?.character
      : visit && system.table.character(visit.scene, id);
  if (sample === undefined || character === undefined) return undefined;
  const words = system.words[locale];
  const checks = sample.offers.slice(0, MOST_CHECKS).flatMap((offer): readonly Watched[] => {
    const action = system.actions.find((one) => one.id === offer.action);
    if (action === undefined || offer.chance === null) return [];
    const input = startInput(action, offer);
    const check = { system: system.id, action: action.id, input, scene: sample.scene, chance: offer.chance };
    return [{ label: offerLabel(words, offer, (one) => nameIn(sample, words, one)), check }];
  });
  return { id: wanted, name, character, checks };
}

export interface SheetChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What stands differently on a sheet, and what the rules now have against the figure. */
export function sheetImpact(
  system: System,
  character: unknown,
  changes: Changes,
  locale: Locale,
): { readonly rows: readonly SheetChange[]; readonly problems: readonly Problem[] } {
  const before = defaultsOf(system.houseRules);
  const after = { ...before, ...changes };
  const rowsUnder = (house: unknown) =>
    system.character.sheet(character, house, locale).flatMap(({ rows }) => rows);
  const old = new Map(rowsUnder(before).map((row) => [row.id, row.value]));
  const rows = rowsUnder(after).flatMap(({ id, label, value }) =>
    old.has(id) && old.get(id) !== value ? [{ label, before: old.get(id) ?? '', after: value }] : [],
  );
  const known = new Set(system.character.problems(character, before).map((one) => JSON.stringify(one)));
  const problems = system.character
    .problems(character, after)
    .filter((one) => !known.has(JSON.stringify(one)));
  return { rows, problems };
}

/** Whether a change can be seen in what is shown. */
export const hasMoved = (before: Estimate | undefined, after: Estimate | undefined): boolean =>
  before !== undefined && after !== undefined && Math.abs(before.p - after.p) > 1e-12;
