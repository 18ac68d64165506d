import { question } from '@tafelrunde/kernel';
import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, isAble, type Scene, TRACKS, type TrackName } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';
import { losePoints } from './tracks.ts';
import { makeCheck } from './world-check.ts';

/** HH-DRK-03. */
const NEEDED_DICE = 2;
/** HH-DRK-05, HH-R-15. */
const SELF_CONTROL_MINIMUM = 4;

/** HH-DRK-02: 4 for the first drink, one more for each further one. */
export const drinkMinimum = (drink: number): number => 3 + drink;

/** HH-DRK-07, HH-R-90, HH-R-94: halved and rounded down, but not to nothing. */
export const halvedRegeneration = (current: number): number =>
  Math.min(current, Math.max(1, Math.floor(current / 2)));

export interface Drunk {
  readonly drink: number;
  /** Dice that reached the minimum. */
  readonly successes: number;
  readonly lost: number;
  readonly vomited: boolean;
  readonly deadDrunk: boolean;
}

export interface DrinkInput {
  readonly scene: Scene;
  readonly figure: string;
}

/** HH-DRK-01 to 07, HH-R-89: one drink; die by die, and two of them have to hold. */
export function drink(
  fate: HhFate,
  { scene, figure: id }: DrinkInput,
  house: House,
): { outcome: Drunk | Refused; effects: readonly HhEffect[] } {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (!isAble(figure)) return refused('not-able');
  const count = figure.drinks + 1;
  const minimum = drinkMinimum(count);
  const check = makeCheck(fate, { scene, figure, tested: 'drink', mode: 'single', minimum: null }, house);
  const successes = check.usable.filter((face) => face >= minimum).length;
  fate.note('HH-DRK-02', { kind: 'drank', figure: figure.name, drink: count, minimum, successes });
  let effects: readonly HhEffect[] = [...check.effects, { kind: 'drinks', figure: id, to: count }];
  const points = successes >= NEEDED_DICE ? 0 : successes === 1 ? 1 : house['drink.noSuccessLoss'];
  let lost = 0;
  let vomited = false;
  for (let i = 0; i < points; i += 1) {
    const now = figureOf(applyEffects(scene, effects), id) as Figure;
    const track = chooseTrack(fate, now);
    if (track === null) break;
    const loss = losePoints(fate, now, track, 1, scene.clock, 'HH-DRK-04');
    lost += loss.lost;
    effects = [...effects, ...loss.effects];
    if (loss.exhausted) {
      effects = [...effects, ...deadDrunk(fate, now, track)];
      return { outcome: { drink: count, successes, lost, vomited, deadDrunk: true }, effects };
    }
    if (loss.rowsEmptied.length > 0) {
      const kept = keepItDown(fate, applyEffects(scene, effects), id, house);
      effects = [...effects, ...kept.effects];
      vomited = vomited || kept.vomited;
    }
  }
  return { outcome: { drink: count, successes, lost, vomited, deadDrunk: false }, effects };
}

/** HH-DRK-04: physis or psyche, as the drinker likes; null if there is nothing left. */
function chooseTrack(fate: HhFate, figure: Figure): TrackName | null {
  const left = TRACKS.filter((track) => figure[track].points > 0);
  const [only = null] = left;
  return left.length < 2 ? only : fate.choose(question('drinkLoss', 'HH-DRK-04', figure.id, left));
}

/** HH-DRK-06, HH-DRK-07: out cold with the last psyche, asleep with the last physis; regeneration falls to 1. */
function deadDrunk(fate: HhFate, figure: Figure, track: TrackName): readonly HhEffect[] {
  const status = track === 'psyche' ? 'unconscious' : 'asleep';
  fate.note('HH-DRK-06', { kind: 'deadDrunk', figure: figure.name, status });
  return [
    { kind: 'statusGained', figure: figure.id, status: 'deadDrunk' },
    { kind: 'statusGained', figure: figure.id, status },
    ...regenerationTo(fate, figure, Math.min(1, figure.regeneration.current)),
  ];
}

/** HH-DRK-05, HH-DRK-07: self-control, or it comes up again. */
function keepItDown(
  fate: HhFate,
  scene: Scene,
  id: string,
  house: House,
): { readonly vomited: boolean; readonly effects: readonly HhEffect[] } {
  const figure = figureOf(scene, id) as Figure;
  const check = makeCheck(
    fate,
    {
      scene,
      figure,
      tested: 'selfControl',
      mode: 'single',
      minimum: SELF_CONTROL_MINIMUM,
      before: [scene.figures],
    },
    house,
  );
  const vomited = !check.success;
  fate.note('HH-DRK-05', { kind: 'keptDown', figure: figure.name, vomited });
  const halved = vomited ? regenerationTo(fate, figure, halvedRegeneration(figure.regeneration.current)) : [];
  return { vomited, effects: [...check.effects, ...halved] };
}

function regenerationTo(fate: HhFate, figure: Figure, to: number): readonly HhEffect[] {
  if (to === figure.regeneration.current) return [];
  fate.note('HH-DRK-07', { kind: 'regeneration', figure: figure.name, to });
  return [{ kind: 'regeneration', figure: figure.id, to }];
}
