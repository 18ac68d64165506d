import { question } from '@tafelrunde/kernel';
import { applyEffects } from '../effects.ts';
import {
  type Alertness,
  type Detection,
  type Figure,
  figureOf,
  isAble,
  nameIn,
  type Scene,
  type Stealth,
} from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refusal, type Refused, refused } from '../rule.ts';
import { contest } from './contest.ts';
import { LOWEST_SUCCESS } from './groups.ts';
import { hasHighMastery } from './opposed-checks.ts';
import { bandOf, failureOf, isCompared, sneakMinimum } from './stealth-bands.ts';
import { watchAlertness } from './watch.ts';
import { makeCheck, makeOpposedChecks, type WorldCheck } from './world-check.ts';

type Sneaked<O> = { outcome: O | Refused; effects: readonly HhEffect[] };

export interface SneakInput {
  readonly scene: Scene;
  readonly sneaker: string;
  readonly opponents: readonly { readonly figure: string; readonly distance: number }[];
}

export interface SneakOutcome {
  readonly number: number;
  /** In the order of the opponents. */
  readonly results: readonly {
    readonly opponent: string;
    /** HH-STL-03: sneaking has failed against this one, even if it only becomes watchful. */
    readonly failed: boolean;
    readonly alertness: Alertness;
    readonly detection: Detection;
  }[];
  /** HH-R-99: failed against nobody. */
  readonly success: boolean;
}

/** HH-STL-02 to 04, HH-R-84, HH-R-99, HH-PROC-10: one check, held against each opponent by itself. */
export function sneak(fate: HhFate, input: SneakInput, house: House): Sneaked<SneakOutcome> {
  const { scene } = input;
  const sneaking = sneakingOf(input, house);
  if (typeof sneaking === 'string') return refused(sneaking);
  const { sneaker, all } = sneaking;
  const { number, watches, effects: thrown } = throwSneak(fate, scene, sneaker, all, house);
  let effects = thrown;
  const results = all.map((known) => {
    const { opponent: figure } = known;
    const judged = judge(fate, scene, effects, known, number, watches.get(figure), house);
    const after = { ...known, ...judged.state };
    fate.note('HH-STL-04', {
      kind: 'sneaked',
      figure: sneaker.name,
      opponent: nameIn(scene, figure),
      failed: judged.failed,
      ...judged.state,
    });
    effects = [...effects, ...judged.effects, { kind: 'stealth', to: after }];
    return { opponent: figure, failed: judged.failed, ...judged.state };
  });
  const success = results.every(({ failed }) => !failed);
  return { outcome: { number, results, success }, effects };
}

/** Who sneaks, and what each opponent knows so far; or why nobody can. */
export function sneakingOf(
  { scene, sneaker: id, opponents }: SneakInput,
  house: House,
): { readonly sneaker: Figure; readonly all: readonly Stealth[] } | Refusal {
  const sneaker = figureOf(scene, id);
  if (sneaker === undefined) return 'unknown-figure';
  if (opponents.some(({ figure }) => figureOf(scene, figure) === undefined)) return 'unknown-figure';
  if (opponents.some(({ figure }) => figure === id)) return 'nobody-opposes-themselves';
  if (!isAble(sneaker)) return 'not-able';
  if (opponents.every(({ distance }) => bandOf(distance) === null)) return 'too-far-away';
  const all = opponents.map(({ figure, distance }) => knownTo(scene, id, figure, distance, house));
  return { sneaker, all };
}

interface Sneaking {
  readonly number: number;
  /** What opponents have rolled already. */
  readonly watches: ReadonlyMap<string, number>;
  readonly effects: readonly HhEffect[];
}

/**
 * HH-STL-02: the sneaker's check. HH-LRN-09, HH-R-20: where high mastery wants all dice on the table, those who are compared
 * throw at once; the sneaker is everybody's rival, and they are the sneaker's.
 */
