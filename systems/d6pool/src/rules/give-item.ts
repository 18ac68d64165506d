import type { Input } from '../actions/inputs.ts';
import { type Gear, type Item, ZONES } from '../items.ts';
import { figureOf } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { gear } from './gear.ts';

/** A thing of no list: a rope, a crate, a suitcase. */
export const PLAIN_THING = 'thing';

/** DP-EQP-01: something of the lists, or any plain thing, comes into the scene; a setting may rename it. */
export function giveItem(fate: Fate, input: Input<'give-item'>, house: House) {
  const { scene } = input;
  const figure = input.figure === null ? null : figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const row = input.gear === PLAIN_THING ? plainThing() : gear(input.gear, house);
  if (input.zones.length > 0 && row.kind !== 'armour') return refused('not-armour');
  const taken = [...scene.objects, ...scene.figures.flatMap(({ inventory }) => inventory)].map(
    ({ id }) => id,
  );
  const id = freeId(row.id, taken);
  const carried = row.kind === 'armour' && input.to === 'held' ? 'worn' : input.to;
  const about = { id, name: input.name ?? row.name, kg: input.kg ?? row.kg, carried };
  const item: Item =
    row.kind === 'armour' && input.zones.length > 0
      ? { ...row, ...about, zones: ZONES.filter((zone) => input.zones.includes(zone)) }
      : { ...row, ...about };
  const to = figure === null ? 'ground' : carried;
  fate.note('DP-EQP-01', { kind: 'itemMoved', figure: figure?.name ?? '', item: item.name, to });
  const effects: Effects =
    figure === null ? [{ kind: 'objectSet', item }] : [{ kind: 'itemSet', figure: figure.id, item }];
  return { outcome: { kind: 'given' as const, item: id }, effects };
}

const plainThing = (): Gear => ({
  kind: 'gear',
  id: PLAIN_THING,
  name: PLAIN_THING,
  kg: 0,
  carried: 'packed',
  woundsTaken: 0,
  woundLimit: null,
  armourValue: 0,
  tools: [],
  size: 0.5,
});

function freeId(wanted: string, taken: readonly string[]): string {
  let id = wanted;
  for (let n = 2; taken.includes(id); n += 1) id = `${wanted}${n}`;
  return id;
}
