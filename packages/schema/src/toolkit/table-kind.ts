import type { Locale } from '@tafelrunde/kernel';
import {
  type DieView,
  type FigureView,
  lifeFor,
  type Offer,
  offersOf,
  type PlayView,
  refusalIn,
  type TableKind,
  throwsIn,
  topicFrom,
  type VeilKind,
  veilKind,
} from '@tafelrunde/system';
import type { Act } from './acts.ts';
import type { AnyDeclaration, AnyFigure, AnyScene } from './declaration.ts';
import { type Figures, figureIn, valueIn } from './figures.ts';
import { basicWords, text } from './text.ts';

const PACE = { begin: [], next: [], end: [], place: [], time: [] };

/** How a game shows itself at a table: figures with their tracks, and what can be done now. */
export function tableKind(game: AnyDeclaration, figures: Figures, acts: readonly Act[]): TableKind {
  const { counted, life, maxOf, isOut, names } = figures;
  const offer = offersOf(game.id);

  const view = (figure: AnyFigure): FigureView => ({
    id: figure.id,
    name: figure.name,
    side: figure.side,
    sort: figure.template,
    tracks: counted.map((track) => {
      const look = game.tracks[track]?.look;
      const counts = { id: track, value: valueIn(figure, track), max: maxOf(figure, track) };
      return look === undefined ? counts : { ...counts, look };
    }),
    status: [],
    at: null,
    isOut: isOut(figure),
  });

  /** An attack for each opponent that still stands, a check for each attribute, everything else once. */
  const offersFor = (scene: AnyScene, figure: AnyFigure, { definition }: Act): readonly Offer[] => {
    const { name, on, purpose, chances, input, ladder = null } = definition;
    const [chance = null] = Object.keys(chances);
    const more = { chance, purpose, ladder, fields: Object.keys(input) };
    if (on === 'self') return [offer(name, { figure: figure.id }, more)];
    if (on === 'attribute')
      return names.map((attribute) =>
        offer(name, { figure: figure.id, attribute }, { ...more, with: attribute, row: attribute }),
      );
    return scene.figures
      .filter((one) => one.side !== figure.side && !isOut(one))
      .map(({ id: target }) => offer(name, { figure: figure.id, target }, { ...more, target, rank: 1 }));
  };
  const adjust = (figure: string, by: number): Offer =>
    offer('adjust', { figure, track: life, by }, { purpose: 'gm', target: figure });

  return {
    play: playView(acts),
    figures: (scene) => (scene as AnyScene).figures.map(view),
    character: (scene, figure) => figureIn(scene as AnyScene, figure),
    board: () => null,
    aim: () => null,
    pace: PACE,
    statuses: [],
    offers: (scene, id) => {
      const figure = figureIn(scene as AnyScene, id);
      if (figure === undefined || isOut(figure)) return [];
      return acts.flatMap((act) => offersFor(scene as AnyScene, figure, act));
    },
    gmOffers: (scene) => [
      offer(
        'add-opponent',
        {},
        { fields: ['template', 'name'], purpose: 'gm', use: { kind: 'add', id: null } },
      ),
      ...(scene as AnyScene).figures.flatMap(({ id: figure }) => [
        offer('adjust', { figure }, { fields: ['track', 'by'], purpose: 'gm', target: figure }),
        offer('advance', { figure }, { fields: ['attribute'], purpose: 'gm', target: figure }),
        offer('remove', { figure }, { purpose: 'gm', target: figure }),
      ]),
    ],
    mainTrack: (scene, id) => {
      const figure = figureIn(scene as AnyScene, id);
      if (figure === undefined) return null;
      const value = valueIn(figure, life);
      return {
        track: life,
        less: value > 0 ? adjust(id, -1) : null,
        more: value < maxOf(figure, life) ? adjust(id, 1) : null,
      };
    },
    moves: () => [],
  };
}

/** What is going on: who does what to whom, and whether the first chance of the action has come. */
function playView(acts: readonly Act[]): PlayView {
  const actOf = (action: string) => acts.find((act) => act.action.id === action)?.definition;
  const firstOf = (action: string) => Object.values(actOf(action)?.chances ?? {})[0];
  const figuresOf = (action: string, outcome: unknown, locale: Locale): string | null => {
    const [reached, needed] = actOf(action)?.against?.(outcome) ?? [];
    return reached === undefined ? null : `${reached} ${basicWords[locale].words.against} ${needed}`;
  };
  return {
    topic: ({ action, input }, locale) => {
      const act = actOf(action);
      if (act === undefined) return null;
      return topicFrom({ actor: 'figure', target: 'target' }, input, text(act.title)[locale]);
    },
    verdict: ({ action }, { outcome }, locale) => {
      const first = firstOf(action);
      if (first === undefined || refusalIn(outcome as object) !== undefined) return null;
      const holds = first.when(outcome);
      const word = text(holds ? first.label : first.otherwise)[locale].split('|')[0] as string;
      const figures = figuresOf(action, outcome, locale);
      return { tone: holds ? 'success' : 'failure', word, figures };
    },
    dice: ({ action }, trace, outcome) => {
      const holds = outcome !== undefined && firstOf(action)?.when(outcome) === true;
      return throwsIn(trace).map(({ faces }) =>
        faces.map((): DieView => ({ mark: holds ? 'counts' : 'plain' })),
      );
    },
    left: () => [],
  };
}

/** Life is the GM's to show; everything else is seen. */
export const veilOf = (game: AnyDeclaration, { life, maxOf }: Figures): VeilKind =>
  veilKind<AnyScene, AnyFigure, unknown>({
    life: (figure) => ({ left: valueIn(figure, life), of: maxOf(figure, life) }),
    veiled: (figure, state) => ({ ...figure, [life]: lifeFor(state, maxOf(figure, life)) }),
    facts: game.tellsLife ?? {},
  });
