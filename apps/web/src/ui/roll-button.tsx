import type { Estimate } from '@tafelrunde/system';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components/Button';
import { percent } from '../engine/format.ts';
import { useLocale, useText } from '../text/use-text.ts';
import { Die } from './die.tsx';

export interface RollButtonProps {
  readonly name: string;
  /** The dice it throws, by their sides. */
  readonly dice: readonly number[];
  /** What it is worth: a number and a thin bar. */
  readonly chance?: Estimate | undefined;
  readonly isDisabled?: boolean;
  readonly onRoll: () => void;
}

/** The button everything leads to: what, with which dice, with what chance. */
export function RollButton({ name, dice, chance, isDisabled = false, onRoll }: RollButtonProps) {
  const locale = useLocale();
  const { roll } = useText();
  const shown = chance === undefined ? undefined : percent(chance.p, locale);
  return (
    <Button
      className="roll-button"
      data-chance={chance === undefined ? 'unknown' : 'known'}
      isDisabled={isDisabled}
      onPress={onRoll}
      aria-label={shown === undefined ? name : `${name}, ${roll.chance(shown)}`}
      style={{ '--chance': `${(chance?.p ?? 0) * 100}%` } as CSSProperties}
    >
      <span className="roll-dice">
        {dice.map((sides, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one pool are all alike
          <Die key={i} sides={sides} size={32} state="ready" />
        ))}
      </span>
      <span className="roll-name">{name}</span>
      {shown !== undefined && <span className="roll-chance">{shown}</span>}
    </Button>
  );
}
