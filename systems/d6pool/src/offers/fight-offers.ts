import type { Text } from '@tafelrunde/kernel';
import type { Offer } from '@tafelrunde/system';
import { isDestroyed, isNatural, type MeleeWeapon, type RangedWeapon } from '../items.ts';
import { distanceBetween, type Figure, isAble, type Scene } from '../model.ts';
import type { House } from '../rule.ts';
import { abilityProblem } from '../rules/abilities.ts';
import { isWalledOff } from '../rules/board.ts';
import { isUsable, UNARMED } from '../rules/equipment.ts';
import { holderOf } from '../rules/grapple.ts';
import { pairUp } from '../rules/melee.ts';
import { movementProblem } from '../rules/movement.ts';
import { freeProblem } from '../rules/position.ts';
import { isAimedAt, loadedWeapon, weaponProblem } from '../rules/ranged.ts';
import { spanBetween } from '../rules/reach.ts';
import { coverDifficulty, coverOf, rangeClass } from '../rules/shot-difficulty.ts';
import { actionProblem } from '../rules/turns.ts';
import { foesOf, offer, only, PLAIN_ATTACK } from './offer.ts';

/** Who may do something to whom. */
interface At {
  readonly scene: Scene;
  readonly figure: Figure;
  readonly foes: readonly Figure[];
  readonly house: House;
}

/** Everything a figure can do to its enemies now. */
export function fightOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  const at = { scene, figure, foes: foesOf(scene, figure), house };
  const acts = actionProblem(scene, figure, house) === null;
  return [...(acts ? ACTIONS : []), holdOffers, stanceOffers, opportunityOffers].flatMap((offers) =>
    offers(at),
  );
}

const meleeWeapons = (figure: Figure): readonly MeleeWeapon[] => [
  ...figure.inventory.filter((item) => item.kind === 'melee').filter(isUsable),
  UNARMED,
];
const rangedWeapons = (figure: Figure): readonly RangedWeapon[] =>
  figure.inventory.filter((item) => item.kind === 'ranged').filter(isUsable);

const isArmed = (figure: Figure): boolean =>
  meleeWeapons(figure).length > 1 || rangedWeapons(figure).length > 0;

const rowOfWeapon = (weapon: MeleeWeapon | RangedWeapon): string =>
  weapon === UNARMED ? 'item:unarmed' : `item:${weapon.id}`;

const mayStrike = (scene: Scene, figure: Figure, target: Figure, weapon: MeleeWeapon, house: House) =>
  pairUp(
    { ...PLAIN_ATTACK, scene, attacker: figure.id, target: target.id, weapon: weapon.id, type: null },
    house,
  ).kind === 'ready';

/** DP-MEL-01, DP-MEL-06: with each weapon on each enemy within its reach. */
function meleeOffers({ scene, figure, foes, house }: At): readonly Offer[] {
  const feints = abilityProblem(figure, 'feint', house) === null ? [[], ['feint']] : [[]];
  return meleeWeapons(figure).flatMap((weapon) =>
    foes
      .filter((target) => mayStrike(scene, figure, target, weapon, house))
      .flatMap(({ id }) =>
        feints.map((abilities) =>
          offer(
            'melee-attack',
            { attacker: figure.id, target: id, weapon: weapon.id, abilities },
            {
              target: id,
              with: abilities[0] ?? weapon.name,
              row: rowOfWeapon(weapon),
              // The weapon in hand first; bare hands only of whoever has nothing else, and feints after the plain blow.
              rank: (weapon === UNARMED && isArmed(figure) ? 4 : 1) + abilities.length,
            },
          ),
        ),
      ),
  );
}

/** DP-RNG-01, DP-RNG-06: single shots and bursts; where nobody knows how far it is, the chance at each range. */
function rangedOffers(at: At): readonly Offer[] {
  const { scene, figure, foes, house } = at;
  return rangedWeapons(figure).flatMap((held) => {
    const weapon = loadedWeapon(held, house);
    const aims = foes
      .filter((target) => !isAimedAt(scene, figure, target.id))
      .map(({ id }) => offer('aim', { figure: figure.id, target: id }, { target: id }));
    const modes = (['single', 'burst'] as const).filter(
      (mode) => weaponProblem(scene, figure, weapon, { mode, type: null }, house) === null,
    );
    return [
      ...modes.flatMap((mode) => foes.flatMap((target) => shotOffers(at, target, weapon, mode))),
      ...only(modes.includes('single'), () =>
        foes.flatMap((target) => shootFromHandOffers(at, target, weapon)),
      ),
      ...(held === rangedWeapons(figure)[0] ? aims : []),
    ];
  });
}

