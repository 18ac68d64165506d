import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, isOut, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, type PwEffect, type Refusal, refused } from '../rule.ts';
import { attributeMax } from './attributes.ts';
import { isRefusal } from './check.ts';
import { rollDice } from './dice.ts';
import {
  attributeModifiers,
  derivedModifiers,
  type Modifier,
  noteModifiers,
  rollModifiers,
  sumOf,
} from './modifiers.ts';

/** PW-DER-14: Bew with its bonus, the shift of the value, and what lasts on the roll. */
export const initiativeModifiers = (figure: Figure): readonly Modifier[] => [
  ...attributeModifiers(figure, 'agility'),
  ...derivedModifiers(figure, 'initiative'),
  ...rollModifiers(figure, 'initiative'),
];

/** PW-DER-14: Bew, rolled; it explodes and has no lower bound (PW-R-07). */
function rollInitiative(fate: Fate, figure: Figure, key: string, house: House): number {
  const modifiers = initiativeModifiers(figure);
  noteModifiers(fate, 'PW-DER-14', modifiers);
  const dice = [figure.attributes.agility.die];
  const roll = { kind: 'initiative', by: figure.id, dice, cite: 'PW-DER-14' } as const;
  const total = rollDice(fate, { ...roll, horizon: null, key }, house).total + sumOf(modifiers);
  fate.note('PW-DER-14', { kind: 'initiative', who: figure.name, total });
  return total;
}

export interface Rolled {
  readonly figure: Figure;
  readonly total: number;
}

/** PW-R-21: highest first; then player characters, then the higher Max Bew. */
const before = (a: Rolled, b: Rolled): number =>
  b.total - a.total ||
  Number(b.figure.side === 'pc') - Number(a.figure.side === 'pc') ||
  attributeMax(b.figure, 'agility') - attributeMax(a.figure, 'agility');

/** PW-ADD-06, PW-R-21: all roll; who is still level rolls again among themselves until it is decided. */
function rollOrder(fate: Fate, figures: readonly Figure[], house: House): Ordered {
  let places: readonly (readonly Figure[])[] = [figures];
  let tie = false;
  for (;;) {
    const level = places.findIndex(({ length }) => length > 1);
    const tied = places[level];
    if (tied === undefined) return { order: places.flat(), tie };
    // The rest depends on nothing but who stands where.
    const standing = JSON.stringify([tie, places.map((place) => place.map(({ id }) => id))]);
    fate.mark(standing);
    if (places.length > 1 || tied.length < figures.length)
      fate.note('PW-R-21', { kind: 'initiativeTie', names: tied.map(({ name }) => name) });
    const rolled: Rolled[] = [];
    for (const figure of tied) {
      const so = rolled.map(({ total }) => total).join();
      rolled.push({ figure, total: rollInitiative(fate, figure, `${standing} ${so}`, house) });
    }
    if (new Set(rolled.map(({ total }) => total)).size < rolled.length) tie = true;
    places = [...places.slice(0, level), ...ranked(rolled), ...places.slice(level + 1)];
  }
}

/** Who acts when, and whether any two had the same total. */
interface Ordered {
  readonly order: readonly Figure[];
  readonly tie: boolean;
}

/** In order, those that cannot be told apart together. */
export function ranked(rolled: readonly Rolled[]): readonly (readonly Figure[])[] {
  const places: Rolled[][] = [];
  for (const entry of [...rolled].sort(before)) {
    const last = places.at(-1);
    if (last?.[0] !== undefined && before(last[0], entry) === 0) last.push(entry);
    else places.push([entry]);
  }
  return places.map((place) => place.map(({ figure }) => figure));
}

export interface InitiativeInput {
  readonly scene: Scene;
  /** Who takes part; all that can act, if nobody is named. */
  readonly figures: readonly string[];
}

/** Who takes part, or why no fight can begin. */
export function fightersOf({ scene, figures: named }: InitiativeInput): readonly Figure[] | Refusal {
  if (scene.round > 0) return 'in-a-fight';
  const ids = new Set(named);
  const figures = scene.figures.filter((figure) => (ids.size === 0 ? !isOut(figure) : ids.has(figure.id)));
  if (figures.length < ids.size) return 'unknown-figure';
  return figures.length === 0 ? 'nobody-there' : figures;
}

/** How a fight begins: who acts first, who when, and whether any two had the same total. */
export interface Started {
  readonly kind: 'started';
  readonly first: string;
  readonly order: readonly string[];
  readonly tie: boolean;
}

/** The orders of more figures than these are too many to list: odds tell who acts first. */
export const MOST_ORDERED = 5;

/** PW-ADD-06: a fight begins with everybody's roll; the highest acts first. */
export function startFight(fate: Fate, input: InitiativeInput, house: House) {
  const figures = fightersOf(input);
  if (isRefusal(figures)) return refused(figures);
  const { order, tie } = rollOrder(fate, figures, house);
  fate.note('PW-ADD-06', { kind: 'fightStarted', names: order.map(({ name }) => name) });
  const places = order.map(({ id }) => id);
  const effects: Effects = [{ kind: 'fightStarted', order: places }];
  const outcome: Started = { kind: 'started', first: places[0] as string, order: places, tie };
  return { outcome, effects };
}

/** PW-ADD-06: the next in order acts; after the last a new round begins, with new rolls if the table wants them (PW-R-21). */
export function endTurn(fate: Fate, { scene }: { readonly scene: Scene }, house: House) {
  if (scene.round === 0) return refused('no-fight');
  const able = (id: string) => figureOf(scene, id) !== undefined && !isOut(figureOf(scene, id) as Figure);
  if (!scene.order.some(able)) return refused('nobody-there');
  const at = scene.turn === null ? -1 : scene.order.indexOf(scene.turn);
  const later = scene.order.slice(at + 1).find(able);
  const effects: PwEffect[] = later === undefined ? newRound(fate, scene, house) : [];
  const after = applyEffects(scene, effects);
  const next = figureOf(scene, later ?? (after.order.find(able) as string)) as Figure;
  effects.push({ kind: 'turnStarted', figure: next.id });
  fate.note('PW-ADD-06', { kind: 'turn', who: next.name, round: after.round });
  return { outcome: { kind: 'turn' as const, turn: next.id, round: after.round }, effects };
}

function newRound(fate: Fate, scene: Scene, house: House): PwEffect[] {
  const round: PwEffect = { kind: 'roundStarted', round: scene.round + 1 };
  if (!house['initiative.perRound']) return [round];
  const figures = scene.figures.filter(({ id }) => scene.order.includes(id));
  return [round, { kind: 'orderRolled', order: rollOrder(fate, figures, house).order.map(({ id }) => id) }];
}

export function endFight(fate: Fate, { scene }: { readonly scene: Scene }, _house: House) {
  if (scene.round === 0) return refused('no-fight');
  fate.note('PW-ADD-06', { kind: 'fightOver' });
  const effects: Effects = [{ kind: 'fightEnded' }];
  return { outcome: { kind: 'over' as const }, effects };
}
