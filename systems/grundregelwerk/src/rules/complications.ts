import { GM, question } from '@tafelrunde/kernel';
import type { GwId } from '../catalogue.ts';
import { ADVANTAGES, type Advantage, COMPLICATIONS, type Complication } from '../data/complications.ts';
import { type ENDABLE, type Figure, figureOf, has, type Scene, type Status } from '../model.ts';
import { type Effects, type Fate, type GwEffect, type House, refused } from '../rule.ts';
import { cellName, freeNeighbours } from './board.ts';
import { setTimerEffects } from './timer.ts';

/** What a complication did, and whether a rule forced it or the GM chose it (GW-R-10). */
export interface Complicated {
  readonly complication: Complication | null;
  readonly effects: Effects;
}

export const NO_COMPLICATION: Complicated = { complication: null, effects: [] };

/** GW-RES-03: the GM names what gets worse. */
export function forcedComplication(
  fate: Fate,
  scene: Scene,
  figure: Figure,
  cite: GwId,
  house: House,
): Complicated {
  const complication = fate.choose(question('complication', cite, GM, possible(scene, figure)));
  return complicate(fate, scene, figure, complication, 'forced', house);
}

/** GW-R-10: on a plain failure the GM may name a complication; `never` and `always` settle it. */
export function failureComplication(fate: Fate, scene: Scene, figure: Figure, house: House): Complicated {
  if (house.failureComplication === 'never') return NO_COMPLICATION;
  if (house.failureComplication === 'always')
    return forcedComplication(fate, scene, figure, 'GW-R-10', house);
  const options = ['none', ...possible(scene, figure)] as const;
  const complication = fate.choose(question('gmComplication', 'GW-R-10', GM, options));
  return complication === 'none'
    ? NO_COMPLICATION
    : complicate(fate, scene, figure, complication, 'gm', house);
}

/** Only what can happen to the figure: nobody loses a weapon that is already gone, enemies never are under pressure. */
export function possible(scene: Scene, figure: Figure): readonly Complication[] {
  return COMPLICATIONS.filter((complication) => {
    if (complication === 'disarmed') return weaponInHand(figure) !== undefined;
    if (complication === 'exposed' && figure.pos === null && !hasDeclaredCover(figure)) return false;
    if (complication === 'timePressure' && figure.side === 'enemy') return false;
    if (complication === 'alarm') return !scene.flags.includes('alarm');
    return complication === 'other' || !figure.status.includes(complication as Status);
  });
}

function weaponInHand(figure: Figure): string | undefined {
  return figure.side === 'pc' ? figure.weapons.find((weapon) => !weapon.dropped)?.name : undefined;
}

/** GW-ADD-14: each complication with its effect. */
export function complicate(
  fate: Fate,
  scene: Scene,
  figure: Figure,
  complication: Complication,
  by: 'forced' | 'gm',
  house: House,
): Complicated {
  fate.note('GW-ADD-14', { kind: 'complication', figure: figure.name, complication, by });
  return { complication, effects: complicationEffects(fate, scene, figure, complication, house) };
}

function complicationEffects(
  fate: Fate,
  scene: Scene,
  figure: Figure,
  complication: Complication,
  house: House,
): Effects {
  const gained = (status: Status): GwEffect => ({ kind: 'statusGained', figure: figure.id, status });
  switch (complication) {
    case 'prone':
    case 'vulnerable':
      return [gained(complication)];
    case 'disarmed':
      return [
        gained('disarmed'),
        { kind: 'weaponDropped', figure: figure.id, weapon: weaponInHand(figure) ?? '' },
      ];
    case 'exposed':
      return [gained('exposed'), ...uncovered(figure), ...pushed(fate, scene, figure, [])];
    case 'positionLost':
      return [gained('positionLost'), ...pushed(fate, scene, figure, [STAY])];
    case 'timePressure':
      return timePressure(fate, scene, figure, house);
    case 'alarm':
      return [{ kind: 'flagRaised', flag: 'alarm' }];
    case 'other':
      return [];
  }
}

