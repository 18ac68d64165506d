import { play, seededDice } from '@tafelrunde/kernel';
import type { Action } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { ARMOUR_IDS } from '../../src/data/armours.ts';
import { COVER_MATERIAL_IDS } from '../../src/data/cover.ts';
import { DISEASE_IDS } from '../../src/data/diseases.ts';
import { DISTRACTION_IDS } from '../../src/data/distractions.ts';
import { EXPLOSIVE_IDS } from '../../src/data/explosives.ts';
import { MOVEMENT_IDS, SLOPE_IDS } from '../../src/data/movement.ts';
import { POISON_IDS } from '../../src/data/poisons.ts';
import { RANGED_WEAPON_IDS } from '../../src/data/ranged-weapons.ts';
import { CRIT_CATEGORIES, PATZER_CATEGORIES } from '../../src/data/results.ts';
import { TERRAIN_IDS } from '../../src/data/terrain.ts';
import { TRAVEL_MEANS } from '../../src/data/travel.ts';
import { MELEE_WEAPON_IDS } from '../../src/data/weapons.ts';
import { ATTITUDES } from '../../src/model.ts';
import { d6pool } from '../../src/system.ts';
import { choicesOf } from '../choices.ts';
import { EQUIPMENT_SAMPLES, FIGHT_SAMPLES } from '../fight-samples.ts';
import { DEFAULTS } from '../fixtures.ts';
import { CHALLENGE_SAMPLES } from '../sample-inputs.ts';
import { SURROUNDINGS_SAMPLES } from '../surroundings-samples.ts';

const SAMPLES = { ...CHALLENGE_SAMPLES, ...EQUIPMENT_SAMPLES, ...FIGHT_SAMPLES, ...SURROUNDINGS_SAMPLES };
const actionOf = (name: string) => d6pool.actions.find(({ id }) => id === `d6pool/${name}`) as Action;

/** Plays the sample of an action with one field set; what its rule says against it, if anything. */
function refusalOf(name: string, more: Readonly<Record<string, unknown>>): unknown {
  const action = actionOf(name);
  const parsed = action.input.parse({ ...(SAMPLES[action.id] as object), ...more });
  if (!parsed.ok) throw new Error(`${name} ${JSON.stringify(parsed.error)}`);
  const run = play(action.rule, parsed.value, DEFAULTS, [], { dice: seededDice(3), decide: () => 0 });
  if (run.kind !== 'finished') throw new Error(`${name} ${run.kind}`);
  return run.outcome.outcome['reason'];
}

/** A table of the catalogue, its rows, and the action with the field that chooses among them. */
const TABLES: readonly (readonly [id: string, rows: readonly string[], action: string, field: string])[] = [
  ['[DP-CHL-12] critical successes', CRIT_CATEGORIES, 'use-criticals', 'category'],
  ['[DP-CHL-14] Patzer', PATZER_CATEGORIES, 'resolve-patzer', 'category'],
  ['[DP-TRV-02] means of travel', TRAVEL_MEANS, 'travel', 'means'],
  ['[DP-EQP-02] melee weapons', MELEE_WEAPON_IDS, 'give-item', 'gear'],
  ['[DP-EQP-03] ranged weapons', RANGED_WEAPON_IDS, 'give-item', 'gear'],
  ['[DP-EQP-04] explosives', EXPLOSIVE_IDS, 'give-item', 'gear'],
  ['[DP-ARM-04] [DP-ARM-05] armour', ARMOUR_IDS, 'give-item', 'gear'],
  ['[DP-MOV-09] ground', TERRAIN_IDS, 'set-ground', 'terrain'],
  ['[DP-RNG-05] cover', COVER_MATERIAL_IDS, 'set-cover', 'material'],
  ['[DP-ATT-01] attitudes', ATTITUDES, 'set-attitude', 'to'],
  ['[DP-POI-07] poisons', POISON_IDS, 'poison', 'poison'],
  ['[DP-ILL-04] diseases', DISEASE_IDS, 'infect', 'disease'],
];

describe('every row of every table can be chosen and played', () => {
  test.each(TABLES)('%s', (_, rows, action, field) => {
    const offered = choicesOf(actionOf(action)).flatMap(([name, value]) => (name === field ? [value] : []));
    expect(rows.filter((row) => !offered.includes(row))).toEqual([]);
    for (const row of rows) expect(refusalOf(action, { [field]: row }), row).toBeUndefined();
  });

  test('[DP-DST-01] distractions, one by one', () => {
    for (const one of DISTRACTION_IDS)
      expect(refusalOf('attempt', { concentration: true, distractions: [one] })).toBeUndefined();
  });

  test('[DP-MOV-03] [DP-MOV-04] ways to move, each but crawling on one’s feet; slopes', () => {
    for (const movement of MOVEMENT_IDS)
      expect(refusalOf('move', { movement }), movement).toBe(movement === 'crawl' ? 'not-prone' : undefined);
    for (const slope of SLOPE_IDS) expect(refusalOf('move', { movement: 'climb', slope })).toBeUndefined();
  });
});
