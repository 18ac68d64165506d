import {
  Ban,
  Check,
  CircleCheckBig,
  HeartCrack,
  type LucideIcon,
  Skull,
  Sparkles,
  Swords,
  TriangleAlert,
  X,
} from 'lucide-react';
import type { DieState } from './die.tsx';

/** How an outcome feels: decides colour and icon. The word is the system's. */
export const TONES = ['exceptional', 'success', 'failure', 'complication', 'neutral'] as const;
export type Tone = (typeof TONES)[number];

const TONE_OF: Readonly<Record<string, Tone>> = {
  exceptional: 'exceptional',
  success: 'success',
  automatic: 'success',
  failure: 'failure',
  complication: 'complication',
  hit: 'success',
  out: 'exceptional',
  heartLost: 'complication',
};

/**
 * What an outcome came to: its kind where that says it, else whether it succeeded. Empty if it tells neither.
 */
export function verdictOf({
  kind,
  success,
}: {
  readonly kind?: unknown;
  readonly success?: unknown;
}): string {
  if (typeof kind === 'string' && (Object.hasOwn(TONE_OF, kind) || kind === 'refused')) return kind;
  if (typeof success === 'boolean') return success ? 'success' : 'failure';
  return typeof kind === 'string' ? kind : '';
}

export const toneOf = (verdict: string): Tone => TONE_OF[verdict] ?? 'neutral';

/** The state of the die that led to a verdict. */
export function dieStateOf(verdict: string): DieState {
  const tone = toneOf(verdict);
  return tone === 'neutral' ? 'thrown' : tone;
}

const ICONS: Readonly<Record<string, LucideIcon>> = {
  exceptional: Sparkles,
  success: Check,
  automatic: CircleCheckBig,
  failure: X,
  complication: TriangleAlert,
  refused: Ban,
  hit: Swords,
  out: Skull,
  heartLost: HeartCrack,
};

/** An outcome as icon and word: never as a colour alone. */
export function Verdict({ verdict, word }: { verdict: string; word: string }) {
  const Icon = ICONS[verdict];
  return (
    <span className="verdict" data-tone={toneOf(verdict)}>
      {Icon !== undefined && <Icon aria-hidden strokeWidth={2.5} />}
      <span>{word}</span>
    </span>
  );
}
