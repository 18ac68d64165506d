import { actionIn, type Rolled, rollJson } from '@tafelrunde/engine';
import { type Locale, makeNotation, readNotation, totalKind, totalText } from '@tafelrunde/kernel';
import { registry } from '@tafelrunde/registry';
import { namesIn } from '@tafelrunde/system';
import type { Command } from 'commander';
import { withOutsideSystems } from '../options/outside.ts';
import { type CallOptions, requestFrom, withCharacterOptions } from '../options/request.ts';
import { toldLines } from '../output/account.ts';
import { adjustedLines } from '../output/adjusted.ts';
import { effectLines } from '../output/effects.ts';
import { headline } from '../output/headline.ts';
import { present } from '../output/present.ts';
import { indented, wrap } from '../output/wrap.ts';
import { rollThrough } from '../run/roll-through.ts';
import type { Session } from '../session.ts';

export function addRoll(program: Command, session: Session): void {
  const { help } = session.text;
  withOutsideSystems(withCharacterOptions(program.command('roll'), session), session)
    .description(help.roll)
    .argument('<action>', help.actionArgument)
    .option('-i, --input <json>', help.input)
    .option('-f, --faces <list>', help.faces)
    .option('-a, --answers <json>', help.answers)
    .option('--policy <best|first>', help.policy)
    .option('--goal <json>', help.goal)
    .option('--seed <n>', help.seed)
    .option('--house <json>', help.house)
    .addHelpText('after', `\n${help.rollExamples}`)
    .action(async (name: string, options: CallOptions) => {
      const rolled = await rollThrough(session, await requestFrom(session, name, options));
      const json = rollJson(registry, rolled, session.locale);
      present(session, json, () => [
        ...adjustedLines(session, json.adjusted),
        ...rolledLines(session, rolled, json.trace),
      ]);
    });
}

function rolledLines(
  session: Session,
  rolled: Rolled,
  trace: ReturnType<typeof rollJson>['trace'],
): readonly string[] {
  const { locale, width, paint } = session;
  const known = actionIn(registry, rolled.action);
  if (known === undefined) {
    return [
      ...wrap(diceLine(rolled, locale), width).map(paint.bold),
      ...trace.flatMap(({ text }) => indented(text, width, 2)).map(paint.accent),
    ];
  }
  const { system, action } = known;
  return [
    ...wrap(headline(session, system, action, rolled.trace), width).map(paint.bold),
    ...(trace.length === 0 ? [] : ['', ...toldLines(session, trace)]),
    ...effectLines(session, system.words[locale], rolled.effects, namesIn(rolled.parsed)),
  ];
}

/** `3W6+2 = 12`, with its label; successes are called so. */
function diceLine({ action, outcome }: Rolled, locale: Locale): string {
  const total = Number(outcome['total']);
  const read = readNotation(action);
  if (!read.ok) return `${action} = ${total}`;
  const { expression, label } = read.value;
  const kind = totalKind(expression);
  const title = makeNotation(expression, locale) + (label === '' ? '' : ` (${label})`);
  return `${title}${kind === 'sum' ? ' = ' : ': '}${totalText(kind, total, locale)}`;
}
