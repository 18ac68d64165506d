import { Heart, Shield, Sparkle } from 'lucide-react';
import { useText } from '../text/use-text.ts';

/** Life as hearts: full ones and empty ones. */
export function Hearts({ name, now, max }: { name: string; now: number; max: number }) {
  const { attack } = useText();
  return (
    <span className="pips" role="img" aria-label={attack.hearts(name, now, max)}>
      {places(max).map((i) => (
        <Heart key={i} className="pip heart" data-full={i < now} aria-hidden />
      ))}
    </span>
  );
}

export function Mana({ now, max }: { now: number; max: number }) {
  const { attack } = useText();
  return (
    <span className="pips" role="img" aria-label={attack.mana(now, max)}>
      {places(max).map((i) => (
        <Sparkle key={i} className="pip mana" data-full={i < now} aria-hidden />
      ))}
    </span>
  );
}

/** The armour token of the scene. */
export function ArmourToken({ left }: { left: number }) {
  const { attack } = useText();
  return (
    <span className="token" data-full={left > 0}>
      <Shield className="pip armour" data-full={left > 0} aria-hidden />
      {attack.token(left)}
    </span>
  );
}

const places = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
