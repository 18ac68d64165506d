import { badValue } from '@tafelrunde/engine';
import { LOCALES } from '@tafelrunde/kernel';
import { CommanderError } from 'commander';
import { BadInput, complaining } from './bad-input.ts';
import { misuseOf } from './commander-errors.ts';
import type { Io } from './io.ts';
import { registerFromEnvironment } from './options/outside.ts';
import { optionIn } from './options/scan.ts';
import { present, printable } from './output/present.ts';
import { processIo } from './process-io.ts';
import { makeProgram } from './program.ts';
import { openSession, type Session } from './session.ts';

const OUR_FAILURE = 1;
const BAD_INPUT = 2;

/** Runs one command and returns the exit code. */
export async function main(args: readonly string[], io: Io = processIo()): Promise<number> {
  const session = openSession(args, io);
  try {
    await run(session, args);
    return session.exit.code;
  } catch (thrown) {
    if (thrown instanceof BadInput) {
      tellBadInput(session, thrown);
      return BAD_INPUT;
    }
    tellOurFailure(session, thrown);
    return OUR_FAILURE;
  }
}

async function run(session: Session, args: readonly string[]): Promise<void> {
  const locale = optionIn(args, '--locale');
  if (locale && LOCALES.every((one) => one !== locale)) {
    complaining(() => {
      throw badValue({ code: 'not-one-of', at: 'locale', data: { allowed: LOCALES.join(', ') } });
    });
  }
  // Commander hands out help in pieces.
  let help = '';
  const program = makeProgram(session, (piece) => {
    help += piece;
  });
  try {
    await registerFromEnvironment(session);
    await program.parseAsync(args, { from: 'user' });
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    // Whoever types nothing but the name wants to know what there is.
    if (thrown.code === 'commander.help' && program.args.length === 0 && !session.json) program.outputHelp();
    if (help === '') throw misuseOf(thrown, program);
    present(session, help.trimEnd(), () => help.trimEnd().split('\n'));
  }
}

/** The contract's JSON for programs, a sentence for people; into a pipe without `--json`, both. */
function tellBadInput({ io, json, text, paint }: Session, bad: BadInput): void {
  const error = bad.json(text);
  const { message } = error;
  if (!json) {
    const lines = [`${io.stderr.isTTY ? paint.alarm(text.error) : text.error} ${message}`, ...bad.picture];
    io.stderr.write(`${lines.map(printable).join('\n')}\n`);
  }
  if (json || !io.stderr.isTTY) io.stderr.write(`${JSON.stringify({ error })}\n`);
}

/** Something we did not expect: short, and with the details only for whoever asks for them. */
function tellOurFailure({ io, json, text }: Session, thrown: unknown): void {
  const message = text.ourFailure(thrown instanceof Error ? thrown.message : String(thrown));
  io.stderr.write(`${json ? JSON.stringify({ error: { code: 'internal', message } }) : message}\n`);
  if (io.env['TAFELRUNDE_DEBUG'] && thrown instanceof Error) io.stderr.write(`${thrown.stack}\n`);
}
