import type { Locale } from '@tafelrunde/kernel';
import type { Offer, System } from '@tafelrunde/system';
import type { Audience, Seat } from '@tafelrunde/table';
import type { Values } from '../../../table/view-store.ts';
import { rungName } from '../../../ui/rung-name.ts';
import { requestableActions, type Situation } from './requested.ts';

/** Something a GM can ask for by its name. */
export interface Askable {
  readonly label: string;
  readonly action: string;
  readonly input: Values;
  /** The field a number behind the name sets, and the usual numbers with their words. */
  readonly goal: {
    readonly field: string;
    readonly rungs: readonly { value: number; name: string }[];
  } | null;
}

export type AskedAudience = Extract<Audience, 'everyone' | 'blind' | 'self'>;

/** The words a line can be made of. */
export interface RequestWords {
  readonly askables: readonly Askable[];
  readonly seats: readonly Pick<Seat, 'id' | 'name'>[];
  readonly all: string;
  readonly audiences: Readonly<Record<AskedAudience, string>>;
}

/** Every value that these figures can test, by its name on the sheet; then every other roll by its title. */
export function askablesOf(
  situation: Situation,
  figures: readonly string[],
  locale: Locale,
): readonly Askable[] {
  const { system } = situation;
  const tests = figures.flatMap((figure) => testsOf(situation, figure, locale));
  const rolls = requestableActions(situation, figures).map(
    ({ id }): Askable => ({
      label: system.words[locale].action(id).title,
      action: id,
      input: {},
      goal: null,
    }),
  );
  const named = new Map<string, Askable>();
  for (const one of [...tests, ...rolls]) if (!named.has(fold(one.label))) named.set(fold(one.label), one);
  return [...named.values()];
}

function testsOf({ system, scene, house }: Situation, figure: string, locale: Locale): readonly Askable[] {
  const labels = labelsOf(system, system.table.character(scene, figure), house, locale);
  return system.table
    .offers(scene, figure, house)
    .flatMap((offer) => testOf(system, offer, figure, labels.get(offer.row ?? ''), locale));
}

function labelsOf(
  system: System,
  character: unknown,
  house: unknown,
  locale: Locale,
): ReadonlyMap<string, string> {
  if (character === undefined) return new Map();
  const sections = system.character.sheet(character, house, locale);
  return new Map(sections.flatMap(({ rows }) => rows).map(({ id, label }) => [id, label]));
}

/** What has usual difficulties is a test of a value. */
function testOf(
  system: System,
  { action, input, ladder, target }: Offer,
  figure: string,
  label: string | undefined,
  locale: Locale,
): readonly Askable[] {
  if (ladder === null || target !== null || label === undefined) return [];
  const words = system.words[locale];
  return [
    {
      label,
      action,
      input: Object.fromEntries(Object.entries(input).filter(([, value]) => value !== figure)),
      goal: {
        field: ladder.field,
        rungs: ladder.values.map((value) => ({ value, name: rungName({ words }, ladder, value, locale) })),
      },
    },
  ];
}

/** Without case and accents, so that hurried typing is understood. */
export const fold = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
