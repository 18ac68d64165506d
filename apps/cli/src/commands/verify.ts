import { faultText, verificationJson, verifyTable } from '@tafelrunde/engine';
import type { Verification } from '@tafelrunde/table';
import type { Command } from 'commander';
import { withOutsideSystems } from '../options/outside.ts';
import { readTable } from '../options/read-table.ts';
import { present } from '../output/present.ts';
import type { Session } from '../session.ts';
import type { VerifyCount } from '../text/texts.ts';

/** What the program ends with when a throw is not what the seal demands. */
const FOUND_A_FAULT = 1;

export function addVerify(program: Command, session: Session): void {
  const { help } = session.text;
  withOutsideSystems(program.command('verify'), session)
    .description(help.verify)
    .argument('<file>', help.tableArgument)
    .addHelpText('after', `\n${help.verifyExamples}`)
    .action((path: string) => {
      const found = verifyTable(readTable(path, session.io.cwd));
      if (found.faults.length > 0) session.exit.code = FOUND_A_FAULT;
      present(session, verificationJson(found, session.locale), () => verificationLines(session, found));
    });
}

const TOLD: readonly VerifyCount[] = [
  'verified',
  'unsalted',
  'open',
  'hidden',
  'typed',
  'unsealed',
  'abandoned',
];

function verificationLines({ text, paint, locale }: Session, found: Verification): string[] {
  const { verify: words } = text;
  const counts = TOLD.flatMap((name) => (found[name] === 0 ? [] : [`  ${words.counts[name](found[name])}`]));
  const faults = found.faults.map(({ seq, fault }) => `  ${words.fault(seq, faultText(fault, locale))}`);
  const verdict =
    faults.length > 0
      ? paint.alarm(words.broken(faults.length))
      : found.verified > 0
        ? paint.bold(words.allVerified)
        : words.nothing;
  return [verdict, ...faults, ...counts, ...(found.open > 0 ? [words.stillOpen] : [])];
}
