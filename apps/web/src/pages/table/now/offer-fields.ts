import type { Action, Offer } from '@tafelrunde/system';
import { type Field, fieldOf } from '../../../ui/fields.ts';

/** A field of an offer, with what is at hand for it. */
export const offerField = (action: Action, name: string, offer: Offer): Field | undefined =>
  withSuggestions(withRungs(fieldOf(action, name), offer), offer);

/** A number that has a ladder has its rungs as usual values. */
function withRungs(field: Field | undefined, { ladder }: Offer): Field | undefined {
  if (field?.shape.kind !== 'integer' || ladder?.field !== field.name) return field;
  return { ...field, shape: { ...field.shape, usual: ladder.values } };
}

/** Free words have those that are at hand before them. */
function withSuggestions(field: Field | undefined, { suggests }: Offer): Field | undefined {
  const words = field && suggests?.[field.name];
  if (words === undefined || field?.shape.kind !== 'choices') return field;
  return { ...field, shape: { ...field.shape, values: words, isOpen: false } };
}
