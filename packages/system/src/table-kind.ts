import type { Growth } from './growth.ts';
import type { PlayView } from './play-view.ts';
import type { Staging } from './stage.ts';
import type { AimView, BoardView, FigureView, MainTrack, Offer, PaceKind, TableKind } from './system.ts';

/** What a system says of its table. What is said of a figure is asked only for one that is there. */
interface TableDefinition<S, F, H> {
  readonly play: PlayView;
  readonly stage: Staging;
  readonly view: (scene: S, figure: F, house: H) => FigureView;
  /** Whose sheet is shown; by default the figure itself. */
  readonly character?: (scene: S, figure: F) => unknown;
  readonly board?: (scene: S) => BoardView | null;
  readonly aim?: (scene: S, figure: F, to: readonly [number, number], house: H) => AimView | null;
  readonly counter?: (scene: S) => { readonly value: number; readonly length: number } | null;
  readonly statuses: readonly string[];
  /** The names of the actions, without the system's. */
  readonly pace: Partial<PaceKind>;
  readonly offers: (scene: S, figure: F, house: H) => readonly Offer[];
  readonly growth: (scene: S, figure: F, house: H) => Growth | null;
  readonly gmOffers: (scene: S, house: H) => readonly Offer[];
  readonly mainTrack: (scene: S, figure: F, house: H) => MainTrack | null;
  readonly moves?: (scene: S, figure: F, house: H) => ReturnType<TableKind['moves']>;
}

/** How a system shows itself at a table; its own types are checked here and forgotten outside. */
export function tableKind<S extends { readonly figures: readonly F[] }, F extends { readonly id: string }, H>(
  system: string,
  definition: TableDefinition<S, F, H>,
): TableKind {
  const { play, stage, view, character, board, aim, counter, statuses, pace } = definition;
  const { offers, growth, gmOffers, mainTrack, moves } = definition;
  /** Answers for the figure with this id, or as for somebody who is not there. */
  const of =
    <A extends readonly unknown[], T>(
      absent: T,
      tell: ((scene: S, figure: F, ...rest: A) => T) | undefined,
    ) =>
    (scene: S, id: string, ...rest: A): T => {
      const figure = tell && scene.figures.find((one) => one.id === id);
      return figure === undefined ? absent : (tell?.(scene, figure, ...rest) ?? absent);
    };
  const named = (actions: readonly string[] = []) => actions.map((action) => `${system}/${action}`);
  const { begin, next, end, place, time } = pace;
  return {
    play,
    stage,
    figures: (scene: S, house: H) => scene.figures.map((figure) => view(scene, figure, house)),
    character: of<[], unknown>(undefined, character ?? ((_, figure) => figure)),
    board: board ?? (() => null),
    aim: of(null, aim),
    ...(counter === undefined ? {} : { counter }),
    statuses,
    pace: {
      begin: named(begin),
      next: named(next),
      end: named(end),
      place: named(place),
      time: named(time),
    },
    offers: of<[H], readonly Offer[]>([], offers),
    growth: of(null, growth),
    gmOffers,
    mainTrack: of(null, mainTrack),
    moves: of<[H], ReturnType<TableKind['moves']>>([], moves),
  };
}
