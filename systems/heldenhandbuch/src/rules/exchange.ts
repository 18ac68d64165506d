import type { Faces } from '@tafelrunde/kernel';
import { MANOEUVRE_TABLE, type Manoeuvre } from '../data/manoeuvres.ts';
import type { WeaponType } from '../model.ts';
import type { HhFate, House } from '../rule.ts';
import { type Assault, assault, type Fencer } from './assault.ts';
import { mustCloseIn, payableDice } from './closing-in.ts';
import { leftOver, wantsCounter } from './counter.ts';
import { extraDamageDice } from './damage.ts';
import { chooseArming } from './disarming.ts';
import { countOf } from './fight-dice.ts';
import { without } from './groups.ts';
import { manoeuvreOf } from './manoeuvres.ts';

/** A hit on its way to the damage roll. */
export interface Blow {
  readonly kind: 'blow';
  readonly by: string;
  readonly on: string;
  readonly extra: number;
  readonly multiplier: number;
  /** HH-MAN-05: its hits may be split among all opponents in reach, with a bonus against each. */
  readonly splits: boolean;
}

/** What an exchange comes to, in order; the scene is changed by it afterwards. */
export type FightEvent =
  | Blow
  | { readonly kind: 'owes'; readonly figure: string; readonly dice: number }
  | { readonly kind: 'bonus'; readonly by: string; readonly on: string; readonly throws: number }
  | { readonly kind: 'disarmed'; readonly figure: string }
  | { readonly kind: 'armed'; readonly figure: string; readonly way: 'draw' | 'recover' }
  | { readonly kind: 'broughtDown'; readonly figure: string }
  | { readonly kind: 'fell'; readonly figure: string; readonly damage: number }
  | { readonly kind: 'closedIn'; readonly by: string; readonly on: string }
  | { readonly kind: 'fled'; readonly figure: string };

interface Exchanged {
  readonly events: readonly FightEvent[];
  /** Both as their dice lie afterwards. */
  readonly attacker: Fencer;
  readonly defender: Fencer;
}

/** HH-R-42: what there is to fall down from, as the damage the GM has set for it. */
export type Drop = number | null;

/**
 * HH-MEL-05 to HH-MEL-14: attack, defence, perhaps a counter with swapped roles, until an attack gets through or nobody
 * goes on. HH-MAN: manoeuvres take effect as their dice are used.
 */
export function exchange(fate: HhFate, first: Fencer, second: Fencer, drop: Drop, house: House): Exchanged {
  const events: FightEvent[] = [];
  // HH-R-41: who was disarmed and can still get armed again in this exchange.
  const before = [first, second].filter((fencer) => fencer.disarmed).map(({ id }) => id);
  let disarmed: readonly string[] = before;
  let attacker = first;
  let defender = second;
  for (;;) {
    const fought = assault(fate, attacker, defender, house);
    attacker = fought.attacker;
    defender = fought.defender;
    if (fought.owed > 0) events.push({ kind: 'owes', figure: defender.id, dice: fought.owed });
    const used = useManoeuvre(fate, fought, drop, house);
    events.push(...used.events);
    if (used.disarms) disarmed = [...disarmed, defender.id];
    if (fought.through.length > 0) {
      events.push(...throughIt(fate, fought, used.multiplier, house));
      break;
    }
    const answered = answerManoeuvre(fate, fought, house);
    events.push(...answered.events);
    if (answered.disarms) disarmed = [...disarmed, attacker.id];
    if (disarmed.includes(defender.id)) {
      const armed = chooseArming(fate, defender, house);
      if (armed !== null) {
        disarmed = disarmed.filter((id) => id !== defender.id);
        defender = { ...defender, dice: armed.dice };
        events.push({ kind: 'armed', figure: defender.id, way: armed.way });
      }
    }
    if (fought.owed > 0 || !wantsCounter(fate, defender)) break;
    fate.note('HH-MEL-11', { kind: 'counter', figure: defender.name });
    [attacker, defender] = [leftOver(defender), attacker];
  }
  for (const figure of new Set(disarmed.filter((id) => !before.includes(id)))) {
    fate.note('HH-MAN-03', { kind: 'disarmed', figure: figure === first.id ? first.name : second.name });
    events.push({ kind: 'disarmed', figure });
  }
  fate.note('HH-MEL-12', { kind: 'exchangeOver' });
  return attacker.id === first.id
    ? { events, attacker, defender }
    : { events, attacker: defender, defender: attacker };
}

interface Used {
  readonly events: readonly FightEvent[];
  readonly disarms: boolean;
  readonly multiplier: number;
}

/** HH-R-39: as attacker a manoeuvre counts when a die of its set is launched, whether it hits or not. */
function useManoeuvre(fate: HhFate, fought: Assault, drop: Drop, house: House): Used {
  const { attacker, defender } = fought;
  const manoeuvre = manoeuvreOf(attacker.dice, fought.launched, house);
  if (manoeuvre === null) return NOTHING_USED;
  const { disarms, damage } = MANOEUVRE_TABLE[manoeuvre];
  fate.note(MANOEUVRE_CITES[manoeuvre], { kind: 'manoeuvre', figure: attacker.name, manoeuvre });
  const bonus = bonusFor(fate, attacker, defender, manoeuvre);
  if (manoeuvre !== 'pente')
    return { events: bonus, disarms: disarms && defender.weapon !== null, multiplier: damage };
  const down: FightEvent = { kind: 'broughtDown', figure: defender.id };
  const falls =
    drop !== null &&
    fate.choose({
      id: 'pente',
      cite: 'HH-R-42',
      by: attacker.id,
      options: [
        { key: 'double-blow', value: false },
        { key: 'fall', value: true },
      ],
    });
  if (!falls) return { events: [...bonus, down], disarms, multiplier: damage };
  fate.note('HH-MAN-04', { kind: 'fell', figure: defender.name, damage: drop });
  return {
    events: [...bonus, down, { kind: 'fell', figure: defender.id, damage: drop }],
    disarms,
    multiplier: 1,
  };
}

