import type { Locale } from '@tafelrunde/kernel';
import type { LogEntry } from '@tafelrunde/table';
import { useCallback } from 'react';
import { useSettings } from '../../../state/settings.ts';
import { type AtTable, useTable } from '../../../table/table-context.ts';
import { useAccessText } from '../../../text/use-access-text.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useLocale, useText } from '../../../text/use-text.ts';
import { useEntryLine } from '../log/use-entry-line.ts';
import { type DiceRow, notationLines, rowsOf } from '../result/told.ts';

/** An entry of the log as it is read out: one sentence, and after it as much as somebody wants to hear. */
export function useSpoken(): (entry: LogEntry) => string {
  const at = useTable();
  const line = useEntryLine();
  const access = useAccessText();
  const { result: play } = usePlayText();
  const { die } = useText();
  const locale = useLocale();
  const detail = useSettings((settings) => settings.detail);
  return useCallback(
    (entry) => {
      const { who, what, said } = line(entry);
      const sentence = oneSentence(who, what, said);
      if (detail === 'short') return sentence;
      const dice = (): readonly string[] => {
        if (entry.kind === 'notation' && entry.roll !== null)
          return notationLines(entry.roll, die).map(({ name, faces }) => access.dice(name, faces));
        if (entry.kind !== 'run' || entry.result === null || entry.detail === null) return [];
        const rows = rowsOf(at, entry.detail, entry.result.trace, entry.result.outcome, locale);
        return rows.map((row) => play.spokenRow(row.role || play.dice, ...facesOf(row)));
      };
      const rules = detail === 'full' ? rulesIn(at, entry, locale) : [];
      return [sentence, ...dice(), ...(rules.length === 0 ? [] : [access.because(rules.join('; '))])].join(
        ' ',
      );
    },
    [at, line, access, play, die, locale, detail],
  );
}

/** The rules that counted, by their titles. */
function rulesIn({ system }: AtTable, entry: LogEntry, locale: Locale): readonly string[] {
  if (entry.kind !== 'run' || entry.result === null) return [];
  const cited = new Set(entry.result.trace.map(({ cite }) => cite));
  return system.catalogue.filter(({ id }) => cited.has(id)).map(({ text }) => text[locale].title);
}

/** `Mira, Schleichen: misslungen (7 gegen 9) – die Wache dreht sich um.` */
function oneSentence(who: string, what: string, said: string | undefined): string {
  const first = `${who}, ${what}`.replace(/[.\s]+$/, '');
  const whole = said === undefined ? first : `${first} – ${said.trim()}`;
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

function facesOf({ dice }: DiceRow): readonly [faces: string, counting: string] {
  const faces = (some: DiceRow['dice']) => some.map(({ face }) => face).join(', ');
  const counting = dice.filter(({ mark }) => mark === 'counts');
  return [faces(dice), counting.length === dice.length ? '' : faces(counting)];
}