function throwSneak(
  fate: HhFate,
  scene: Scene,
  sneaker: Figure,
  known: readonly Stealth[],
  house: House,
): Sneaking {
  const watching = known
    .filter(({ distance, alertness }) => {
      const band = bandOf(distance);
      return band !== null && isCompared(band, alertness);
    })
    .map(({ opponent }) => figureOf(scene, opponent) as Figure);
  // HH-R-99: where nobody is compared, the hardest of the minima has to be reached.
  const minimum = watching.length > 0 ? null : Math.max(...known.map(({ distance }) => minimumAt(distance)));
  const sneak: WorldCheck = { scene, figure: sneaker, tested: 'sneak', mode: 'sieve', minimum };
  const masters = hasHighMastery(sneaker, 'sneak') || watching.some((one) => hasHighMastery(one, 'watch'));
  if (!masters) {
    const { number, effects } = makeCheck(fate, sneak, house);
    return { number, watches: new Map(), effects };
  }
  const watches = watching.map(
    (figure): WorldCheck => ({
      scene,
      figure,
      tested: 'watch',
      mode: 'sieve',
      minimum: null,
      before: ['sneak'],
    }),
  );
  const rivals = (place: number) => (place === 0 ? watching.map((_, i) => i + 1) : [0]);
  const [own, ...others] = makeOpposedChecks(fate, [sneak, ...watches], house, rivals);
  return {
    number: own?.number ?? 0,
    watches: new Map(others.map(({ number }, i) => [(watching[i] as Figure).id, number])),
    effects: [...(own?.effects ?? []), ...others.flatMap(({ effects }) => effects)],
  };
}

/** HH-STL-03: beyond all bands there is nothing to reach. */
function minimumAt(distance: number): number {
  const band = bandOf(distance);
  return band === null ? LOWEST_SUCCESS : Math.max(LOWEST_SUCCESS, sneakMinimum(band));
}

/** What an opponent knows so far. HH-R-88: who keeps watch is as alert as the watch is. */
function knownTo(scene: Scene, sneaker: string, opponent: string, distance: number, house: House): Stealth {
  const before = scene.stealth.find((one) => one.sneaker === sneaker && one.opponent === opponent);
  const alertness = before?.alertness ?? watchAlertness(scene, opponent, house) ?? 'unsuspecting';
  return { sneaker, opponent, distance, alertness, detection: 'none', alarm: before?.alarm ?? false };
}

interface Judged {
  readonly failed: boolean;
  readonly state: { readonly alertness: Alertness; readonly detection: Detection };
  readonly effects: readonly HhEffect[];
}

/** HH-STL-03: Wachgabe does better, or the minimum against unsuspecting opponents is missed. */
function judge(
  fate: HhFate,
  scene: Scene,
  before: readonly HhEffect[],
  known: Stealth,
  number: number,
  watch: number | undefined,
  house: House,
): Judged {
  const { alertness, sneaker, opponent } = known;
  const band = bandOf(known.distance);
  const passed = { failed: false, state: { alertness, detection: known.detection }, effects: [] };
  if (band === null) return passed;
  // HH-R-84: without a face of 4 or more sneaking always fails.
  if (number < LOWEST_SUCCESS) return { failed: true, state: failureOf(band, alertness), effects: [] };
  if (!isCompared(band, alertness)) {
    const failed = number < sneakMinimum(band);
    return failed ? { failed, state: failureOf(band, alertness), effects: [] } : passed;
  }
  const compared = contest(
    fate,
    {
      scene: applyEffects(scene, before),
      acting: { figure: sneaker, tested: 'sneak', mode: 'sieve', number },
      defending: { figure: opponent, tested: 'watch', mode: 'sieve', number: watch },
      tie: house['tie.stealth'],
      before,
    },
    house,
  );
  if (compared.winner !== 'defending') return { ...passed, effects: compared.effects };
  return { failed: true, state: failureOf(band, alertness), effects: compared.effects };
}

export interface HideInput {
  readonly scene: Scene;
  readonly sneaker: string;
  readonly opponent: string;
  readonly hidingPlace: boolean;
}

