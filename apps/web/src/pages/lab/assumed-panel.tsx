import { tellAssumed, tellRanges } from '@tafelrunde/engine';
import type { Action, Names, SystemWords } from '@tafelrunde/system';
import { memo } from 'react';
import { percent } from '../../engine/format.ts';
import type { LabOdds } from '../../engine/lab-odds.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';

/** Who was taken to decide what, what may still be decided otherwise, and what everybody plays for. */
export const AssumedPanel = memo(function AssumedPanel({
  action,
  words,
  odds,
  names,
  goal,
  goals,
  onGoal,
}: {
  action: Action;
  words: SystemWords;
  odds: LabOdds | undefined;
  /** What the figures are called here. */
  names: Names;
  goal: string;
  goals: readonly SelectOption[];
  onGoal: (goal: string) => void;
}) {
  const text = useLabText();
  const locale = useLocale();
  const found = odds?.found;
  const assumed = found === undefined ? [] : tellAssumed(words, found, locale, names);
  const { ranges, parsed } = found ?? {};
  const open =
    ranges === undefined || ranges === 'too-large'
      ? []
      : tellRanges(words, action, { ranges, parsed }, locale, (p) => percent(p, locale), names);
  // Where nobody decides anything there is nothing to play for.
  if (assumed.length === 0 && goal === '') return null;
  return (
    <section className="lab-box assumed" aria-label={text.assumed}>
      <SelectField label={text.goals.label} value={goal} options={goals} onChange={onGoal} />
      <Lines title={text.assumed} lines={assumed} />
      <Lines title={text.open} lines={open} />
    </section>
  );
});

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h2 className="field-label">{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
