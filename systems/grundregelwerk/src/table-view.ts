import type { Text } from '@tafelrunde/kernel';
import { type FigureView, lineUp, type Offer, offerKinds, tableKind } from '@tafelrunde/system';
import type { House } from './data/house-rules.ts';
import { TNS } from './data/ladders.ts';
import { SPELL_EFFECTS, type SpellEffect } from './data/spells.ts';
import { growth } from './growth.ts';
import {
  ENDABLE,
  type Enemy,
  enemiesOf,
  type Figure,
  has,
  isAble,
  isOut,
  type Pc,
  type Scene,
  STATUSES,
} from './model.ts';
import { playView } from './play-view.ts';
import { areNeighbours, distance, isFree, isOnBoard, sameCell } from './rules/board.ts';
import { reachableCells } from './rules/movement.ts';
import { canAttack, rangeProblem } from './rules/range.ts';
import { sightBetween, sightOf } from './rules/sight.ts';
import { mayAct } from './rules/turns.ts';
import { stage } from './stage.ts';

const { offer, pace, gm, byFigure, onFigure } = offerKinds('grundregelwerk');

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
    isGone: has(figure, 'left'),
  };
}

/** What a player character can do now: only what the rules would not refuse at once. */
function pcOffers(scene: Scene, figure: Pc, house: House): readonly Offer[] {
  if (isOut(figure)) return [];
  const own = byFigure(figure);
  if (has(figure, 'downed'))
    return [own('crawl', { fields: ['to'], purpose: 'move', rank: 2 }), ...endTurnOffer(scene, figure)];
  const acts = mayAct(scene, figure) === null;
  const lost = acts && figure.weapons.some(({ dropped }) => dropped);
  return [
    ...(acts
      ? [
          ...attackOffers(scene, figure),
          ...spellOffers(scene, figure),
          ...testOffers(figure, house),
          ...helpOffers(scene, figure),
        ]
      : []),
    ...(has(figure, 'prone') ? [own('stand-up', { purpose: 'move', rank: 2 })] : []),
    ...(lost ? [own('pick-up-weapon', { purpose: 'gear', rank: isDisarmed(figure) ? 1 : 3 })] : []),
    ...endTurnOffer(scene, figure),
  ];
}

const isDisarmed = ({ weapons }: Pc): boolean => weapons.every(({ dropped }) => dropped);

/** The easiest target first, the nearer one of two that are alike. */
const byEase =
  (figure: Pc) =>
  (a: Enemy, b: Enemy): number =>
    a.tn - b.tn || metresTo(figure, a) - metresTo(figure, b);

const metresTo = ({ pos }: Figure, other: Figure): number =>
  pos === null || other.pos === null ? 0 : distance(pos, other.pos);

/** The first weapon is the one in hand; each further one comes after it. */
function attackOffers(scene: Scene, figure: Pc): readonly Offer[] {
  const targets = enemiesOf(scene, figure)
    .filter((enemy): enemy is Enemy => enemy.side === 'enemy' && !isOut(enemy))
    .toSorted(byEase(figure));
  return figure.weapons
    .filter(({ dropped }) => !dropped)
    .flatMap(({ name, kind }, i) =>
      targets
        .filter((target) => rangeProblem(scene, figure, target, kind) === null)
        .map((target) =>
          offer(
            'attack',
            { attacker: figure.id, target: target.id, weapon: name },
            {
              ...{
                chance: 'hit',
                target: target.id,
                with: name,
                fields: ['conditions'],
                row: `weapon:${name}`,
              },
              ...{ purpose: 'attack', rank: i === 0 ? 1 : 2, given: givenFor(scene, figure, target) },
            },
          ),
        ),
    );
}

/** How far it is and what is in the way, in a word or two. */
function givenFor(scene: Scene, figure: Pc, target: Enemy): readonly Text[] {
  if (figure.pos === null || target.pos === null) return [];
  const cells = distance(figure.pos, target.pos);
  const far = cells === 1 ? { de: 'daneben', en: 'beside' } : { de: `${cells} Felder`, en: `${cells} cells` };
  const isCovered = sightOf(scene, figure, target) === 'cover';
  return [far, ...(isCovered ? [{ de: 'in Deckung', en: 'in cover' }] : [])];
}

