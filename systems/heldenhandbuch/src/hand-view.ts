import type { Faces, TraceLine } from '@tafelrunde/kernel';
import { figureOf, type Scene } from './model.ts';
import { descending, without } from './rules/groups.ts';
import type { HhFact } from './text/facts.ts';

/** What lies before a fighter at one moment of a phase. */
export interface LyingHand {
  readonly id: string;
  readonly sides: number;
  /** Set aside, and just thrown: as long as everybody throws. */
  readonly aside: Faces;
  readonly thrown: Faces;
  /** HH-GRP-04: when the dice lie. The whole group counts equals; unused is what can still attack or defend. */
  readonly group: Faces | null;
  readonly unused: Faces;
  readonly outside: Faces;
  readonly used: Faces;
  /** HH-MEL-10: dice missing now, and those that will be missing in the next phase. */
  readonly owed: number;
  readonly owes: number;
}

/** A phase as far as its account goes. */
export interface PhaseSoFar {
  readonly hands: readonly LyingHand[];
  /** Who attacks whom, as soon as that is known. */
  readonly attacker: string | null;
  readonly target: string | null;
  /** HH-MEL-06: the attacks that are on their way. */
  readonly attacks: readonly number[];
}

const facesIn = (key: string): Faces => (/^\d+(,\d+)*$/.test(key) ? key.split(',').map(Number) : []);

/** Reads off the account of a phase what lies before whom. */
export function phaseSoFar(scene: Scene, trace: readonly TraceLine[]): PhaseSoFar {
  const reader = new PhaseReader(scene);
  for (const line of trace) reader.read(line);
  return reader.told();
}

class PhaseReader {
  readonly #scene: Scene;
  readonly #hands = new Map<string, LyingHand>();
  /** Accounts call figures by their names. */
  readonly #ids = new Map<string, string>();
  #last: string | null = null;
  #attacker: string | null = null;
  #target: string | null = null;
  #attacks: readonly number[] = [];
  #waveBy: string | null = null;

  constructor(scene: Scene) {
    this.#scene = scene;
    for (const { id, name } of scene.figures) this.#ids.set(name, id);
  }

  told(): PhaseSoFar {
    return {
      hands: [...this.#hands.values()],
      attacker: this.#attacker,
      target: this.#target,
      attacks: this.#attacks,
    };
  }

  read(line: TraceLine): void {
    if (line.kind === 'roll') this.#thrown(line);
    else if (line.kind === 'choice') this.#chosen(line.question, line.by, line.key);
    else this.#noted(line.fact as HhFact);
  }

  #thrown({ of, faces, pool }: Extract<TraceLine, { kind: 'roll' }>): void {
    if (of?.role !== 'combat') return;
    const owed = this.#scene.combat?.fighters.find(({ figure }) => figure === of.by)?.owedDice ?? 0;
    const fresh: LyingHand = {
      ...{ id: of.by, sides: pool.sides, aside: [], thrown: [], group: null, unused: [], outside: [] },
      ...{ used: [], owed, owes: 0 },
    };
    this.#hands.set(of.by, { ...(this.#hands.get(of.by) ?? fresh), thrown: descending(faces) });
    this.#last = of.by;
  }

  #chosen(question: string, by: string, key: string): void {
    if (question === 'meleeThrow' && key !== 'initiative')
      // What is thrown again lies there until it is: somebody may take the initiative.
      this.#change(by, ({ aside, thrown }) => ({
        aside: descending([...aside, ...facesIn(key)]),
        thrown: without(thrown, facesIn(key)),
      }));
    if (question === 'wave') {
      this.#use(by, facesIn(key));
      this.#waveBy = by;
    }
  }

  #noted(fact: HhFact): void {
    const id = 'figure' in fact ? this.#ids.get(fact.figure as string) : undefined;
    if (fact.kind === 'fighterThrew' && this.#last !== null) this.#ids.set(fact.figure, this.#last);
    if (fact.kind === 'initiative') {
      this.#attacker = id ?? null;
      this.#target = this.#ids.get(fact.target) ?? null;
    }
    if (fact.kind === 'group' && fact.by !== undefined) this.#laid(fact.by, fact.faces, fact.outside ?? []);
    if (id === undefined) return;
    if (fact.kind === 'dieVoided')
      this.#change(id, ({ thrown }) => ({ thrown: without(thrown, [fact.face]) }));
    if (fact.kind === 'attacks') {
      // Nobody is asked for the only die there is.
      if (this.#waveBy !== id) this.#use(id, this.#hands.get(id)?.unused ?? []);
      this.#waveBy = null;
      this.#attacks = fact.values;
    }
    if (fact.kind === 'stopped') {
      this.#use(id, fact.dice, fact.rescue);
      this.#attacks = [];
    }
    if (fact.kind === 'owesDice') this.#change(id, ({ owes }) => ({ owes: owes + fact.dice }));
    if (fact.kind === 'counter') {
      this.#change(id, ({ unused }) => ({ group: unused }));
      [this.#attacker, this.#target] = [this.#target, this.#attacker];
    }
  }

  #laid(id: string, group: Faces, outside: Faces): void {
    this.#change(id, () => ({ group, unused: group, outside, aside: [], thrown: [] }));
  }

  #use(id: string, group: Faces, rescue: Faces = []): void {
    this.#change(id, ({ unused, outside, used }) => ({
      unused: without(unused, group),
      outside: without(outside, rescue),
      used: descending([...used, ...group, ...rescue]),
    }));
  }

  #change(id: string, to: (hand: LyingHand) => Partial<LyingHand>): void {
    const hand = this.#hands.get(id);
    if (hand !== undefined) this.#hands.set(id, { ...hand, ...to(hand) });
  }
}

/** Who has this id in the scene, by name. */
export const nameIn = (scene: Scene, id: string | null): string =>
  (id === null ? undefined : figureOf(scene, id)?.name) ?? '';
