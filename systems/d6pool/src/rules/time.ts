import type { Input } from '../actions/inputs.ts';
import { secondsOf } from '../data/durations.ts';
import type { Climate, Clothing } from '../data/hazards.ts';
import { applyEffects } from '../effects.ts';
import { type Consciousness, type Figure, figureOf, type Scene, stunOf } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { coldCheck, type Exposure } from './cold.ts';
import { diseaseStep } from './diseases.ts';
import { type Due, dueOf, isWarm } from './due.ts';
import { healStun, healWound } from './healing.ts';
import { NO_HELP } from './nothing-named.ts';
import { poisonStep } from './poisons.ts';
import { isInDanger, markingWithin, roundHazards } from './round-hazards.ts';

/** Whoever burns or chokes: so many rounds at once are enough. */
const MOST_ROUNDS = 20;
/** A safety net: nothing known comes near it before somebody is well or dead. */
const MOST_EVENTS = 2_000;

export interface PassedOutcome {
  readonly kind: 'passed';
  readonly clock: number;
  readonly figures: readonly {
    readonly id: string;
    readonly wounds: number;
    readonly stun: number;
    readonly state: Consciousness;
  }[];
  /** What is to come, the next first. */
  readonly next: readonly Due[];
}

interface Run {
  readonly scene: Scene;
  readonly effects: Effects;
}

const then = ({ scene, effects }: Run, made: Effects): Run => ({
  scene: applyEffects(scene, made),
  effects: [...effects, ...made],
});

/** DP-WND-05, DP-POI-02, DP-ILL-02, DP-CLD-01, DP-R-35: time passes, and what is due meanwhile happens in its order. */
export function passTime(fate: Fate, input: Input<'pass-time'>, house: House) {
  const { scene, amount, unit } = input;
  if (scene.round > 0) return refused('in-rounds');
  const isDeadly = scene.figures.some(isInDanger);
  if (isDeadly && (unit !== 'rounds' || amount > MOST_ROUNDS)) return refused('rounds-are-deadly');
  const end = scene.clock + secondsOf(amount, unit, house.roundSeconds);
  const steps = isDeadly ? amount : 1;
  let run: Run = { scene, effects: [] };
  for (let step = 1; step <= steps; step += 1) {
    run = advance(fate, run, isDeadly ? run.scene.clock + house.roundSeconds : end, input, house);
    const round = markingWithin(fate, `round ${step}`);
    const { effects } = isDeadly ? roundHazards(round, run.scene, house) : { effects: [] };
    run = then(run, effects);
    if (isDeadly) fate.mark(stateOf(run.scene, step));
  }
  fate.note('DP-R-35', { kind: 'timePassed', amount, unit, clock: run.scene.clock });
  const outcome: PassedOutcome = {
    kind: 'passed',
    clock: run.scene.clock,
    figures: run.scene.figures.map((figure) => ({
      id: figure.id,
      wounds: figure.wounds,
      stun: stunOf(figure),
      state: figure.consciousness,
    })),
    next: dueOf(run.scene, scene.clock, house),
  };
  return { outcome, effects: run.effects };
}

/** Moves the clock from one thing that is due to the next, up to `end`. */
function advance(fate: Fate, before: Run, end: number, input: Input<'pass-time'>, house: House): Run {
  let run = before;
  const recalled = new Set<string>();
  const open = () => dueOf(run.scene, input.scene.clock, house).find((one) => !recalled.has(keyOf(one)));
  for (let event = 0; event < MOST_EVENTS; event += 1) {
    const due = open();
    if (due === undefined || due.at > end) break;
    run = then(run, clockTo(run.scene, due.at));
    const within = stateOf(run.scene, `${end}|${[...recalled].join()}|${keyOf(due)}`);
    const made = settle(markingWithin(fate, within), run.scene, due, input, house);
    run = then(run, made);
    // What cannot be settled stays due; it is recalled once.
    const [next] = dueOf(run.scene, input.scene.clock, house).filter((one) => keyOf(one) === keyOf(due));
    if (next !== undefined) recalled.add(keyOf(due));
    fate.mark(stateOf(run.scene, `${end}|${[...recalled].join()}`));
  }
  return then(run, clockTo(run.scene, end));
}

