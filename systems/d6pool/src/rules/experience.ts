import { question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { MAX_LEVEL, XP_NEEDED } from '../data/levels.ts';
import { type Figure, figureOf, type OfFigure, skillDice, type XpOffer } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, refused } from '../rule.ts';

/** DP-XP-04, DP-R-101: as many points as the trait has dice; abilities do not raise it. */
export function xpCap(figure: Figure, trait: string, house: House): number {
  const dice = traitDice(figure, trait);
  if (dice <= 0 || (trait === 'lifestyle' && house.xpTraits === 'listedOnly')) return 0;
  return house.xpTraits === 'noCap' ? Number.POSITIVE_INFINITY : dice;
}

function traitDice(figure: Figure, trait: string): number {
  if (trait === 'lifestyle') return figure.lifestyle;
  const [of, ...rest] = trait.split(':');
  const name = rest.join(':');
  if (of === 'advantage') return figure.advantages[name] ?? 0;
  if (of === 'disadvantage') return figure.disadvantages[name] ?? 0;
  return of === 'skill' || of === 'power' ? skillDice(figure, name) : 0;
}

/** Every trait of a figure that can hold experience. */
export function xpTraits(figure: Figure, house: House): readonly string[] {
  return [
    ...Object.keys(figure.skills).map((one) => `skill:${one}`),
    ...figure.languages.map(({ language }) => `skill:language:${language}`),
    ...Object.keys(figure.powers).map((one) => `power:${one}`),
    ...Object.keys(figure.advantages).map((one) => `advantage:${one}`),
    ...Object.keys(figure.disadvantages).map((one) => `disadvantage:${one}`),
    'lifestyle',
  ].filter((trait) => xpCap(figure, trait, house) > 0);
}

const hasRoom = (figure: Figure, trait: string, house: House): boolean =>
  (figure.xp[trait] ?? 0) < xpCap(figure, trait, house);

export const xpTotal = ({ xp }: Figure): number => Object.values(xp).reduce((sum, one) => sum + one, 0);

/** DP-R-101: all the points a figure could hold at once. */
export const xpRoom = (figure: Figure, house: House): number =>
  xpTraits(figure, house).reduce((sum, trait) => sum + xpCap(figure, trait, house), 0);

/** DP-XP-02: what the next level costs; null at the end (DP-R-104). */
export function xpForNextLevel(level: number, { levelCap }: House): number | null {
  const next = level + 1;
  if (next <= MAX_LEVEL) return XP_NEEDED[next] ?? null;
  return levelCap === 'extrapolate' ? next + 10 : null;
}

/**
 * DP-XP-03, DP-XP-05, DP-R-100: what a roll offers its player's character. An offer that was not taken is lost with
 * the next roll (DP-XP-06).
 */
export function offerExperience(
  fate: Fate,
  figure: Figure,
  earned: boolean,
  traits: readonly string[],
  house: House,
): Effects {
  if (figure.kind !== 'pc') return [];
  const open = traits.filter((trait) => hasRoom(figure, trait, house));
  if (!earned || figure.xpEarnedThisScene || open.length === 0)
    return [{ kind: 'xpSettled', figure: figure.id }];
  fate.note('DP-XP-03', { kind: 'xpOffered', figure: figure.name, traits: open });
  return [{ kind: 'xpOffered', offer: { figure: figure.id, traits: open } }];
}

/** DP-XP-04: what of an offer still finds room. */
export const openTraits = (figure: Figure, { traits }: XpOffer, house: House): readonly string[] =>
  traits.filter((trait) => hasRoom(figure, trait, house));

/** DP-XP-06, DP-XP-07: at once, on one of the traits, or not at all. */
export function takeExperience(fate: Fate, { scene, figure: id }: OfFigure, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const offer = scene.xpOffers.find((one) => one.figure === id);
  if (offer === undefined) return refused('no-offer');
  if (figure.xpEarnedThisScene) return refused('xp-already-earned');
  // DP-XP-04: what was offered may have been filled meanwhile.
  const open = openTraits(figure, offer, house);
  if (open.length === 0) return refused('xp-cap-reached');
  const trait = fate.choose(question('xpTrait', 'DP-XP-07', id, [...open, 'decline']));
  const settled: DpEffect = { kind: 'xpSettled', figure: id };
  if (trait === 'decline') {
    fate.note('DP-XP-07', { kind: 'xpDeclined', figure: figure.name });
    return { outcome: { kind: 'declined' as const }, effects: [settled] };
  }
  fate.note('DP-XP-06', { kind: 'xpGained', figure: figure.name, trait, points: 1 });
  const gained: DpEffect = { kind: 'xp', figure: id, trait, by: 1, fromChallenge: true };
  return { outcome: { kind: 'taken' as const, trait }, effects: [settled, gained] };
}

/** DP-XP-08: the GM awards, the player assigns freely within the caps; what finds no room is lost. */
export function awardExperience(
  fate: Fate,
  { scene, figure: id, points }: Input<'award-experience'>,
  house: House,
) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.kind !== 'pc') return refused('not-a-player-character');
  const effects: DpEffect[] = [];
  let now = figure;
  for (let point = 0; point < points; point += 1) {
    const open = xpTraits(now, house).filter((trait) => hasRoom(now, trait, house));
    if (open.length === 0) break;
    const trait = fate.choose(question('xpAward', 'DP-XP-08', id, open));
    now = { ...now, xp: { ...now.xp, [trait]: (now.xp[trait] ?? 0) + 1 } };
    fate.note('DP-XP-08', { kind: 'xpGained', figure: figure.name, trait, points: 1 });
    effects.push({ kind: 'xp', figure: id, trait, by: 1, fromChallenge: false });
  }
  if (effects.length === 0) return refused('xp-cap-reached');
  return { outcome: { kind: 'awarded' as const, assigned: effects.length }, effects };
}
