/**
 * Numbers values by what they say: a value gets the number of an equal one that came before. Each value is spelled out
 * (names of fields, texts, numbers, where lists begin and objects end) and followed through a tree of all spellings so
 * far; outcomes and their parts mostly have come before, so a step is mostly the same as last time. Fields in another
 * order count as different.
 */
export class Identities {
  private readonly root = new Step();
  private next = FIRST_ID;

  of(value: unknown): number {
    if (isOwnIdentity(value)) return value;
    const end = follow(this.root, value);
    if (end.id < 0) end.id = this.next++;
    return end.id;
  }
}

/** Whole numbers from 0 to 255 number themselves. */
const isOwnIdentity = (value: unknown): value is number =>
  typeof value === 'number' && (value & 255) === value;

const FIRST_ID = 256;

/** What stands for the begin of a list, of an object, and for its end. */
const LIST = { spells: 'list' };
const OBJECT = { spells: 'object' };
const END = { spells: 'end' };

class Step {
  /** The number of the value that is spelled out here; below 0 while there is none. */
  id = -1;
  /** What came next the last time. */
  private latest: unknown = END;
  private latestStep: Step | undefined = undefined;
  private readonly small: (Step | undefined)[] = [];
  private others: Map<unknown, Step> | undefined = undefined;

  after(token: unknown): Step {
    return token === this.latest && this.latestStep !== undefined ? this.latestStep : this.turn(token);
  }

  afterSmall(token: number): Step {
    return this.small[token] ?? this.newSmall(token);
  }

  private turn(token: unknown): Step {
    this.others ??= new Map();
    let step = this.others.get(token);
    if (step === undefined) {
      step = new Step();
      this.others.set(token, step);
    }
    this.latest = token;
    this.latestStep = step;
    return step;
  }

  private newSmall(token: number): Step {
    while (this.small.length <= token) this.small.push(undefined);
    const step = new Step();
    this.small[token] = step;
    return step;
  }
}

function follow(from: Step, value: unknown): Step {
  if (isOwnIdentity(value)) return from.afterSmall(value);
  if (typeof value !== 'object' || value === null) return from.after(value);
  return Array.isArray(value)
    ? followList(from, value)
    : followObject(from, value as Record<string, unknown>);
}

function followList(from: Step, values: readonly unknown[]): Step {
  let step = from.after(LIST);
  for (let i = 0; i < values.length; i += 1) step = follow(step, values[i]);
  return step.after(END);
}

function followObject(from: Step, value: Record<string, unknown>): Step {
  let step = from.after(OBJECT);
  for (const key in value) step = follow(step.after(key), value[key]);
  return step.after(END);
}
