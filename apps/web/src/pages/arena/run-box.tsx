import { Dices, Square, Swords } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { decimal } from '../../engine/format.ts';
import { useArenaText } from '../../text/use-arena-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { type ArenaState, FIGHTS, MAX_SEED } from './arena-state.ts';
import type { Fighting } from './fighting.ts';

function randomSeed(): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random % (MAX_SEED + 1);
}

/** How often, and from which dice. */
export function RunNumbers({
  state: { fights, seed },
  onChange,
}: {
  state: ArenaState;
  onChange: (change: Partial<ArenaState>) => void;
}) {
  const text = useArenaText();
  const locale = useLocale();
  const numbers = FIGHTS.some((one) => one === fights) ? FIGHTS : [...FIGHTS, fights].sort((a, b) => a - b);
  return (
    <div className="lab-box">
      <div className="run-numbers">
        <SelectField
          label={text.fights}
          value={String(fights)}
          options={numbers.map((one) => ({ value: String(one), label: decimal(one, locale) }))}
          onChange={(chosen) => onChange({ fights: Number(chosen) })}
        />
        <div className="seed">
          <Stepper
            label={text.seed}
            value={seed}
            min={0}
            max={MAX_SEED}
            onChange={(next) => onChange({ seed: next })}
          />
          <Button
            className="icon-button"
            aria-label={text.otherSeed}
            onPress={() => onChange({ seed: randomSeed() })}
          >
            <Dices aria-hidden />
          </Button>
        </div>
      </div>
      <p className="hint">{text.seedHint}</p>
    </div>
  );
}

/** Go, always in reach. The same button ends it: the keyboard stays where it is. */
export function RunBox({
  running,
  canRun,
  onRun,
  onCancel,
}: {
  running: Fighting['running'];
  canRun: boolean;
  onRun: () => void;
  onCancel: () => void;
}) {
  const text = useArenaText();
  const locale = useLocale();
  return (
    <div className="lab-box run-box run-row">
      <Button
        className={running === null ? 'button primary' : 'button'}
        isDisabled={!canRun && running === null}
        onPress={running === null ? onRun : onCancel}
      >
        {running === null ? <Swords aria-hidden /> : <Square aria-hidden />}
        {running === null ? text.run : text.cancel}
      </Button>
      {running !== null && (
        <span className="run-progress">
          <progress value={running.done} max={running.total} aria-label={text.progress} />
          <span className="hint">
            {text.fought(decimal(running.done, locale), decimal(running.total, locale))}
          </span>
        </span>
      )}
    </div>
  );
}
