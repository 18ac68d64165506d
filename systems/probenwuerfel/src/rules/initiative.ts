import { applyEffects, type PwEffect } from '../effects.ts';
import type { PwFate } from '../facts.ts';
import type { House } from '../house-rules.ts';
import { type Figure, figureOf, isOut, type Scene } from '../model.ts';
import { refused } from '../refusal.ts';
import { attributeMax } from './attributes.ts';
import { rollDice } from './dice.ts';
import { attributeModifiers, derivedModifiers, noteModifiers, rollModifiers, sumOf } from './modifiers.ts';

/** PW-DER-14: Bew, rolled; it explodes and has no lower bound (PW-R-07). */
function rollInitiative(fate: PwFate, figure: Figure, key: string, house: House): number {
  const modifiers = [
    ...attributeModifiers(figure, 'agility'),
    ...derivedModifiers(figure, 'initiative'),
    ...rollModifiers(figure, 'initiative'),
  ];
  noteModifiers(fate, 'PW-DER-14', modifiers);
  const roll = { kind: 'initiative', dice: [figure.attributes.agility.die], cite: 'PW-DER-14' } as const;
  const total = rollDice(fate, { ...roll, horizon: null, key }, house).total + sumOf(modifiers);
  fate.note('PW-DER-14', { kind: 'initiative', who: figure.name, total });
  return total;
}

interface Rolled {
  readonly figure: Figure;
  readonly total: number;
}

/** PW-R-21: highest first; then player characters, then the higher Max Bew. */
const before = (a: Rolled, b: Rolled): number =>
  b.total - a.total ||
  Number(b.figure.side === 'pc') - Number(a.figure.side === 'pc') ||
  attributeMax(b.figure, 'agility') - attributeMax(a.figure, 'agility');

/** PW-ADD-06, PW-R-21: all roll; who is still level rolls again among themselves until it is decided. */
function rollOrder(fate: PwFate, figures: readonly Figure[], house: House): readonly Figure[] {
  let places: readonly (readonly Figure[])[] = [figures];
  for (;;) {
    const level = places.findIndex(({ length }) => length > 1);
    const tied = places[level];
    if (tied === undefined) return places.flat();
    // The rest depends on nothing but who stands where.
    const standing = JSON.stringify(places.map((place) => place.map(({ id }) => id)));
    fate.mark(standing);
    if (places.length > 1 || tied.length < figures.length)
      fate.note('PW-R-21', { kind: 'initiativeTie', names: tied.map(({ name }) => name) });
    const rolled: Rolled[] = [];
    for (const figure of tied) {
      const so = rolled.map(({ total }) => total).join();
      rolled.push({ figure, total: rollInitiative(fate, figure, `${standing} ${so}`, house) });
    }
    places = [...places.slice(0, level), ...ranked(rolled), ...places.slice(level + 1)];
  }
}

/** In order, those that cannot be told apart together. */
function ranked(rolled: readonly Rolled[]): readonly (readonly Figure[])[] {
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

/** PW-ADD-06: a fight begins with everybody's roll; the highest acts first. */
export function startFight(fate: PwFate, input: InitiativeInput, house: House) {
  const { scene } = input;
  if (scene.round > 0) return refused('in-a-fight');
  const ids = new Set(input.figures);
  const figures = scene.figures.filter((figure) => (ids.size === 0 ? !isOut(figure) : ids.has(figure.id)));
  if (figures.length < ids.size) return refused('unknown-figure');
  if (figures.length === 0) return refused('nobody-there');
  const order = rollOrder(fate, figures, house);
  fate.note('PW-ADD-06', { kind: 'fightStarted', names: order.map(({ name }) => name) });
  const places = order.map(({ id }) => id);
  const effects: readonly PwEffect[] = [{ kind: 'fightStarted', order: places }];
  return { outcome: { kind: 'started' as const, first: places[0] as string, order: places }, effects };
}

/** PW-ADD-06: the next in order acts; after the last a new round begins, with new rolls if the table wants them (PW-R-21). */
export function endTurn(fate: PwFate, { scene }: { readonly scene: Scene }, house: House) {
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

function newRound(fate: PwFate, scene: Scene, house: House): PwEffect[] {
  const round: PwEffect = { kind: 'roundStarted', round: scene.round + 1 };
  if (!house['initiative.perRound']) return [round];
  const figures = scene.figures.filter(({ id }) => scene.order.includes(id));
  return [round, { kind: 'orderRolled', order: rollOrder(fate, figures, house).map(({ id }) => id) }];
}

export function endFight(fate: PwFate, { scene }: { readonly scene: Scene }, _house: House) {
  if (scene.round === 0) return refused('no-fight');
  fate.note('PW-ADD-06', { kind: 'fightOver' });
  const effects: readonly PwEffect[] = [{ kind: 'fightEnded' }];
  return { outcome: { kind: 'over' as const }, effects };
}
