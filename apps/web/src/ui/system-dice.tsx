import type { SystemCard } from '@tafelrunde/registry/lazy';
import { Die } from './die.tsx';

/** The dice a system is known by, as they have just fallen. */
export function SystemDice({ card, size }: { card: SystemCard; size: number }) {
  return (
    <span className="system-dice" aria-hidden>
      {card.dice.map(([sides, face], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they fell
        <Die key={i} sides={sides} face={face} size={size} />
      ))}
    </span>
  );
}
