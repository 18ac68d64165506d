import { MAX_ROUNDS } from '@tafelrunde/arena';
import type { System } from '@tafelrunde/system';
import { ChevronDown, Scale } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useArenaText } from '../../text/use-arena-text.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { SwitchControl } from '../../ui/switch-control.tsx';
import { LabHouseDialog } from '../house/lab-house-dialog.tsx';
import { letterOf } from '../lab/lab-state.ts';
import type { Draft } from './arena-state.ts';

/** As long as `tafelrunde simulate` fights if nobody says otherwise. */
const USUAL_ROUNDS = 200;

/** What else there is to a fight: what the rules leave open, house rules, and how figures decide. */
export function Conditions({
  system,
  draft,
  index,
  onChange,
}: {
  system: System;
  draft: Draft;
  index: number;
  onChange: (change: Partial<Draft>) => void;
}) {
  const text = useArenaText();
  const lab = useLabText();
  const words = system.words[useLocale()];
  const [isHouseOpen, setHouseOpen] = useState(false);
  const policy = text.policies[system.id];
  return (
    <>
      <Button className="button quiet" onPress={() => setHouseOpen(true)}>
        <Scale aria-hidden /> {lab.houseChanged(Object.keys(draft.house).length)}
      </Button>
      <details className="more">
        <summary>
          {text.conditions} <ChevronDown className="chevron" aria-hidden />
        </summary>
        <div className="conditions">
          {Object.entries(system.arena.settings).map(([key, { shape, default: usual }]) => (
            <SwitchControl
              key={key}
              label={text.settings[key] ?? words.field(key)}
              shape={shape}
              value={draft.settings[key] ?? usual}
              wordOf={(value) => text.settingValues[value] ?? words.houseValue(key, value)}
              onChange={(value) => onChange({ settings: { ...draft.settings, [key]: value } })}
            />
          ))}
          <Stepper
            label={text.maxRounds}
            value={draft.maxRounds ?? USUAL_ROUNDS}
            min={1}
            max={MAX_ROUNDS}
            onChange={(rounds) => onChange({ maxRounds: rounds === USUAL_ROUNDS ? undefined : rounds })}
          />
        </div>
      </details>
      {policy !== undefined && (
        <details className="more">
          <summary>
            {text.policy} <ChevronDown className="chevron" aria-hidden />
          </summary>
          <p className="hint">{policy}</p>
        </details>
      )}
      {isHouseOpen && (
        <LabHouseDialog
          system={system}
          title={text.houseFor(letterOf(index))}
          house={draft.house}
          onChange={(house) => onChange({ house })}
          onClose={() => setHouseOpen(false)}
        />
      )}
    </>
  );
}
