import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { d6pool } from '@tafelrunde/d6pool';
import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { heldenhandbuch } from '@tafelrunde/heldenhandbuch';
import { type Dice, seededDice } from '@tafelrunde/kernel';
import { probenwuerfel } from '@tafelrunde/probenwuerfel';
import type { System } from '@tafelrunde/system';
import { fightSeed, parseScenario, runFights, type Scenario } from '../src/index.ts';

export const systems: readonly System[] = [grundregelwerk, heldenhandbuch, probenwuerfel, d6pool];

/** A scenario that has to be right. */
export function scenarioOf(system: System, raw: object): Scenario {
  const parsed = parseScenario(system, { system: system.id, ...raw }, 'de');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** The example of the documentation. */
export const exampleOf = (system: System): Scenario =>
  scenarioOf(
    system,
    JSON.parse(readFileSync(join(import.meta.dirname, `../../../docs/scenarios/${system.id}.json`), 'utf8')),
  );

export const duel = (hero: string, enemy: string, more: object = {}): Scenario =>
  scenarioOf(grundregelwerk, {
    sides: [
      { name: 'Held', figures: [{ template: hero }] },
      { name: 'Gegner', figures: [{ template: enemy }] },
    ],
    ...more,
  });

/** Which side won, counted from 0, and in which round. */
export interface Ending {
  readonly winner: number;
  readonly rounds: number;
}

/**
 * The first fights of a seed as the arena counts them, and as another reading of the rules has them: both throw the same
 * dice in the same order, so each fight has to end alike. That is sharper than any share of thousands.
 */
export function fightByFight(
  system: System,
  scenario: Scenario,
  { seed, fights }: { readonly seed: number; readonly fights: number },
  reference: (dice: Dice) => Ending,
): { readonly arena: readonly string[]; readonly reference: readonly string[] } {
  const told = (number: number, { winner, rounds }: Ending) =>
    `fight ${number}: ${winner} in round ${rounds}`;
  const numbers = Array.from({ length: fights }, (_, i) => i + 1);
  return {
    arena: numbers.map((number) => {
      const { sides, rounds } = runFights(system, scenario, { from: number, to: number + 1, seed });
      return told(number, { winner: sides.findIndex(({ wins }) => wins === 1), rounds: rounds.indexOf(1) });
    }),
    reference: numbers.map((number) => told(number, reference(seededDice(fightSeed(seed, number))))),
  };
}

/** How many of these fights a side has won. */
export const wonBy = (side: number, told: readonly string[]): number =>
  told.filter((one) => one.includes(`: ${side} in`)).length;
