import { type AdviceFound, adjustedJson, adviceJson, advise } from '@tafelrunde/engine';
import type { System } from '@tafelrunde/kernel';
import { registry, systemOf } from '@tafelrunde/registry';
import type { Command } from 'commander';
import { orBad } from '../bad-input.ts';
import { LIMITS } from '../limits.ts';
import { type CallOptions, requestFrom } from '../options/request.ts';
import { adjustedLines } from '../output/adjusted.ts';
import { chart } from '../output/chart.ts';
import { decimal, percent } from '../output/numbers.ts';
import { present } from '../output/present.ts';
import { wrap } from '../output/wrap.ts';
import type { Session } from '../session.ts';

export function addAdvise(program: Command, session: Session): void {
  const { help } = session.text;
  program
    .command('advise')
    .description(help.advise)
    .argument('<action>', help.adviseArgument)
    .option('-i, --input <json>', help.input)
    .option('-f, --faces <list>', help.facesSoFar)
    .option('-a, --answers <json>', help.answersSoFar)
    .option('--thrown <list>', help.thrown)
    .option('--kept <list>', help.kept)
    .option('--goal <json>', help.goal)
    .option('--house <json>', help.house)
    .addHelpText('after', `\n${help.adviseExamples}`)
    .action(async (name: string, options: CallOptions) => {
      const found = orBad(advise(registry, await requestFrom(session, name, options), LIMITS));
      present(session, adviceJson(found), () => [
        ...adjustedLines(session, adjustedJson(registry, found, session.locale).adjusted),
        ...found.decisions.flatMap((decision, i) => [
          ...(i === 0 ? [] : ['']),
          ...(found.decisions.length > 1 ? [session.paint.bold(decision.question.by)] : []),
          ...adviceLines(session, found, decision),
        ]),
      ]);
    });
}

/** Each option of a decision by its exact value for the goal, best first. */
function adviceLines(
  session: Session,
  { system, goal }: AdviceFound,
  { question, options: advice }: AdviceFound['decisions'][number],
): string[] {
  const { text, paint, width, locale } = session;
  const words = (systemOf(system) as System).words[locale];
  const { ask, options } = words.question(question);
  const aim = 'chance' in goal ? words.chance(goal.chance) : words.field(goal.maximise);
  const rows = advice.map(({ option, value }) => ({
    label: (options[option] ?? option) === option ? option : `${options[option]} (${option})`,
    size: value,
    share: 'chance' in goal ? percent(value, locale) : decimal(value, locale),
  }));
  return [
    ...wrap(ask, width).map(paint.bold),
    ...wrap(text.advice(aim), width).map(paint.dim),
    '',
    ...chart(session, rows),
  ];
}
