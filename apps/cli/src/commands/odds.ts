import { adjustedJson, odds, oddsJson } from '@tafelrunde/engine';
import { registry } from '@tafelrunde/registry';
import type { Command } from 'commander';
import { orBad } from '../bad-input.ts';
import { LIMITS } from '../limits.ts';
import { withOutsideSystems } from '../options/outside.ts';
import { type CallOptions, requestFrom, withCharacterOptions } from '../options/request.ts';
import { adjustedLines } from '../output/adjusted.ts';
import { diceOddsLines } from '../output/dice-odds-lines.ts';
import { oddsLines } from '../output/odds-lines.ts';
import { present } from '../output/present.ts';
import { calculating } from '../run/calculating.ts';
import type { Session } from '../session.ts';

export function addOdds(program: Command, session: Session): void {
  const { help } = session.text;
  withOutsideSystems(withCharacterOptions(program.command('odds'), session), session)
    .description(help.odds)
    .argument('<action>', help.actionArgument)
    .option('-i, --input <json>', help.input)
    .option('--goal <json>', help.goal)
    .option('--seed <n>', help.estimateSeed)
    .option('--house <json>', help.house)
    .addHelpText('after', `\n${help.oddsExamples}`)
    .action(async (name: string, options: CallOptions) => {
      const request = await requestFrom(session, name, options);
      const found = orBad(
        calculating(session, () => odds(registry, request, LIMITS)),
        name,
      );
      present(session, oddsJson(registry, found, session.locale), () =>
        found.kind === 'action'
          ? [
              ...adjustedLines(session, adjustedJson(registry, found, session.locale).adjusted),
              ...oddsLines(session, found),
            ]
          : diceOddsLines(session, found),
      );
    });
}
