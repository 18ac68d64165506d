import { renderUnicodeCompact } from 'uqr';
import type { Session } from '../session.ts';

/** Cameras want a margin, in modules. */
const QUIET_BORDER = 2;

/** Where phones open the table; on a terminal with a code to point a camera at, or how to let them in. */
export function reachLines(
  { io: { stdout }, text }: Pick<Session, 'io' | 'text'>,
  reach: readonly string[],
): readonly string[] {
  if (reach.length === 0) return stdout.isTTY ? [text.reach.onlyHere] : [];
  return reach.flatMap((address) => [
    text.reach.address(address),
    ...(stdout.isTTY ? ['', ...codeOf(address).map((line) => `  ${line}`), ''] : []),
  ]);
}

// Light on dark, as terminals mostly are.
const codeOf = (address: string): readonly string[] =>
  renderUnicodeCompact(address, { border: QUIET_BORDER }).split('\n');