/** Nobody whose magic is the weakest trait thinks of spells first. */
const isMage = ({ traits }: Pc): boolean => {
  const sizes = Object.values(traits).map(({ die }) => die ?? 0);
  return (traits['M']?.die ?? 0) > Math.min(...sizes);
};

/** Spells with the aim they need: an enemy in sight, an ally in sight, cells to choose, or nothing. */
function spellOffers(scene: Scene, figure: Pc): readonly Offer[] {
  const visible = (other: Figure) => !isOut(other) && sightOf(scene, figure, other) !== 'blocked';
  return (Object.keys(SPELL_EFFECTS) as SpellEffect[]).flatMap((effect) => {
    const { attack, hostile } = SPELL_EFFECTS[effect];
    const cast = (target: string | null, fields: readonly string[] = []) =>
      offer(
        attack ? 'attack-spell' : 'cast',
        { caster: figure.id, effect, ...(target === null ? {} : { target }) },
        {
          ...{ fields: ['description', ...fields, 'conditions'], chance: 'success', target, with: effect },
          ...{ purpose: 'cast', ...(attack && isMage(figure) ? { rank: isDisarmed(figure) ? 1 : 2 } : {}) },
        },
      );
    // GW-R-42: without a board these are told, and a free effect names its level.
    if (effect === 'barrier' || effect === 'leap' || effect === 'area')
      return [cast(null, figure.pos === null ? [] : ['cells'])];
    if (effect === 'other') return [cast(null, ['level'])];
    if (hostile)
      return enemiesOf(scene, figure)
        .filter(visible)
        .map(({ id }) => cast(id));
    if (effect === 'healing' || effect === 'strengthening')
      return allies(scene, figure, true)
        .filter(visible)
        .map(({ id }) => cast(id));
    return [cast(null)];
  });
}

/** The names of TN 4, 6, 8 and 12. */
const LADDER: Offer['ladder'] = {
  field: 'tn',
  values: TNS,
  names: [
    { de: 'einfach', en: 'easy' },
    { de: 'normal', en: 'normal' },
    { de: 'schwierig', en: 'hard' },
    { de: 'Heldentat', en: 'heroic' },
  ],
};

const testOffers = (figure: Pc, house: House): readonly Offer[] =>
  house.traits.map((trait) =>
    byFigure(figure)(
      'attempt',
      {
        ...{ fields: ['goal', 'tn', 'conditions', 'tools', 'way'], chance: 'success', with: trait },
        ...{ row: `trait:${trait}`, ladder: LADDER },
      },
      { trait },
    ),
  );

function helpOffers(scene: Scene, figure: Pc): readonly Offer[] {
  const others = allies(scene, figure, false);
  const near = (other: Figure) =>
    other.pos === null ||
    figure.pos === null ||
    sameCell(other.pos, figure.pos) ||
    areNeighbours(other, figure);
  return [
    ...others
      .filter(isAble)
      .map(({ id }) =>
        offer(
          'help',
          { helper: figure.id, helped: id },
          { fields: ['description', 'trait', 'tn'], target: id, purpose: 'defend', rank: 6 },
        ),
      ),
    ...others
      .filter((other) => has(other, 'downed') && near(other))
      .map(({ id }) =>
        offer('raise-up', { helper: figure.id, downed: id }, { target: id, purpose: 'defend', rank: 2 }),
      ),
  ];
}

const allies = (scene: Scene, figure: Figure, withSelf: boolean): readonly Figure[] =>
  scene.figures.filter(
    (other) => other.side === figure.side && !isOut(other) && (withSelf || other.id !== figure.id),
  );

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

const endTurnOffer = (scene: Scene, figure: Figure): readonly Offer[] =>
  scene.turn === figure.id ? [pace('end-turn')] : [];

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