const keyOf = ({ what, figure, id, at }: Due): string => [what, figure, id, at].join('|');

/** All that the rest depends on. */
const stateOf = ({ clock, figures, due, supports }: Scene, step: number | string): string =>
  JSON.stringify([step, clock, figures, due, supports]);

const clockTo = ({ clock }: Scene, at: number): Effects =>
  at > clock ? [{ kind: 'clock', by: at - clock }] : [];

/** What a due thing does. */
function settle(fate: Fate, scene: Scene, due: Due, input: Input<'pass-time'>, house: House): Effects {
  const { what, id, at } = due;
  const reminder = scene.due.find((one) => one.id === id);
  if (reminder?.kind === 'reminder') {
    fate.note('DP-GEN-09', { kind: 'reminder', text: reminder.text ?? '', at });
    return [{ kind: 'dueRemoved', id }];
  }
  const figure = figureOf(scene, due.figure);
  fate.note('DP-R-35', { kind: 'comesDue', figure: figure?.name ?? due.figure, what, at });
  if (reminder !== undefined) return [{ kind: 'dueRemoved', id }];
  if (figure === undefined) return [];
  const course = { scene, figure: figure.id, affliction: id, ...NO_HELP };
  const healing = { scene, figure: figure.id, distractions: [], ...NO_HELP };
  switch (what) {
    case 'poison':
      return poisonStep(fate, course, house).effects;
    case 'disease':
      return diseaseStep(fate, course, house).effects;
    case 'cold':
      return coldStep(fate, scene, figure, house);
    case 'drug':
      fate.note('DP-DRG-02', { kind: 'drugWearsOff', figure: figure.name });
      return [{ kind: 'afflictionEnded', figure: figure.id, affliction: id }];
    case 'healing':
      return input.heal
        ? healWound(fate, { ...healing, rested: input.rested, wellKept: input.wellKept }, house).effects
        : [];
    case 'stunHealing':
      return input.heal ? healStun(fate, { ...healing, isWarm: isWarm(figure) }, house).effects : [];
    default:
      return [];
  }
}

function coldStep(fate: Fate, scene: Scene, figure: Figure, house: House): Effects {
  const exposure = figure.afflictions.find((one): one is Exposure => one.kind === 'cold');
  if (exposure === undefined) return [];
  const { difficulty } = exposure;
  const climate = exposure.climate as Climate;
  const clothing = exposure.clothing as Clothing;
  const input = { scene, figure: figure.id, climate, clothing, difficulty, ...NO_HELP };
  return coldCheck(fate, input, house).effects;
}

/** Something the GM wants to hear of when its time has come: a fuse, a guard, a train. */
export function setReminder(fate: Fate, { scene, text, amount, unit }: Input<'set-reminder'>, house: House) {
  const at = scene.clock + secondsOf(amount, unit, house.roundSeconds);
  const taken = new Set(scene.due.map(({ id }) => id));
  let n = 1;
  while (taken.has(`reminder-${n}`)) n += 1;
  fate.note('DP-GEN-09', { kind: 'reminderSet', text, at });
  const effects: Effects = [
    { kind: 'dueSet', due: { id: `reminder-${n}`, figure: 'gm', kind: 'reminder', at, text } },
  ];
  return { outcome: { kind: 'set' as const, at }, effects };
}

/** DP-SUF-01, DP-FIR-01, DP-ACD-02: the end of a round for everybody without air, in fire or in acid. */
export function settleRound(fate: Fate, { scene }: { readonly scene: Scene }, house: House) {
  if (!scene.figures.some(isInDanger)) return refused('nothing-due');
  const run = roundHazards(fate, scene, house);
  const hurt = run.scene.figures.filter(
    (now, i) => now.wounds + stunOf(now) > (scene.figures[i]?.wounds ?? 0) + stunOf(scene.figures[i] ?? now),
  );
  return { outcome: { kind: 'settled' as const, hurt: hurt.map(({ id }) => id) }, effects: run.effects };
}
