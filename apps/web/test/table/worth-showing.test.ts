import { systems } from '@tafelrunde/registry';
import type { FigureView } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { isWorthShowing } from '../../src/pages/table/result/shown.ts';
import type { Result } from '../../src/pages/table/result/use-results.ts';
import type { AtTable } from '../../src/table/table-context.ts';
import { figure } from './board-figures.ts';

const system = systems.find(({ id }) => id === 'd6pool');
const at = { system, words: system?.words.de, state: { seat: 'mira' } } as unknown as AtTable;
const track = (value: number) => ({
  tracks: [{ id: 'wounds', value, max: 4, look: 'penaltyDice' as const }],
});

/** What Jonas did, without dice. */
const came = (action: string, before: FigureView, after: FigureView): Result =>
  ({
    entry: { kind: 'run', by: 'jonas', detail: { action }, result: { trace: [], outcome: {} } },
    ...{ before: [before], after: [after] },
  }) as unknown as Result;

test('that the turn has passed is no news for a card; what it costs somebody is', () => {
  const [open, guarded] = [figure('Mira', { status: ['vulnerable'] }), figure('Mira')];
  expect(isWorthShowing(at, came('d6pool/end-turn', open, guarded))).toBe(false);
  expect(isWorthShowing(at, came('d6pool/stand-up', open, guarded))).toBe(true);
  const [whole, hurt] = [figure('Mira', track(0)), figure('Mira', track(1))];
  expect(isWorthShowing(at, came('d6pool/end-turn', whole, hurt))).toBe(true);
});
