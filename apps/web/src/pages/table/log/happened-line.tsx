import type { TableEvent } from '@tafelrunde/table';
import { useLocale } from '../../../text/use-text.ts';
import { useHappenedLine } from './use-entry-line.ts';

/** The time of day of something that happened. */
export function Time({ at }: { at: number }) {
  const locale = useLocale();
  const date = new Date(at);
  return (
    <time className="entry-time" dateTime={date.toISOString()}>
      {date.toLocaleTimeString(locale === 'de' ? 'de-DE' : 'en-GB', { hour: '2-digit', minute: '2-digit' })}
    </time>
  );
}

/** When, who, what, and what came of it. */
export function HappenedLine({ event }: { event: TableEvent }) {
  const { who, what, said } = useHappenedLine()(event);
  return (
    <span className="happened">
      <Time at={event.at} />
      <span>
        <strong>{who}</strong> {what}
        {said !== undefined && <span className="log-said"> {said}</span>}
      </span>
    </span>
  );
}
