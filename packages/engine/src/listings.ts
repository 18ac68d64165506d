import type { Locale, Result } from '@tafelrunde/kernel';
import type { CatalogueEntry, RuleKind, System } from '@tafelrunde/system';
import { attempt, type Complaint, complain } from './complaint.ts';
import { nearest } from './nearest.ts';
import { type Registry, systemIn } from './registry.ts';

export interface ListedSystem {
  readonly id: string;
  readonly title: string;
  readonly rules: number;
  readonly rulings: number;
  readonly additions: number;
  readonly actions: number;
}

export const listSystems = ({ systems }: Registry, locale: Locale): readonly ListedSystem[] =>
  systems.map((system) => ({
    id: system.id,
    title: system.title[locale],
    rules: countOf(system, 'rule'),
    rulings: countOf(system, 'ruling'),
    additions: countOf(system, 'addition'),
    actions: system.actions.length,
  }));

const countOf = ({ catalogue }: System, kind: RuleKind): number =>
  catalogue.filter((entry) => entry.kind === kind).length;

export interface ListedRule {
  readonly id: string;
  readonly kind: RuleKind;
  readonly title: string;
  /** Only where a single rule or everything is asked for. */
  readonly text?: string;
  readonly source: string;
  /** The actions that cite it. */
  readonly actions: readonly string[];
  /** How many tests quote it. */
  readonly tests: number;
}

export interface ListOptions {
  readonly locale: Locale;
  /** With the texts of rules and the schemas of actions. */
  readonly full?: boolean;
}

/** Those of all systems, of one, or a single rule by its id; a single one is told in full. */
export function listRules(
  registry: Registry,
  name: string | undefined,
  { locale, full = false }: ListOptions,
): Result<readonly ListedRule[], Complaint> {
  return attempt(() => {
    const isOne = name !== undefined && systemIn(registry, name) === undefined;
    return chosenRules(registry, name).flatMap(({ system, entries }) =>
      entries.map((entry) => listedRule(system, entry, locale, full || isOne)),
    );
  });
}

interface Chosen {
  readonly system: System;
  readonly entries: readonly CatalogueEntry[];
}

function chosenRules(registry: Registry, name: string | undefined): readonly Chosen[] {
  const all = registry.systems.map((system) => ({ system, entries: system.catalogue }));
  if (name === undefined) return all;
  if (systemIn(registry, name) !== undefined) return all.filter(({ system }) => system.id === name);
  const id = name.toUpperCase();
  const found = all
    .map(({ system, entries }) => ({ system, entries: entries.filter((entry) => entry.id === id) }))
    .filter(({ entries }) => entries.length > 0);
  if (found.length > 0) return found;
  const known = all.flatMap(({ system, entries }) => [system.id, ...entries.map((entry) => entry.id)]);
  throw complain('unknown-rule', { name: name.slice(0, 100), near: nearest(name, known) }, 'rule');
}

export function listedRule(system: System, entry: CatalogueEntry, locale: Locale, full: boolean): ListedRule {
  const { id, kind, source } = entry;
  const { title, text } = entry.text[locale];
  const actions = system.actions.filter(({ cites }) => cites.includes(id)).map((action) => action.id);
  const tests = system.testCounts[id] ?? 0;
  return { id, kind, title, ...(full ? { text } : {}), source, actions, tests };
}
