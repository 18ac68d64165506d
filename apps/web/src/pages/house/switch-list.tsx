import type { System } from '@tafelrunde/system';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useWide } from '../../state/use-wide.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { FilterField } from '../../ui/filter-field.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import { byTopic, type Changes, withSwitch } from './changes.ts';
import { SwitchItem } from './switch-item.tsx';

/** More switches than this are an overview of topics first. */
const MOST_OPEN = 40;

/** All switches of a system under their topics, to be searched. */
export function SwitchList({
  system,
  changes,
  onChange,
  about,
  at,
}: {
  system: System;
  changes: Changes;
  onChange: (changes: Changes) => void;
  /** What is said below a switch. */
  about?: (key: string) => ReactNode;
  /** The switch somebody has come for. */
  at?: string;
}) {
  const text = useLabText();
  const locale = useLocale();
  const words = system.words[locale];
  const isWide = useWide();
  const [wanted, setWanted] = useState(() =>
    at !== undefined && Object.hasOwn(system.houseRules, at) ? words.houseRule(at) : '',
  );
  const [onlyChanged, setOnlyChanged] = useState(false);
  const topics = useMemo(() => byTopic(system), [system]);
  const all = useMemo(
    () => new Map(Object.keys(system.houseRules).map((key) => [key, searchText(system, key, locale)])),
    [system, locale],
  );
  const isShown = (key: string) =>
    (!onlyChanged || Object.hasOwn(changes, key)) &&
    (all.get(key) ?? '').includes(wanted.trim().toLowerCase());
  const found = [...all.keys()].filter(isShown).length;
  return (
    <div className="switch-list">
      <FilterField
        label={text.rules.search}
        value={wanted}
        onChange={setWanted}
        found={found}
        of={all.size}
      />
      <Toggle on={onlyChanged} onChange={setOnlyChanged}>
        {text.rules.onlyChanged} ({Object.keys(changes).length})
      </Toggle>
      {found === 0 && <p className="empty">{text.rules.nothing}</p>}
      {topics.map(([action, keys]) => {
        const shown = keys.filter(isShown);
        if (shown.length === 0) return null;
        const title = action === '' ? system.title[locale] : words.action(action).title;
        const changed = keys.filter((key) => Object.hasOwn(changes, key)).length;
        const isOpen = (isWide && all.size <= MOST_OPEN) || wanted !== '' || onlyChanged || changed > 0;
        return (
          <details key={`${action} ${isOpen}`} className="house-topic" open={isOpen}>
            <summary>
              <h3>{title}</h3>
              <span className="hint">{changed > 0 ? text.rules.changed(changed) : shown.length}</span>
              <ChevronDown className="chevron" aria-hidden />
            </summary>
            <ul className="house-list">
              {shown.map((key) => (
                <SwitchItem
                  key={key}
                  system={system}
                  name={key}
                  changes={changes}
                  onChange={(value) => onChange(withSwitch(system, changes, key, value))}
                >
                  {about?.(key)}
                </SwitchItem>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

/** Everything a switch can be found by: its name, its ruling and the ruling's text. */
function searchText(system: System, key: string, locale: 'de' | 'en'): string {
  const ruling = system.catalogue.find(({ id }) => id === system.houseRules[key]?.ruling);
  const parts = [
    system.words[locale].houseRule(key),
    key,
    ruling?.id,
    ruling?.text[locale].title,
    ruling?.text[locale].text,
  ];
  return parts.join(' ').toLowerCase();
}
