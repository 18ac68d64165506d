import type { Pool } from '@tafelrunde/kernel';
import { inputFor, type Offer, type OfferUse, type SystemWords, withWord } from '@tafelrunde/system';
import type { OfferChance, OfferChanceJob } from '../../../engine/offer-chance.ts';
import type { AtTable } from '../../../table/table-context.ts';
import type { Values } from '../../../table/view-store.ts';
import type { TableDictionary } from '../../../text/table-dictionary.ts';
import { fieldOf, presetOf } from '../../../ui/fields.ts';
import { aimed } from '../result/told.ts';

/** What an offer does, and what tells it from others of its action. */
export function titleOf(words: SystemWords, offer: Offer): string {
  const { title } = words.action(offer.action);
  const what = withWord(words, offer);
  return what === undefined ? title : `${title}: ${what}`;
}

/** The name of an offer among others of its action: `Schwert gegen Ork`. */
export function offerName(at: AtTable, offer: Offer, text: TableDictionary, actor?: string): string {
  const { title } = at.words.action(offer.action);
  const what = withWord(at.words, offer) ?? title;
  if (offer.target === null || offer.target === actor) return what;
  return aimed(at, what, actor ?? null, offer.target, { against: text.sheet.on, for: text.sheet.for });
}

/** The values a form starts with; texts are chosen so that one tap suffices. */
export function startValues(at: AtTable, offer: Offer, text: TableDictionary): Values {
  const action = at.system.actions.find(({ id }) => id === offer.action);
  if (action === undefined) return {};
  const entries = offer.fields.flatMap((name) => {
    const field = fieldOf(action, name);
    if (field === undefined) return [];
    const isOwnText = field.shape.kind === 'text' && field.preset === undefined && !field.optional;
    const start = isOwnText ? textFor(at, offer, name, text) : presetOf(field);
    return [[name, offer.starts?.[name] ?? start] as const];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** A goal has to be a new one each time: the rules remember what failed. */
function textFor(at: AtTable, offer: Offer, field: string, text: TableDictionary): string {
  if (field === 'goal') {
    const before = at.table.log.filter(
      (entry) => entry.kind === 'run' && entry.detail?.action === offer.action,
    );
    return text.form.goal(before.length + 1);
  }
  if (field !== 'description') return '';
  return withWord(at.words, offer) ?? text.form.helping;
}

/** OfferChances of one scene under one set of house rules; forgotten with the scene. */
const known = new WeakMap<object, { house: unknown; chances: Map<string, OfferChance> }>();

function shelfFor({ scene, house }: AtTable): Map<string, OfferChance> {
  let shelf = known.get(scene as object);
  if (shelf === undefined || shelf.house !== house) {
    shelf = { house, chances: new Map() };
    known.set(scene as object, shelf);
  }
  return shelf.chances;
}

const offerKey = (offer: Offer, values: Values): string =>
  JSON.stringify([offer.action, offer.chance, offer.input, values]);

/** What has been calculated already. */
export const knownOfferChance = (at: AtTable, offer: Offer, values: Values): OfferChance | undefined =>
  shelfFor(at).get(offerKey(offer, values));

export function keepOfferChance(at: AtTable, offer: Offer, values: Values, expected: OfferChance): void {
  shelfFor(at).set(offerKey(offer, values), expected);
}

export const offerChanceJob = (at: AtTable, offer: Offer, values: Values): OfferChanceJob => ({
  kind: 'offerChance',
  system: at.system.id,
  offer: { action: offer.action, input: offer.input, chance: offer.chance },
  values,
  scene: at.scene,
  house: at.house,
});

/** Whether nothing is left to fill in. */
export function isComplete({ system, scene }: AtTable, offer: Offer, values: Values): boolean {
  const action = system.actions.find(({ id }) => id === offer.action);
  return action !== undefined && inputFor(action, { ...offer.input, ...values }, scene).ok;
}

/** Whether something about it can be set before it is done. */
export const hasDetails = ({ fields, chance }: Offer): boolean => fields.length > 0 || chance !== null;

type UseKind = OfferUse['kind'];

/** What an offer is used for, where the table has a way of its own for it. */
export const usageOf = <K extends UseKind>(
  { use }: Offer,
  kind: K,
): Extract<OfferUse, { kind: K }> | undefined =>
  use?.kind === kind ? (use as Extract<OfferUse, { kind: K }>) : undefined;

export const isFor = (offer: Offer, ...kinds: readonly UseKind[]): boolean =>
  offer.use !== undefined && kinds.includes(offer.use.kind);

/** The fields a person fills in: an id that nobody has to know is made up. */
export const openFields = (offer: Offer): readonly string[] =>
  offer.fields.filter((name) => name !== usageOf(offer, 'add')?.id);

/** More dice than this only crowd a button. */
const MOST_DICE = 5;

export const diceOf = (pool: Pool | undefined): readonly number[] =>
  Array.from({ length: Math.min(pool?.count ?? 0, MOST_DICE) }, () => pool?.sides ?? 0);
