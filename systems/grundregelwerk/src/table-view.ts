import { type FigureView, lineUp, type Offer, tableKind } from '@tafelrunde/system';
import type { House } from './data/house-rules.ts';
import { growth } from './growth.ts';
import {
  ENDABLE,
  type Enemy,
  enemiesOf,
  type Figure,
  has,
  isAble,
  isOut,
  type Scene,
  STATUSES,
} from './model.ts';
import { byFigure, endTurnOffer, gm, offer, onFigure, pace } from './offers.ts';
import { pcOffers } from './pc-offers.ts';
import { playView } from './play-view.ts';
import { distance, isFree, isOnBoard } from './rules/board.ts';
import { reachableCells } from './rules/movement.ts';
import { canAttack } from './rules/range.ts';
import { sightBetween } from './rules/sight.ts';
import { mayAct } from './rules/turns.ts';
import { stage } from './stage.ts';

function viewOf(_scene: Scene, figure: Figure): FigureView {
  const { id, name, hearts, heartsMax, hasArmour, armourTokens, status, pos } = figure;
  const pc = figure.side === 'pc' ? figure : null;
  return {
    id,
    name,
    side: pc === null ? 'enemies' : 'players',
    sort: figure.side === 'enemy' ? figure.category : '',
    tracks: [
      { id: 'hearts', value: hearts, max: heartsMax, look: 'hearts' },
      ...(pc === null ? [] : [{ id: 'mana', value: pc.mana, max: pc.manaMax, look: 'mana' as const }]),
      ...(hasArmour ? [{ id: 'armourTokens', value: armourTokens, max: 1, look: 'armour' as const }] : []),
    ],
    status,
    at: pos,
    isOut: isOut(figure),
    isLying: has(figure, 'downed') || has(figure, 'dead'),
    isProne: has(figure, 'prone'),
    isGone: has(figure, 'left'),
  };
}

/** What an enemy can do now: the GM plays it. */
function enemyOffers(scene: Scene, enemy: Enemy, house: House): readonly Offer[] {
  if (isOut(enemy)) return [];
  const attacks =
    mayAct(scene, enemy) === null && house.enemyAttack !== 'retaliationOnly' && !has(enemy, 'paralysed');
  const targets = enemiesOf(scene, enemy).filter(
    (target) => !isOut(target) && canAttack(scene, enemy, target, enemy.hasRanged ? 'ranged' : 'melee'),
  );
  return [
    ...(attacks
      ? targets.map(({ id }) =>
          offer(
            'enemy-attack',
            { enemy: enemy.id, target: id },
            { chance: 'hit', target: id, fields: ['conditions'], purpose: 'attack', rank: 1 },
          ),
        )
      : []),
    offer('enemy-out', { target: enemy.id, out: 'left' }, { target: enemy.id, purpose: 'gm' }),
    ...endTurnOffer(scene, enemy),
  ];
}

function gmOffers(scene: Scene, house: House): readonly Offer[] {
  const there = scene.figures.filter((figure) => !isOut(figure));
  const open = { fields: ['surprise', 'sameScene'] };
  return [
    offer('test', {}, { fields: ['die', 'tn', 'steps', 'help'], chance: 'success' }),
    gm(
      'add-enemy',
      {},
      {
        fields: ['id', 'name', 'category', 'tn', 'hearts', 'hasRanged', 'reach', 'hasArmour', 'at'],
        use: { kind: 'add', id: 'id' },
      },
    ),
    ...(scene.round > 0
      ? [pace('end-turn'), pace('end-combat')]
      : [pace('start-combat', { placement: places(scene) }, open), pace('rest', { safe: true })]),
    pace('start-scene'),
    ...(house['optional.timer'] ? timerOffers(scene) : []),
    ...there.filter(({ side }) => side === 'pc').flatMap(offersOnPc),
    ...there
      .map(onFigure)
      .flatMap((on) => [
        on('adjust-hearts', { fields: ['by'] }),
        on('place', { fields: ['at'], use: { kind: 'place', cell: 'at' } }),
        on('declare-cover', { fields: ['cover'] }),
      ]),
    gm(
      'paint-board',
      {},
      { fields: ['kind', 'cells'], use: { kind: 'paint', cells: 'cells', ground: 'kind' } },
    ),
    gm('switch-variant', { mode: scene.mode === 'core' ? 'd6only' : 'core' }),
  ];
}

/** GW-ADD-14: among other things the GM may take off a figure what lasts. */
function offersOnPc(figure: Figure): readonly Offer[] {
  const on = onFigure(figure);
  return [
    on('lose-heart'),
    on('name-complication', { fields: ['complication'] }),
    ...ENDABLE.filter((status) => has(figure, status)).map((status) =>
      on('end-status', { with: status }, { status }),
    ),
    on('advance'),
  ];
}

/** GW-ADD-08 (1): whoever stands nowhere is put down, the sides face to face. */
function places(scene: Scene) {
  const missing = scene.figures.filter((figure) => !isOut(figure) && figure.pos === null);
  const of = (side: Figure['side']) => missing.filter((figure) => figure.side === side).map(({ id }) => id);
  return lineUp(scene.board, (cell) => isFree(scene, cell), of('pc'), of('enemy'));
}

const timerOffers = (scene: Scene): readonly Offer[] =>
  scene.timer === null
    ? [pace('timer', { do: 'set' }, { fields: ['length', 'consequence'], with: 'set' })]
    : (['move', 'fire', 'clear'] as const).map((move) => pace('timer', { do: move }, { with: move }));

/** How Grundregelwerk shows itself at a table. */
export const tableView = tableKind<Scene, Figure, House>('grundregelwerk', {
  play: playView,
  stage,
  view: viewOf,
  character: (_scene, figure) => (figure.side === 'pc' ? figure : undefined),
  board: ({ board }) => board,
  aim: (scene, { pos }, to) =>
    pos === null || !isOnBoard(scene.board, to)
      ? null
      : { distance: distance(pos, to), sight: sightBetween(scene, pos, to), bands: [] },
  counter: ({ timer }) => timer,
  statuses: STATUSES,
  pace: {
    begin: ['start-combat'],
    next: ['end-turn'],
    end: ['end-combat'],
    time: ['rest', 'start-scene', 'timer'],
  },
  offers: (scene, figure, house) =>
    figure.side === 'pc' ? pcOffers(scene, figure, house) : enemyOffers(scene, figure, house),
  growth,
  gmOffers,
  mainTrack: (_scene, figure) => {
    if (isOut(figure)) return null;
    const by = (hearts: number) => onFigure(figure)('adjust-hearts', {}, { by: hearts });
    const { hearts, heartsMax } = figure;
    return { track: 'hearts', less: hearts > 0 ? by(-1) : null, more: hearts < heartsMax ? by(1) : null };
  },
  moves: (scene, figure) => {
    if (!isAble(figure) || has(figure, 'prone')) return [];
    const again = scene.round > 0 && !figure.moveLeft;
    if (again && mayAct(scene, figure) !== null) return [];
    return [...reachableCells(scene, figure).values()].map((path) => ({
      to: path[path.length - 1] as readonly [number, number],
      offer: byFigure(figure)('move', { purpose: 'move' }, { path, again }),
    }));
  },
});
