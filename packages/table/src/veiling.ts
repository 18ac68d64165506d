import type { Fact, TraceLine } from '@tafelrunde/kernel';
import { type Effect, patchBetween, roughState, type System } from '@tafelrunde/system';
import type { TableEvent } from './events.ts';
import { houseOf } from './house.ts';
import { mentionOf } from './mention.ts';
import type {
  LeftRun,
  OpenRun,
  RollRequest,
  RunDetail,
  RunProgress,
  RunResult,
  Seat,
  TableNow,
} from './model.ts';
import type { Tracker } from './tracker.ts';

interface Body {
  readonly id: string;
  readonly name: string;
}
/** A scene before something happened and after it. */
interface Scenes {
  readonly before: unknown;
  readonly after: unknown;
}
type WithFigures = { readonly figures: readonly Body[] };

/** What a seat sees of a table on which the GM keeps something from the players; null for who sees everything. */
export function veilingFor(system: System, now: TableNow, seat: Pick<Seat, 'role'>): Veiling | null {
  return seat.role === 'gm' || !now.veiled ? null : new Veiling(system, now);
}

/** What the players see of a scene, of runs and of events, as the GM has set it by now. */
export class Veiling {
  readonly #system: System;
  readonly #hidden: ReadonlySet<string>;
  readonly #lifeHidden: ReadonlySet<string>;
  readonly #house: unknown;
  readonly #namesHidden: (value: unknown) => boolean;
  readonly #namesVeiled: (value: unknown) => boolean;
  readonly #scenes = new WeakMap<object, unknown>();

