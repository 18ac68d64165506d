import type { Offer } from '@tafelrunde/kernel';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { fieldOf } from './fields.ts';
import { newId } from './new-id.ts';
import { useTable } from './table-context.ts';
import { TextEntry } from './text-entry.tsx';
import { useTableText } from './use-table-text.ts';
import { useView } from './view-store.ts';

/** One tap per enemy: its name is its kind and a number, unless one is written. */
export function AddEnemy({ offer }: { offer: Offer }) {
  const text = useTableText();
  const { system, words, figures, act } = useTable();
  const change = useView((view) => view.change);
  const [name, setName] = useState('');
  const action = system.actions.find(({ id }) => id === offer.action);
  const category = action === undefined ? undefined : fieldOf(action, 'category');
  if (category?.shape.kind !== 'choice') return null;
  const add = (kind: string) => {
    const base = name.trim() === '' ? (words.value('category', kind) ?? kind) : name.trim();
    void act(offer, {
      id: `f-${newId()}`,
      name: numbered(
        base,
        figures.map((figure) => figure.name),
      ),
      category: kind,
    });
  };
  return (
    <div className="add-enemy">
      <TextEntry label={text.gm.name} value={name} onChange={setName} maxLength={60} />
      <div className="button-row">
        {category.shape.values.map((kind) => (
          <Button
            key={kind}
            className="button"
            aria-label={text.gm.add(words.value('category', String(kind)) ?? String(kind))}
            onPress={() => add(String(kind))}
          >
            <Plus aria-hidden /> {words.value('category', String(kind)) ?? kind}
          </Button>
        ))}
      </div>
      <Button
        className="button quiet"
        onPress={() => change({ form: { offer, values: name.trim() === '' ? {} : { name: name.trim() } } })}
      >
        {text.gm.more}
      </Button>
    </div>
  );
}

/** `Ork`, `Ork 2`, `Ork 3`: nobody at the table has the same name twice. */
function numbered(base: string, taken: readonly string[]): string {
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? base : `${base} ${n}`;
    if (!taken.includes(name)) return name;
  }
}
