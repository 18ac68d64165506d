import { ArrowRight } from 'lucide-react';
import type { Gain } from '../../../engine/gains.ts';
import { usePlayText } from '../../../text/use-play-text.ts';

/** `Stärke W8 → W10`. */
export function GainLine({ gain: { label, from, to } }: { gain: Gain }) {
  const { growth: text } = usePlayText();
  return (
    <span className="gain">
      <span className="visually-hidden">{text.gain(label, from, to)}</span>
      <span aria-hidden>
        {label} {from} <ArrowRight className="gain-arrow" /> <strong>{to}</strong>
      </span>
    </span>
  );
}
