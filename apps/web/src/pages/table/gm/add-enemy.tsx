import type { Offer, System } from '@tafelrunde/system';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { fieldOf } from '../../../ui/fields.ts';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { newId } from '../new-id.ts';
import { OfferButton } from '../now/offer-button.tsx';
import { openFields, usageOf } from '../now/offers.ts';
import { useTable } from '../table-context.ts';
import { useTableText } from '../use-table-text.ts';
import { useView } from '../view-store.ts';

/** One tap per enemy: its name is its kind and a number, unless one is written. */
export function AddEnemy({ offer }: { offer: Offer }) {
  const text = useTableText();
  const { system, words, figures, act, link } = useTable();
  const change = useView((view) => view.change);
  const hidesNew = useView((view) => view.hidesNew);
  const [name, setName] = useState('');
  const kinds = kindsOf(system, offer);
  if (kinds === undefined) return <OfferButton offer={offer} />;
  const made = usageOf(offer, 'add')?.id ?? null;
  const wordOf = (kind: string) => words.value(kinds.field, kind) ?? kind;
  const add = (kind: string) => {
    const base = name.trim() === '' ? wordOf(kind) : name.trim();
    void act(offer, {
      ...(made === null ? {} : { [made]: `f-${newId()}` }),
      name: numbered(
        base,
        figures.map((figure) => figure.name),
      ),
      [kinds.field]: kind,
    });
  };
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
            onPress={() => add(kind)}
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

/** What kinds of enemy there are: the first field that is a word of a list, a category or a template. */
function kindsOf(
  system: System,
  { action: id, fields }: Offer,
): { readonly field: string; readonly values: readonly string[] } | undefined {
  const action = system.actions.find((one) => one.id === id);
  if (action === undefined || !fields.includes('name')) return undefined;
  for (const field of fields) {
    const shape = fieldOf(action, field)?.shape;
    if (shape?.kind === 'choice' && typeof shape.values[0] === 'string')
      return { field, values: shape.values.map(String) };
  }
  return undefined;
}

/** `Ork`, `Ork 2`, `Ork 3`: nobody at the table has the same name twice. */
function numbered(base: string, taken: readonly string[]): string {
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? base : `${base} ${n}`;
    if (!taken.includes(name)) return name;
  }
}
