import { impact, impactJson } from '@tafelrunde/engine';
import { registry } from '@tafelrunde/registry';
import type { Command } from 'commander';
import { orBad } from '../bad-input.ts';
import { LIMITS } from '../limits.ts';
import { readJson } from '../options/json-option.ts';
import { withOutsideSystems } from '../options/outside.ts';
import { type CallOptions, optionsOf, withCharacterOptions } from '../options/request.ts';
import { impactLines } from '../output/impact-lines.ts';
import { present } from '../output/present.ts';
import { calculating } from '../run/calculating.ts';
import type { Session } from '../session.ts';

interface ImpactOptions extends CallOptions {
  readonly checks?: string;
}

/** Many chances, one after the other: somebody who asks for them waits longer than for one. */
const MANY_MS = 60_000;

export function addImpact(program: Command, session: Session): void {
  const { help } = session.text;
  withOutsideSystems(withCharacterOptions(program.command('impact'), session), session)
    .description(help.impact)
    .argument('<system>', help.impactArgument)
    .option('--house <json>', help.house)
    .option('--checks <json>', help.checks)
    .addHelpText('after', `\n${help.impactExamples}`)
    .action(async (system: string, { checks, ...options }: ImpactOptions) => {
      const { cwd } = session.io;
      const own = checks === undefined ? {} : { checks: readJson('checks', checks, cwd) };
      const request = { system, ...optionsOf(options, cwd), ...own };
      const limits = {
        ...LIMITS,
        ...(LIMITS.time === undefined ? {} : { time: { ...LIMITS.time, ms: MANY_MS } }),
      };
      const found = orBad(calculating(session, () => impact(registry, request, limits, session.locale)));
      present(session, impactJson(registry, found, session.locale), () => impactLines(session, found));
    });
}
