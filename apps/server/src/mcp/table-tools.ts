import { type Locale, notation } from '@tafelrunde/kernel';
import {
  parseClientMessage,
  refusalsDe,
  refusalsEn,
  refusalText,
  type WireCommand,
} from '@tafelrunde/protocol';
import type { Refusal, Seat } from '@tafelrunde/table';
import type { Rooms } from '../rooms/rooms.ts';
import { Seated } from '../rooms/seated.ts';
import { newId } from '../rooms/tokens.ts';
import { refusedFor, refusedWith, type ToolAnswer, told } from './answer.ts';
import { wrong } from './engine-tools.ts';
import { Look } from './look.ts';
import { type TableTool, toolArguments } from './tools.ts';

const REFUSALS = { de: refusalsDe, en: refusalsEn } as const;

/** Whose seat is used, and in which language it is spoken to. */
export interface SeatKey {
  readonly rooms: Rooms;
  /** The key of the seat; undefined if none was given. */
  readonly token: string | undefined;
  readonly locale: Locale;
}

/** The tools of a seat. Whoever uses them is that seat: same commands, same view, same refusals. */
export async function useTable(tool: TableTool, given: unknown, key: SeatKey): Promise<ToolAnswer> {
  const { locale } = key;
  const hand = handFaces(tool, given);
  if (hand) return refusedFor({ code: 'table-throws', at: 'answer' }, locale);
  switch (tool) {
    case 'look_at_table': {
      const parsed = toolArguments.look_at_table.parse(given);
      if (!parsed.ok) return wrong(parsed.error, locale);
      return seatedAt(parsed.value.table, key, async (seated, seat) =>
        told(new Look(seated, seat, locale).all(parsed.value.full)),
      );
    }
    case 'act': {
      const parsed = toolArguments.act.parse(given);
      if (!parsed.ok) return wrong(parsed.error, locale);
      const { table, action, input, audience, request, hides } = parsed.value;
      return seatedAt(table, key, (seated) => {
        const isDice = !seated.room.system.actions.some(({ id }) => id === action) && notation(action).ok;
        return carryOut(
          seated,
          isDice
            ? { kind: 'roll', notation: action, audience, faces: null, id: newId() }
            : {
                kind: 'act',
                action,
                input,
                audience,
                realDice: false,
                request: request ?? null,
                hides,
                id: newId(),
              },
          locale,
        );
      });
    }
    case 'answer': {
      const parsed = toolArguments.answer.parse(given);
      if (!parsed.ok) return wrong(parsed.error, locale);
      const { table, run, answer } = parsed.value;
      return seatedAt(table, key, (seated) =>
        carryOut(seated, { kind: 'answer', run, answer, id: newId() }, locale),
      );
    }
    case 'request_roll': {
      const parsed = toolArguments.request_roll.parse(given);
      if (!parsed.ok) return wrong(parsed.error, locale);
      const { table, to, action, input, audience, text } = parsed.value;
      return seatedAt(table, key, (seated) =>
        carryOut(seated, { kind: 'request', to, action, input, audience, text, id: newId() }, locale),
      );
    }
    case 'preview_undo': {
      const parsed = toolArguments.preview_undo.parse(given);
      if (!parsed.ok) return wrong(parsed.error, locale);
      const { table, target } = parsed.value;
      return seatedAt(table, key, async (seated, seat) => {
        const gone = await seated.preview(target);
        if (gone !== null) return told({ target, gone, log: new Look(seated, seat, locale).linesOf(gone) });
        const code = seat.role === 'spectator' ? 'spectators-watch' : 'nothing-to-undo';
        return refused(seated, { code, at: 'target' }, locale);
      });
    }
  }
}

/** Faces are the one thing that nobody brings along. */
function handFaces(tool: TableTool, given: unknown): boolean {
  const { answer } = (given ?? {}) as { readonly answer?: unknown };
  return tool === 'answer' && Array.isArray(answer) && answer.some((one) => typeof one === 'number');
}

async function seatedAt(
  table: string,
  { rooms, token, locale }: SeatKey,
  then: (seated: Seated, seat: Seat) => Promise<ToolAnswer>,
): Promise<ToolAnswer> {
  if (token === undefined) return refusedFor({ code: 'no-key', at: 'authorization' }, locale);
  const seated = await Seated.at(rooms, table, token);
  // The same answer to a wrong key, a revoked seat and a table that is not there: nothing is betrayed.
  const seat = typeof seated === 'string' ? undefined : seated.seat;
  if (typeof seated === 'string' || seat === undefined)
    return refusedFor({ code: 'no-such-seat', at: 'table' }, locale);
  return then(seated, seat);
}

async function carryOut(seated: Seated, command: WireCommand, locale: Locale): Promise<ToolAnswer> {
  // Read like any message of a seat: what would be too large or too deep on the wire is so here.
  const read = parseClientMessage(JSON.stringify({ kind: 'command', command }));
  if (!read.ok) {
    const at = read.error.at.replace(/^command\.?/, '');
    return refused(seated, { code: 'bad-input', ...(at === '' ? {} : { at }) }, locale);
  }
  const carried = await seated.carryOut(command);
  if (!carried.ok) return refused(seated, carried.refusal, locale);
  const { seat } = seated;
  if (seat === undefined) return told({ seq: carried.seq });
  return told(new Look(seated, seat, locale).after(command.id, carried.seq));
}

function refused({ room }: Seated, refusal: Refusal, locale: Locale): ToolAnswer {
  const message = refusalText(refusal, REFUSALS[locale], room.system.words[locale]);
  const { code, at, detail } = refusal;
  return refusedWith({
    code,
    message,
    ...(at === undefined || at === '' ? {} : { at }),
    ...(detail === undefined || detail === '' ? {} : { reason: detail }),
  });
}
