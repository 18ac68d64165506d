import { expect, test } from 'vitest';
import { type FightRange, fightAll, type Hand, type Tally } from '../src/index.ts';

/** Hands that take a moment per fight, by a clock of their own: no thread has to be waited for. */
class Practice {
  now = 0;
  readonly ranges: FightRange[] = [];
  /** When each hand was done for the last time. */
  readonly ended: number[];
  readonly #busy: { readonly at: number; readonly done: () => void }[] = [];

  constructor(readonly speeds: readonly number[]) {
    this.ended = speeds.map(() => 0);
  }

  hands(): readonly Hand[] {
    return this.speeds.map((seconds, i) => ({
      fight: (range) => {
        this.ranges.push(range);
        const fights = range.to - range.from;
        const at = this.now + fights * seconds;
        this.ended[i] = at;
        return new Promise<Tally>((resolve) => this.#busy.push({ at, done: () => resolve(tallyOf(range)) }));
      },
      leave: async () => {},
    }));
  }

  async fight(fights: number): Promise<Tally | undefined> {
    const work = { fights, seed: 1, clock: () => this.now, onProgress: () => {}, isStopped: () => false };
    const all = fightAll(this.hands(), work);
    for (;;) {
      const [next] = this.#busy.sort((a, b) => a.at - b.at);
      if (next === undefined) return all;
      this.#busy.shift();
      this.now = next.at;
      next.done();
      // Whoever has been told asks for the next range first.
      for (let i = 0; i < 5; i += 1) await Promise.resolve();
    }
  }
}

const tallyOf = ({ from, to }: FightRange): Tally => ({
  fights: to - from,
  draws: 0,
  sides: [],
  fighters: [],
  rounds: [],
  luck: [{ from, scores: new Int16Array(to - from) }],
});

test('every fight is fought once, by however many hands', async () => {
  for (const [hands, fights] of [
    [1, 1],
    [1, 1000],
    [2, 5],
    [3, 10_001],
  ] as const) {
    const practice = new Practice(Array.from({ length: hands }, (_, i) => 0.001 * (i + 1)));
    const tally = await practice.fight(fights);
    expect(tally?.fights).toBe(fights);
    const numbers = practice.ranges.flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, i) => from + i),
    );
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: fights }, (_, i) => i + 1));
  }
});

test('no hand is idle for long while another one is still fighting', async () => {
  const practice = new Practice([10e-6, 13e-6]);
  await practice.fight(40_000);
  const [first = 0, second = 0] = practice.ended;
  // Both together fight 177,000 a second: 0.226 s for all of them, and the end of it is shared.
  expect(Math.max(first, second)).toBeLessThan(0.23);
  expect(Math.abs(first - second)).toBeLessThan(0.005);
});
