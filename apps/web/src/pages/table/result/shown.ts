import { throwsIn } from '@tafelrunde/system';
import type { AtTable } from '../../../table/table-context.ts';
import { playTexts } from '../../../text/play.ts';
import { changesBetween } from './changes.ts';
import { refusalOf } from './told.ts';
import type { Result } from './use-results.ts';

/**
 * Every roll is worth a card, open or hidden; without dice what was refused to us, and what has changed somebody. What a
 * GM changes by hand, the GM has just seen change.
 */
export function isWorthShowing(at: AtTable, { entry, before, after }: Result): boolean {
  if (entry.kind === 'notation' || entry.result === null) return true;
  const { trace, outcome } = entry.result;
  if (throwsIn(trace).length > 0) return true;
  if (refusalOf(at, outcome) !== undefined) return entry.by === at.state.seat;
  if (entry.by === at.state.seat && isByHand(at, entry.detail?.action)) return false;
  const changes = changesBetween(before, after, at.words, playTexts.de.result);
  // Whoever is up next is defended again, or no longer: the turn bar says that the turn has passed.
  return changes.some(({ tone }) => tone !== 'neutral' || !isPace(at, entry.detail?.action));
}

const isPace = ({ system }: AtTable, action: string | undefined): boolean =>
  action !== undefined && Object.values(system.table.pace).flat().includes(action);

const isByHand = ({ system }: AtTable, action: string | undefined): boolean =>
  system.actions.some(({ id, by }) => id === action && by === 'gm');
