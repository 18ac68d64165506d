import { GM, type Mark } from '@tafelrunde/kernel';
import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, nameIn, type Scene } from '../model.ts';
import type { HhEffect, HhFate, House } from '../rule.ts';
import type { NumbersAlike } from './throws-alike.ts';
import { makeCheck, type Tested } from './world-check.ts';

/** HH-MEL-03, HH-R-24: of several who take the initiative at once the best reaction attacks; or the GM says who. */
export function whoAttacks(
  fate: HhFate,
  scene: Scene,
  announced: readonly string[],
  house: House,
  markOf: (next: unknown) => Mark,
): { readonly attacker: string; readonly effects: readonly HhEffect[] } {
  const [only] = announced;
  if (announced.length === 1 && only !== undefined) return { attacker: only, effects: [] };
  fate.note('HH-R-24', { kind: 'initiativeTied', figures: announced.map((id) => nameIn(scene, id)) });
  if (house['initiative.tie'] === 'gm') return { attacker: gmPicks(fate, announced), effects: [] };
  let effects: readonly HhEffect[] = [];
  let tied = announced;
  while (tied.length > 1) {
    const checks: Tested[] = [];
    for (const id of tied) {
      const circles = figureOf(applyEffects(scene, effects), id)?.lifeCircles;
      fate.mark(markOf(['reaction', tied, checks.map(({ number, thrown }) => [number, thrown]), circles]));
      const best = Math.max(0, ...checks.map(({ number }) => number));
      const alike = checks.length < tied.length - 1 ? EVERY_NUMBER : against(best);
      const check = react(fate, scene, effects, id, alike, house);
      effects = [...effects, ...check.effects];
      checks.push(check);
    }
    const best = Math.max(...checks.map(({ number }) => number));
    tied = tied.filter((_, i) => checks[i]?.number === best);
    // Where nobody has a die to react with, throwing again would not help.
    if (checks.every(({ thrown }) => !thrown)) return { attacker: gmPicks(fate, tied), effects };
  }
  return { attacker: tied[0] as string, effects };
}

const EVERY_NUMBER: NumbersAlike = { name: 'number', of: (number) => number };
/** Of the last reaction it matters only how it compares with the best before. */
const against = (best: number): NumbersAlike => ({
  name: `against ${best}`,
  of: (number) => Math.sign(number - best),
});

/** The dice thrown again are the same: 1s cost psyche as they fall, and take dice from the next check on. */
function react(
  fate: HhFate,
  scene: Scene,
  before: readonly HhEffect[],
  id: string,
  alike: NumbersAlike,
  house: House,
): Tested {
  const payer = figureOf(applyEffects(scene, before), id) as Figure;
  const { psyche } = figureOf(scene, id) as Figure;
  const figure = { ...payer, psyche };
  const check = makeCheck(
    fate,
    { scene, figure, payer, tested: 'reaction', mode: 'single', minimum: null, alike },
    house,
  );
  fate.note('HH-R-24', { kind: 'reactionNumber', figure: figure.name, number: check.number });
  return check;
}

function gmPicks(fate: HhFate, ids: readonly string[]): string {
  const options = ids.map((id) => ({ key: id, value: id }));
  return fate.choose({ id: 'initiative', cite: 'HH-R-24', by: GM, options });
}

/** HH-R-26: the attacker names one opponent. */
export function chooseTarget(fate: HhFate, attacker: string, opponents: readonly string[]): string {
  const options = opponents.map((id) => ({ key: id, value: id }));
  const [only] = opponents;
  return only !== undefined && opponents.length === 1
    ? only
    : fate.choose({ id: 'target', cite: 'HH-R-26', by: attacker, options });
}
