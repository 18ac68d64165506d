import { die, face, GM } from '@tafelrunde/kernel';
import { LIMITS, SCARS } from '../data/limits.ts';
import { figureOf, type Scene } from '../model.ts';
import { type Fate, type House, type PwEffect, refused } from '../rule.ts';

/** PW-ADD-08: a list has 2 to 100 rows. */
export const MIN_ROWS = 2;

export interface ListRollInput {
  readonly scene: Scene;
  readonly list: string;
  /** Who gets the scar, if it is the list of scars. */
  readonly figure?: string | undefined;
}

/**
 * PW-DIE-04, PW-ADD-08, PW-R-04: one die with as many faces as the list has rows. It never explodes, whatever the table's
 * switch says: there is no row beyond the last.
 */
export function listRoll(fate: Fate, input: ListRollInput, _house: House) {
  const list = input.scene.lists.find(({ id }) => id === input.list);
  if (list === undefined) return refused('unknown-list');
  if (list.rows.length < MIN_ROWS) return refused('list-too-short');
  const figure = input.figure === undefined ? undefined : figureOf(input.scene, input.figure);
  if (input.figure !== undefined && figure === undefined) return refused('unknown-figure');
  const scars = list.id === SCARS ? (figure?.scars ?? []) : [];
  if (scars.length >= LIMITS.scars) return refused('too-many');
  const shown = fate.roll(die(list.rows.length), face, 'PW-DIE-04', {
    by: figure?.id ?? GM,
    role: 'list',
  });
  const row = list.rows[shown - 1] as string;
  fate.note('PW-ADD-08', { kind: 'listRolled', list: list.name, face: shown, row });
  const effects: PwEffect[] = [];
  if (list.id === SCARS && figure !== undefined) {
    fate.note('PW-ADD-08', { kind: 'scar', who: figure.name, scar: row });
    effects.push({ kind: 'scarGained', figure: figure.id, scar: row });
  }
  return { outcome: { kind: 'row' as const, row, face: shown }, effects };
}
