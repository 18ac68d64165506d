import { offerLabel, typicalChecks, type Watched } from '@tafelrunde/engine';
import type { Locale } from '@tafelrunde/kernel';
import { type Action, inputFor, type Offer, type System } from '@tafelrunde/system';
import { nameIn, type Sample, sampleOf } from '../../engine/sample.ts';
import { type Field, presetOf } from '../../ui/fields.ts';
import { fieldsOf, freeActions, startInput } from '../lab/inputs.ts';
import type { Json } from '../lab/lab-state.ts';

/** A check to try, and what a figure offers where it belongs to one. */
export interface Example {
  readonly check: Watched;
  readonly offer: Offer | undefined;
}

/** As many as a glance takes in. */
const MOST_EXAMPLES = 6;

/** Typical checks of these actions, else whatever the lab starts with, else what a ready figure that can do them offers. */
export function examplesOf(system: System, actions: readonly Action[], locale: Locale): readonly Example[] {
  const ids = new Set(actions.map(({ id }) => id));
  const typical = typicalChecks(system, locale).filter(({ action }) => ids.has(action));
  const free = freeActions(system).filter(({ id }) => ids.has(id));
  const started = free
    .filter((action) => action.typical.length === 0)
    .map((action): Watched => {
      const [chance = ''] = Object.keys(action.chances);
      const { title } = system.words[locale].action(action.id);
      return { label: title, action: action.id, input: startInput(action, undefined), chance };
    });
  const bare = [...typical, ...started];
  if (bare.length > 0) return bare.slice(0, MOST_EXAMPLES).map((check) => ({ check, offer: undefined }));
  for (const { id } of system.character.templates) {
    const found = offered(system, id, ids, locale);
    if (found.length > 0) return found.slice(0, MOST_EXAMPLES);
  }
  return [];
}

/** What the figure of a template can do of these, as the lab would start with it. */
function offered(
  system: System,
  template: string,
  ids: ReadonlySet<string>,
  locale: Locale,
): readonly Example[] {
  const sample = sampleOf(system, template);
  if (sample === undefined) return [];
  const words = system.words[locale];
  return sample.offers.flatMap((offer): readonly Example[] => {
    const action = ids.has(offer.action) ? system.actions.find(({ id }) => id === offer.action) : undefined;
    if (action === undefined || offer.chance === null) return [];
    const bare = withOneRow(action, offer, startInput(action, offer), sample);
    if (!inputFor(action, bare, sample.scene).ok) return [];
    const input = action.fields === null ? bare : { ...bare, scene: sample.scene };
    const label = offerLabel(words, offer, (one) => nameIn(sample, words, one));
    return [{ check: { label, action: action.id, input, chance: offer.chance }, offer }];
  });
}

/** A list that must not be empty begins with one row: somebody else, in the usual circumstances. */
function withOneRow(action: Action, offer: Offer, input: Json, { names, figure }: Sample): Json {
  const other = [...names.keys()].find((id) => id !== figure) ?? figure;
  const firstValue = (field: Field): unknown => {
    if (field.shape.kind === 'figure') return other;
    if (field.shape.kind !== 'group') return presetOf(field);
    const inner = field.shape.fields.map((one) => [one.name, firstValue(one)] as const);
    return Object.fromEntries(inner.filter(([, value]) => value !== undefined));
  };
  const filled = fieldsOf(action, offer).flatMap((field) => {
    const { name, shape } = field;
    const isEmpty = shape.kind === 'list' && Array.isArray(input[name]) && input[name].length === 0;
    return isEmpty ? [[name, [firstValue({ ...field, shape: shape.row })]] as const] : [];
  });
  return { ...input, ...Object.fromEntries(filled) };
}