const hasDeclaredCover = ({ coverOverride }: Figure): boolean =>
  coverOverride === 'cover' || coverOverride === 'full';

/** Declared cover is gone as well. */
const uncovered = (figure: Figure): Effects =>
  !hasDeclaredCover(figure) ? [] : [{ kind: 'coverDeclared', figure: figure.id, cover: null }];

const STAY = { key: 'stay', value: null };

/** The GM moves the figure by one cell, or may leave it where it is. */
function pushed(fate: Fate, scene: Scene, figure: Figure, staying: readonly (typeof STAY)[]): Effects {
  const cells = figure.pos === null ? [] : freeNeighbours(scene, figure.pos);
  if (cells.length === 0) return [];
  const options = [...staying, ...cells.map((cell) => ({ key: cellName(cell), value: cell }))];
  const to = fate.choose({ id: 'pushedTo', cite: 'GW-ADD-14', by: GM, options });
  return to === null ? [] : [{ kind: 'moved', figure: figure.id, to }];
}

/** The next test of the figure is one step harder, or the GM starts a counter. */
function timePressure(fate: Fate, scene: Scene, figure: Figure, house: House): Effects {
  const harder: GwEffect = { kind: 'statusGained', figure: figure.id, status: 'timePressure' };
  if (!house['optional.timer'] || scene.timer !== null) return [harder];
  const way = fate.choose(question('timePressure', 'GW-ADD-14', GM, ['step', 'timer']));
  return way === 'step' ? [harder] : setTimerEffects(fate, house['timer.length'], 'alarm');
}

/** GW-RES-04, GW-RES-05: the player names the advantage. More effect is offered first where it means something. */
export function chooseAdvantage(fate: Fate, figure: Figure, moreEffect: boolean): Advantage {
  const advantages = ADVANTAGES.filter((advantage) => moreEffect || advantage !== 'moreEffect');
  const advantage = fate.choose(question('advantage', 'GW-RES-05', figure.id, advantages));
  fate.note('GW-RES-05', { kind: 'advantage', advantage });
  return advantage;
}

/** GW-ADD-14: being faster may give the action back. */
export function advantageEffects(scene: Scene, figure: Figure, advantage: Advantage): Effects {
  return advantage === 'faster' && scene.round > 0 ? [{ kind: 'actionReturned', figure: figure.id }] : [];
}

/** The GM names a complication for any figure at any time. */
export function nameComplication(
  fate: Fate,
  input: { readonly scene: Scene; readonly figure: string; readonly complication: Complication },
  house: House,
) {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (!possible(input.scene, figure).includes(input.complication)) return refused('complication-impossible');
  const { effects } = complicate(fate, input.scene, figure, input.complication, 'gm', house);
  return { outcome: { kind: 'complicated' as const, complication: input.complication }, effects };
}

/** GW-ADD-14: the GM ends what weighs on a figure: a lost position that nobody can move out of, a fall that is over. */
export function endStatus(
  fate: Fate,
  input: { readonly scene: Scene; readonly figure: string; readonly status: (typeof ENDABLE)[number] },
  _house: House,
) {
  const { status } = input;
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (!has(figure, status)) return refused('not-in-that-state');
  fate.note('GW-ADD-14', { kind: 'statusEnded', figure: figure.name, status });
  const effects: Effects = [{ kind: 'statusEnded', figure: figure.id, status }];
  return { outcome: { kind: 'ended' as const, figure: figure.id, status }, effects };
}

/** The player names the advantage of an exceptional success that was left open. */
export function nameAdvantage(
  fate: Fate,
  input: { readonly scene: Scene; readonly figure: string; readonly advantage: Advantage },
  _house: House,
) {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  fate.note('GW-RES-05', { kind: 'advantage', advantage: input.advantage });
  const effects = advantageEffects(input.scene, figure, input.advantage);
  return { outcome: { kind: 'advantage' as const, advantage: input.advantage }, effects };
}
