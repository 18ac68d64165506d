import { lineUp, type Offer } from '@tafelrunde/system';
import { runnersOnBoard } from './board-view.ts';
import { type Combat, type Figure, has, isAble, isOut, type Scene, SIDES } from './model.ts';
import { gm, offer, onFigure, pace, someOf, startsWith } from './offers.ts';
import { freeCells, placeOf } from './rules/board.ts';

export function gmOffers(scene: Scene): readonly Offer[] {
  const there = scene.figures.filter((figure) => !isOut(figure));
  const figures = there.map(({ id }) => id);
  return [
    offer(
      'check',
      {},
      { fields: ['mode', 'sides', 'count', 'value', 'minimum', 'luckyNumber'], chance: 'success' },
    ),
    gm('add-opponent', {}, { fields: ['template', 'name'], use: { kind: 'add', id: null } }),
    ...fightControls(scene),
    ...chaseControls(scene),
    ...watchControls(scene),
    gm('lay-board', {}, { fields: ['width', 'height', 'metres'], use: { kind: 'lay' } }),
    pace('pass-time', {}, { fields: ['minutes'] }),
    ...(figures.length > 0
      ? [
          pace('break', { figures }, { fields: ['minutes'] }),
          pace('night-rest', { figures }, { fields: ['hours'] }),
        ]
      : []),
    ...scene.figures.map((figure) => onFigure(figure)('adjust', { fields: ADJUSTED })),
    ...there.flatMap(offersOn),
  ];
}

const ADJUSTED = ['physis', 'psyche', 'ep', 'mythos', 'respect', 'money', 'toggle'];

/** What the GM does to one figure. */
function offersOn(figure: Figure): readonly Offer[] {
  const { id } = figure;
  const on = onFigure(figure);
  const remembers = figure.attributes['memory'] !== undefined && !has(figure, 'unconscious');
  return [
    on('place-figure', { fields: ['cell'], use: { kind: 'place', cell: 'cell' } }),
    on('take-injuries', { fields: ['injuries'] }),
    gm(
      'damage',
      { target: id },
      { target: id, fields: ['base', 'extra', 'multiplier', 'armoured', 'wears'] },
    ),
    ...(remembers ? [on('memory-check', { fields: ['topic', 'minimum'], chance: 'success' })] : []),
  ];
}

/** HH-R-26: one phase for each place where both sides stand; where there are several, those who are there name it. */
const phaseOffers = (scene: Scene, { engagements }: Combat): readonly Offer[] =>
  engagements.flatMap((place, engagement) => {
    const here = scene.figures.filter((figure) => place.includes(figure.id) && isAble(figure));
    if (new Set(here.map(({ side }) => side)).size < 2) return [];
    const names = engagements.length > 1 ? here.map(({ name }) => name).join(', ') : null;
    return [
      offer(
        'melee-phase',
        { engagement },
        { fields: ['fallDamage'], chance: 'hit', with: names, purpose: 'attack', rank: 1 },
      ),
    ];
  });

/** HH-R-26: in two places there are two of each side. */
const maySplit = ({ figures }: Scene): boolean =>
  SIDES.every((side) => figures.filter((one) => one.side === side && !isOut(one)).length > 1);

const fightControls = (scene: Scene): readonly Offer[] =>
  scene.combat === null
    ? scene.figures.length < 2
      ? []
      : [pace('start-combat', { placement: places(scene) }, maySplit(scene) ? { fields: ['places'] } : {})]
    : [...phaseOffers(scene, scene.combat), pace('next-phase'), pace('end-combat')];

/** HH-RNG-07: whoever stands nowhere is put down, the sides face to face. */
function places(scene: Scene) {
  const missing = scene.figures.filter((figure) => !isOut(figure) && placeOf(scene, figure.id) === null);
  const of = (side: Figure['side']) => missing.filter((figure) => figure.side === side).map(({ id }) => id);
  const free = new Set(freeCells(scene).map(String));
  return lineUp(scene.board, (cell) => free.has(String(cell)), of('heroes'), of('opponents'));
}

const chaseControls = (scene: Scene): readonly Offer[] =>
  scene.chase === null
    ? [
        pace(
          'start-chase',
          {},
          { fields: ['initiator', 'runners'], ...startsWith('runners', someOf(runnersOnBoard(scene))) },
        ),
      ]
    : [pace('chase-round', {}, { chance: 'over', rank: 1 })];

const watchControls = (scene: Scene): readonly Offer[] => {
  const set = pace('set-watch', {}, { fields: ['mode', 'shifts'] });
  const open = scene.watch !== null && scene.watch.kept < scene.watch.shifts.length;
  return open ? [pace('keep-shift', {}, { fields: ['minimum'], chance: 'success' }), set] : [set];
};