function shotOffers(
  at: At,
  target: Figure,
  weapon: RangedWeapon,
  mode: 'single' | 'burst',
): readonly Offer[] {
  const { scene, figure, house } = at;
  const metres = distanceBetween(scene, figure, target);
  if (metres !== null && (metres < weapon.minRange || rangeClass(weapon.ranges, metres) === null)) return [];
  const { quarters } = coverOf(scene, figure, target);
  const isHidden = coverDifficulty(quarters, house) === null;
  const mayPierce = quarters > 0 && isAimedAt(scene, figure, target.id);
  // DP-RNG-05: straight through the cover only after aiming.
  const ways = [...(isHidden ? [] : [false]), ...(mayPierce ? [true] : [])];
  const marksman = abilityProblem(figure, 'marksman', house) === null ? [[], ['marksman']] : [[]];
  const far = metres === null ? { ladder: { field: 'distance', values: weapon.ranges } } : {};
  // DP-RNG-04: what the map shows is filled in already.
  const seen = {
    ...(quarters > 0 ? { starts: { cover: quarters } } : {}),
    given: givenFor(metres, quarters),
  };
  return ways.flatMap((throughCover) =>
    marksman.map((abilities) =>
      offer(
        'ranged-attack',
        {
          ...{ attacker: figure.id, target: target.id, weapon: weapon.id, mode, throughCover, abilities },
          ...(metres === null ? { distance: weapon.ranges[0] } : {}),
        },
        {
          target: target.id,
          with: abilities[0] ?? (throughCover ? 'throughCover' : mode === 'burst' ? 'burst' : weapon.name),
          row: rowOfWeapon(weapon),
          rank: 1 + abilities.length + (mode === 'burst' ? 1 : 0) + (throughCover ? 1 : 0),
          ...far,
          ...seen,
        },
      ),
    ),
  );
}

/** How far it is and how much is hidden, in a word or two. */
function givenFor(metres: number | null, quarters: number): readonly Text[] {
  const far = metres === null ? [] : [Math.round(metres)].map((m) => ({ de: `${m} m`, en: `${m} m` }));
  const covered = [
    { de: 'ein Viertel in Deckung', en: 'a quarter in cover' },
    { de: 'halb in Deckung', en: 'half in cover' },
    { de: 'drei Viertel in Deckung', en: 'three quarters in cover' },
    { de: 'ganz in Deckung', en: 'wholly in cover' },
  ][quarters - 1];
  return covered === undefined ? far : [...far, covered];
}

/** DP-R-72: a weapon can be shot out of the hand as well. */
function shootFromHandOffers(at: At, target: Figure, weapon: RangedWeapon): readonly Offer[] {
  const plain = shotOffers(at, target, weapon, 'single').find(({ input }) => input['throughCover'] === false);
  if (plain === undefined) return [];
  const { rank: _first, ...unranked } = plain;
  return heldWeapons(target).map((item) => ({
    ...unranked,
    input: { ...plain.input, item: item.id },
    chance: 'disarmed',
    with: item.name,
  }));
}

const heldWeapons = ({ inventory }: Figure) =>
  inventory.filter(
    (item) =>
      item.carried === 'held' && ['melee', 'ranged', 'shield'].includes(item.kind) && !isNatural(item),
  );

/** DP-R-95: at the feet of an enemy, if somebody knows how far off that is. */
function thrownOffers({ scene, figure, foes }: At): readonly Offer[] {
  const explosives = figure.inventory.filter((item) => item.kind === 'explosive').filter(isUsable);
  return explosives.flatMap((item) => {
    const on = { figure: figure.id, item: item.id };
    const row = `item:${item.id}`;
    return [
      offer('place-explosive', on, { row }),
      ...foes.flatMap((target) => {
        const { id, position: spot } = target;
        const distance = distanceBetween(scene, figure, target);
        if (item.skill !== 'thrown' || distance === null || rangeClass(item.ranges, distance) === null)
          return [];
        const targets = spot === null ? [{ id, metres: 0 }] : [];
        return [offer('throw-explosive', { ...on, distance, spot, targets }, { target: id, row })];
      }),
    ];
  });
}

