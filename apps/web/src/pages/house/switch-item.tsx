import type { System } from '@tafelrunde/system';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { RuleText } from '../../ui/rule-text.tsx';
import { SwitchControl } from '../../ui/switch-control.tsx';
import type { Changes } from './changes.ts';

/** One house rule: its control, the ruling behind it, and what is said about it. */
export function SwitchItem({
  system,
  name,
  changes,
  onChange,
  children,
}: {
  system: System;
  name: string;
  changes: Changes;
  onChange: (value: unknown) => void;
  children?: ReactNode;
}) {
  const locale = useLocale();
  const text = useLabText();
  const { die } = useText();
  const words = system.words[locale];
  const rule = system.houseRules[name];
  if (rule === undefined) return null;
  const ruling = system.catalogue.find(({ id }) => id === rule.ruling);
  const isChanged = Object.hasOwn(changes, name);
  const label = words.houseRule(name);
  const wordOf = (value: string) => {
    const word = words.houseValue(name, value);
    if (word !== value) return word;
    return words.value(name, value) ?? (/[dD]ie$/.test(name) ? `${die}${value}` : value);
  };
  const value = isChanged ? changes[name] : rule.default;
  return (
    <li className="house-rule" data-changed={isChanged}>
      <div className="house-rule-head">
        {/* Typed lists show what was set from outside only when made anew. */}
        <SwitchControl
          key={isChanged ? 'changed' : 'default'}
          label={label}
          shape={rule.shape}
          value={value}
          wordOf={wordOf}
          onChange={onChange}
        />
        {isChanged && (
          <Button
            className="icon-button"
            aria-label={text.rules.backToDefault(label)}
            onPress={() => onChange(rule.default)}
          >
            <RotateCcw aria-hidden />
          </Button>
        )}
      </div>
      {children}
      {ruling !== undefined && (
        <details className="ruling">
          <summary>{ruling.text[locale].title}</summary>
          <RuleText entry={ruling} />
        </details>
      )}
    </li>
  );
}
