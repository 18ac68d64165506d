import type { Locale } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import type { Prepared } from '@tafelrunde/table';
import type { AtTable } from '../../../table/table-context.ts';
import { keptSheets } from '../../arena/sheets.ts';
import { type Source, sourceOf } from './draft.ts';

/** Somebody who can be put into an encounter with one tap. */
export interface Choice {
  readonly name: string;
  /** What it is called in the list, where that says more than its name. */
  readonly title: string;
  readonly source: Source;
}

export type Choices = Readonly<Record<'templates' | 'table' | 'prepared' | 'kept', readonly Choice[]>>;

/** Everybody who can be an opponent by these rules: templates, those at the table, those prepared, sheets of one's own. */
export function choicesAt(
  { system, scene, house, figures, table }: Pick<AtTable, 'system' | 'scene' | 'house' | 'figures' | 'table'>,
  locale: Locale,
): Choices {
  const bodies = (scene as { readonly figures?: readonly { readonly id: string }[] }).figures ?? [];
  const sheet = (raw: unknown, name: string): readonly Choice[] => {
    const parsed = system.arena.parse(raw);
    if (!parsed.ok || !opposes(system, parsed.value)) return [];
    return [{ name, title: name, source: { character: parsed.value } }];
  };
  return {
    templates: system.arena
      .fighters(house)
      .filter(({ character }) => opposes(system, character))
      .map(({ id, title, name }) => ({
        name: (name ?? title)[locale],
        title: title[locale],
        source: { template: id },
      })),
    table: figures.flatMap(({ id, name }) =>
      sheet(
        bodies.find((one) => one.id === id),
        name,
      ),
    ),
    prepared: preparedSheets(table.prepared),
    kept: keptSheets(system).flatMap(({ name, character }) => sheet(character, name)),
  };
}

export const opposes = (system: System, character: unknown): boolean =>
  system.scene.oppose(character) !== null;

/** The sheets that lie in the drawer already, each once. */
function preparedSheets(prepared: readonly Prepared[]): readonly Choice[] {
  const known = new Map<string, Choice>();
  for (const line of prepared.flatMap(({ figures }) => figures))
    if ('character' in line)
      known.set(JSON.stringify(line.character), {
        name: line.name,
        title: line.name,
        source: sourceOf(line),
      });
  return [...known.values()];
}