const grappleOffers = ({ scene, figure, foes, house }: At): readonly Offer[] =>
  foes
    .filter(({ id }) => {
      const input = { ...PLAIN_ATTACK, scene, attacker: figure.id, target: id };
      return holderOf(input, house, true).kind === 'ready';
    })
    .map(({ id }) => offer('grapple', { attacker: figure.id, target: id }, { target: id }));

/** DP-SPA-03: on whoever is not already within reach. */
function chargeOffers({ scene, figure, foes, house }: At): readonly Offer[] {
  const { chargedThisRound, declaredActions } = figure.turn;
  const problem =
    movementProblem(figure, 'run', house) ??
    actionProblem(scene, figure, house, 'other', declaredActions >= 2 ? 2 : 1);
  const [weapon = UNARMED] = meleeWeapons(figure);
  if (chargedThisRound || problem !== null || (figure.turn.unarmedPair && weapon !== UNARMED)) return [];
  return (
    foes
      .filter(
        (target) => (spanBetween(scene, figure, target, house) ?? Number.POSITIVE_INFINITY) > weapon.reach,
      )
      // The way is straight: not through a wall of the map.
      .filter((target) => !isWalledOff(scene, figure, target))
      .map(({ id }) => {
        const input = { attacker: figure.id, target: id, weapon: weapon.id };
        return offer('charge', input, { target: id, with: weapon.name });
      })
  );
}

/** DP-SPA-05: what an enemy within reach holds in its hands. */
function disarmOffers({ scene, figure, foes, house }: At): readonly Offer[] {
  const [weapon = UNARMED] = meleeWeapons(figure);
  return foes
    .filter((target) => mayStrike(scene, figure, target, weapon, house))
    .flatMap((target) =>
      heldWeapons(target).map((item) => {
        const input = { attacker: figure.id, target: target.id, weapon: weapon.id, item: item.id };
        return offer('disarm', input, { target: target.id, with: item.name });
      }),
    );
}

/** DP-OBJ-01: things that stand or lie around. */
const objectOffers = ({ scene, figure }: At): readonly Offer[] =>
  scene.objects
    .filter((object) => !isDestroyed(object))
    .map(({ id, name }) => offer('attack-object', { figure: figure.id, object: id }, { with: name }));

const holdOffers = ({ scene, figure, house }: At): readonly Offer[] => [
  ...only(figure.heldBy !== null && actionProblem(scene, figure, house, 'movement') === null, () => [
    offer('escape', { figure: figure.id }, { target: figure.heldBy }),
  ]),
  ...only(figure.holding !== null && freeProblem(scene, figure) === null, () => [
    offer('let-go', { figure: figure.id }, { target: figure.holding }),
  ]),
];

/** DP-SPA-04: nothing but defending. */
function stanceOffers({ scene, figure, house }: At): readonly Offer[] {
  const { declaredActions, actionsUsed } = figure.turn;
  const mayStand =
    scene.round > 0 &&
    actionProblem(scene, figure, house, 'movement') === null &&
    declaredActions <= 1 &&
    actionsUsed === 0;
  return only(mayStand, () => [offer('defensive-stance', { figure: figure.id })]);
}

/** DP-SPA-09: out of turn, once per round; the GM is asked, or an opening was given. */
function opportunityOffers({ scene, figure, foes, house }: At): readonly Offer[] {
  const { opportunityUsed, openings } = figure.turn;
  if (house.opportunityAttacks === 'off' || scene.round === 0 || opportunityUsed) return [];
  const isOwnTurn = actionProblem(scene, figure, house) !== 'not-your-turn';
  if (isOwnTurn || !isAble(figure) || figure.fear !== null) return [];
  const [weapon = UNARMED] = meleeWeapons(figure);
  return foes
    .filter(({ id }) => house.opportunityAttacks !== 'automatic' || openings.includes(id))
    .filter((target) => mayStrike(scene, figure, target, weapon, house))
    .map(({ id }) => {
      const input = { attacker: figure.id, target: id, weapon: weapon.id };
      const first = openings.includes(id) ? { rank: 1 } : {};
      return offer('opportunity-attack', input, { target: id, with: weapon.name, ...first });
    });
}

/** What takes an action. */
const ACTIONS = [
  meleeOffers,
  rangedOffers,
  thrownOffers,
  grappleOffers,
  chargeOffers,
  disarmOffers,
  objectOffers,
];
