import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { d6pool } from '@tafelrunde/d6pool';
import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { heldenhandbuch } from '@tafelrunde/heldenhandbuch';
import { probenwuerfel } from '@tafelrunde/probenwuerfel';
import type { System } from '@tafelrunde/system';
import { parseScenario, type Scenario } from '../src/index.ts';

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
