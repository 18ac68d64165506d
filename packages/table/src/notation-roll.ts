import { isThrowOf, notation, notationRule, play, type Tape } from '@tafelrunde/kernel';
import { accepted, type Decision, type Of, refuse, type World } from './decision.ts';
import type { Seat, TableNow } from './model.ts';
import { nextThrow } from './sealing.ts';

/** How notation is read today. */
const NOTATION_EDITION = 2 as const;

/** Dice as somebody writes them, thrown by the table or typed in. */
export function rollNotation(table: TableNow, seat: Seat, command: Of<'roll'>, world: World): Decision {
  const { audience } = command;
  if (audience === 'gm' && seat.role !== 'gm') return refuse('only-gm', { at: 'audience' });
  if (audience === 'blind' && command.faces !== null)
    return refuse('blind-needs-table-dice', { at: 'faces' });
  const parsed = notation(command.notation);
  if (!parsed.ok) return refuse('bad-notation', { at: String(parsed.error.at), detail: parsed.error.code });
  const tape = command.faces === null ? undefined : command.faces;
  const thrown = nextThrow(table, audience, { starter: seat.id, by: seat.id }, world);
  const run =
    tape === undefined
      ? play(notationRule, parsed.value, null, [], { dice: thrown.dice })
      : playWithFaces(parsed.value, tape);
  if (run === null || run.kind !== 'finished') return refuse('illegal-answer', { at: 'faces' });
  const throws = run.trace.flatMap((line) =>
    line.kind === 'roll' ? [{ sides: line.pool.sides, faces: line.faces }] : [],
  );
  const roll = {
    text: command.notation,
    total: run.outcome,
    throws,
    typed: tape !== undefined,
    edition: NOTATION_EDITION,
  };
  return accepted(...thrown.told({ kind: 'notationRolled', audience, roll }));
}

/** Typed faces are dealt to the throws in order. */
function playWithFaces(expression: Parameters<typeof notationRule>[1], faces: readonly number[]) {
  const left = [...faces];
  let tape: Tape = [];
  for (;;) {
    const run = play(notationRule, expression, null, tape);
    if (run.kind !== 'asks' || run.ask.kind !== 'roll') return left.length === 0 ? run : null;
    const thrown: number[] = [];
    while (!isThrowOf(run.ask.pool, thrown)) {
      const next = left.shift();
      if (next === undefined) return null;
      thrown.push(next);
    }
    tape = [...run.tape, thrown];
  }
}
