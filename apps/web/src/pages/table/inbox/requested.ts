import type { Action, Offer, System } from '@tafelrunde/system';
import type { RollRequest, Table } from '@tafelrunde/table';
import type { Values } from '../../../table/view-store.ts';
import { type Field, fieldOf } from '../../../ui/fields.ts';
import { offerField } from '../now/offer-fields.ts';

/** What is needed to know what somebody can do now. */
export interface Situation {
  readonly system: System;
  readonly scene: unknown;
  readonly house: unknown;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const offersFor = ({ system, scene, house }: Situation, figure: string): readonly Offer[] =>
  system.table.offers(scene, figure, house);

/** The names of an action's inputs, without the scene: that is the table's. */
const inputNames = ({ input }: Action): readonly string[] =>
  Object.keys((input.json['properties'] as object | undefined) ?? {}).filter((name) => name !== 'scene');

/** Where actions name whoever does them: wherever the offers of these figures do. */
const actorNames = (situation: Situation, figures: readonly string[]): ReadonlySet<string> =>
  new Set(
    figures.flatMap((figure) =>
      offersFor(situation, figure).flatMap(({ input }) =>
        Object.entries(input).flatMap(([name, value]) => (value === figure ? [name] : [])),
      ),
    ),
  );

const actorOf = (action: Action, actors: ReadonlySet<string>): string | undefined =>
  inputNames(action).find((name) => actors.has(name));

/** The offer of an action that nobody offers right now: everything in it is still to be filled in. */
function bareOffer(action: Action, actor: Values, fixed: Values): Offer {
  const input = { ...actor, ...fixed };
  return {
    action: action.id,
    input,
    fields: inputNames(action).filter((name) => !Object.hasOwn(input, name) && isAskable(action, name)),
    chance: Object.keys(action.chances)[0] ?? null,
    target: null,
    with: null,
    row: null,
    ladder: null,
    purpose: 'check',
  };
}

const isAskable = (action: Action, name: string): boolean => {
  const kind = fieldOf(action, name)?.shape.kind;
  return kind !== undefined && kind !== 'group' && kind !== 'list';
};

/** A text that offers fill with somebody is a choice among those on the table. */
export function asFigure(field: Field, situation: Situation, figures: readonly string[]): Field {
  if (field.shape.kind !== 'text') return field;
  const isSomebody = figures.some((figure) =>
    offersFor(situation, figure).some(({ input }) => figures.includes(String(input[field.name]))),
  );
  return isSomebody ? { ...field, shape: { kind: 'figure' } } : field;
}

/** A requested roll, for one of the figures that can answer it. */
export interface RequestedOffer {
  readonly figure: string | null;
  readonly offer: Offer;
}

/** The ways these figures can answer a request: what fits the fixed inputs, with those no longer to fill in. */
export function requestedOffers(
  situation: Situation,
  { detail }: Pick<RollRequest, 'detail'>,
  figures: readonly string[],
): readonly RequestedOffer[] {
  const action = situation.system.actions.find(({ id }) => id === detail?.action);
  if (action === undefined) return [];
  const fixed = (detail?.input ?? {}) as Values;
  const fits = ({ input }: Offer) =>
    Object.entries(fixed).every(([name, value]) => !Object.hasOwn(input, name) || isSame(input[name], value));
  const offered = figures.flatMap((figure) =>
    offersFor(situation, figure)
      .filter((offer) => offer.action === action.id && fits(offer))
      .map((offer) => ({
        figure,
        offer: {
          ...offer,
          input: { ...offer.input, ...fixed },
          fields: offer.fields.filter((name) => !Object.hasOwn(fixed, name)),
        },
      })),
  );
  if (offered.length > 0) return offered;
  const actor = actorOf(action, actorNames(situation, figures));
  if (actor !== undefined)
    return figures.map((figure) => ({ figure, offer: bareOffer(action, { [actor]: figure }, fixed) }));
  // An action with a scene is about figures; without one it can be done by anybody.
  return action.fields === null ? [{ figure: null, offer: bareOffer(action, {}, fixed) }] : [];
}

/** The actions that can be asked for: those that roll and that a form can be made for. What is offered now comes first. */
export function requestableActions(situation: Situation, figures: readonly string[]): readonly Action[] {
  const offered = new Set(
    figures
      .flatMap((figure) => offersFor(situation, figure).filter(({ chance }) => chance !== null))
      .map(({ action }) => action),
  );
  const actors = actorNames(situation, figures);
  const isAnswerable = (action: Action) =>
    (actorOf(action, actors) !== undefined || action.fields === null) &&
    ((action.input.json['required'] as readonly string[] | undefined) ?? []).every(
      (name) => name === 'scene' || isAskable(action, name),
    );
  const rolling = situation.system.actions.filter(({ chances }) => Object.keys(chances).length > 0);
  return [
    ...rolling.filter(({ id }) => offered.has(id)),
    ...rolling.filter((action) => !offered.has(action.id) && isAnswerable(action)),
  ];
}

/** What the GM can fix of an action: what tells its offers apart, then what they leave open. */
export function fixableFields(
  situation: Situation,
  action: Action,
  figures: readonly string[],
): readonly Field[] {
  const offers = figures.flatMap((figure) =>
    offersFor(situation, figure).filter((offer) => offer.action === action.id),
  );
  const [first] = offers;
  if (first === undefined) {
    const actor = actorOf(action, actorNames(situation, figures));
    return inputNames(action).flatMap((name) =>
      name === actor || !isAskable(action, name) ? [] : (fieldOf(action, name) ?? []),
    );
  }
  const apart = [...new Set(offers.flatMap(({ input }) => Object.keys(input)))].flatMap((name) =>
    telling(action, name, offers, figures),
  );
  const left = [...new Set(offers.flatMap(({ fields }) => fields))].filter(
    (name) => name !== 'id' && isAskable(action, name) && !apart.some((one) => one.name === name),
  );
  return [...apart, ...left.flatMap((name) => offerField(action, name, first) ?? [])];
}

/** An input that differs between offers, as a choice among the values they have; nobody is asked to be somebody else. */
function telling(
  action: Action,
  name: string,
  offers: readonly Offer[],
  figures: readonly string[],
): readonly Field[] {
  const values = [...new Set(offers.map(({ input }) => input[name]))].filter((one) => one !== undefined);
  const isWords = values.every((one): one is string => typeof one === 'string');
  if (!isWords || values.length < 2 || values.some((one) => figures.includes(one))) return [];
  const isTarget = offers.some(({ input, target }) => target !== null && input[name] === target);
  const field = fieldOf(action, name);
  const shape = isTarget
    ? ({ kind: 'figure' } as const)
    : ({ kind: 'choice', values, nullable: false } as const);
  return [{ name, shape, optional: false, preset: field?.preset }];
}

/** The figures of everybody who plays. */
export const playedFigures = ({ seats }: Table, asked: readonly string[] = []): readonly string[] =>
  seats
    .filter(
      ({ id, role, revoked }) => role === 'player' && !revoked && (asked.length === 0 || asked.includes(id)),
    )
    .flatMap(({ figures }) => figures);

/** The requests that wait for a seat: those it has not begun to answer. */
export const waitingRequests = (table: Table, seat: string): readonly RollRequest[] =>
  table.requests.filter(
    ({ id, to }) => to.includes(seat) && !table.runs.some((run) => run.request === id && run.by === seat),
  );
