import {
  AREA_RADIUS,
  BARRIER_CELLS,
  HEALED_HEARTS,
  HEALED_MORE,
  LEAP_CELLS,
  type SpellEffect,
} from '../data/spells.ts';
import { type Cell, type Figure, figureOf, has, isOut, type Lasting, type Pc, type Scene } from '../model.ts';
import type { Effects, Fate, GwEffect, Refusal } from '../rule.ts';
import { cellName, distance, isFree, isNeighbour, kindOf, sameCell } from './board.ts';
import { makeRoom } from './downed.ts';
import { heal } from './hearts.ts';
import { endedByMoving } from './movement.ts';
import { sightBetween, sightOf } from './sight.ts';

/** What a spell is aimed at, as far as its effect needs it. */
export interface SpellAim {
  readonly target?: string | undefined;
  /** The cells of a barrier, the goal of a leap (one), the centre of an area (one). */
  readonly cells: readonly Cell[];
}

const NEEDS_BOARD: readonly SpellEffect[] = ['barrier', 'leap', 'area'];

/** GW-R-42: without a board a leap, a barrier or an area is told by the GM instead of drawn. */
export const isTold = (caster: Pc, effect: SpellEffect): boolean =>
  caster.pos === null && NEEDS_BOARD.includes(effect);

/** GW-ADD-15: what an effect needs before it can be tried. */
export function aimProblem(scene: Scene, caster: Pc, effect: SpellEffect, aim: SpellAim): Refusal | null {
  if (isTold(caster, effect)) return null;
  switch (effect) {
    case 'barrier':
      return barrierProblem(scene, caster, aim.cells);
    case 'leap':
      return leapProblem(scene, caster, aim.cells);
    case 'area':
      return centreProblem(scene, caster, aim.cells);
    case 'projectile':
    case 'control':
    case 'paralysis':
      return enemyProblem(scene, caster, aim.target);
    case 'strengthening':
    case 'healing':
      return allyProblem(scene, caster, aim.target);
    default:
      return null;
  }
}

function enemyProblem(scene: Scene, caster: Pc, id: string | undefined): Refusal | null {
  const target = id === undefined ? undefined : figureOf(scene, id);
  if (target === undefined) return 'unknown-figure';
  if (target.side !== 'enemy') return 'not-an-enemy';
  if (isOut(target)) return 'target-is-out';
  return sightOf(scene, caster, target) === 'blocked' ? 'no-sight' : null;
}

function allyProblem(scene: Scene, caster: Pc, id: string | undefined): Refusal | null {
  const target = figureOf(scene, id ?? caster.id);
  if (target === undefined) return 'unknown-figure';
  if (isOut(target)) return 'target-is-out';
  return sightOf(scene, caster, target) === 'blocked' ? 'no-sight' : null;
}

/** Up to three connected free cells in sight. */
function barrierProblem(scene: Scene, caster: Pc, cells: readonly Cell[]): Refusal | null {
  if (cells.length === 0) return 'no-cell-chosen';
  if (cells.length > BARRIER_CELLS) return 'path-too-long';
  if (!cells.every((cell) => isFree(scene, cell))) return 'cell-taken';
  if (cells.some((cell) => sightBetween(scene, caster.pos as Cell, cell) === 'blocked')) return 'no-sight';
  return isConnected(cells) ? null : 'path-broken';
}

function isConnected(cells: readonly Cell[]): boolean {
  const reached = [cells[0] as Cell];
  for (const cell of reached) {
    for (const other of cells) {
      if (isNeighbour(cell, other) && !reached.some((known) => sameCell(known, other))) reached.push(other);
    }
  }
  return reached.length === new Set(cells.map(String)).size;
}

/** Up to five cells over terrain and figures, ending on a free cell. */
function leapProblem(scene: Scene, caster: Pc, [to]: readonly Cell[]): Refusal | null {
  if (to === undefined) return 'no-cell-chosen';
  if (distance(caster.pos as Cell, to) > LEAP_CELLS) return 'path-too-long';
  return isFree(scene, to) ? null : 'cell-taken';
}

function centreProblem(scene: Scene, caster: Pc, [centre]: readonly Cell[]): Refusal | null {
  if (centre === undefined) return 'no-cell-chosen';
  if (sightBetween(scene, caster.pos as Cell, centre) === 'blocked') return 'no-sight';
  const enemies = inArea(scene, centre).some((figure) => figure.side === 'enemy');
  return enemies ? null : 'nobody-there';
}

/** Everybody within distance 1 of the chosen cell. */
export function inArea(scene: Scene, centre: Cell): readonly Figure[] {
  return scene.figures.filter((f) => f.pos !== null && !isOut(f) && distance(f.pos, centre) <= AREA_RADIUS);
}

/** GW-ADD-15: what a spell that works does, apart from the wounds of attack spells. */
export function spellEffects(
  fate: Fate,
  scene: Scene,
  caster: Pc,
  effect: SpellEffect,
  aim: SpellAim & { readonly isLarger: boolean },
): Effects {
  if (isTold(caster, effect)) {
    fate.note('GW-R-42', { kind: 'spellTold', effect });
    return [];
  }
  const target = figureOf(scene, aim.target ?? caster.id) ?? caster;
  switch (effect) {
    case 'barrier': {
      const before = aim.cells.map((at) => ({ at, kind: kindOf(scene.board, at) }));
      const walls = aim.cells.map((at) => ({ at, kind: 'wall' as const }));
      return [{ kind: 'cellsChanged', cells: walls }, lasts(scene, caster, effect, null, before)];
    }
    case 'leap': {
      const to = aim.cells[0] as Cell;
      fate.note('GW-ADD-15', {
        kind: 'moved',
        figure: caster.name,
        to: cellName(to),
        points: 0,
        way: 'leaps',
      });
      return [{ kind: 'moved', figure: caster.id, to }, ...endedByMoving(fate, caster)];
    }
    case 'strengthening':
      return [
        { kind: 'statusGained', figure: target.id, status: 'strengthened' },
        lasts(scene, caster, effect, target.id),
      ];
    case 'control':
      return [
        { kind: 'statusGained', figure: target.id, status: 'controlled' },
        lasts(scene, caster, effect, target.id),
      ];
    case 'paralysis':
      return [{ kind: 'statusGained', figure: target.id, status: 'paralysed' }];
    case 'healing':
      return [
        ...heal(fate, target, HEALED_HEARTS + (aim.isLarger ? HEALED_MORE : 0)), // GW-R-43
        ...(has(target, 'downed') ? makeRoom(fate, scene, target) : []),
      ];
    default:
      return [];
  }
}

/** "Short" ends with the caster's next turn: two turn ends away if it is the caster's turn now. */
function lasts(
  scene: Scene,
  caster: Pc,
  effect: SpellEffect,
  target: string | null,
  cells: Lasting['cells'] = [],
): GwEffect {
  return {
    kind: 'lastingStarted',
    lasting: { effect, caster: caster.id, turns: scene.turn === caster.id ? 2 : 1, cells, target },
  };
}
