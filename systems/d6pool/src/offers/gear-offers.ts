import type { Offer } from '@tafelrunde/system';
import { EXPLOSIVE_IDS, EXPLOSIVES } from '../data/explosives.ts';
import { type Carrying, type Item, isDestroyed, isNatural } from '../items.ts';
import { type Figure, ownsAbility, type Scene } from '../model.ts';
import type { House } from '../rule.ts';
import { freeProblem } from '../rules/position.ts';
import { actionProblem } from '../rules/turns.ts';
import { offer, only } from './offer.ts';

/** Rockets of the table that a launcher takes (DP-R-91). */
const ROCKETS = EXPLOSIVE_IDS.filter((id) => EXPLOSIVES[id].skill === 'heavyWeapons');

/** DP-ENC-02, DP-R-63, DP-R-67: weapons that have to be seen to, and where things are carried. */
export function gearOffers(scene: Scene, figure: Figure, house: House): readonly Offer[] {
  const acts = actionProblem(scene, figure, house) === null;
  const free = freeProblem(scene, figure) === null;
  return [
    ...figure.inventory.flatMap((item) => [
      ...only(acts, () => weaponCare(figure, item)),
      ...placesFor(item)
        .filter((to) => to !== item.carried)
        .filter((to) => (isFree(figure, item, to) ? free : acts))
        .map((to) => {
          const isNeeded = to === 'held' && isWeapon(item) && !figure.inventory.some(isHeldWeapon);
          const more = { with: to, row: `item:${item.id}`, ...(isNeeded ? { rank: 2 } : {}) };
          return offer('carry', { figure: figure.id, item: item.id, to }, more);
        }),
    ]),
    ...only(acts, () =>
      scene.objects
        .filter((item) => item.kind !== 'gear' && !isDestroyed(item))
        .map(({ id, name }) => offer('carry', { figure: figure.id, item: id, to: 'held' }, { with: name })),
    ),
  ];
}

const isWeapon = ({ kind }: Item): boolean => kind === 'melee' || kind === 'ranged';
const isHeldWeapon = (item: Item): boolean => isWeapon(item) && item.carried === 'held';

const isFree = (figure: Figure, item: Item, to: Carrying | 'ground'): boolean =>
  to === 'ground' || (to === 'held' && item.kind === 'ranged' && ownsAbility(figure, 'quickDraw'));

function placesFor(item: Item): readonly (Carrying | 'ground')[] {
  if (isNatural(item)) return [];
  return item.kind === 'armour' ? ['worn', 'packed', 'ground'] : ['held', 'packed', 'ground'];
}

function weaponCare(figure: Figure, item: Item): readonly Offer[] {
  if (item.kind !== 'ranged' || item.carried !== 'held' || isDestroyed(item)) return [];
  const on = { figure: figure.id, item: item.id };
  const row = `item:${item.id}`;
  return [
    ...only(item.jammed, () => [offer('clear-jam', on, { row })]),
    ...only(item.ammo !== null, () => [
      offer('reload', on, { fields: ['ammo'], row, ...(item.ammo === 0 ? { rank: 1 } : {}) }),
    ]),
    ...only(item.weapon === 'rocketLauncher' && item.loaded === null, () =>
      ROCKETS.map((rocket) => offer('reload', { ...on, rocket }, { with: rocket, row })),
    ),
  ];
}
