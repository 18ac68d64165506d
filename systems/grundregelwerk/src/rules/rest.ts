import { applyEffects } from '../effects.ts';
import { type Figure, has, isOut, type Scene, type Status } from '../model.ts';
import { type Effects, type Fate, type GwEffect, type House, refused } from '../rule.ts';
import { makeRoom } from './downed.ts';

/** GW-R-30: what a rest ends. */
const RESTED_AWAY = [
  'downed',
  'prone',
  'disarmed',
  'exposed',
  'vulnerable',
  'positionLost',
  'paralysed',
] as const satisfies readonly Status[];

export interface RestInput {
  readonly scene: Scene;
  /** GW-RST-01: a safe pause with the bare necessities, confirmed by the GM. */
  readonly safe: boolean;
  /** GW-R-30: the GM may keep a lost weapon lost. */
  readonly weaponsStayLost: boolean;
}

/** GW-RST-01, GW-R-30: after a fight everybody who lives is back at full hearts and Mana. GW-RST-02: nothing takes longer. */
export function rest(fate: Fate, input: RestInput, _house: House) {
  const { scene } = input;
  if (scene.round > 0) return refused('in-combat');
  if (!input.safe) return refused('not-safe');
  const resting = scene.figures.filter((figure) => figure.side === 'pc' && !isOut(figure));
  fate.note('GW-RST-01', { kind: 'rested', figures: resting.length });
  const effects: GwEffect[] = [];
  for (const figure of resting) {
    // GW-ADD-04: who gets up on a taken cell is put beside it.
    const room = has(figure, 'downed') ? makeRoom(fate, applyEffects(scene, effects), figure) : [];
    effects.push(...recovery(figure, input.weaponsStayLost), ...room);
  }
  return { outcome: { kind: 'rested' as const, figures: resting.map(({ id }) => id) }, effects };
}

function recovery(figure: Figure, weaponsStayLost: boolean): Effects {
  const keeps = (status: Status) => weaponsStayLost && status === 'disarmed';
  const effects: GwEffect[] = RESTED_AWAY.filter(
    (status) => figure.status.includes(status) && !keeps(status),
  ).map((status) => ({ kind: 'statusEnded', figure: figure.id, status }));
  if (figure.hearts < figure.heartsMax) {
    effects.push({ kind: 'hearts', figure: figure.id, by: figure.heartsMax - figure.hearts });
  }
  if (figure.side === 'enemy') return effects;
  if (figure.mana < figure.manaMax)
    effects.push({ kind: 'mana', figure: figure.id, by: figure.manaMax - figure.mana });
  if (weaponsStayLost) return effects;
  const lost = figure.weapons.filter(({ dropped }) => dropped);
  return [
    ...effects,
    ...lost.map(({ name }): GwEffect => ({ kind: 'weaponPickedUp', figure: figure.id, weapon: name })),
  ];
}
