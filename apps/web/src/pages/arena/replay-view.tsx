import { parseScenario, stepsOf } from '@tafelrunde/arena';
import type { TraceLine } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, LoaderCircle, X } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Order } from '../../engine/arena-workers.ts';
import { useArenaText } from '../../text/use-arena-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { Why } from '../../ui/why.tsx';
import type { ToldFight } from './use-replay.ts';

/** One fight turn by turn, in the words of the log, every line with its rule. */
export function ReplayView({
  system,
  order,
  told,
  onClose,
}: {
  system: System;
  order: Order;
  told: ToldFight | undefined;
  onClose: () => void;
}) {
  const text = useArenaText();
  const locale = useLocale();
  const id = useId();
  const place = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState(0);
  const nameOf = useMemo(() => {
    const scenario = parseScenario(system, order.scenario, locale);
    const figures = scenario.ok ? scenario.value.sides.flatMap((side) => side.figures) : [];
    const names = new Map(figures.map((one) => [one.id, one.name]));
    return (key: string) => names.get(key) ?? key;
  }, [system, order, locale]);
  const steps = useMemo(() => stepsOf(named(told?.replay?.trace ?? [], nameOf)), [told, nameOf]);
  const last = steps.length - 1;
  const isThere = last >= 0;
  // The keyboard goes where the eye goes: arrow keys turn the pages at once.
  useEffect(() => {
    if (isThere) place.current?.focus();
  }, [isThere]);
  if (!isThere)
    return (
      <p className="busy" role="status">
        {told === undefined ? <LoaderCircle className="turning" aria-hidden /> : null}
        {told === undefined ? text.reading : text.failed}
      </p>
    );
  const said = text.step(step + 1, steps.length);
  return (
    <div className="replay">
      <div className="replay-bar">
        <Turn label={text.first} isOff={step === 0} onPress={() => setStep(0)}>
          <ChevronFirst aria-hidden />
        </Turn>
        <Turn label={text.previous} isOff={step === 0} onPress={() => setStep(step - 1)}>
          <ChevronLeft aria-hidden />
        </Turn>
        <div className="replay-place">
          <label htmlFor={id}>{said}</label>
          <input
            ref={place}
            id={id}
            type="range"
            min={0}
            max={last}
            value={step}
            aria-valuetext={said}
            aria-describedby={`${id}-keys`}
            onChange={({ target }) => setStep(Number(target.value))}
          />
        </div>
        <Turn label={text.next} isOff={step === last} onPress={() => setStep(step + 1)}>
          <ChevronRight aria-hidden />
        </Turn>
        <Turn label={text.last} isOff={step === last} onPress={() => setStep(last)}>
          <ChevronLast aria-hidden />
        </Turn>
        <Turn label={text.close} isOff={false} onPress={onClose}>
          <X aria-hidden />
        </Turn>
      </div>
      <p id={`${id}-keys`} className="hint">
        {text.keys}
      </p>
      <div className="replay-step" aria-live="polite">
        <Why key={step} system={system} trace={steps[step] ?? []} />
      </div>
    </div>
  );
}

function Turn({
  label,
  isOff,
  onPress,
  children,
}: {
  label: string;
  isOff: boolean;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <Button className="icon-button" aria-label={label} isDisabled={isOff} onPress={onPress}>
      {children}
    </Button>
  );
}

/** Facts carry names; decisions are about ids. */
const named = (trace: readonly TraceLine[], nameOf: (key: string) => string): readonly TraceLine[] =>
  trace.map((line) => (line.kind === 'choice' ? { ...line, key: nameOf(line.key) } : line));
