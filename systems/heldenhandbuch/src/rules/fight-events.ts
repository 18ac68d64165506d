import { applyEffects } from '../effects.ts';
import { type Combat, type Figure, figureOf, has, type Scene, type Status } from '../model.ts';
import type { HhEffect, HhFate, House } from '../rule.ts';
import { fighterIn, withFighter } from './combat.ts';
import type { FightEvent } from './exchange.ts';
import { fallInjury, landBlow, type Wounds } from './striking.ts';
import { spareWeapon } from './weapons.ts';

interface Applied {
  readonly effects: readonly HhEffect[];
  readonly combat: Combat;
  readonly wounds: readonly Wounds[];
}

/** What an exchange has come to, carried out on figures and fight. */
export function applyEvents(
  fate: HhFate,
  scene: Scene,
  combat: Combat,
  events: readonly FightEvent[],
  opponentsOf: (id: string) => readonly string[],
  house: House,
): Applied {
  return events.reduce<Applied>(
    (so, event) => {
      const now = applyEffects(scene, so.effects);
      const more = applyEvent(fate, now, so.combat, event, opponentsOf, house);
      return {
        effects: [...so.effects, ...more.effects],
        combat: more.combat,
        wounds: [...so.wounds, ...more.wounds],
      };
    },
    { effects: [], combat, wounds: [] },
  );
}

function applyEvent(
  fate: HhFate,
  scene: Scene,
  combat: Combat,
  event: FightEvent,
  opponentsOf: (id: string) => readonly string[],
  house: House,
): Applied {
  const changed = (to: Combat, effects: readonly HhEffect[] = []): Applied => ({
    effects,
    combat: to,
    wounds: [],
  });
  switch (event.kind) {
    case 'owes': {
      // HH-R-30: they add up.
      const owedDice = fighterIn(combat, event.figure).owedDice + event.dice;
      return changed(withFighter(combat, event.figure, { owedDice }));
    }
    case 'bonus':
      return changed(withBonus(combat, event.by, event.on, event.throws));
    case 'disarmed':
      return changed(outOfReach(combat, event.figure), gained(fate, scene, event.figure, 'disarmed'));
    case 'armed':
      return changed(combat, armedEffects(scene, event.figure, event.way));
    case 'broughtDown':
      return changed(combat, gained(fate, scene, event.figure, 'prone'));
    case 'fell': {
      // HH-MAN-04, HH-R-94.
      const { injuries, effects } = fallInjury(fate, scene, event.figure, event.damage, house);
      const to = withFighter(combat, event.figure, { halfDiceNext: true });
      return { effects, combat: to, wounds: [{ figure: event.figure, injuries }] };
    }
    case 'closedIn': {
      const { inReachOf } = fighterIn(combat, event.by);
      const reach = inReachOf.includes(event.on) ? inReachOf : [...inReachOf, event.on];
      return changed(withFighter(combat, event.by, { inReachOf: reach }));
    }
    case 'fled':
      return changed(
        leave(outOfReach(combat, event.figure), event.figure),
        gained(fate, scene, event.figure, 'fled'),
      );
    case 'blow': {
      const landed = landBlow(fate, scene, event, opponentsOf(event.by), house);
      const to = landed.events.reduce(
        (so, one) => (one.kind === 'bonus' ? withBonus(so, one.by, one.on, one.throws) : so),
        combat,
      );
      return { effects: landed.effects, combat: to, wounds: landed.wounds };
    }
  }
}

/** HH-R-40: bonuses do not add up; the highest counts. */
function withBonus(combat: Combat, by: string, on: string, throws: number): Combat {
  const { initiativeBonus } = fighterIn(combat, by);
  const highest = Math.max(throws, initiativeBonus[on] ?? 0);
  return withFighter(combat, by, { initiativeBonus: { ...initiativeBonus, [on]: highest } });
}

function gained(fate: HhFate, scene: Scene, id: string, status: Status): readonly HhEffect[] {
  const figure = figureOf(scene, id) as Figure;
  if (has(figure, status)) return [];
  if (status === 'prone') fate.note('HH-MAN-04', { kind: 'statusGained', figure: figure.name, status });
  return [{ kind: 'statusGained', figure: id, status }];
}

/** HH-R-41: the old weapon back in hand, or another one drawn. */
function armedEffects(scene: Scene, id: string, way: 'draw' | 'recover'): readonly HhEffect[] {
  const figure = figureOf(scene, id) as Figure;
  const ended: readonly HhEffect[] = has(figure, 'disarmed')
    ? [{ kind: 'statusEnded', figure: id, status: 'disarmed' }]
    : [];
  const spare = spareWeapon(figure);
  return way === 'draw' && spare !== undefined
    ? [...ended, { kind: 'wielded', figure: id, item: spare.id }]
    : ended;
}

/** HH-R-45: who flees or is disarmed is close to nobody any more. */
function outOfReach(combat: Combat, id: string): Combat {
  const fighters = combat.fighters.map((fighter) => ({
    ...fighter,
    inReachOf: fighter.figure === id ? [] : fighter.inReachOf.filter((other) => other !== id),
  }));
  return { ...combat, fighters };
}

/** HH-MEL-14, HH-R-46: out of the engagement. */
const leave = (combat: Combat, id: string): Combat => ({
  ...combat,
  engagements: combat.engagements.map((place) => place.filter((other) => other !== id)),
});
