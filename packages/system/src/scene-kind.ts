import { type Fact, ok } from '@tafelrunde/kernel';
import type { Effect, Schema } from './action.ts';
import type { BoardMap } from './board.ts';
import { applyPatch, isSceneSeen } from './scene-patch.ts';
import type { SceneKind, TurnView } from './system.ts';
import { trust, trustChange } from './trusted.ts';

/** How the scenes of a system are kept. */
interface SceneDefinition<S, E extends Effect> {
  readonly empty: S;
  readonly schema: Schema<S>;
  /** The scene as somebody types it, where `schema` itself brings it to a legal state. */
  readonly typed?: Schema<S>;
  /** Brings a scene to a state that the rules could have led to, and says what it changed. */
  readonly legal?: (scene: S) => { readonly scene: S; readonly changes: readonly Fact[] };
  readonly apply: (scene: S, effects: readonly E[]) => S;
  readonly turn: (scene: S) => TurnView | null;
  /** The effect that puts a finished character, as the system reads it, on the table. */
  readonly enters: (character: unknown) => NoInfer<E>;
  /** The effect that puts a fighter of the arena on the table as an opponent; left out where nobody opposes. */
  readonly opposes?: (fighter: unknown) => NoInfer<E> | null;
  /** The effect that lays out another map, on which everybody is put down anew; left out where there is no board. */
  readonly lays?: (map: BoardMap, scene: S) => NoInfer<E>;
  /** The figure for a player that this effect brings to the table; null for every other effect. */
  readonly arrives: (effect: E) => string | null;
}

/** How the table keeps the scenes of a system; its own types are checked here and forgotten outside. */
export function sceneKind<S, E extends Effect>(definition: SceneDefinition<S, E>): SceneKind {
  const { empty, schema, typed = schema, apply, turn, enters, opposes, lays, arrives } = definition;
  const legal = definition.legal ?? ((scene: S) => ({ scene, changes: [] }));
  trust(empty);
  return {
    empty,
    parse: (raw) => schema.parse(raw),
    read: (raw) => {
      const parsed = typed.parse(raw);
      return parsed.ok ? ok(legal(parsed.value)) : parsed;
    },
    apply: (scene, effects) => {
      const after = effects.some(isSceneSeen)
        ? effects.reduce<unknown>(
            (before, effect) =>
              isSceneSeen(effect) ? applyPatch(before, effect.steps) : apply(before as S, [effect as E]),
            scene,
          )
        : apply(scene as S, effects as readonly E[]);
      trustChange(scene, effects, after);
      return after;
    },
    turn: (scene) => turn(scene as S),
    enter: (character) => [enters(character)],
    oppose: (fighter) => {
      const effect = opposes?.(fighter) ?? null;
      return effect === null ? null : [effect];
    },
    lay: (map, scene) => (lays === undefined ? null : [lays(map, scene as S)]),
    newFigures: (effects) => (effects as readonly E[]).flatMap((effect) => arrives(effect) ?? []),
  };
}

/** The effect that brings a figure to the table. */
interface FigureAdded<F> extends Effect {
  readonly figure: F;
}

/** The same where an effect `figureAdded` brings everybody: characters, opponents, whoever a rule makes. */
export function figureScenes<S, F extends { readonly id: string }, E extends Effect>(
  definition: Omit<SceneDefinition<S, E>, 'enters' | 'opposes' | 'arrives'> & {
    /** A fighter of the arena as an opponent; null where the rules know no such one. */
    readonly opponent: (fighter: F) => F | null;
    readonly isPlayers: (figure: F) => boolean;
  },
): SceneKind {
  const { opponent, isPlayers, ...kept } = definition;
  const added = (figure: F) => ({ kind: 'figureAdded', figure }) as FigureAdded<F> as unknown as E;
  return sceneKind<S, E>({
    ...kept,
    enters: (character) => added(character as F),
    opposes: (fighter) => {
      const figure = opponent(fighter as F);
      return figure && added(figure);
    },
    arrives: (effect) => {
      if (effect.kind !== 'figureAdded') return null;
      const { figure } = effect as unknown as FigureAdded<F>;
      return isPlayers(figure) ? figure.id : null;
    },
  });
}
