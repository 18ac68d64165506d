import type { Option } from '@tafelrunde/kernel';
import { MANOEUVRE_TABLE } from '../data/manoeuvres.ts';
import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, itemOf, nameIn, type Scene } from '../model.ts';
import type { HhEffect, HhFate, House } from '../rule.ts';
import { effectiveProtection, meetArmour, strengthOf } from './armour-wear.ts';
import { damagePool, type Hands, rollDamage } from './damage.ts';
import type { Blow, FightEvent } from './exchange.ts';
import { type Injury, takeInjuries } from './injuries.ts';
import { bonusOf } from './items.ts';
import { meleeWeapon } from './weapons.ts';

/** HH-MAN-05, HH-R-43. */
const MOST_OPPONENTS = 6;

export const armourOf = (figure: Figure) => {
  const worn = itemOf(figure, figure.worn);
  return worn?.kind === 'armour' ? worn : undefined;
};

/** HH-DMG-01: what a figure strikes with at close quarters. */
export function handsOf(figure: Figure, house: House): Hands {
  const weapon = meleeWeapon(figure);
  return { ts: weapon?.ts ?? null, pts: figure.pts, damageDice: bonusOf(weapon, house).damageDice };
}

export interface Wounds {
  readonly figure: string;
  readonly injuries: readonly Injury[];
}

/** What hits have come to. */
interface Landed {
  readonly wounds: readonly Wounds[];
  readonly effects: readonly HhEffect[];
  /** HH-MAN-05: bonuses against everybody hit. */
  readonly events: readonly FightEvent[];
}

/** HH-PROC-05: the damage roll of a blow, and what it does to whoever it falls on. */
export function landBlow(
  fate: HhFate,
  scene: Scene,
  blow: Blow,
  opponents: readonly string[],
  house: House,
): Landed {
  const by = figureOf(scene, blow.by) as Figure;
  const on = figureOf(scene, blow.on) as Figure;
  const weapon = meleeWeapon(by);
  const base = damagePool(fate, handsOf(by, house), true, by.id, house);
  const { extra, multiplier } = blow;
  fate.note('HH-DMG-01', { kind: 'damagePool', dice: base.count, sides: base.step, multiplier });
  const hits = rollDamage(fate, { base, extra, multiplier, by: by.id, armour: armourOf(on) }, house);
  const shares = blow.splits ? splitHits(fate, hits, blow, opponents) : new Map([[on.id, hits]]);
  let effects: readonly HhEffect[] = [];
  const wounds: Wounds[] = [];
  for (const [figure, share] of shares) {
    // HH-MEL-15: bare hands wear no armour.
    const so = applyEffects(scene, effects);
    const struck = strikeFigure(
      fate,
      so,
      figure,
      share,
      { wears: weapon !== undefined, armoured: true },
      house,
    );
    effects = [...effects, ...struck.effects];
    wounds.push({ figure, injuries: struck.injuries });
  }
  const throws = MANOEUVRE_TABLE.exi.initiativeBonus;
  const events = blow.splits
    ? [...shares.keys()].map((figure): FightEvent => {
        fate.note('HH-MAN-05', {
          kind: 'initiativeBonus',
          figure: by.name,
          opponent: nameIn(scene, figure),
          throws,
        });
        return { kind: 'bonus', by: by.id, on: figure, throws };
      })
    : [];
  return { wounds, effects, events };
}

/** HH-MAN-05, HH-R-43: each hit goes to one of up to six opponents in reach. */
function splitHits(
  fate: HhFate,
  hits: readonly number[],
  blow: Blow,
  opponents: readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const targets = [blow.on, ...opponents.filter((id) => id !== blow.on)].slice(0, MOST_OPPONENTS);
  const options: readonly Option<string>[] = targets.map((id) => ({ key: id, value: id }));
  const shares = new Map<string, readonly number[]>();
  for (const hit of hits) {
    const to =
      targets.length === 1 ? blow.on : fate.choose({ id: 'split', cite: 'HH-MAN-05', by: blow.by, options });
    shares.set(to, [...(shares.get(to) ?? []), hit]);
  }
  return shares;
}

interface Strike {
  /** HH-DMG-08: whether armour is worn down. */
  readonly wears: boolean;
  /** HH-RNG-13: whether armour helps at all. */
  readonly armoured: boolean;
}

/** HH-DMG-07 to HH-DMG-10: armour, its wear, and the injuries that are left. */
export function strikeFigure(
  fate: HhFate,
  scene: Scene,
  id: string,
  hits: readonly number[],
  { wears, armoured }: Strike,
  house: House,
): { readonly injuries: readonly Injury[]; readonly effects: readonly HhEffect[] } {
  const figure = figureOf(scene, id) as Figure;
  const armour = armoured ? armourOf(figure) : undefined;
  const { injuries, wear } = meetArmour(hits, armour, wears, house);
  const counted = (injury: Injury) => injuries.filter((one) => one === injury).length;
  fate.note('HH-DMG-07', {
    kind: 'struck',
    figure: figure.name,
    protection: effectiveProtection(armour),
    light: counted('light'),
    heavy: counted('heavy'),
    critical: counted('critical'),
  });
  let effects: readonly HhEffect[] = [];
  if (armour !== undefined && wear > 0) {
    const quality = armour.quality - wear;
    fate.note('HH-DMG-08', { kind: 'armourWorn', figure: figure.name, quality });
    effects = [{ kind: 'itemChanged', figure: id, item: { ...armour, quality } }];
  }
  const hurt = takeInjuries(fate, { scene: applyEffects(scene, effects), figure: id, injuries }, house);
  return { injuries, effects: [...effects, ...hurt.effects] };
}

/** HH-MAN-04, HH-R-42: a fall hurts by the damage the GM has set; armour is no help. */
export function fallInjury(
  fate: HhFate,
  scene: Scene,
  id: string,
  damage: number,
  house: House,
): { readonly injuries: readonly Injury[]; readonly effects: readonly HhEffect[] } {
  const injury = strengthOf(damage);
  const injuries = injury === null ? [] : [injury];
  return { injuries, effects: takeInjuries(fate, { scene, figure: id, injuries }, house).effects };
}
