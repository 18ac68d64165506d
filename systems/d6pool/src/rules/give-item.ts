import type { DpEffect } from '../effects.ts';
import type { DpFate } from '../facts.ts';
import type { House } from '../house-rules.ts';
import type { Carrying, Item } from '../items.ts';
import { figureOf, type Scene } from '../model.ts';
import { refused } from '../refusal.ts';
import { type GearId, gear } from './gear.ts';

export interface GiveItemInput {
  readonly scene: Scene;
  /** Null: it lies in the scene. */
  readonly figure: string | null;
  readonly gear: GearId;
  /** Its name, if it has one of its own. */
  readonly name: string | null;
  readonly to: Carrying;
}

/** DP-EQP-01: something of the lists comes into the scene; a setting may rename it. */
export function giveItem(fate: DpFate, input: GiveItemInput, house: House) {
  const { scene } = input;
  const figure = input.figure === null ? null : figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const row = gear(input.gear, house);
  const taken = [...scene.objects, ...scene.figures.flatMap(({ inventory }) => inventory)].map(
    ({ id }) => id,
  );
  const id = freeId(row.id, taken);
  const carried = row.kind === 'armour' && input.to === 'held' ? 'worn' : input.to;
  const item: Item = { ...row, id, name: input.name ?? row.name, carried };
  const to = figure === null ? 'ground' : carried;
  fate.note('DP-EQP-01', { kind: 'itemMoved', figure: figure?.name ?? '', item: item.name, to });
  const effects: readonly DpEffect[] =
    figure === null ? [{ kind: 'objectSet', item }] : [{ kind: 'itemSet', figure: figure.id, item }];
  return { outcome: { kind: 'given' as const, item: id }, effects };
}

function freeId(wanted: string, taken: readonly string[]): string {
  let id = wanted;
  for (let n = 2; taken.includes(id); n += 1) id = `${wanted}${n}`;
  return id;
}
