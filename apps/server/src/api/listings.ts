import type { CatalogueEntry, Locale, RuleKind, System } from '@tafelrunde/kernel';
import { systemOf, systems } from '@tafelrunde/registry';

const countOf = (system: System, kind: RuleKind): number =>
  system.catalogue.filter((entry) => entry.kind === kind).length;

export const listSystems = (locale: Locale): readonly object[] =>
  systems.map((system) => ({
    id: system.id,
    title: system.title[locale],
    rules: countOf(system, 'rule'),
    rulings: countOf(system, 'ruling'),
    additions: countOf(system, 'addition'),
    actions: system.actions.length,
  }));

/** The entries of a system, one entry by its id, or all; undefined for a name nobody knows. */
export function listRules(name: string | undefined, locale: Locale): readonly object[] | undefined {
  if (name === undefined) return systems.flatMap((system) => entriesOf(system, system.catalogue, locale));
  const system = systemOf(name);
  if (system !== undefined) return entriesOf(system, system.catalogue, locale);
  for (const one of systems) {
    const found = one.catalogue.filter(({ id }) => id === name);
    if (found.length > 0) return entriesOf(one, found, locale);
  }
  return undefined;
}

function entriesOf(system: System, entries: readonly CatalogueEntry[], locale: Locale): readonly object[] {
  return entries.map(({ id, kind, source, text }) => ({
    id,
    kind,
    title: text[locale].title,
    text: text[locale].text,
    source,
    actions: system.actions.filter(({ cites }) => cites.includes(id)).map((action) => action.id),
  }));
}

/** The actions of a system or of all; undefined for a system nobody knows. */
export function listActions(name: string | undefined, locale: Locale): readonly object[] | undefined {
  const system = name === undefined ? undefined : systemOf(name);
  if (name !== undefined && system === undefined) return undefined;
  return (system === undefined ? systems : [system]).flatMap((one) =>
    one.actions.map((action) => ({
      id: action.id,
      title: one.words[locale].action(action.id).title,
      cites: action.cites,
      input: action.input.json,
      chances: Object.keys(action.chances),
      goals: Object.keys(action.goals),
    })),
  );
}
