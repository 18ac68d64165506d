import { figureChecks, type Watched } from '@tafelrunde/engine';
import type { Locale } from '@tafelrunde/kernel';
import { defaultsOf, type System } from '@tafelrunde/system';
import type { ImpactJob } from '../../engine/odds-jobs.ts';
import { nameIn, offersIn, type Sample, sampleOf } from '../../engine/sample.ts';
import type { Changes } from './changes.ts';
import type { TableVisit } from './visit.ts';

/** Checks under one set of house rules; undefined if there are none. */
export const jobOf = (
  { id: system }: System,
  watched: readonly Watched[],
  house: Changes,
): ImpactJob | undefined =>
  watched.length === 0
    ? undefined
    : { kind: 'impact', system, checks: watched.map(({ label: _, ...check }) => check), house };

/** A figure whose chances and sheet are followed. */
export interface Subject {
  readonly id: string;
  readonly name: string;
  readonly character: unknown;
  readonly checks: readonly Watched[];
}

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
  const checks = figureChecks(system, sample.scene, sample.offers, locale, (one) =>
    nameIn(sample, words, one),
  );
  return { id: wanted, name, character, checks };
}
