import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale, useText } from '../../../text/use-text.ts';
import { RuleText } from '../../../ui/rule-text.tsx';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { SwitchControl } from '../../../ui/switch-control.tsx';
import { HouseLink } from '../../house/house-link.tsx';
import { PackLoader } from '../../house/pack-loader.tsx';
import { PolicyList } from '../inbox/policy-panel.tsx';

type Changes = Readonly<Record<string, unknown>>;

/** How this table plays; the GM changes it. */
export function HousePanel() {
  const text = useTableText();
  const { isGm, table, words } = useTable();
  const [isOpen, setOpen] = useState(false);
  const changed = Object.keys(table.house);
  return (
    <section className="panel-box" aria-label={text.gm.house}>
      <h2 className="section-title">{text.gm.house}</h2>
      <p className="hint">
        {text.gm.houseChanged(changed.length)}
        {changed.length > 0 && `: ${changed.map((key) => words.houseRule(key)).join(', ')}`}
      </p>
      {isGm && (
        <Button className="button" onPress={() => setOpen(true)}>
          {text.gm.houseOpen}
        </Button>
      )}
      <HouseLink />
      <PolicyList />
      {isOpen && <HouseDialog onClose={() => setOpen(false)} />}
    </section>
  );
}

/** All switches at once, sent together. */
function HouseDialog({ onClose }: { onClose: () => void }) {
  const text = useTableText();
  const { system, table, send } = useTable();
  const [changes, setChanges] = useState<Changes>(table.house);
  const set = (key: string, value: unknown) => {
    const rest = Object.fromEntries(Object.entries(changes).filter(([one]) => one !== key));
    const isDefault = JSON.stringify(value) === JSON.stringify(system.houseRules[key]?.default);
    setChanges(isDefault ? rest : { ...rest, [key]: value });
  };
  const save = async () => {
    if (await send({ kind: 'setHouse', house: changes })) onClose();
  };
  return (
    <SheetDialog title={text.gm.house} onClose={onClose}>
      <PackLoader system={system} onLoad={setChanges} />
      <ul className="house-list">
        {Object.keys(system.houseRules).map((key) => (
          <HouseRule key={key} name={key} changes={changes} onChange={(value) => set(key, value)} />
        ))}
      </ul>
      <div className="form-end sticky">
        <Button
          className="button quiet"
          isDisabled={Object.keys(changes).length === 0}
          onPress={() => setChanges({})}
        >
          <RotateCcw aria-hidden /> {text.gm.houseReset}
        </Button>
        <Button className="button primary" onPress={() => void save()}>
          {text.gm.houseSave}
        </Button>
      </div>
    </SheetDialog>
  );
}

function HouseRule({
  name,
  changes,
  onChange,
}: {
  name: string;
  changes: Changes;
  onChange: (value: unknown) => void;
}) {
  const locale = useLocale();
  const { die } = useText();
  const { system, words } = useTable();
  const rule = system.houseRules[name];
  if (rule === undefined) return null;
  const ruling = system.catalogue.find(({ id }) => id === rule.ruling);
  const wordOf = (value: string) => {
    const word = words.houseValue(name, value);
    return word !== value
      ? word
      : (words.value(name, value) ?? (/[dD]ie$/.test(name) ? `${die}${value}` : value));
  };
  return (
    <li className="house-rule" data-changed={Object.hasOwn(changes, name)}>
      <SwitchControl
        label={words.houseRule(name)}
        shape={rule.shape}
        value={Object.hasOwn(changes, name) ? changes[name] : rule.default}
        wordOf={wordOf}
        onChange={onChange}
      />
      {ruling !== undefined && (
        <details className="ruling">
          <summary>{ruling.text[locale].title}</summary>
          <RuleText entry={ruling} />
        </details>
      )}
    </li>
  );
}