/** HH-STL-05, HH-R-84: who is noticed hides, or is discovered; without a place to hide at once. */
export function hide(
  fate: HhFate,
  { scene, sneaker, opponent, hidingPlace }: HideInput,
  house: House,
): Sneaked<{ readonly hidden: boolean; readonly tie: boolean }> {
  const known = noticedBy(scene, sneaker, opponent);
  if (typeof known === 'string') return refused(known);
  const compared = hidingPlace
    ? contest(
        fate,
        {
          scene,
          acting: { figure: sneaker, tested: 'hide', mode: 'single' },
          defending: { figure: opponent, tested: 'detect', mode: 'sieve' },
          tie: house['tie.stealth'],
        },
        house,
      )
    : { winner: 'defending' as const, effects: [] };
  if (compared.winner === 'tie') {
    return { outcome: { hidden: false, tie: true }, effects: compared.effects };
  }
  const hidden = compared.winner === 'acting';
  fate.note('HH-STL-05', {
    kind: 'hid',
    figure: nameIn(scene, sneaker),
    opponent: nameIn(scene, opponent),
    hidden,
  });
  const to: Stealth = { ...known, alertness: 'watchful', detection: hidden ? 'none' : 'discovered' };
  return { outcome: { hidden, tie: false }, effects: [...compared.effects, { kind: 'stealth', to }] };
}

/** HH-STL-05: what the opponent who has noticed somebody knows; or why there is nothing to hide from. */
export function noticedBy(scene: Scene, sneaker: string, opponent: string): Stealth | Refusal {
  const known = stealthOf(scene, sneaker, opponent);
  if (known === undefined || known.detection !== 'noticed') return 'not-noticed';
  return areAble(scene, [sneaker, opponent]) ? known : 'not-able';
}

export interface DiscoveredInput {
  readonly scene: Scene;
  readonly sneaker: string;
  readonly opponent: string;
}

export interface Discovered {
  readonly alarm: boolean;
  /** Near: who acts first; nobody yet after a tie (HH-R-16). */
  readonly first: string | null;
  readonly side: 'sneaker' | 'opponent' | null;
}

/** HH-STL-06: farther away the opponent can raise the alarm; near, reaction says who acts first. */
export function discovered(
  fate: HhFate,
  { scene, sneaker, opponent }: DiscoveredInput,
  house: House,
): Sneaked<Discovered> {
  const known = stealthOf(scene, sneaker, opponent);
  if (known === undefined || known.detection !== 'discovered') return refused('not-discovered');
  if (!areAble(scene, [sneaker, opponent])) return refused('not-able');
  if (bandOf(known.distance) === 'near') {
    const { winner, effects } = contest(
      fate,
      {
        scene,
        acting: { figure: sneaker, tested: 'reaction', mode: 'single' },
        defending: { figure: opponent, tested: 'reaction', mode: 'single' },
        tie: house['tie.reaction'],
      },
      house,
    );
    const side = ({ acting: 'sneaker', defending: 'opponent', tie: null } as const)[winner];
    const first = { acting: sneaker, defending: opponent, tie: null }[winner];
    if (first !== null) fate.note('HH-STL-06', { kind: 'actsFirst', figure: nameIn(scene, first) });
    return { outcome: { alarm: known.alarm, first, side }, effects };
  }
  const alarm = fate.choose(question('alarm', 'HH-STL-06', opponent, ['alarm', 'silent'])) === 'alarm';
  fate.note('HH-STL-06', { kind: 'alarm', figure: nameIn(scene, opponent), alarm });
  return {
    outcome: { alarm, first: null, side: null },
    effects: [{ kind: 'stealth', to: { ...known, alarm } }],
  };
}

const stealthOf = (scene: Scene, sneaker: string, opponent: string): Stealth | undefined =>
  scene.stealth.find((one) => one.sneaker === sneaker && one.opponent === opponent);

const areAble = (scene: Scene, ids: readonly string[]): boolean =>
  ids.every((id) => {
    const figure: Figure | undefined = figureOf(scene, id);
    return figure !== undefined && isAble(figure);
  });
