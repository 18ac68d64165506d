import type { Input } from '../actions/inputs.ts';
import { STARTING_FATE_DICE } from '../figures.ts';
import { type Figure, figureOf, type Scene } from '../model.ts';
import {
  type DpEffect,
  type Effects,
  type Fate,
  type House,
  type Refusal,
  refused,
  type Share,
} from '../rule.ts';
import { addDice, type Count } from './challenge.ts';

/** DP-OPT-01: fate dice can be left out. */
const areInPlay = (house: House): boolean => house.modules.includes('fateDice');

/** DP-R-22, DP-R-23: what may be spent on a roll: the own dice, persona dice if they are apart, or the GM's bank. */
export function fateDiceOf(scene: Scene, figure: Figure, house: House): number {
  if (!areInPlay(house)) return 0;
  if (figure.kind !== 'pc') return house.gmUsesSpentFate ? scene.fateBank : 0;
  return figure.fateDice + (house.personaPool === 'separate' ? figure.personaDice : 0);
}

/** DP-FAT-02: why so many fate dice cannot be declared before a roll; null if they can. */
export function fateProblem(scene: Scene, figure: Figure, wanted: number, house: House): Refusal | null {
  if (wanted === 0) return null;
  if (!areInPlay(house) || house.fateTiming === 'after') return 'rule-is-off';
  return wanted > fateDiceOf(scene, figure, house) ? 'not-enough-fate-dice' : null;
}

export const fateShare = (dice: number): Share => ({ source: 'fate', dice });

/** DP-FAT-02: spent whatever the result, and handed to the GM (DP-R-22). */
export function spendFate(fate: Fate, figure: Figure, dice: number): Effects {
  if (dice === 0) return [];
  fate.note('DP-FAT-02', { kind: 'fateSpent', figure: figure.name, dice });
  if (figure.kind !== 'pc') return [{ kind: 'fateBank', by: -dice }];
  const own = Math.min(dice, figure.fateDice);
  const persona = dice - own;
  return [
    { kind: 'fateDice', figure: figure.id, by: -own },
    ...(persona > 0 ? [{ kind: 'personaDice' as const, figure: figure.id, by: -persona }] : []),
    { kind: 'fateBank', by: dice },
  ];
}

/** DP-R-21, `after`: the player sees the roll and may throw fate dice into it. */
export function fateAfterwards(
  fate: Fate,
  scene: Scene,
  figure: Figure,
  count: Count,
  house: House,
): { readonly count: Count; readonly effects: Effects } {
  const owned = fateDiceOf(scene, figure, house);
  if (house.fateTiming !== 'after' || owned === 0) return { count, effects: [] };
  const options = Array.from({ length: owned + 1 }, (_, n) => ({ key: `${n}`, value: n }));
  const dice = fate.choose({ id: 'fateAfterwards', cite: 'DP-R-21', by: figure.id, options });
  return {
    count: addDice(fate, count, dice, 'DP-FAT-02', { by: figure.id, role: 'fate' }, house),
    effects: spendFate(fate, figure, dice),
  };
}

/** How many fate dice these effects take: a figure's own, its persona dice, or the GM's (DP-R-22, DP-R-23). */
export function usedFate({ id, kind }: Figure, effects: Effects): number {
  return effects.reduce((sum, effect) => {
    if (kind !== 'pc') return sum - (effect.kind === 'fateBank' ? effect.by : 0);
    const isOwn = (effect.kind === 'fateDice' || effect.kind === 'personaDice') && effect.figure === id;
    return sum - (isOwn ? effect.by : 0);
  }, 0);
}

/** A figure and the GM's bank when so many dice are gone already, fate dice first. */
export function withoutSpent(scene: Scene, figure: Figure, used: number) {
  const own = Math.min(used, figure.fateDice);
  const isPlayers = figure.kind === 'pc';
  return {
    owner: isPlayers
      ? { ...figure, fateDice: figure.fateDice - own, personaDice: figure.personaDice - (used - own) }
      : figure,
    table: isPlayers ? scene : { ...scene, fateBank: scene.fateBank - used },
  };
}

/** DP-FAT-03, DP-FAT-04, DP-PSN-02: the GM gives or takes; never below 0, nor above the table's limit. */
export function awardFate(fate: Fate, input: Input<'award-fate'>, house: House) {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.kind !== 'pc') return refused('not-a-player-character');
  if (!areInPlay(house)) return refused('rule-is-off');
  const persona = input.reason === 'persona';
  const isApart = persona && house.personaPool === 'separate';
  const owned = isApart ? figure.personaDice : figure.fateDice;
  const wanted = persona ? Math.sign(input.by) : input.by;
  const limit = isApart ? null : house.fateMax;
  const to = Math.min(Math.max(owned + wanted, 0), Math.max(limit ?? Number.POSITIVE_INFINITY, owned));
  const by = to - owned;
  fate.note(persona ? 'DP-PSN-02' : by < 0 ? 'DP-FAT-04' : 'DP-FAT-03', {
    kind: 'fateAwarded',
    figure: figure.name,
    by,
    owned: to,
  });
  const effects: Effects = [{ kind: isApart ? 'personaDice' : 'fateDice', figure: figure.id, by }];
  return { outcome: { kind: 'fate' as const, by, owned: to }, effects };
}

/** DP-FAT-01, DP-R-22: at the start of a session or adventure, if the table refreshes then. */
export function refreshFate(
  fate: Fate,
  { scene, at }: { readonly scene: Scene; readonly at: 'session' | 'adventure' },
  house: House,
) {
  if (!areInPlay(house) || house.fateRefresh !== at) return refused('rule-is-off');
  const poor = scene.figures.filter((one) => one.kind === 'pc' && one.fateDice < STARTING_FATE_DICE);
  const effects = poor.map(
    ({ id, fateDice }): DpEffect => ({ kind: 'fateDice', figure: id, by: STARTING_FATE_DICE - fateDice }),
  );
  fate.note('DP-FAT-01', { kind: 'fateRefreshed', figures: poor.length });
  return { outcome: { kind: 'refreshed' as const, figures: poor.length }, effects };
}
