import { type Policy, seededDice, simulatedFate } from '@tafelrunde/kernel';
import type { ArenaKind, FightOutcome, FoughtFighter, System } from '@tafelrunde/system';
import { fightSeed } from './fight-seed.ts';
import type { Scenario } from './scenario.ts';
import { luckOf, type Tally } from './tally.ts';

/** Which fights of the endless row that a seed stands for. */
export interface FightRange {
  readonly from: number;
  /** The first one that is not fought any more. */
  readonly to: number;
  readonly seed: number;
}

/** A scenario that its system has looked at. */
export interface ReadyScenario {
  readonly arena: ArenaKind;
  /** Each side answers in its own way. */
  readonly policy: Policy;
  readonly input: unknown;
  readonly house: unknown;
}

/** Fights come in ranges: objects made anew for each would be new to the compiler too, which slows all of them down. */
const known = new WeakMap<Scenario, ReadyScenario>();

/** A parsed scenario is always ready. */
export function readyScenario(system: System, scenario: Scenario): ReadyScenario {
  const { arena } = system;
  const found = known.get(scenario);
  if (found?.arena === arena) return found;
  const ready = arena.ready(scenario, scenario.house);
  if (!ready.ok) throw new RangeError(`${system.id} does not fight this scenario`);
  const policy = policyFor(arena, scenario);
  const made = { arena, policy, input: ready.value, house: scenario.house };
  known.set(scenario, made);
  return made;
}

/** Whoever is asked answers as their side does; the GM and sides without a policy answer as usual. */
function policyFor({ policy, policies = {} }: ArenaKind, { sides }: Scenario): Policy {
  const own = new Map<string, Policy>();
  for (const { policy: name = '', figures } of sides) {
    const chosen = policies[name];
    if (chosen !== undefined) for (const { id } of figures) own.set(id, chosen);
  }
  return own.size === 0 ? policy : (question) => (own.get(question.by) ?? policy)(question);
}

/** Fights these fights and counts what came of them. */
export function runFights(system: System, scenario: Scenario, { from, to, seed }: FightRange): Tally {
  const { arena, policy, input, house } = readyScenario(system, scenario);
  const count = new Count(scenario, from, to);
  for (let number = from; number < to; number += 1) {
    const fate = simulatedFate(seededDice(fightSeed(seed, number)), policy);
    count.add(number, arena.fight(fate, input, house).outcome);
  }
  return count.tally();
}

/** A tally in the making. */
class Count {
  readonly #scenario: Scenario;
  readonly #from: number;
  readonly #scores: Int16Array;
  readonly #wins: number[];
  readonly #wonIn: number[][];
  readonly #withDeath: number[];
  readonly #rounds: number[] = [];
  readonly #fighters: { out: number; dead: number; left: number[]; most: number }[];
  #fights = 0;
  #draws = 0;

  constructor(scenario: Scenario, from: number, to: number) {
    this.#scenario = scenario;
    this.#from = from;
    this.#scores = new Int16Array(to - from);
    this.#wins = scenario.sides.map(() => 0);
    this.#wonIn = scenario.sides.map(() => []);
    this.#withDeath = scenario.sides.map(() => 0);
    this.#fighters = scenario.sides
      .flatMap(({ figures }) => figures)
      .map(() => ({ out: 0, dead: 0, left: [], most: 0 }));
  }

  add(number: number, outcome: FightOutcome): void {
    this.#fights += 1;
    bump(this.#rounds, outcome.rounds);
    this.#scores[number - this.#from] = luckOf(outcome);
    if (outcome.winner === null) this.#draws += 1;
    let at = 0;
    for (const [i, { name, figures }] of this.#scenario.sides.entries()) {
      if (outcome.winner === name) {
        bump(this.#wins, i);
        bump(this.#wonIn[i] as number[], outcome.rounds);
      }
      let died = false;
      for (let k = 0; k < figures.length; k += 1, at += 1) {
        const { state, left, most } = outcome.fighters[at] as FoughtFighter;
        const fighter = this.#fighters[at] as { out: number; dead: number; left: number[]; most: number };
        if (state === 'out') fighter.out += 1;
        if (state === 'dead') fighter.dead += 1;
        died ||= state === 'dead';
        bump(fighter.left, left);
        if (most > fighter.most) fighter.most = most;
      }
      if (died) bump(this.#withDeath, i);
    }
  }

  tally(): Tally {
    const { sides } = this.#scenario;
    const figures = sides.flatMap((side) =>
      side.figures.map(({ id, name }) => ({ id, name, side: side.name })),
    );
    return {
      fights: this.#fights,
      draws: this.#draws,
      sides: sides.map(({ name }, i) => ({
        name,
        wins: this.#wins[i] as number,
        withDeath: this.#withDeath[i] as number,
        wonIn: this.#wonIn[i] as number[],
      })),
      fighters: figures.map((figure, i) => ({
        ...figure,
        ...(this.#fighters[i] as { out: number; dead: number; left: number[]; most: number }),
      })),
      rounds: this.#rounds,
      luck: this.#fights === 0 ? [] : [{ from: this.#from, scores: this.#scores }],
    };
  }
}

/** One more at this place of a histogram that grows as it must. */
function bump(histogram: number[], at: number): void {
  while (histogram.length <= at) histogram.push(0);
  histogram[at] = (histogram[at] as number) + 1;
}
