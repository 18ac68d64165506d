import type { Offer } from '@tafelrunde/system';
import { MOVEMENT_IDS, MOVEMENTS } from '../data/movement.ts';
import { OF_ROLL } from '../data/offers.ts';
import {
  actingFigure,
  alliesOf,
  type Figure,
  isAble,
  ownsAbility,
  POSTURES,
  type Scene,
  stunOf,
} from '../model.ts';
import type { House } from '../rule.ts';
import { commandProblem, firstMoveProblem } from '../rules/command.ts';
import { openTraits } from '../rules/experience.ts';
import { healProblem } from '../rules/healing.ts';
import { levelUpProblem } from '../rules/level-up.ts';
import { movementProblem } from '../rules/movement.ts';
import { freeProblem } from '../rules/position.ts';
import { nextInOrder, stepInProblem } from '../rules/rounds.ts';
import { actionProblem } from '../rules/turns.ts';
import { offer, only, rowOf } from './offer.ts';

const MULTIPLE = 'multipleAttack';

/** DP-RND-06 to 09: the own turn, and the waiting for it. */
export function turnOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  if (scene.round === 0) return [];
  const on = { figure: figure.id };
  const first = only(firstMoveProblem(scene, figure.id, house) === null, () => [offer('first-move', on)]);
  if (actingFigure(scene) !== figure.id)
    return [...first, ...only(stepInProblem(scene, figure.id, house) === null, () => [offer('step-in', on)])];
  const fresh = figure.turn.actionsUsed === 0;
  return [
    offer('end-turn', on),
    ...first,
    ...only(commandProblem(scene, figure, house) === null, () =>
      alliesOf(scene, figure)
        .filter(isAble)
        .map(({ id }) => offer('command', { ...on, target: id }, { target: id })),
    ),
    ...only(fresh && freeProblem(scene, figure) === null, () => [
      offer('declare-actions', on, { fields: ['actions'], rank: 6 }),
      ...only(ownsAbility(figure, MULTIPLE), () => [
        offer('declare-actions', { ...on, actions: 2, abilities: [MULTIPLE] }, { with: MULTIPLE }),
      ]),
    ]),
    ...only(fresh && nextInOrder(scene, figure.id) !== null, () => [offer('delay', on)]),
    ...only(freeProblem(scene, figure) === null, () => [offer('free-action', on)]),
  ];
}

/** Metres of the usual jumps: one step of difficulty each. */
const JUMPS = { field: 'metres', values: [1.5, 3, 4.5, 6] };

/** DP-MOV-03, DP-MOV-06, DP-POS-01 to 03: every way to get somewhere. */
export function movementOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  const on = { figure: figure.id };
  const moves = actionProblem(scene, figure, house, 'movement') === null;
  const kinds = only(moves, () =>
    MOVEMENT_IDS.filter((movement) => movementProblem(figure, movement, house) === null).map((movement) =>
      offer(
        'move',
        { ...on, movement },
        {
          fields: ['careful', 'terrain', ...(movement === 'climb' ? ['slope'] : []), ...OF_ROLL],
          ...(scene.round > 0 && movement === 'run' ? { rank: 4 } : {}),
          with: movement,
          row: rowOf(figure, MOVEMENTS[movement].skill, 'dexterity'),
        },
      ),
    ),
  );
  const jumps = moves && movementProblem(figure, 'run', house) === null;
  return [
    ...kinds,
    ...only(jumps, () => [
      offer(
        'jump',
        { ...on, movement: 'run' },
        { ladder: JUMPS, row: rowOf(figure, 'acrobatics', 'dexterity') },
      ),
    ]),
    ...postureOffers(scene, figure, moves),
    ...only(moves && figure.heldBy === null, () => [
      figure.mounted === null
        ? offer('mount', { ...on, what: 'mount' }, { fields: ['on'], with: 'mount' })
        : offer('mount', { ...on, what: 'mount', on: null }, { with: 'dismount' }),
      figure.inVehicle === null
        ? offer('mount', { ...on, what: 'vehicle' }, { fields: ['on'], with: 'vehicle' })
        : offer('mount', { ...on, what: 'vehicle', on: null }, { with: 'leave' }),
    ]),
  ];
}

/** Up from the ground is a movement, all else is free. */
function postureOffers(scene: Scene, figure: Figure, moves: boolean): readonly Offer[] {
  const isDown = figure.posture === 'prone' && !ownsAbility(figure, 'kipUp');
  const may = isDown ? moves && figure.heldBy === null : freeProblem(scene, figure) === null;
  return only(may, () =>
    POSTURES.filter((to) => to !== figure.posture).map((to) => {
      const first = figure.posture === 'prone' && to === 'standing' ? { rank: 2 } : {};
      return offer('change-posture', { figure: figure.id, to }, { with: to, ...first });
    }),
  );
}

/** DP-WND-04 to 07: gathering strength in a fight, healing out of it. */
export function healingOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  const on = { figure: figure.id };
  const { toughnessActive, turn, wounds } = figure;
  const gathers =
    wounds + stunOf(figure) > 0 &&
    !toughnessActive &&
    actionProblem(scene, figure, house) === null &&
    turn.declaredActions <= 1 &&
    turn.actionsUsed === 0;
  return [
    ...only(gathers, () => [offer('toughness', on)]),
    ...only(healProblem(scene, figure, 'wounds') === null, () => [offer('heal-wound', on)]),
    ...only(healProblem(scene, figure, 'stun') === null, () => [offer('heal-stun', on)]),
  ];
}

/** DP-XP-06, DP-XP-11, DP-LIF-03: what is earned, and what one lives on. */
export function progressOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  const on = { figure: figure.id };
  const offered = scene.xpOffers.find((one) => one.figure === figure.id);
  const isOpen = offered !== undefined && openTraits(figure, offered, house).length > 0;
  const earned = isOpen && !figure.xpEarnedThisScene;
  return [
    ...only(earned, () => [offer('take-experience', on)]),
    ...only(levelUpProblem(scene, figure, house) === null, () => [offer('level-up', on)]),
    ...only(figure.profession !== null && scene.round === 0, () => [offer('income', on)]),
  ];
}
