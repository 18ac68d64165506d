import type { Locale } from '@tafelrunde/kernel';
import { inLanguages } from '@tafelrunde/system';
import { DAY, HOUR, MINUTE, WEEK, YEAR } from '../data/durations.ts';

// biome-ignore format: a row has both languages
const words = inLanguages({
  year:   { one: ['Jahr', 'year'],      many: ['Jahre', 'years'] },
  week:   { one: ['Woche', 'week'],     many: ['Wochen', 'weeks'] },
  day:    { one: ['Tag', 'day'],        many: ['Tage', 'days'] },
  hour:   { one: ['Stunde', 'hour'],    many: ['Stunden', 'hours'] },
  minute: { one: ['Minute', 'minute'],  many: ['Minuten', 'minutes'] },
  second: { one: ['Sekunde', 'second'], many: ['Sekunden', 'seconds'] },
});

const LENGTHS = { year: YEAR, week: WEEK, day: DAY, hour: HOUR, minute: MINUTE, second: 1 };

/** A span of time in its two largest units: `3 days 4 hours`. */
export function spanIn(locale: Locale, seconds: number): string {
  let rest = seconds;
  const parts: string[] = [];
  for (const [unit, length] of Object.entries(LENGTHS) as [keyof typeof LENGTHS, number][]) {
    const n = Math.floor(rest / length);
    rest -= n * length;
    const { one, many } = words[locale][unit];
    if (n > 0) parts.push(`${n} ${n === 1 ? one : many}`);
  }
  return parts.length === 0 ? `0 ${words[locale].second.many}` : parts.slice(0, 2).join(' ');
}
