/** How somebody looks who does not show the exact life: the worst last. */
export const ROUGH_STATES = ['unhurt', 'hurt', 'badlyHurt', 'down'] as const;
export type RoughState = (typeof ROUGH_STATES)[number];

/** What is left of a life, and of how much. */
export interface Life {
  readonly left: number;
  readonly of: number;
}

/** Unhurt with all of it, down with nothing, badly hurt from half of it on. */
export function roughState({ left, of }: Life): RoughState {
  if (left >= of) return 'unhurt';
  if (left <= 0) return 'down';
  return left * 2 > of ? 'hurt' : 'badlyHurt';
}

/** How much of a life stands for a state: the same for all that look alike. */
export function lifeFor(state: RoughState, of: number): number {
  return { unhurt: of, hurt: of - 1, badlyHurt: 1, down: 0 }[state];
}

/** The size of a life that tells nothing: it has a value for each state. */
export const VEILED_LIFE = 3;

/** What a system says about opponents of which the players are not to know everything. */
export interface VeilKind {
  life(figure: unknown, house: unknown): Life;
  /** The figure as it looks: name, place, conditions, what it fights with; its life is one that stands for its state. */
  veiled(figure: unknown, state: RoughState, house: unknown): unknown;
  /** Parts of a scene that are still there when a figure they name is not; then they name nobody. Paths with dots. */
  readonly keeps: readonly string[];
  /** Mends what is left of a scene from which figures were taken away. */
  tidy(left: unknown, scene: unknown): unknown;
  /** By the kind of a fact: its fields that tell how much life somebody has. They become null; without fields it is left out. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** Fields of outcomes that tell it. */
  readonly outcomes: readonly string[];
}

/** Defines what a system veils; its own types are checked here and forgotten outside. */
export function veilKind<S, F, H>(definition: {
  readonly life: (figure: F, house: H) => Life;
  readonly veiled: (figure: F, state: RoughState, house: H) => F;
  readonly keeps?: readonly string[];
  readonly tidy?: (left: S, scene: S) => S;
  readonly facts: Readonly<Record<string, readonly string[]>>;
  readonly outcomes?: readonly string[];
}): VeilKind {
  const { life, veiled, keeps = [], tidy = (left) => left, facts, outcomes = [] } = definition;
  return {
    life: (figure, house) => life(figure as F, house as H),
    veiled: (figure, state, house) => veiled(figure as F, state, house as H),
    keeps,
    tidy: (left, scene) => tidy(left as S, scene as S),
    facts,
    outcomes,
  };
}
