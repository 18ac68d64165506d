import type { Action, System } from '@tafelrunde/system';
import type { Refusal } from './commands.ts';
import { figureOf } from './figures.ts';
import type { RollRequest, Seat, TableNow } from './model.ts';

/**
 * Whether a seat may do this. The GM everything; players what players do, with their own figures; what the GM has asked for,
 * as asked. What no figure of the scene does (a check on paper, a character in the making) is marked as open to anyone.
 */
export function powerProblem(
  system: System,
  table: TableNow,
  seat: Seat,
  action: Action,
  input: unknown,
  request: RollRequest | undefined,
): Refusal | null {
  if (seat.role === 'gm') return null;
  if (action.by === 'gm') return request === undefined ? { code: 'only-gm', at: 'action' } : null;
  if (action.by === 'anyone') return null;
  const actor = action.actor(input);
  if (actor === undefined) return { code: 'not-your-figure', at: 'input' };
  if (seat.figures.includes(actor)) return null;
  if (request !== undefined && actor === fixedActor(action, request, table.scene)) return null;
  // Whom the GM hides is not there.
  const isThere = figureOf(system, table, actor) !== undefined && table.veils[actor]?.hidden !== true;
  return { code: isThere ? 'not-your-figure' : 'unknown-figure', at: 'input' };
}

/** Who acts by what the GM has fixed alone. A figure that is named elsewhere, as the target, is not the player's to act with. */
function fixedActor(action: Action, { detail }: RollRequest, scene: unknown): string | undefined {
  try {
    return action.actor({ ...(detail?.input as object), scene });
  } catch {
    // Part of a field that the player fills in.
    return undefined;
  }
}
