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
    if (isSmall(value)) return value;
    const end = isFields(value) ? followTop(this.root, value) : follow(this.root, value);
    if (end.id < 0) end.id = this.next++;
    return end.id;
  }
}

/** Whole numbers from 0 to 255 number themselves. */
const isSmall = (value: unknown): value is number => typeof value === 'number' && (value & 255) === value;

const FIRST_ID = 256;

type Steps = (Step | undefined)[];

/** Nowhere to go on. */
const NO_STEPS: Steps = [];

/**
 * Each kind of token has its own way on, so that each comparison meets one kind of value only: comparing a text with a
 * text is one instruction, comparing anything with anything a call.
 */
class Step {
  /** The number of the value that is spelled out here; below 0 while there is none. */
  id = -1;
  /** The name of the field that came next the last time, and the text. */
  private latestKey = '';
  private afterKey: Step | undefined = undefined;
  private latestText = '';
  private afterText: Step | undefined = undefined;
  private smalls = NO_STEPS;
  private yes: Step | undefined = undefined;
  private no: Step | undefined = undefined;
  private list: Step | undefined = undefined;
  private object: Step | undefined = undefined;
  private ended: Step | undefined = undefined;
  private keys: Map<string, Step> | undefined = undefined;
  private others: Map<unknown, Step> | undefined = undefined;

  key(key: string): Step {
    const step = this.afterKey;
    return step !== undefined && key === this.latestKey ? step : this.turnTo(key);
  }

  private turnTo(key: string): Step {
    this.keys ??= new Map();
    this.latestKey = key;
    this.afterKey = stepIn(this.keys, key);
    return this.afterKey;
  }

  text(text: string): Step {
    const step = this.afterText;
    if (step !== undefined && text === this.latestText) return step;
    this.latestText = text;
    this.afterText = this.other(text);
    return this.afterText;
  }

  small(value: number): Step {
    return this.smalls[value] ?? this.newSmall(value);
  }

  private newSmall(value: number): Step {
    if (this.smalls === NO_STEPS) this.smalls = [];
    while (this.smalls.length <= value) this.smalls.push(undefined);
    const step = new Step();
    this.smalls[value] = step;
    return step;
  }

  flag(flag: boolean): Step {
    return (flag ? this.yes : this.no) ?? this.newFlag(flag);
  }

  private newFlag(flag: boolean): Step {
    const step = new Step();
    if (flag) this.yes = step;
    else this.no = step;
    return step;
  }

  /** Large numbers, and what is nothing. */
  other(value: unknown): Step {
    this.others ??= new Map();
    return stepIn(this.others, value);
  }

  beginList(): Step {
    this.list ??= new Step();
    return this.list;
  }

  beginObject(): Step {
    this.object ??= new Step();
    return this.object;
  }

  end(): Step {
    this.ended ??= new Step();
    return this.ended;
  }
}

function stepIn<K>(steps: Map<K, Step>, key: K): Step {
  let step = steps.get(key);
  if (step === undefined) {
    step = new Step();
    steps.set(key, step);
  }
  return step;
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
    step = step.key(key);
    if (typeof inner !== 'object' || inner === null) step = followPlain(step, inner);
    else step = Array.isArray(inner) ? followItems(step, inner) : followField(step, inner as Fields);
  }
  return step;
}

type Fields = Record<string, unknown>;

function followField(from: Step, value: Fields): Step {
  let step = from.beginObject();
  for (const key in value) {
    const inner = value[key];
    step = step.key(key);
    if (isSmall(inner)) step = step.small(inner);
    else if (typeof inner === 'boolean') step = step.flag(inner);
    else step = follow(step, inner);
  }
  return step.end();
}

function followItems(from: Step, values: readonly unknown[]): Step {
  let step = from.beginList();
  for (let i = 0; i < values.length; i += 1) {
    const item = values[i];
    step = isFields(item) ? followItem(step, item) : follow(step, item);
  }
  return step.end();
}

function followItem(from: Step, value: Fields): Step {
  let step = from.beginObject();
  for (const key in value) {
    const inner = value[key];
    step = step.key(key);
    if (typeof inner === 'string') step = step.text(inner);
    else if (isSmall(inner)) step = step.small(inner);
    else step = follow(step, inner);
  }
  return step.end();
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function follow(from: Step, value: unknown): Step {
  if (typeof value !== 'object' || value === null) return followPlain(from, value);
  return Array.isArray(value) ? followList(from, value) : followObject(from, value as Fields);
}

function followPlain(from: Step, value: unknown): Step {
  if (isSmall(value)) return from.small(value);
  if (typeof value === 'boolean') return from.flag(value);
  if (typeof value === 'string') return from.text(value);
  return from.other(value);
}

function followList(from: Step, values: readonly unknown[]): Step {
  let step = from.beginList();
  for (let i = 0; i < values.length; i += 1) step = follow(step, values[i]);
  return step.end();
}

function followObject(from: Step, value: Fields): Step {
  let step = from.beginObject();
  for (const key in value) step = follow(step.key(key), value[key]);
  return step.end();
}
