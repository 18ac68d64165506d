import type { Locale } from '@tafelrunde/kernel';
import type { Ring } from '../model.ts';
import { names } from './names.ts';

const CIRCLE = { de: 'Kreis', en: 'Circle' } as const;

/** Most circles and segments that a figure may have; see the limits in `schemas.ts`. */
const MAX_CIRCLES = 10;
const MAX_SEGMENTS = { outer: 20, middle: 10, inner: 5 } as const satisfies Record<Ring, number>;

/** Words for every segment, the answers to where an injury sits: `circle1-outer2`. */
export function segmentWords(locale: Locale): Readonly<Record<string, string>> {
  const { rings } = names[locale];
  const entries: [string, string][] = [];
  for (let number = 1; number <= MAX_CIRCLES; number += 1) {
    for (const [ring, most] of Object.entries(MAX_SEGMENTS) as [Ring, number][]) {
      for (let index = 1; index <= most; index += 1) {
        entries.push([
          `circle${number}-${ring}${index}`,
          `${CIRCLE[locale]} ${number}, ${rings[ring]} ${index}`,
        ]);
      }
    }
  }
  return Object.fromEntries(entries);
}
