import type { BoardCell } from '@tafelrunde/system';
import { figureWith, sceneWith, turnWith } from './changed.ts';
import { POWERS } from './data/abilities.ts';
import { type Item, isStrangling } from './items.ts';
import {
  type Board,
  type CellKind,
  type Cover,
  type Distance,
  type Figure,
  FRESH_TURN,
  type PendingSupport,
  type Scene,
  type SceneSort,
  type StunKind,
  type Turn,
  type XpOffer,
} from './model.ts';

/** What the effects do to a scene, piece by piece; only `applyEffects` uses it. */

export function change(scene: Scene, id: string, changes: (figure: Figure) => Partial<Figure>): Scene {
  return sceneWith(scene, {
    figures: scene.figures.map((f) => (f.id === id ? figureWith(f, changes(f)) : f)),
  });
}

export function everybody(scene: Scene, changes: (figure: Figure) => Partial<Figure>): Scene {
  return sceneWith(scene, { figures: scene.figures.map((f) => figureWith(f, changes(f))) });
}

/** DP-R-76: who is strangled has air again as soon as the garrotte is off. */
export function released(scene: Scene, holder: string, held: string): Scene {
  const strangles = scene.figures.find((f) => f.id === holder)?.inventory.some(isStrangling) ?? false;
  const free = change(scene, holder, () => ({ holding: null }));
  return change(free, held, () => ({ heldBy: null, ...(strangles ? { breathless: 0 } : {}) }));
}

/** The first wound starts the week of healing (DP-R-81). */
export function hurt(scene: Scene, f: Figure, by: number, source: string): Partial<Figure> {
  return {
    wounds: Math.max(0, f.wounds + by),
    ...(by > 0 ? { woundSources: [...f.woundSources, source] } : {}),
    ...(by > 0 && f.wounds === 0 ? { lastHealing: scene.clock } : {}),
  };
}

/** DP-R-80: stun received while a toughness check holds counts its own dice. */
export function stunned(scene: Scene, f: Figure, of: StunKind, by: number): Partial<Figure> {
  const before = f.stun.general + f.stun.cold + f.stun.suffocation;
  return {
    stun: { ...f.stun, [of]: Math.max(0, f.stun[of] + by) },
    ...(f.toughnessActive ? { stunSinceToughness: Math.max(0, f.stunSinceToughness + by) } : {}),
    ...(by > 0 && before === 0 ? { lastStunHealing: scene.clock } : {}),
  };
}

export function skillRaised(f: Figure, skill: string, by: number): Partial<Figure> {
  const [first, language] = skill.split(':');
  if (first === 'language' && language !== undefined) {
    const known = f.languages.find((one) => one.language === language);
    const raised = known ?? { language, dice: 0, native: false, fluent: false };
    const others = f.languages.filter((one) => one.language !== language);
    return { languages: [...others, { ...raised, dice: raised.dice + by }] };
  }
  const of = (POWERS as readonly string[]).includes(skill) || skill in f.powers ? 'powers' : 'skills';
  return { [of]: withDice(f[of], skill, (f[of][skill] ?? 0) + by) };
}

export function withDice(
  table: Readonly<Record<string, number>>,
  trait: string,
  dice: number,
): Readonly<Record<string, number>> {
  const others = Object.entries(table).filter(([key]) => key !== trait);
  return Object.fromEntries(dice > 0 ? [...others, [trait, dice]] : others);
}

export function dropped(scene: Scene, figure: string, id: string): Scene {
  const item = scene.figures.find((f) => f.id === figure)?.inventory.find((one) => one.id === id);
  if (item === undefined) return scene;
  const left = change(scene, figure, (f) => ({ inventory: without(f.inventory, id) }));
  return sceneWith(left, { objects: replaced(left.objects, item) });
}

export function pickedUp(scene: Scene, figure: string, id: string): Scene {
  const item = scene.objects.find((one) => one.id === id);
  if (item === undefined) return scene;
  const held: Item = { ...item, carried: 'held' };
  const taken = change(scene, figure, (f) => ({ inventory: replaced(f.inventory, held) }));
  return sceneWith(taken, { objects: without(taken.objects, id) });
}

/** DP-GEN-09: what is counted per scene begins anew. */
export function sceneStarted(scene: Scene, sort: SceneSort): Scene {
  const fresh = everybody(scene, (f) => ({
    xpEarnedThisScene: false,
    luckUsed: 0,
    abilities: f.abilities.map((one) => ({ ...one, used: 0, usedThisRound: 0 })),
  }));
  const counts = { extended: [], supports: [], xpOffers: [] };
  return sceneWith(fresh, { ...counts, sort, startedAt: scene.clock, ended: false });
}

/** DP-WND-04, DP-FEA-03: toughness and fear end with the scene. */
export function sceneEnded(scene: Scene): Scene {
  const calm = everybody(scene, (f) => ({
    toughnessActive: false,
    stunSinceToughness: 0,
    fear: f.fear?.until === 'scene' ? null : f.fear,
  }));
  return sceneWith(calm, { ended: true, supports: [], xpOffers: [] });
}

/** DP-R-52: whom the GM has called surprised or asleep is so until something changes it. */
export const alertOf = ({ surprised, incapacitated }: Turn) => ({ surprised, incapacitated });

/** DP-R-33: counters begin anew; vulnerability and stance last until the own next turn. */
export function newRound(scene: Scene, round: number): Scene {
  const fresh = everybody(scene, (f) => ({
    abilities: f.abilities.map((one) => ({ ...one, usedThisRound: 0 })),
    turn: turnWith(FRESH_TURN, {
      hasActedThisScene: f.turn.hasActedThisScene,
      defensiveStance: f.turn.defensiveStance,
      vulnerable: f.turn.vulnerable,
      surprised: f.turn.surprised,
      incapacitated: f.turn.incapacitated,
      aimTarget: f.turn.aimTarget,
      aimRound: f.turn.aimRound,
      parriesSinceTurn: f.turn.parriesSinceTurn,
    }),
  }));
  return sceneWith(fresh, { round, turnIndex: null });
}

export const replaced = <T extends { readonly id: string }>(list: readonly T[], entry: T): readonly T[] =>
  list.some((one) => one.id === entry.id)
    ? list.map((one) => (one.id === entry.id ? entry : one))
    : [...list, entry];

export const without = <T extends { readonly id: string }>(list: readonly T[], id: string): readonly T[] =>
  list.filter((one) => one.id !== id);

export const otherOffers = (scene: Scene, figure: string): readonly XpOffer[] =>
  scene.xpOffers.filter((offer) => offer.figure !== figure);

export const otherSupports = (scene: Scene, helped: string): readonly PendingSupport[] =>
  scene.supports.filter((support) => support.helped !== helped);

export const otherDistances = (scene: Scene, { a, b }: Distance): readonly Distance[] =>
  scene.distances.filter((one) => !((one.a === a && one.b === b) || (one.a === b && one.b === a)));

export const otherCovers = (scene: Scene, { figure, against }: Cover): readonly Cover[] =>
  scene.covers.filter((one) => one.figure !== figure || one.against !== against);

/** Cells of a map become something else; open ones are not listed. */
export function painted(board: Board, cells: readonly BoardCell[], to: CellKind): Board {
  const keys = new Set(cells.map(String));
  const others = board.cells.filter(({ at }) => !keys.has(String(at)));
  return { ...board, cells: to === 'open' ? others : [...others, ...cells.map((at) => ({ at, kind: to }))] };
}