const NOTHING_USED: Used = { events: [], disarms: false, multiplier: 1 };

const MANOEUVRE_CITES = {
  tria: 'HH-MAN-02',
  doubleTria: 'HH-MAN-03',
  tessera: 'HH-MAN-03',
  pente: 'HH-MAN-04',
  exi: 'HH-MAN-05',
} as const;

/** HH-MAN-01. An exi gives it against whoever is hit, so only then (HH-MAN-05). */
function bonusFor(fate: HhFate, by: Fencer, on: Fencer, manoeuvre: Manoeuvre): readonly FightEvent[] {
  if (manoeuvre === 'exi') return [];
  const throws = MANOEUVRE_TABLE[manoeuvre].initiativeBonus;
  fate.note('HH-MAN-01', { kind: 'initiativeBonus', figure: by.name, opponent: on.name, throws });
  return [{ kind: 'bonus', by: by.id, on: on.id, throws }];
}

/** HH-R-39, HH-R-42, HH-R-43: as defender when the defence holds and uses a die of the set; pente and exi then hurt. */
function answerManoeuvre(fate: HhFate, fought: Assault, house: House): Used {
  const { attacker, defender, defended } = fought;
  const manoeuvre = manoeuvreOf(defender.dice, defended, house);
  if (manoeuvre === null) return NOTHING_USED;
  fate.note(MANOEUVRE_CITES[manoeuvre], { kind: 'manoeuvre', figure: defender.name, manoeuvre });
  const bonus = bonusFor(fate, defender, attacker, manoeuvre);
  const disarms = MANOEUVRE_TABLE[manoeuvre].disarms && attacker.weapon !== null;
  const hurts = manoeuvre === 'exi' || (manoeuvre === 'pente' && house['pente.defence'] === 'damageRoll');
  const down: readonly FightEvent[] =
    manoeuvre === 'pente' ? [{ kind: 'broughtDown', figure: attacker.id }] : [];
  if (!hurts) return { events: [...bonus, ...down], disarms, multiplier: 1 };
  const blow: Blow = {
    kind: 'blow',
    by: defender.id,
    on: attacker.id,
    extra: equalsIn(defender.dice.group) + stacked(manoeuvre, house),
    multiplier: manoeuvre === 'exi' ? MANOEUVRE_TABLE.exi.damage : 1,
    splits: manoeuvre === 'exi',
  };
  return { events: [...bonus, ...down, blow], disarms, multiplier: 1 };
}

/** The largest set of equals. */
const equalsIn = (group: Faces): number => Math.max(...group.map((face) => countOf(group, face)));

/** HH-DMG-02, HH-R-38: what a group adds to the damage roll. */
export const damageDiceOf = (
  group: Faces,
  launched: Faces,
  manoeuvre: Manoeuvre | null,
  house: House,
): number => extraDamageDice(group, launched) + stacked(manoeuvre, house);

/** HH-R-38: the dice an exi names are those of its equals, unless the table adds them on top. */
const stacked = (manoeuvre: Manoeuvre | null, house: House): number =>
  manoeuvre === 'exi' && house['damage.legendaryDiceStack'] ? MANOEUVRE_TABLE.exi.equals : 0;

/** HH-MEL-13, HH-MEL-14, HH-MEL-15, HH-MEL-16: hit, flee, or close in first. */
function throughIt(fate: HhFate, fought: Assault, multiplier: number, house: House): readonly FightEvent[] {
  const { attacker, defender, launched, through } = fought;
  const closes = !attacker.inReach && mustCloseIn(attacker.weapon, defender.weapon);
  const payable = payableDice(attacker.dice.group, launched, through);
  const flee = { key: 'flee', value: 'flee' as const };
  const choice = fate.choose<'hit' | 'flee' | 'close-in' | number>({
    id: closes ? 'closeIn' : 'strike',
    cite: closes ? closingCite(attacker.weapon) : 'HH-MEL-13',
    by: attacker.id,
    options: closes
      ? [...payable, { key: 'close-in', value: 'close-in' }, flee]
      : [{ key: 'hit', value: 'hit' }, flee],
  });
  if (choice === 'flee') {
    fate.note('HH-MEL-14', { kind: 'fled', figure: attacker.name });
    return [{ kind: 'fled', figure: attacker.id }];
  }
  const closed: readonly FightEvent[] = closes
    ? [{ kind: 'closedIn', by: attacker.id, on: defender.id }]
    : [];
  if (closes) fate.note('HH-R-45', { kind: 'closedIn', figure: attacker.name, opponent: defender.name });
  if (choice === 'close-in') return closed;
  if (typeof choice === 'number')
    fate.note('HH-R-45', { kind: 'closingPaid', figure: attacker.name, face: choice });
  const group = typeof choice === 'number' ? without(attacker.dice.group, [choice]) : attacker.dice.group;
  const manoeuvre = manoeuvreOf(attacker.dice, launched, house);
  const blow: Blow = {
    kind: 'blow',
    by: attacker.id,
    on: defender.id,
    extra: damageDiceOf(group, launched, manoeuvre, house),
    multiplier,
    splits: manoeuvre === 'exi',
  };
  // HH-R-32: one hit, however many attacks got through, unless the table counts each.
  const blows = house['melee.hitPerUnstoppedAttack'] ? through.length : 1;
  return [...closed, ...new Array<FightEvent>(blows).fill(blow)];
}

const closingCite = (weapon: WeaponType | null) => (weapon === null ? 'HH-MEL-15' : 'HH-MEL-16');
