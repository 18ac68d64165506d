import type { BoardCell } from '@tafelrunde/system';
import { combatWith, fighterWith, figureWith, sceneWith } from './changed.ts';
import {
  type Board,
  type Chase,
  type Combat,
  type Fighter,
  type Figure,
  type Haggle,
  type Item,
  type LifeCircle,
  type NightWatch,
  rowStart,
  type Scene,
  type Status,
  type Stealth,
  type TrackName,
  trackSize,
} from './model.ts';

/** Everything a rule can change. Nothing else changes a scene. */
export type HhEffect =
  | { readonly kind: 'points'; readonly figure: string; readonly track: TrackName; readonly by: number }
  | { readonly kind: 'locked'; readonly figure: string; readonly track: TrackName; readonly until: number }
  | { readonly kind: 'rowWaived'; readonly figure: string; readonly row: number }
  | { readonly kind: 'regeneration'; readonly figure: string; readonly to: number }
  | {
      readonly kind: 'lifeCircle';
      readonly figure: string;
      /** From 1, as people count them. */
      readonly circle: number;
      readonly to: LifeCircle;
    }
  /** As tables of earlier versions kept it: counted from 0. */
  | { readonly kind: 'circle'; readonly figure: string; readonly circle: number; readonly to: LifeCircle }
  | { readonly kind: 'statusGained'; readonly figure: string; readonly status: Status }
  | { readonly kind: 'statusEnded'; readonly figure: string; readonly status: Status }
  | { readonly kind: 'respect'; readonly figure: string; readonly by: number }
  | { readonly kind: 'mythos'; readonly figure: string; readonly by: number }
  | { readonly kind: 'experience'; readonly figure: string; readonly by: number }
  | { readonly kind: 'money'; readonly figure: string; readonly by: number }
  | { readonly kind: 'attributeRaised'; readonly figure: string; readonly attribute: string }
  | { readonly kind: 'skillRaised'; readonly figure: string; readonly skill: string }
  | { readonly kind: 'starWon'; readonly figure: string; readonly skill: string }
  | { readonly kind: 'gradeWon'; readonly figure: string; readonly skill: string }
  | { readonly kind: 'drinks'; readonly figure: string; readonly to: number }
  | { readonly kind: 'itemGained'; readonly figure: string; readonly item: Item }
  | { readonly kind: 'itemChanged'; readonly figure: string; readonly item: Item }
  | { readonly kind: 'itemLost'; readonly figure: string; readonly item: string }
  | { readonly kind: 'wielded'; readonly figure: string; readonly item: string | null }
  | { readonly kind: 'worn'; readonly figure: string; readonly item: string | null }
  | { readonly kind: 'material'; readonly figure: string; readonly piece: string; readonly by: number }
  | {
      readonly kind: 'unpaidPiece';
      readonly figure: string;
      readonly craftsman: string;
      readonly piece: string;
      readonly by: number;
    }
  | { readonly kind: 'timePassed'; readonly minutes: number }
  | { readonly kind: 'figureAdded'; readonly figure: Figure }
  | { readonly kind: 'figureAdjusted'; readonly figure: string; readonly changes: Partial<Figure> }
  | { readonly kind: 'combat'; readonly to: Combat | null }
  | { readonly kind: 'fighter'; readonly figure: string; readonly changes: Partial<Fighter> }
  | { readonly kind: 'stealth'; readonly to: Stealth }
  | { readonly kind: 'chase'; readonly to: Chase | null }
  | { readonly kind: 'haggle'; readonly to: Haggle | null }
  | { readonly kind: 'watch'; readonly to: NightWatch | null }
  | { readonly kind: 'placed'; readonly figure: string; readonly at: BoardCell }
  | { readonly kind: 'boardLaid'; readonly board: Board };

/** Applies effects in order. The only place that makes a new scene out of an old one. */
export function applyEffects(scene: Scene, effects: readonly HhEffect[]): Scene {
  return effects.reduce(applyEffect, scene);
}

