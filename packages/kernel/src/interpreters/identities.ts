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
    const end = isFields(value) ? followTop(this.root, value) : follow(this.root, value);
    if (end.id < 0) end.id = this.next++;
    return end.id;
  }
}

/** Whole numbers from 0 to 255 number themselves. */
const isOwnIdentity = (value: unknown): value is number =>
  typeof value === 'number' && (value & 255) === value;

const FIRST_ID = 256;

/** What stands for an empty list, for the begin of another one, of an object, and for their end. */
const EMPTY = { spells: 'empty' };
const LIST = { spells: 'list' };
const OBJECT = { spells: 'object' };
const END = { spells: 'end' };
/** No token is this one. */
const NOTHING = { spells: 'nothing' };

class Step {
  /** The number of the value that is spelled out here; below 0 while there is none. */
  id = -1;
  /** What came next the last time. */
  private latest: unknown = NOTHING;
  private latestStep: Step = this;
  private readonly small: (Step | undefined)[] = [];
  private others: Map<unknown, Step> | undefined = undefined;

  after(token: unknown): Step {
    return token === this.latest ? this.latestStep : this.turn(token);
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

/**
 * Walking through the fields of an object is fastest where the compiler meets the same few kinds of object: what an
 * outcome has at its top, in its fields and in its lists is walked through by a loop of its own each, all else by one
 * for everything. Nothing stands before the top or after it, so it needs no begin and no end.
 */
function followTop(from: Step, value: Fields): Step {
  let step = from;
  for (const key in value) {
    const inner = value[key];
    step = step.after(key);
    if (isOwnIdentity(inner)) step = step.afterSmall(inner);
    else if (typeof inner !== 'object' || inner === null) step = step.after(inner);
    else step = Array.isArray(inner) ? followItems(step, inner) : followField(step, inner as Fields);
  }
  return step;
}

type Fields = Record<string, unknown>;

function followField(from: Step, value: Fields): Step {
  let step = from.after(OBJECT);
  for (const key in value) {
    const inner = value[key];
    step = step.after(key);
    step = isOwnIdentity(inner) ? step.afterSmall(inner) : follow(step, inner);
  }
  return step.after(END);
}

function followItems(from: Step, values: readonly unknown[]): Step {
  if (values.length === 0) return from.after(EMPTY);
  let step = from.after(LIST);
  for (let i = 0; i < values.length; i += 1) {
    const item = values[i];
    step = isFields(item) ? followItem(step, item) : follow(step, item);
  }
  return step.after(END);
}

function followItem(from: Step, value: Fields): Step {
  let step = from.after(OBJECT);
  for (const key in value) {
    const inner = value[key];
    step = step.after(key);
    step = isOwnIdentity(inner) ? step.afterSmall(inner) : follow(step, inner);
  }
  return step.after(END);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function follow(from: Step, value: unknown): Step {
  if (isOwnIdentity(value)) return from.afterSmall(value);
  if (typeof value !== 'object' || value === null) return from.after(value);
  return Array.isArray(value) ? followList(from, value) : followObject(from, value as Fields);
}

function followList(from: Step, values: readonly unknown[]): Step {
  if (values.length === 0) return from.after(EMPTY);
  let step = from.after(LIST);
  for (let i = 0; i < values.length; i += 1) step = follow(step, values[i]);
  return step.after(END);
}

function followObject(from: Step, value: Fields): Step {
  let step = from.after(OBJECT);
  for (const key in value) step = follow(step.after(key), value[key]);
  return step.after(END);
}
