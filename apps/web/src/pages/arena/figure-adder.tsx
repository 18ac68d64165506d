import type { ReadyFighter, System } from '@tafelrunde/system';
import { Plus, Upload } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useArenaText } from '../../text/use-arena-text.ts';
import { useLocale } from '../../text/use-text.ts';
import type { Figure } from './arena-state.ts';
import { SheetLoader } from './sheet-loader.tsx';
import { type Sheet, sheetsAtTable } from './sheets.ts';

/** Brings somebody to a side: a template, somebody from the table, a sheet of one's own. */
export function FigureAdder({
  system,
  fighters,
  kept,
  side,
  onKeep,
  onAdd,
}: {
  system: System;
  fighters: readonly ReadyFighter[];
  /** The sheets this browser remembers. */
  kept: readonly Sheet[];
  side: string;
  onKeep: (sheet: Sheet) => void;
  onAdd: (source: Figure['source']) => void;
}) {
  const text = useArenaText();
  const locale = useLocale();
  const id = useId();
  const [atTable, setAtTable] = useState<readonly Sheet[]>([]);
  useEffect(() => {
    void sheetsAtTable(system).then(setAtTable);
  }, [system]);
  const [chosen, setChosen] = useState(() => `template ${fighters[0]?.id ?? ''}`);
  const [isLoading, setLoading] = useState(false);
  const add = () => {
    const [kind = '', rest = ''] = chosen.split(/ (.*)/);
    if (kind === 'template') return onAdd({ template: rest });
    const sheet = (kind === 'table' ? atTable : kept)[Number(rest)];
    if (sheet !== undefined) onAdd({ character: sheet.character });
  };
  return (
    <div className="adder">
      <div className="select-field">
        <label className="field-label" htmlFor={id}>
          {text.figure(side)}
        </label>
        <select id={id} className="input" value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <optgroup label={text.templates}>
            {fighters.map((one) => (
              <option key={one.id} value={`template ${one.id}`}>
                {one.title[locale]}
              </option>
            ))}
          </optgroup>
          <Sheets label={text.atTable} kind="table" sheets={atTable} />
          <Sheets label={text.kept} kind="kept" sheets={kept} />
        </select>
      </div>
      <Button className="button" aria-label={text.addTo(side)} onPress={add}>
        <Plus aria-hidden /> {text.add}
      </Button>
      <Button className="button quiet" aria-label={text.loadSheetTo(side)} onPress={() => setLoading(true)}>
        <Upload aria-hidden /> {text.loadSheet}
      </Button>
      {isLoading && (
        <SheetLoader
          system={system}
          onClose={() => setLoading(false)}
          onSheet={(sheet) => {
            onKeep(sheet);
            setLoading(false);
            onAdd({ character: sheet.character });
          }}
        />
      )}
    </div>
  );
}

function Sheets({ label, kind, sheets }: { label: string; kind: string; sheets: readonly Sheet[] }) {
  if (sheets.length === 0) return null;
  return (
    <optgroup label={label}>
      {sheets.map(({ name }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
        <option key={i} value={`${kind} ${i}`}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
