import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale, useText } from '../../text/use-text.ts';
import { Chip } from '../../ui/chip.tsx';
import { RuleText } from '../../ui/rule-text.tsx';
import { SwitchControl } from '../../ui/switch-control.tsx';
import { HouseImpact } from './house-impact.tsx';
import { useHouse, useHouseStore } from './house-store.ts';
import { system } from './ladders.ts';

/** Every switch of the system, with its ruling and what it does to the odds. */
export function HousePanel() {
  const { house: words } = useText();
  const { changes, reset } = useHouseStore();
  const [onlyChanged, setOnlyChanged] = useState(false);
  const count = Object.keys(changes).length;
  const keys = Object.keys(system.houseRules).filter((key) => !onlyChanged || Object.hasOwn(changes, key));
  return (
    <section className="house" aria-label={words.title}>
      <HouseImpact />
      <p className="hint">{words.hint}</p>
      <div className="house-actions">
        <span>{words.changed(count)}</span>
        <Chip on={onlyChanged} onChange={setOnlyChanged}>
          {words.onlyChanged}
        </Chip>
        <Button className="button quiet" isDisabled={count === 0} onPress={() => reset()}>
          <RotateCcw aria-hidden /> {words.resetAll}
        </Button>
      </div>
      <ul className="house-list">
        {keys.map((key) => (
          <HouseRule key={key} name={key} />
        ))}
      </ul>
    </section>
  );
}

function HouseRule({ name }: { name: string }) {
  const locale = useLocale();
  const { common } = useText();
  const house = useHouse();
  const { changes, set, reset } = useHouseStore();
  const rule = system.houseRules[name];
  if (rule === undefined) return null;
  const ruling = system.catalogue.find(({ id }) => id === rule.ruling);
  const label = system.words[locale].houseRule(name);
  return (
    <li className="house-rule" data-changed={Object.hasOwn(changes, name)}>
      <SwitchControl
        label={label}
        shape={rule.shape}
        value={house[name]}
        wordOf={(value) => system.words[locale].houseValue(name, value)}
        onChange={(value) => set(name, value)}
      />
      {Object.hasOwn(changes, name) && (
        <Button className="button quiet" onPress={() => reset(name)} aria-label={`${common.reset}: ${label}`}>
          <RotateCcw aria-hidden /> {common.reset}
        </Button>
      )}
      {ruling !== undefined && (
        <details className="ruling">
          <summary>
            {ruling.text[locale].title} <span className="rule-id">{ruling.id}</span>
          </summary>
          <RuleText entry={ruling} />
        </details>
      )}
    </li>
  );
}
