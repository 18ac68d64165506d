import { type FigureView, tableKind } from '@tafelrunde/system';
import { aimAt } from './board-view.ts';
import { circlesOf } from './circle-view.ts';
import type { House } from './data/house-rules.ts';
import { figureOffers } from './figure-offers.ts';
import { gmOffers } from './gm-offers.ts';
import { growth } from './growth.ts';
import { type Figure, has, isOut, type Scene, STATUSES, trackSize } from './model.ts';
import { byFigure, onFigure } from './offers.ts';
import { playView } from './play-view.ts';
import { freeCells, placeOf } from './rules/board.ts';
import { stage } from './stage.ts';

function viewOf(scene: Scene, figure: Figure): FigureView {
  const { id, name, side, physis, psyche, status } = figure;
  return {
    id,
    name,
    side: side === 'heroes' ? 'players' : 'enemies',
    sort: '',
    tracks: [
      { id: 'physis', value: physis.points, max: trackSize(physis) },
      { id: 'psyche', value: psyche.points, max: trackSize(psyche) },
    ],
    status,
    at: placeOf(scene, id),
    isOut: isOut(figure),
    isProne: has(figure, 'prone'),
    circles: circlesOf(figure),
  };
}

/** How Heldenhandbuch shows itself at a table. */
export const tableView = tableKind<Scene, Figure, House>('heldenhandbuch', {
  play: playView,
  stage,
  view: viewOf,
  board: ({ board: { width, height, metres } }) => ({ width, height, metres, cells: [] }),
  aim: aimAt,
  statuses: STATUSES,
  pace: {
    begin: ['start-combat', 'start-chase'],
    next: ['melee-phase', 'next-phase', 'chase-round'],
    end: ['end-combat'],
    time: ['pass-time', 'break', 'night-rest', 'set-watch', 'keep-shift'],
  },
  offers: figureOffers,
  growth,
  gmOffers,
  mainTrack: (_scene, figure) => {
    const by = (physis: number) => onFigure(figure)('adjust', {}, { physis });
    const { points } = figure.physis;
    return {
      track: 'physis',
      less: points > 0 ? by(-1) : null,
      more: points < trackSize(figure.physis) ? by(1) : null,
    };
  },
  moves: (scene, figure) =>
    placeOf(scene, figure.id) === null
      ? []
      : freeCells(scene).map((to) => ({
          to,
          offer: byFigure(figure)('place-figure', { purpose: 'move' }, { cell: to }),
        })),
});