function applyEffect(scene: Scene, effect: HhEffect): Scene {
  switch (effect.kind) {
    case 'points':
      return change(scene, effect.figure, (f) => movePoints(f, effect.track, effect.by));
    case 'locked':
      return change(scene, effect.figure, (f) => ({
        [effect.track]: { ...f[effect.track], lockedUntil: effect.until },
      }));
    case 'rowWaived':
      return change(scene, effect.figure, (f) => ({ waivedRows: [...f.waivedRows, effect.row] }));
    case 'regeneration':
      return change(scene, effect.figure, (f) => ({
        regeneration: { ...f.regeneration, current: effect.to },
      }));
    case 'lifeCircle':
      return change(scene, effect.figure, (f) => ({
        lifeCircles: f.lifeCircles.map((circle, i) => (i + 1 === effect.circle ? effect.to : circle)),
      }));
    case 'circle':
      return change(scene, effect.figure, (f) => ({
        lifeCircles: f.lifeCircles.map((circle, i) => (i === effect.circle ? effect.to : circle)),
      }));
    case 'statusGained':
      return change(scene, effect.figure, (f) => ({
        status: [...without(f.status, effect.status), effect.status],
      }));
    case 'statusEnded':
      return change(scene, effect.figure, (f) => ({ status: without(f.status, effect.status) }));
    case 'respect':
      return change(scene, effect.figure, (f) => ({ respect: Math.max(0, f.respect + effect.by) }));
    case 'mythos':
      return change(scene, effect.figure, (f) => ({ mythos: Math.max(0, f.mythos + effect.by) }));
    case 'experience':
      return change(scene, effect.figure, (f) => ({ ep: Math.max(0, f.ep + effect.by) }));
    case 'money':
      return change(scene, effect.figure, (f) => ({ money: f.money + effect.by }));
    case 'attributeRaised':
      return change(scene, effect.figure, (f) => ({
        attributes: mapEntry(f.attributes, effect.attribute, (a) => ({ ...a, value: a.value + 1 })),
      }));
    case 'skillRaised':
      return changeSkill(scene, effect, (s) => ({ ...s, value: s.value + 1 }));
    case 'starWon':
      return changeSkill(scene, effect, (s) => ({ ...s, adeptStar: true }));
    case 'gradeWon':
      return changeSkill(scene, effect, (s) => ({
        ...s,
        masteryGrade: Math.min(3, s.masteryGrade + 1) as typeof s.masteryGrade,
      }));
    case 'drinks':
      return change(scene, effect.figure, () => ({ drinks: effect.to }));
    case 'itemGained':
      return change(scene, effect.figure, (f) => ({ inventory: [...f.inventory, effect.item] }));
    case 'itemChanged':
      return change(scene, effect.figure, (f) => ({
        inventory: f.inventory.map((item) => (item.id === effect.item.id ? effect.item : item)),
      }));
    case 'itemLost':
      return change(scene, effect.figure, (f) => ({
        inventory: f.inventory.filter((item) => item.id !== effect.item),
        wielded: f.wielded === effect.item ? null : f.wielded,
        worn: f.worn === effect.item ? null : f.worn,
      }));
    case 'wielded':
      return change(scene, effect.figure, () => ({ wielded: effect.item }));
    case 'worn':
      return change(scene, effect.figure, () => ({ worn: effect.item }));
    case 'material':
      return change(scene, effect.figure, (f) => ({
        materials: addTo(f.materials, effect.piece, effect.by),
      }));
    case 'unpaidPiece':
      return change(scene, effect.figure, (f) => ({
        unpaidPieces: {
          ...f.unpaidPieces,
          [effect.craftsman]: addTo(f.unpaidPieces[effect.craftsman] ?? {}, effect.piece, effect.by),
        },
      }));
    case 'timePassed':
      return sceneWith(scene, { clock: scene.clock + effect.minutes });
    case 'figureAdded':
      return sceneWith(scene, {
        figures: [...scene.figures.filter((f) => f.id !== effect.figure.id), effect.figure],
      });
    case 'figureAdjusted':
      return change(scene, effect.figure, () => effect.changes);
    case 'combat':
      return sceneWith(scene, { combat: effect.to });
    case 'fighter':
      return sceneWith(scene, { combat: scene.combat && changeFighter(scene.combat, effect) });
    case 'stealth':
      return sceneWith(scene, { stealth: [...otherStealth(scene, effect.to), effect.to] });
    case 'chase':
      return sceneWith(scene, { chase: effect.to });
    case 'haggle':
      return sceneWith(scene, { haggle: effect.to });
    case 'watch':
      return sceneWith(scene, { watch: effect.to });
    case 'placed': {
      const { figure, at } = effect;
      const others = scene.board.places.filter((one) => one.figure !== figure);
      return sceneWith(scene, { board: { ...scene.board, places: [...others, { figure, at }] } });
    }
    case 'boardLaid':
      return sceneWith(scene, { board: effect.board });
  }
}

/** HH-INF-05: the waiver of a row ends when the row has a point again. */
function movePoints(figure: Figure, name: TrackName, by: number): Partial<Figure> {
  const track = figure[name];
  const points = Math.max(0, Math.min(track.points + by, Math.max(trackSize(track), track.points)));
  const moved = { [name]: { ...track, points } };
  if (name === 'physis') return moved;
  const stillEmpty = figure.waivedRows.filter((row) => points <= rowStart(track, row));
  return { ...moved, waivedRows: stillEmpty };
}

function change(scene: Scene, id: string, changes: (figure: Figure) => Partial<Figure>): Scene {
  return sceneWith(scene, {
    figures: scene.figures.map((f) => (f.id === id ? figureWith(f, changes(f)) : f)),
  });
}

type SkillEntry = Figure['skills'][string];

function changeSkill(
  scene: Scene,
  { figure, skill }: { readonly figure: string; readonly skill: string },
  changes: (skill: SkillEntry) => SkillEntry,
): Scene {
  return change(scene, figure, (f) => ({ skills: mapEntry(f.skills, skill, changes) }));
}

function changeFighter(
  combat: Combat,
  effect: { readonly figure: string; readonly changes: Partial<Fighter> },
): Combat {
  const fighters = combat.fighters.map((fighter) =>
    fighter.figure === effect.figure ? fighterWith(fighter, effect.changes) : fighter,
  );
  return combatWith(combat, { fighters });
}

function mapEntry<T>(
  record: Readonly<Record<string, T>>,
  key: string,
  changes: (entry: T) => T,
): Readonly<Record<string, T>> {
  const entry = record[key];
  return entry === undefined ? record : { ...record, [key]: changes(entry) };
}

const addTo = (record: Readonly<Record<string, number>>, key: string, by: number) => ({
  ...record,
  [key]: Math.max(0, (record[key] ?? 0) + by),
});

const otherStealth = (scene: Scene, to: Stealth): readonly Stealth[] =>
  scene.stealth.filter((one) => one.sneaker !== to.sneaker || one.opponent !== to.opponent);

const without = <T>(list: readonly T[], entry: T): readonly T[] => list.filter((other) => other !== entry);
