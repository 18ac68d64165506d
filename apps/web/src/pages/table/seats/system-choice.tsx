import { SYSTEM_CARDS } from '@tafelrunde/registry/lazy';
import { CircleCheck } from 'lucide-react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { SystemDice } from '../../../ui/system-dice.tsx';

/** The rules a table plays by, as cards of which one is chosen. */
export function SystemChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const text = useTableText();
  const locale = useLocale();
  return (
    <RadioGroup className="system-choice" value={value} onChange={onChange}>
      <Label className="field-label">{text.open.system}</Label>
      <div className="system-options">
        {SYSTEM_CARDS.map((card) => (
          <Radio
            key={card.id}
            value={card.id}
            className="system-option"
            data-accent={card.accent}
            aria-label={`${card.title[locale]}. ${card.summary[locale]}`}
          >
            <SystemDice card={card} size={30} />
            <span className="system-name">{card.title[locale]}</span>
            <span className="hint">{card.summary[locale]}</span>
            <CircleCheck className="system-tick" aria-hidden />
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