  constructor(system: System, { scene, house, veils, veilsEver }: TableNow) {
    this.#system = system;
    const bodies = (scene as WithFigures).figures;
    // Whoever was taken back is as unknown as they were.
    const gone = Object.entries(veilsEver).filter(
      ([figure]) => !Object.hasOwn(veils, figure) && bodies.every(({ id }) => id !== figure),
    );
    const all = [...gone, ...Object.entries(veils)];
    const hidden = all.filter(([, veil]) => veil.hidden);
    const lifeHidden = all.filter(([, veil]) => !veil.hidden && !veil.lifeShown);
    this.#hidden = new Set(hidden.map(([id]) => id));
    this.#lifeHidden = new Set(lifeHidden.map(([id]) => id));
    const parsed = houseOf(system, house);
    this.#house = parsed.ok ? parsed.value : null;
    const wordsOf = (of: typeof all) => of.flatMap(([id, { name }]) => [id, name]);
    const seen = bodies.filter(({ id }) => !this.#hidden.has(id)).flatMap(({ id, name }) => [id, name]);
    this.#namesHidden = mentionOf(wordsOf(hidden), seen);
    this.#namesVeiled = mentionOf(wordsOf(lifeHidden));
  }

  /** The scene without hidden figures, and with lives that only tell how somebody looks. */
  scene(scene: unknown): unknown {
    const known = this.#scenes.get(scene as object);
    if (known !== undefined) return known;
    const left = this.#system.veil.tidy(this.#without(scene, ''), scene) as WithFigures;
    const { veil } = this.#system;
    const seen = {
      ...left,
      figures: left.figures.map((figure) =>
        this.#lifeHidden.has(figure.id)
          ? veil.veiled(figure, roughState(veil.life(figure, this.#house)), this.#house)
          : figure,
      ),
    };
    this.#scenes.set(scene as object, seen);
    return seen;
  }

  now<T extends TableNow>(table: T): T {
    return {
      ...table,
      scene: this.scene(table.scene),
      seats: table.seats.map((seat) => ({
        ...seat,
        figures: seat.figures.filter((figure) => !this.#hidden.has(figure)),
      })),
      runs: table.runs.map((run) => this.#run(run)),
      requests: table.requests.map((request) => this.#request(request)),
      tracker: this.#tracker(table.tracker),
      portraits: this.#seenOf(table.portraits),
      pasts: this.#seenOf(table.pasts),
      veils: this.#seenOf(table.veils),
      veilsEver: this.#seenOf(table.veilsEver),
    };
  }

  #seenOf<V>(byFigure: Readonly<Record<string, V>>): Readonly<Record<string, V>> {
    return Object.fromEntries(Object.entries(byFigure).filter(([id]) => !this.#hidden.has(id)));
  }

  /** An event without what is not to be seen of it. Its effects are left out where they tell too much: see `change`. */
  event(event: TableEvent): TableEvent {
    switch (event.kind) {
      case 'figuresVeiled':
        return { ...event, figures: event.figures.filter(({ id }) => !this.#hidden.has(id)) };
      case 'figureBrought':
        if (this.#hidden.has(event.figure)) return nothingSeen(event);
        return this.#tells(event.effects) ? { ...event, effects: [] } : event;
      case 'encounterBrought': {
        const figures = event.figures.filter(({ id }) => !this.#hidden.has(id));
        if (figures.length === 0) return nothingSeen(event);
        return { ...event, figures, effects: this.#tells(event.effects) ? [] : event.effects };
      }
      case 'figureHandedOver':
        return this.#hidden.has(event.figure) ? nothingSeen(event) : event;
      case 'portraitsSet': {
        const figures = event.figures.filter((figure) => !this.#hidden.has(figure));
        return figures.length === 0 ? nothingSeen(event) : { ...event, figures };
      }
      case 'mapLaid':
        return this.#tells(event.effects) ? { ...event, effects: [] } : event;
      case 'tracked':
        return this.#namesHidden(event.change) ? nothingSeen(event) : event;
      case 'rollRequested':
        return { ...event, detail: this.#requested(event.detail), text: event.text };
      case 'runStarted': {
        const detail = this.#detail(event.detail);
        const progress = this.#progress(event.progress, event.detail);
        return detail === event.detail && progress === event.progress
          ? event
          : { ...event, detail, progress, veiled: true };
      }
      case 'runAnswered': {
        const progress = this.#progress(event.progress, null);
        return progress === event.progress ? event : { ...event, progress, veiled: true };
      }
      case 'runCancelled':
        return event.left === null ? event : { ...event, left: this.left(event.left) };
      case 'runFinished':
        return this.#finished(event);
      default:
        return event;
    }
  }

  /** What a run that was given up has left. */
  left<L extends LeftRun>(left: L): L {
    if (this.#namesHidden(left.detail) || this.#namesHidden(left.trace))
      return { ...left, detail: null, trace: null };
    return { ...left, trace: left.trace === null ? null : this.#trace(left.trace) };
  }

  /** What changes in the scene that is seen, as the only effect. */
  change({ before, after }: Scenes): readonly Effect[] {
    const steps = patchBetween(this.scene(before), this.scene(after));
    return steps.length === 0 ? [] : [{ kind: 'sceneSeen', steps } as Effect];
  }

  /** Whether the effects that are seen of these events do to the scene that is seen what has happened to it. */
  isWhole(views: readonly TableEvent[], { before, after }: Scenes): boolean {
    const effects = views.flatMap((view) => ('effects' in view ? view.effects : []));
    const applied = this.#system.scene.apply(this.scene(before), effects);
    return patchBetween(applied, this.scene(after)).length === 0;
  }

  /** An event as it is seen, with other effects than its own. */
  withEffects(event: TableEvent, view: TableEvent, effects: readonly Effect[]): TableEvent {
    if (view.kind === 'figureBrought' || view.kind === 'encounterBrought' || view.kind === 'mapLaid')
      return { ...view, effects };
    if (view.kind === 'runFinished') return { ...view, effects, veiled: true };
    if (event.kind !== 'runFinished' || effects.length === 0) return view;
    return { ...event, detail: null, result: null, effects, veiled: true };
  }

  #finished(event: Extract<TableEvent, { kind: 'runFinished' }>): TableEvent {
    const { detail, result } = event;
    const isHidden =
      this.#namesHidden(detail) || this.#namesHidden(result) || this.#namesHidden(event.effects);
    // A step of the GM behind the screen, without dice or questions: there is nothing to tell.
    if (isHidden && event.sealed === null && (result?.tape.length ?? 0) === 0 && event.owns.length === 0)
      return nothingSeen(event);
    if (isHidden) return { ...event, detail: null, result: null, effects: [], veiled: true };
    const seen = result === null ? null : this.#result(result);
    const effects = this.#tells(event.effects) ? [] : event.effects;
    return seen === result && effects === event.effects
      ? event
      : { ...event, result: seen, effects, veiled: true };
  }

  #tells(effects: readonly Effect[]): boolean {
    return this.#namesHidden(effects) || this.#namesVeiled(effects);
  }

  #run(run: OpenRun): OpenRun {
    return {
      ...run,
      scene: this.scene(run.scene),
      detail: this.#detail(run.detail),
      progress: this.#progress(run.progress, run.detail),
    };
  }

  #request(request: RollRequest): RollRequest {
    return { ...request, detail: this.#requested(request.detail) };
  }

  /** Whoever is asked still knows what to throw. */
  #requested(detail: RunDetail | null): RunDetail | null {
    return this.#namesHidden(detail) ? { action: detail?.action ?? '', input: null } : detail;
  }

  #detail(detail: RunDetail | null): RunDetail | null {
    return detail?.hides === true || this.#namesHidden(detail) ? null : detail;
  }

  /** A question about somebody who is not seen is left to the GM. */
  #progress(progress: RunProgress | null, detail: RunDetail | null): RunProgress | null {
    if (progress === null || this.#namesHidden(progress) || this.#detail(detail) !== detail) return null;
    const trace = this.#trace(progress.trace);
    return trace === progress.trace ? progress : { ...progress, trace };
  }

  #result(result: RunResult): RunResult {
    const trace = this.#trace(result.trace);
    const headline = result.headline === null ? null : this.#fact(result.headline);
    const outcome = this.#outcome(result);
    return trace === result.trace && headline === result.headline && outcome === result.outcome
      ? result
      : { ...result, trace, headline, outcome };
  }

  #outcome({ outcome, trace }: RunResult): unknown {
    const { outcomes } = this.#system.veil;
    const isAbout = this.#namesVeiled(outcome) || this.#namesVeiled(trace);
    if (!isAbout || typeof outcome !== 'object' || outcome === null) return outcome;
    const told = Object.entries(outcome);
    const seen = told.filter(([name]) => !outcomes.includes(name));
    return seen.length === told.length ? outcome : Object.fromEntries(seen);
  }

  #trace(trace: readonly TraceLine[]): readonly TraceLine[] {
    const seen = trace.flatMap((line): readonly TraceLine[] => {
      if (line.kind !== 'fact') return [line];
      const fact = this.#fact(line.fact);
      if (fact === null) return [];
      return fact === line.fact ? [line] : [{ ...line, fact }];
    });
    return seen.length === trace.length && seen.every((line, i) => line === trace[i]) ? trace : seen;
  }

  #fact(fact: Fact): Fact | null {
    const { facts } = this.#system.veil;
    const fields = Object.hasOwn(facts, fact.kind) ? facts[fact.kind] : undefined;
    if (fields === undefined || !this.#namesVeiled(fact)) return fact;
    return fields.length === 0
      ? null
      : { ...fact, ...Object.fromEntries(fields.map((field) => [field, null])) };
  }

  #tracker(tracker: Tracker): Tracker {
    const isSeen = (figure: string) => !this.#hidden.has(figure);
    const order = tracker.order.map((entry) => ({ ...entry, figures: entry.figures.filter(isSeen) }));
    const left = order.filter(({ figures }) => figures.length > 0);
    const acting = order[tracker.turn];
    const done = order.slice(0, tracker.turn).filter(({ figures }) => figures.length > 0).length;
    // While somebody acts who is not seen, it is nobody's turn: a place between two others.
    const turn = acting === undefined || acting.figures.length > 0 ? done : done - 0.5;
    return {
      ...tracker,
      order: left,
      turn: tracker.round === 0 ? tracker.turn : turn,
      conditions: tracker.conditions.filter(({ figure }) => isSeen(figure)),
    };
  }

  /** A part of a scene without what is about hidden figures; undefined if it is all about one. */
  #without(value: unknown, path: string): unknown {
    if (typeof value === 'string') return this.#hidden.has(value) ? undefined : value;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value))
      return value.map((one) => this.#without(one, `${path}[]`)).filter((one) => one !== undefined);
    const isKept = path === '' || this.#system.veil.keeps.includes(path) || isPartOfSeen(path);
    const fields: [string, unknown][] = [];
    for (const [name, field] of Object.entries(value)) {
      if (this.#hidden.has(name)) continue;
      const left = this.#without(field, path === '' ? name : `${path}.${name}`);
      // The id of a figure is the figure: without it there is none.
      if (left === undefined && (!isKept || (path === FIGURE && name === 'id'))) return undefined;
      fields.push([name, left ?? null]);
    }
    return Object.fromEntries(fields);
  }
}

const FIGURE = 'figures[]';

/** Whoever is seen stays, whomever they hold, aim at or fear. */
const isPartOfSeen = (path: string): boolean => path === FIGURE || path.startsWith(`${FIGURE}.`);

/** What is left of an event that nobody may know of: that there was one. */
function nothingSeen({ v, seq, at, by, command }: TableEvent): TableEvent {
  return { v, seq, at, by, command, kind: 'figuresVeiled', figures: [], hidden: false, lifeShown: true };
}
