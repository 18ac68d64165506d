import type { CatalogueEntry, RuleKind, System } from '@tafelrunde/kernel';
import { systemOf, systems } from '@tafelrunde/registry';
import type { Command } from 'commander';
import { badInput } from '../bad-input.ts';
import { nearest } from '../nearest.ts';
import { present } from '../output/present.ts';
import { table } from '../output/table.ts';
import { fit, indented, wrap } from '../output/wrap.ts';
import type { Session } from '../session.ts';

export function addRules(program: Command, session: Session): void {
  program
    .command('rules')
    .description(session.text.help.rules)
    .argument('[system|rule-id]', session.text.help.rulesArgument)
    .action((name: string | undefined) => showRules(session, name));
}

interface Listed {
  readonly id: string;
  readonly kind: RuleKind;
  readonly title: string;
  readonly text: string;
  readonly source: string;
  /** The actions that cite it. */
  readonly actions: readonly string[];
  /** How many tests quote it. */
  readonly tests: number;
}

function showRules(session: Session, name: string | undefined): void {
  const chosen = choose(name);
  const listed = chosen.map(({ system, entries }) => ({
    system,
    rules: entries.map((entry) => listedRule(session, system, entry)),
  }));
  const all = listed.flatMap(({ rules }) => rules);
  const isOne = name !== undefined && systemOf(name) === undefined;
  present(session, all, () =>
    isOne
      ? all.flatMap((rule) => wholeRule(session, rule))
      : listed.flatMap((one) => ruleTable(session, one)),
  );
}

interface Chosen {
  readonly system: System;
  readonly entries: readonly CatalogueEntry[];
}

/** Everything, a system, or a single rule by its id. */
function choose(name: string | undefined): readonly Chosen[] {
  const all = systems.map((system) => ({ system, entries: system.catalogue }));
  if (name === undefined) return all;
  const ofSystem = all.filter(({ system }) => system.id === name);
  if (ofSystem.length > 0) return ofSystem;
  const ofRule = all
    .map(({ system, entries }) => ({
      system,
      entries: entries.filter(({ id }) => id === name.toUpperCase()),
    }))
    .filter(({ entries }) => entries.length > 0);
  if (ofRule.length > 0) return ofRule;
  const known = all.flatMap(({ system, entries }) => [system.id, ...entries.map(({ id }) => id)]);
  throw badInput('unknown-rule', { name, near: nearest(name, known) }, 'rule');
}

function listedRule({ locale }: Session, system: System, { id, kind, source, text }: CatalogueEntry): Listed {
  const actions = system.actions.filter(({ cites }) => cites.includes(id)).map((action) => action.id);
  return { id, kind, ...text[locale], source, actions, tests: system.testCounts[id] ?? 0 };
}

function wholeRule({ text, paint, width }: Session, rule: Listed): string[] {
  return [
    `${paint.bold(rule.title)}  ${paint.dim(rule.id)}`,
    '',
    ...indented(rule.text, width, 2),
    '',
    ...wrap(
      `${text.rules.kinds[rule.kind]} · ${text.rules.source(rule.source)} · ${text.rules.tests(rule.tests)}`,
      width,
    ).map(paint.dim),
    ...(rule.actions.length === 0 ? [] : wrap(text.rules.actions(rule.actions), width).map(paint.dim)),
  ];
}

const KINDS: readonly RuleKind[] = ['rule', 'addition', 'ruling'];

function ruleTable(
  session: Session,
  { system, rules }: { readonly system: System; readonly rules: readonly Listed[] },
): string[] {
  const { text, paint, locale, width } = session;
  const idWidth = Math.max(...rules.map(({ id }) => id.length));
  const testsWidth = Math.max(...rules.map(({ tests }) => text.rules.tests(tests).length));
  const titleWidth = width - idWidth - testsWidth - 6;
  const sections = KINDS.map((kind) => ({ kind, own: rules.filter((rule) => rule.kind === kind) }));
  return [
    paint.bold(system.title[locale]),
    ...sections
      .filter(({ own }) => own.length > 0)
      .flatMap(({ kind, own }) => [
        '',
        paint.bold(text.rules.section(kind, own.length)),
        ...table(
          own.map(({ id, title, tests }) => [
            id.padEnd(idWidth),
            fit(title, titleWidth).padEnd(titleWidth),
            text.rules.tests(tests).padStart(testsWidth),
          ]),
          [{ paint: paint.accent }, {}, { paint: paint.dim }],
        ),
      ]),
  ];
}
