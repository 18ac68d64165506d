/** Something that can be done many times in a row; what it returns keeps the work from being optimised away. */
export interface Contender {
  readonly name: string;
  run(times: number): number;
}

/** A figure measured elsewhere, in seconds per operation: peers that do not run on Node. */
export interface Dated {
  readonly name: string;
  readonly seconds: number;
}

export type Goal =
  | { readonly kind: 'of-limit'; readonly atMost: number }
  | { readonly kind: 'of-peer'; readonly timesFaster: number }
  | { readonly kind: 'absolute'; readonly seconds: number };

export const UNITS = { ns: 1e-9, µs: 1e-6, ms: 1e-3 } as const;
export type Unit = keyof typeof UNITS;

/** One row of the table: ours against a peer, against the bare limit, or both. */
export interface Benchmark {
  readonly name: string;
  readonly unit: Unit;
  readonly ours: Contender;
  readonly peer?: Contender | Dated;
  /** The unavoidable work, written by hand. */
  readonly limit?: Contender;
  readonly goal: Goal;
  /** For code so large that the compiler takes seconds to settle. */
  readonly warmUpSeconds?: number;
  /** What is in the way where the goal is not met: told with the row, and only then. */
  readonly why?: string;
}

/** A contender from a function of one operation. */
export function contender(name: string, once: () => number): Contender {
  return {
    name,
    run(times) {
      let sum = 0;
      for (let i = 0; i < times; i += 1) sum += once();
      return sum;
    },
  };
}
