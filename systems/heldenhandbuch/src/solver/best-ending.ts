import type { Fate, Question } from '@tafelrunde/kernel';

/** A rule that throws nothing any more and leaves only decisions of the one who seeks the goal. */
type Ending<A, O> = (fate: Fate, at: A) => O;

export interface Best<O> {
  readonly outcome: O;
  readonly value: number;
}

/** Tries all decisions of an ending. Of equally good ones those with more `preference` are taken, else the first. */
export function bestEnding<A, O>(
  ending: Ending<A, O>,
  goal: (outcome: O) => number,
  preference: (outcome: O) => number,
): (at: A) => Best<O> {
  const fate = new Trying();
  return (at) => {
    fate.begin();
    const first = ending(fate, at);
    let best: Best<O> = { outcome: first, value: goal(first) };
    while (fate.advance()) {
      const outcome = ending(fate, at);
      const value = goal(outcome);
      const isBetter =
        value > best.value || (value === best.value && preference(outcome) > preference(best.outcome));
      if (isBetter) best = { outcome, value };
    }
    return best;
  };
}

/** Everything an ending can come to, in the order in which its decisions are asked. */
export function allEndings<A, O>(ending: Ending<A, O>): (at: A) => readonly O[] {
  const fate = new Trying();
  return (at) => {
    fate.begin();
    const found = [ending(fate, at)];
    while (fate.advance()) found.push(ending(fate, at));
    return found;
  };
}

/** Decisions as the wheels of an odometer, the last one fastest. */
class Trying implements Fate {
  private readonly picks: number[] = [];
  private readonly sizes: number[] = [];
  private depth = 0;
  private position = 0;

  begin(): void {
    this.depth = 0;
    this.position = 0;
  }

  /** Turns to the next decisions; false when all have been tried. */
  advance(): boolean {
    this.position = 0;
    while (this.depth > 0) {
      const last = this.depth - 1;
      const next = (this.picks[last] as number) + 1;
      if (next < (this.sizes[last] as number)) {
        this.picks[last] = next;
        return true;
      }
      this.depth = last;
    }
    return false;
  }

  choose<A>({ options }: Question<A>): A {
    if (this.position === this.depth) {
      this.picks[this.depth] = 0;
      this.sizes[this.depth] = options.length;
      this.depth += 1;
    }
    const pick = this.picks[this.position] as number;
    this.position += 1;
    return (options[pick] as { value: A }).value;
  }

  chooseTogether<A>(questions: readonly Question<A>[]): readonly A[] {
    return questions.map((question) => this.choose(question));
  }

  roll(): never {
    throw new RangeError('an ending throws nothing');
  }
  mark(): void {}
  note(): void {}
}
