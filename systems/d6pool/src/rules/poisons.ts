import type { Input } from '../actions/inputs.ts';
import { POISONS, type PoisonRow } from '../data/poisons.ts';
import { type Affliction, type Consciousness, type Figure, figureOf } from '../model.ts';
import { type DpEffect, type Effects, type Fate, type House, refused } from '../rule.ts';
import { assault, MISSES_TO_END } from './course.ts';
import { NO_HELP } from './nothing-named.ts';
import { support } from './support.ts';
import { inflict } from './wounds.ts';

export type Poisoning = Extract<Affliction, { readonly kind: 'poison' }>;

/** DP-POI-06, DP-R-111: a stronger dose does more and works sooner. */
export const doseTime = (seconds: number, dose: number): number => Math.round(seconds / dose);
export const doseDamage = (damage: number, dose: number): number => Math.floor(damage * dose);

const rowOf = (poison: string): PoisonRow | undefined =>
  (POISONS as Readonly<Record<string, PoisonRow>>)[poison];

/** DP-POI-01, DP-POI-02: poison gets into somebody; what works immediately does so now. */
export function poison(fate: Fate, { scene, figure: id, poison: name, dose }: Input<'poison'>, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness === 'dead') return refused('already-dead');
  const seconds = doseTime(POISONS[name].first, dose);
  const affliction: Poisoning = {
    kind: 'poison',
    id: freeId(figure, name),
    poison: name,
    dose,
    nextAt: scene.clock + seconds,
    challenges: 0,
    misses: 0,
  };
  fate.note('DP-POI-02', {
    kind: 'poisoned',
    figure: figure.name,
    poison: name,
    dose,
    seconds,
    traceable: dose > 1,
  });
  if (seconds > 0) {
    const effects: Effects = [{ kind: 'afflictionSet', figure: id, affliction }];
    return { outcome: { kind: 'waits' as const, seconds }, effects };
  }
  const poisoned = { ...figure, afflictions: [...figure.afflictions, affliction] };
  const now = { ...scene, figures: scene.figures.map((one) => (one.id === id ? poisoned : one)) };
  return poisonStep(fate, { scene: now, figure: id, affliction: affliction.id, ...NO_HELP }, house);
}

/** Two of the same kind are told apart by a number. */
export function freeId({ afflictions }: Figure, name: string): string {
  const taken = new Set(afflictions.map(({ id }) => id));
  let [id, n] = [name, 2];
  while (taken.has(id)) {
    id = `${name}-${n}`;
    n += 1;
  }
  return id;
}

export interface CourseOutcome {
  readonly kind: 'harmed' | 'withstood' | 'over';
  readonly wounds: number;
  readonly state: Consciousness;
  /** Seconds until the next challenge; null: it is over. */
  readonly next: number | null;
}

/** DP-POI-02 to 04, DP-POI-06: one poison challenge. */
export function poisonStep(fate: Fate, input: Input<'poison-step'>, house: House) {
  const { scene } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.consciousness === 'dead') return refused('already-dead');
  const affliction = figure.afflictions.find(
    (one): one is Poisoning => one.kind === 'poison' && (input.affliction ?? one.id) === one.id,
  );
  const row = affliction === undefined ? undefined : rowOf(affliction.poison);
  if (affliction === undefined || row === undefined) return refused('not-poisoned');
  const { poison: name, dose } = affliction;
  const attack = {
    of: 'poison' as const,
    name,
    attack: row.attack,
    damage: doseDamage(row.damage, dose),
    isFixed: house.poisonDamage === 'fixedWounds',
  };
  const result = assault(fate, scene, figure, attack, input, 'DP-POI-04', house);
  if (result.kind === 'refused') return refused(result.reason);
  const { wounds } = result;
  const inflicted = inflict(fate, figure, { wounds, stun: 0, source: name }, house);
  const misses = wounds > 0 ? 0 : affliction.misses + 1;
  const over = isOver(affliction, misses, house) || inflicted.state === 'dead';
  fate.note('DP-POI-02', {
    kind: 'courseStep',
    of: 'poison',
    name,
    figure: figure.name,
    damaged: wounds > 0,
    wounds,
    misses,
  });
  if (over) fate.note('DP-POI-03', { kind: 'courseOver', of: 'poison', name, figure: figure.name });
  const next = over ? null : doseTime(row.followUp, dose);
  const outcome: CourseOutcome = {
    kind: over ? 'over' : wounds > 0 ? 'harmed' : 'withstood',
    wounds,
    state: inflicted.state,
    next,
  };
  const changed: DpEffect =
    next === null
      ? { kind: 'afflictionEnded', figure: figure.id, affliction: affliction.id }
      : {
          kind: 'afflictionSet',
          figure: figure.id,
          affliction: {
            ...affliction,
            nextAt: Math.max(scene.clock, affliction.nextAt) + next,
            challenges: affliction.challenges + 1,
            misses,
          },
        };
  return { outcome, effects: [...result.effects, ...inflicted.effects, changed] as Effects };
}

/** DP-POI-03, DP-R-111: two in a row without damage; a first one without damage is enough. */
const isOver = ({ challenges }: Poisoning, misses: number, { poisonFirstMiss }: House): boolean =>
  misses >= MISSES_TO_END || (misses > 0 && challenges === 0 && poisonFirstMiss === 'ends');

/** DP-POI-05, DP-R-111: first aid supports the victim's next poison challenge. */
export function firstAid(fate: Fate, input: Input<'first-aid'>, house: House) {
  const helped = figureOf(input.scene, input.helped);
  if (helped === undefined) return refused('unknown-figure');
  if (!helped.afflictions.some(({ kind }) => kind === 'poison')) return refused('not-poisoned');
  return support(fate, { ...input, skill: 'firstAid', of: 'challenge' }, house);
}
