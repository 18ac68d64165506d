import { adjustedJson, adviceJson, advise } from '@tafelrunde/engine';
import { registry } from '@tafelrunde/registry';
import type { Command } from 'commander';
import { orBad } from '../bad-input.ts';
import { LIMITS } from '../limits.ts';
import { withOutsideSystems } from '../options/outside.ts';
import { type CallOptions, requestFrom, withCharacterOptions } from '../options/request.ts';
import { adjustedLines } from '../output/adjusted.ts';
import { adviceLines } from '../output/advice-lines.ts';
import { present } from '../output/present.ts';
import { calculating } from '../run/calculating.ts';
import type { Session } from '../session.ts';

export function addAdvise(program: Command, session: Session): void {
  const { help } = session.text;
  withOutsideSystems(withCharacterOptions(program.command('advise'), session), session)
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
      const request = await requestFrom(session, name, options);
      const found = orBad(calculating(session, () => advise(registry, request, LIMITS)));
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
