import { headlineOf } from '@tafelrunde/kernel';
import { chanceOf, oddsFor } from '../../engine/chances.ts';
import type { Throwing } from '../../engine/throwing.ts';
import { useAnnouncer } from '../../state/announcer.ts';
import { useLog } from '../../state/log.ts';
import { useSettings } from '../../state/settings.ts';
import { system } from './ladders.ts';

/** Keeps a finished throw in the log with the chance it had had, and says what came of it. */
export function logThrow({ action, input, house, real, run }: Throwing, chance?: string): void {
  if (run.kind !== 'finished') return;
  const estimate = chance === undefined ? undefined : chanceOf(oddsFor(action, input, house), chance);
  const headline = headlineOf(action, run.trace);
  useLog.getState().add({
    kind: 'action',
    real,
    actionId: action.id,
    verdict: String(run.outcome.outcome['kind']),
    headline,
    trace: run.trace,
    chance: chance === undefined || estimate === undefined ? undefined : { name: chance, estimate },
  });
  const words = system.words[useSettings.getState().locale];
  const sentence = headline === undefined ? '' : words.fact(headline);
  useAnnouncer.getState().announce(`${words.action(action.id).title}. ${sentence}`);
}
