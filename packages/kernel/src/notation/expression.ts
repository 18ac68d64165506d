import { openEndedPool, type Pool, pool } from '../pool.ts';

/**
 * Dice notation as a value. Decisions where notations differ elsewhere:
 *
 * - Modifiers stand in any order; they happen in this one: min and max, reroll, explode, unique, keep and drop, count.
 * - min and max change the faces of a die: whatever looks at a face sees the changed one.
 * - An exploding die stays one die: keep compares whole chains, so an explosion never is an extra die.
 * - Each face of a chain counts for itself: in `10W6>=5!` the chain 6, 5 is two successes. `!!` makes one value of it.
 * - Each face of a chain is rerolled for itself, too: a matching face is thrown again and may then explode.
 * - `/` rounds down, also below zero: `-7/2` is -4. Beside decimals and inside functions it is exact: `ceil(7/2)` is 4.
 * - Totals have at most six decimals.
 */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'negative'; readonly of: Expression }
  | Operation
  | Call
  | Comparison
  | DiceTerm
  | CountedDice
  | OrderedDice
  | Group;

/** `/` rounds down, `:` does not; both are written `/`. */
export type Operator = '+' | '-' | '*' | '/' | ':' | '%' | '^';

export interface Operation {
  readonly kind: 'operation';
  readonly operator: Operator;
  readonly left: Expression;
  readonly right: Expression;
}

/** A function with one argument, or two. */
export const FUNCTIONS = {
  abs: 1,
  ceil: 1,
  cos: 1,
  exp: 1,
  floor: 1,
  log: 1,
  round: 1,
  sign: 1,
  sin: 1,
  sqrt: 1,
  tan: 1,
  max: 2,
  min: 2,
  pow: 2,
} as const;
export type FunctionName = keyof typeof FUNCTIONS;

export interface Call {
  readonly kind: 'call';
  readonly name: FunctionName;
  readonly of: readonly Expression[];
}

export type Relation = '>=' | '>' | '<=' | '<' | '=' | '!=';

/** Of whole sums: 1 if it holds, 0 if not. Only the whole notation can be one. */
export interface Comparison {
  readonly kind: 'comparison';
  readonly relation: Relation;
  readonly left: Expression;
  readonly right: Expression;
}

/** What a single value is compared with. */
export interface Test {
  readonly relation: Relation;
  readonly value: number;
}

export interface DiceTerm {
  readonly kind: 'dice';
  /** Open-ended if the dice explode at their last face and at no other. */
  readonly pool: Pool;
  /** Fate dice: with 2, a third of the faces each is -1, 0 and 1; with 1, one face of six is -1 and one is 1. */
  readonly fudge: 1 | 2 | undefined;
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly reroll: Reroll | undefined;
  readonly explode: Explosion | undefined;
  readonly unique: Unique | undefined;
  readonly keep: Keep | undefined;
  /** The values that count one each; without them the values are added up. */
  readonly successes: Test | undefined;
  /** The values that count minus one each, if they are no successes. */
  readonly failures: Test | undefined;
  readonly critical: Test | undefined;
  readonly fumble: Test | undefined;
  readonly sort: Sort | undefined;
  /** Thrown once and read where it falls: nothing but explosions at the last face, keep and count. */
  readonly plain: boolean;
}

export type Sort = 'ascending' | 'descending';

export interface Reroll {
  readonly test: Test;
  /** Always: until the value no longer matches. */
  readonly often: 'once' | 'always';
}

export interface Explosion {
  /** Undefined: the highest value of the die. */
  readonly test: Test | undefined;
  /** The chain is one value. */
  readonly compound: boolean;
  /** Every face after the first counts one less. */
  readonly penetrating: boolean;
}

/** Dice that show what an earlier one shows are thrown again. */
export interface Unique {
  /** Only values that match; undefined: all. */
  readonly test: Test | undefined;
  readonly often: 'once' | 'always';
}

/** How many are left out at either end. */
export interface Keep {
  readonly low: number;
  readonly high: number;
}

/** Keep or drop as it is written: what it means depends on how many there are. */
export interface KeepRule {
  readonly what: 'keep' | 'drop';
  readonly end: 'highest' | 'lowest';
  readonly dice: number;
}

/** Dice whose number is thrown. */
export interface CountedDice {
  readonly kind: 'counted';
  readonly count: Expression;
  /** One of them. */
  readonly die: DiceTerm;
  readonly keep: readonly KeepRule[];
}

/** W66: two W6, the first for the tens. */
export interface OrderedDice {
  readonly kind: 'ordered';
  readonly count: number;
}

/** Sums beside each other. Of several, keep and count look at their totals; in a single one, keep looks at all dice. */
export interface Group {
  readonly kind: 'group';
  readonly of: readonly Expression[];
  readonly keep: Keep | undefined;
  readonly successes: Test | undefined;
  readonly failures: Test | undefined;
  readonly sort: Sort | undefined;
}

