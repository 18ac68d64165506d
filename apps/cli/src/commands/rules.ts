import { type ListedRule, listRules } from '@tafelrunde/engine';
import { registry, systemOf, systems } from '@tafelrunde/registry';
import type { RuleKind, System } from '@tafelrunde/system';
import type { Command } from 'commander';
import { orBad } from '../bad-input.ts';
import { withOutsideSystems } from '../options/outside.ts';
import { present } from '../output/present.ts';
import { table } from '../output/table.ts';
import { fit, indented, wrap } from '../output/wrap.ts';
import type { Session } from '../session.ts';

export function addRules(program: Command, session: Session): void {
  const { help } = session.text;
  withOutsideSystems(program.command('rules'), session)
    .description(help.rules)
    .argument('[system|rule-id]', help.rulesArgument)
    .option('--full', help.fullRules)
    .action((name: string | undefined, { full = false }: { readonly full?: boolean }) =>
      showRules(session, name, full),
    );
}

function showRules(session: Session, name: string | undefined, full: boolean): void {
  const listed = orBad(listRules(registry, name, { locale: session.locale, full }));
  present(session, listed, () => {
    if (full || (name !== undefined && systemOf(name) === undefined))
      return listed.flatMap((rule, i) => [...(i === 0 ? [] : ['', '']), ...wholeRule(session, rule)]);
    return systems
      .map((system) => ({ system, rules: listed.filter(({ id }) => isOf(system, id)) }))
      .filter(({ rules }) => rules.length > 0)
      .flatMap((one, i) => [...(i === 0 ? [] : ['']), ...ruleTable(session, one)]);
  });
}

const isOf = ({ catalogue }: System, id: string): boolean => catalogue.some((entry) => entry.id === id);

function wholeRule({ text, paint, width }: Session, rule: ListedRule): string[] {
  return [
    `${paint.bold(rule.title)}  ${paint.dim(rule.id)}`,
    '',
    ...indented(rule.text ?? '', width, 2),
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
  { system, rules }: { readonly system: System; readonly rules: readonly ListedRule[] },
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
