import type { Locale } from '@tafelrunde/kernel';

/** One thing that is done to set a scene. */
export interface StageStep {
  readonly action: string;
  /** Its input, without the scene; figures that came in on the way are found by their names. */
  readonly input: (scene: unknown, idOf: (name: string) => string) => Readonly<Record<string, unknown>>;
}

/** A scene to try the rules in: somebody to play, somebody to meet, ground to stand on, and something to decide. */
export interface Stage {
  /** Who is played. */
  readonly character: unknown;
  /** House rules it is played with beyond the usual ones. */
  readonly house?: Readonly<Record<string, unknown>>;
  /** What is done before anybody sits down; the last step leaves a decision open. */
  readonly steps: readonly StageStep[];
  /** The questions that may be open in the end: dice are thrown anew until one of them is. */
  readonly waitsFor: readonly string[];
  /** Three things worth knowing, first things first. */
  readonly hints: readonly string[];
}

/** Names are words too. */
export type Staging = (locale: Locale) => Stage;

type StageInput = Readonly<Record<string, unknown>>;

/** Steps as rows: an action by its name and what it is done with, which may depend on the scene. */
export const stageSteps = (
  system: string,
  rows: readonly (readonly [action: string, input: StageInput | StageStep['input']])[],
): readonly StageStep[] =>
  rows.map(([action, input]) => ({
    action: `${system}/${action}`,
    input: typeof input === 'function' ? input : () => input,
  }));
