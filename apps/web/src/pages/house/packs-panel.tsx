import { cardOf } from '@tafelrunde/registry/lazy';
import type { System } from '@tafelrunde/system';
import { Download, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Form } from 'react-aria-components/Form';
import { useLabText } from '../../text/use-lab-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { download } from '../../ui/take-away.ts';
import { TextEntry } from '../../ui/text-entry.tsx';
import { type Changes, type Pack, type PackProblem, packOf, parsePack } from './changes.ts';
import { keepPacks, keptPacks } from './pack-store.ts';

/** Named packs: kept in this browser, written to and read from files. */
export function PacksPanel({
  system,
  changes,
  onLoad,
}: {
  system: System;
  changes: Changes;
  onLoad: (house: Changes) => void;
}) {
  const text = useLabText();
  const locale = useLocale();
  const { rules } = text;
  const [packs, setPacks] = useState(() => keptPacks(system));
  const [name, setName] = useState('');
  const [said, setSaid] = useState<{ readonly text: string; readonly undo?: readonly Pack[] }>({ text: '' });
  const keep = (next: readonly Pack[]) => {
    setPacks(next);
    keepPacks(system, next);
  };
  const put = (pack: Pack) => keep([...packs.filter((one) => one.name !== pack.name), pack]);
  const save = () => {
    const pack = packOf(system, name, changes);
    if (pack.name === '') return;
    put(pack);
    setName('');
    setSaid({ text: rules.packSaved(pack.name) });
  };
  const load = ({ name: title, house }: Pack) => {
    onLoad(house);
    setSaid({ text: rules.packLoaded(title) });
  };
  const drop = ({ name: title }: Pack) => {
    setSaid({ text: rules.packDropped(title), undo: packs });
    keep(packs.filter((one) => one.name !== title));
  };
  const read = async (chosen: File) => {
    const pack = parsePack(system, await jsonIn(chosen));
    if ('code' in pack) return setSaid({ text: complaint(pack) });
    put(pack);
    load(pack);
  };
  const complaint = (problem: PackProblem): string => {
    switch (problem.code) {
      case 'not-a-pack':
        return rules.badFile;
      case 'other-system':
        return rules.otherSystem(cardOf(problem.system)?.title[locale] ?? problem.system);
      case 'bad-switches':
        return rules.badSwitches(problem.at.join(', '));
    }
  };
  const write = () => {
    const pack = packOf(system, name === '' ? system.title[locale] : name, changes);
    const json = `${JSON.stringify(pack, null, 2)}\n`;
    download(`${system.id}-hausregeln.json`, new Blob([json], { type: 'application/json' }));
  };
  return (
    <section className="lab-box packs" aria-labelledby="packs">
      <h2 id="packs" className="field-label">
        {rules.packs}
      </h2>
      <p className="hint">{packs.length === 0 ? `${rules.noPacks} ${rules.packsHint}` : rules.packsHint}</p>
      <ul className="pack-list">
        {packs.map((pack) => (
          <li key={pack.name}>
            <Button className="button" aria-label={rules.load(pack.name)} onPress={() => load(pack)}>
              {pack.name} <span className="hint">{rules.changed(Object.keys(pack.house).length)}</span>
            </Button>
            <Button className="icon-button" aria-label={rules.drop(pack.name)} onPress={() => drop(pack)}>
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <Form
        className="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextEntry label={rules.packName} value={name} onChange={setName} maxLength={60} />
        <Button type="submit" className="button" isDisabled={name.trim() === ''}>
          <Save aria-hidden /> {rules.save}
        </Button>
      </Form>
      <div className="button-row">
        <Button className="button quiet" onPress={write}>
          <Download aria-hidden /> {rules.exportPack}
        </Button>
        <FileButton label={rules.importPack} look="quiet" onFile={(file) => void read(file)} />
      </div>
      <p className="hint" role="status">
        {said.text}
      </p>
      {said.undo !== undefined && (
        <Button
          className="button quiet"
          onPress={() => {
            keep(said.undo ?? []);
            setSaid({ text: '' });
          }}
        >
          {rules.undo}
        </Button>
      )}
    </section>
  );
}

async function jsonIn(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
