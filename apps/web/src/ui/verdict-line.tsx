import type { RunVerdict, Tone } from '@tafelrunde/system';
import { Check, CircleDot, type LucideIcon, Sparkles, TriangleAlert, X } from 'lucide-react';

const TONE_ICONS: Readonly<Record<Tone, LucideIcon>> = {
  exceptional: Sparkles,
  success: Check,
  failure: X,
  complication: TriangleAlert,
  neutral: CircleDot,
};

/** What came of it: icon and word, never a colour alone; then the numbers. */
export function VerdictLine({ verdict: { tone, word, figures } }: { verdict: RunVerdict }) {
  const Icon = TONE_ICONS[tone];
  return (
    <p className="verdict-line" data-tone={tone}>
      <Icon aria-hidden strokeWidth={3} />
      <strong>{word}</strong>
      {figures !== null && <span className="verdict-figures">{figures}</span>}
    </p>
  );
}
