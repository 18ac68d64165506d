import type { Offer } from '@tafelrunde/system';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTable } from '../../../table/table-context.ts';
import { useView } from '../../../table/view-store.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { OfferButton } from '../now/offer-button.tsx';
import { openFields } from '../now/offers.ts';
import { addEnemy, kindsOf } from './adding.ts';

/** One tap per enemy: its name is its kind and a number, unless one is written. */
export function AddEnemy({ offer }: { offer: Offer }) {
  const text = useTableText();
  const at = useTable();
  const { system, words, link } = at;
  const change = useView((view) => view.change);
  const hidesNew = useView((view) => view.hidesNew);
  const [name, setName] = useState('');
  const kinds = kindsOf(system, offer);
  if (kinds === undefined) return <OfferButton offer={offer} />;
  const wordOf = (kind: string) => words.value(kinds.field, kind) ?? kind;
  return (
    <div className="add-enemy">
      <TextEntry label={text.gm.name} value={name} onChange={setName} maxLength={60} />
      {!link.solo && (
        <Toggle on={hidesNew} onChange={(on) => change({ hidesNew: on })} hint={text.gm.hidesNewHint}>
          {text.gm.hidesNew}
        </Toggle>
      )}
      <div className="button-row">
        {kinds.values.map((kind) => (
          <Button
            key={kind}
            className="button"
            aria-label={text.gm.add(wordOf(kind))}
            onPress={() => void addEnemy(at, offer, { ...kinds, kind }, name)}
          >
            <Plus aria-hidden /> {wordOf(kind)}
          </Button>
        ))}
      </div>
      {openFields(offer).some((one) => !['name', kinds.field].includes(one)) && (
        <Button
          className="button quiet"
          onPress={() => change({ form: { offer, values: name.trim() === '' ? {} : { name: name.trim() } } })}
        >
          {text.gm.more}
        </Button>
      )}
    </div>
  );
}