type DiceModifiers = Partial<Omit<DiceTerm, 'kind' | 'plain' | 'pool'>>;

/** Dice with everything they do not have left out. */
export function diceTerm(count: number, sides: number, modifiers: DiceModifiers = {}): DiceTerm {
  const term = {
    kind: 'dice' as const,
    pool: pool(count, sides),
    fudge: undefined,
    least: undefined,
    most: undefined,
    reroll: undefined,
    explode: undefined,
    unique: undefined,
    keep: undefined,
    successes: undefined,
    failures: undefined,
    critical: undefined,
    fumble: undefined,
    sort: undefined,
    ...modifiers,
    plain: false,
  };
  const { explode } = term;
  const last = explode !== undefined && explodesAtLastFace(term);
  const isSimple = explode === undefined || (last && !explode.compound && !explode.penetrating);
  const { fudge, least, most, reroll, unique, failures } = term;
  const plain = isSimple && [fudge, least, most, reroll, unique, failures].every((one) => one === undefined);
  return { ...term, pool: last ? openEndedPool(count, sides) : term.pool, plain };
}

function explodesAtLastFace(term: DiceTerm): boolean {
  const { sides } = term.pool;
  if (sides === 1 || !explodesAt(term, sides)) return false;
  for (let face = 1; face < sides; face += 1) if (explodesAt(term, face)) return false;
  return true;
}

/** Whether the die goes on after this face. */
export function explodesAt(term: DiceTerm, face: number): boolean {
  const { explode } = term;
  if (explode === undefined) return false;
  const value = faceValue(term, face);
  return explode.test === undefined ? value === highestOf(term) : holds(explode.test, value);
}

/** What a face is worth before anything happens to it. */
export function faceValue({ fudge, pool: { sides }, least, most }: DiceTerm, face: number): number {
  let value = face;
  if (fudge === 2) value = face - 2;
  else if (fudge === 1) value = face === 1 ? -1 : Number(face === sides);
  if (least !== undefined && value < least) value = least;
  if (most !== undefined && value > most) value = most;
  return value;
}

/** Values rise with the faces. */
export const highestOf = (term: DiceTerm): number => faceValue(term, term.pool.sides);
export const lowestOf = (term: DiceTerm): number => faceValue(term, 1);

export function holds({ relation, value }: Test, of: number): boolean {
  switch (relation) {
    case '>=':
      return of >= value;
    case '>':
      return of > value;
    case '<=':
      return of <= value;
    case '<':
      return of < value;
    case '=':
      return of === value;
    case '!=':
      return of !== value;
  }
}

/** What a value counts. */
export function countOf(
  { successes, failures }: Pick<DiceTerm, 'successes' | 'failures'>,
  value: number,
): number {
  if (successes === undefined) return value;
  if (holds(successes, value)) return 1;
  return failures !== undefined && holds(failures, value) ? -1 : 0;
}

/** How many of `count` are left out at either end. */
export function resolveKeep(rules: readonly KeepRule[], count: number): Keep | undefined {
  let [low, high] = [0, 0];
  for (const { what, end, dice } of rules) {
    const out = Math.max(what === 'drop' ? Math.min(dice, count) : count - dice, 0);
    if ((end === 'lowest') === (what === 'drop')) low = Math.max(low, out);
    else high = Math.max(high, out);
  }
  if (low + high >= count) return count === 0 ? undefined : { low: count, high: 0 };
  return low + high === 0 ? undefined : { low, high };
}

/** Counted dice once their number is known. */
export function diceOfCount({ die, keep }: CountedDice, count: number): DiceTerm {
  const rules = resolveKeep(keep, count);
  const thrown = die.pool.openEnded ? openEndedPool(count, die.pool.sides) : pool(count, die.pool.sides);
  return { ...die, pool: thrown, keep: rules };
}

/** How many dice lie in an expression; undefined if that is thrown, or if they are no dice that can be left out. */
function diceIn(expression: Expression): number | undefined {
  switch (expression.kind) {
    case 'number':
      return 0;
    case 'dice':
      return expression.pool.count;
    case 'counted':
    case 'group':
    case 'ordered':
      return undefined;
    case 'negative':
      return diceIn(expression.of);
    case 'call':
      return sumOrUndefined(expression.of.map(diceIn));
    case 'operation':
    case 'comparison':
      return sumOrUndefined([diceIn(expression.left), diceIn(expression.right)]);
  }
}

const sumOrUndefined = (numbers: readonly (number | undefined)[]): number | undefined =>
  numbers.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);

/** What keep chooses from: sums, or the dice of a single one. */
export const membersOf = ({ of }: Pick<Group, 'of'>): number | undefined =>
  of.length === 1 ? diceIn(of[0] as Expression) : of.length;
