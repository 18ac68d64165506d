import type { Offer, System } from '@tafelrunde/system';
import { newId } from '../../../table/new-id.ts';
import type { AtTable } from '../../../table/table-context.ts';
import { fieldOf } from '../../../ui/fields.ts';
import { usageOf } from '../now/offers.ts';

/** Brings an enemy of a kind to the table; without a name it is called by its kind and a number. */
export function addEnemy(
  { words, figures, act }: AtTable,
  offer: Offer,
  { field, kind }: { readonly field: string; readonly kind: string },
  name = '',
): Promise<boolean> {
  const made = usageOf(offer, 'add')?.id ?? null;
  const base = name.trim() === '' ? (words.value(field, kind) ?? kind) : name.trim();
  const taken = figures.map((figure) => figure.name);
  return act(offer, {
    ...(made === null ? {} : { [made]: `f-${newId()}` }),
    name: numbered(base, taken),
    [field]: kind,
  });
}

/** What kinds of enemy there are: the first field that is a word of a list, a category or a template. */
export function kindsOf(
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
