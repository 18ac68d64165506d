import { figureChecks, typicalChecks, type Watched } from '@tafelrunde/engine';
import type { Locale } from '@tafelrunde/kernel';
import type { Action, Offer, System } from '@tafelrunde/system';
import { nameIn, sampleOf } from '../../engine/sample.ts';

/** A check to try, and what a figure offers where it belongs to one. */
export interface Example {
  readonly check: Watched;
  readonly offer: Offer | undefined;
}

/** As many as a glance takes in. */
const MOST_EXAMPLES = 6;

/** Typical checks of these actions; where there are none, what the first ready figure that can do them offers. */
export function examplesOf(system: System, actions: readonly Action[], locale: Locale): readonly Example[] {
  const ids = new Set(actions.map(({ id }) => id));
  const typical = typicalChecks(system, locale).filter(({ action }) => ids.has(action));
  if (typical.length > 0)
    return typical.slice(0, MOST_EXAMPLES).map((check) => ({ check, offer: undefined }));
  for (const { id } of system.character.templates) {
    const sample = sampleOf(system, id);
    const offers = sample?.offers.filter(({ action }) => ids.has(action)) ?? [];
    if (sample === undefined || offers.length === 0) continue;
    const words = system.words[locale];
    const found = offers.flatMap((offer) =>
      figureChecks(system, sample.scene, [offer], locale, (one) => nameIn(sample, words, one)).map(
        (check) => ({ check, offer }),
      ),
    );
    if (found.length > 0) return found.slice(0, MOST_EXAMPLES);
  }
  return [];
}
