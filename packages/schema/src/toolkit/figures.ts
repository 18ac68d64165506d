import { applyBy, type Effect, idFrom, type SceneKind, sceneKind, withEntry } from '@tafelrunde/system';
import { z } from 'zod';
import { fromZod } from '../from-zod.ts';
import { type AnyDeclaration, type AnyFigure, type AnyScene, SIDES, type Side } from './declaration.ts';

const MAX_NAME = 80;
const MAX_FIGURES = 200;
const MAX_ADVANCES = 999;

export const figureId = z.string().min(1).max(MAX_NAME);
export const figureName = z.string().min(1).max(MAX_NAME);

/** The value of an attribute or a track. */
export const valueIn = (figure: AnyFigure, name: string): number => figure[name] as number;

export const changedKind = (track: string): string => `${track}Changed`;

interface Change extends Effect {
  readonly figure: string;
  readonly by: number;
}

/** What follows from attributes and tracks: how a figure is read, how much it can have, how it changes. */
export function figuresOf(game: AnyDeclaration) {
  const { attributes, tracks } = game;
  const names = Object.keys(attributes.words);
  const counted = Object.keys(tracks);
  const life = counted[0] as string;
  const value = z.int().min(attributes.min).max(attributes.max);

  const maxOf = (figure: AnyFigure, track: string): number =>
    tracks[track]?.max(figure as unknown as Readonly<Record<string, number>>) ?? 0;
  const isOut = (figure: AnyFigure): boolean => valueIn(figure, life) <= 0;

  const each = <S>(keys: readonly string[], schema: S): Record<string, S> =>
    Object.fromEntries(keys.map((key) => [key, schema]));
  /** What is left out is usual: the name is the id, all tracks are full. */
  const figure = z
    .strictObject({
      id: figureId,
      name: figureName.optional(),
      side: z.enum(SIDES).default('players'),
      template: z.enum(['', ...Object.keys(game.templates)]).default(''),
      advances: z.int().min(0).max(MAX_ADVANCES).default(0),
      ...each(names, value.default(attributes.min)),
      ...each(counted, z.int().min(0).optional()),
    })
    .transform((read): AnyFigure => {
      const person = { ...read, name: read.name ?? read.id } as AnyFigure;
      const full = counted.map((track) => {
        const max = maxOf(person, track);
        return [track, Math.min(valueIn(person, track) ?? max, max)];
      });
      return { ...person, ...Object.fromEntries(full) };
    });
  const scene: z.ZodType<AnyScene> = z.strictObject({
    figures: z.array(figure).max(MAX_FIGURES).default([]),
  });

  /** A fresh figure with all its tracks full. */
  const make = (person: {
    readonly id: string;
    readonly name: string;
    readonly side: Side;
    readonly template: string;
    readonly attributes: Readonly<Record<string, number>>;
  }): AnyFigure => {
    const { attributes: own, ...rest } = person;
    return figure.parse({ ...rest, ...own });
  };
  const fromTemplate = (template: string, id: string, name: string, side?: Side): AnyFigure => {
    const found = game.templates[template];
    if (found === undefined) throw new RangeError(`there is no template ${template}`);
    return make({ id, name, side: side ?? found.side, template, attributes: found.attributes });
  };

  const withFigure = (before: AnyScene, id: string, change: (figure: AnyFigure) => AnyFigure): AnyScene => ({
    figures: before.figures.map((one) => (one.id === id ? change(one) : one)),
  });
  const changeOf = (track: string) => (before: AnyScene, effect: Change) =>
    withFigure(before, effect.figure, (one) => {
      const after = valueIn(one, track) + effect.by;
      return { ...one, [track]: Math.max(0, Math.min(after, maxOf(one, track))) };
    });
  const apply = applyBy<AnyScene, Readonly<Record<string, (scene: AnyScene, effect: never) => AnyScene>>>({
    figureAdded: ({ figures }, { figure: added }: { figure: AnyFigure }) => ({
      figures: withEntry(figures, added),
    }),
    figureGone: ({ figures }, { figure: gone }: { figure: string }) => ({
      figures: figures.filter(({ id }) => id !== gone),
    }),
    attributeRaised: (before, effect: { figure: string; attribute: string }) =>
      withFigure(before, effect.figure, (one) => ({
        ...one,
        [effect.attribute]: valueIn(one, effect.attribute) + 1,
        advances: one.advances + 1,
      })),
    ...Object.fromEntries(counted.map((track) => [changedKind(track), changeOf(track)])),
  }) as (scene: AnyScene, effects: readonly Effect[]) => AnyScene;

  const kind: SceneKind = sceneKind<AnyScene, Effect>({
    empty: { figures: [] },
    schema: fromZod(scene),
    apply,
    turn: () => null,
    enters: (character) => added({ ...(character as AnyFigure), side: 'players' }),
    opposes: (fighter) => added({ ...(fighter as AnyFigure), side: 'enemies' }),
    arrives: (effect) => {
      const { figure: come } = effect as { readonly figure?: AnyFigure };
      return effect.kind === 'figureAdded' && come?.side === 'players' ? come.id : null;
    },
  });

  return { names, counted, life, figure, scene, kind, apply, maxOf, isOut, make, fromTemplate };
}

export type Figures = ReturnType<typeof figuresOf>;

/** The effect that brings a figure. */
export const added = (figure: AnyFigure): Effect & { readonly figure: AnyFigure } => ({
  kind: 'figureAdded',
  figure,
});

export const figureIn = ({ figures }: AnyScene, id: string): AnyFigure | undefined =>
  figures.find((one) => one.id === id);

/** An id of this name that nobody has. */
export function freeId(name: string, { figures }: AnyScene): string {
  const id = idFrom(name);
  let free = id;
  for (let i = 2; figures.some((one) => one.id === free); i += 1) free = `${id}-${i}`;
  return free;
}
