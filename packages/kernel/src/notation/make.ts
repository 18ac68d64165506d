import type { Locale } from '../text.ts';
import {
  type DiceTerm,
  type Expression,
  type Group,
  highestOf,
  type Keep,
  type KeepRule,
  lowestOf,
  membersOf,
  type Operator,
  type Sort,
  type Test,
} from './expression.ts';

const DIE_LETTER = { de: 'W', en: 'd' } as const satisfies Record<Locale, string>;
const PRECEDENCE: Readonly<Record<Operator, number>> = {
  '+': 1,
  '-': 1,
  '*': 2,
  '/': 2,
  ':': 2,
  '%': 2,
  '^': 4,
};
const SIGN = 3;
const OPERAND = 5;

interface Style {
  readonly letter: string;
  readonly comma: ',' | '.';
}

/** Writes an expression so that `parseNotation` reads the same again. */
export function makeNotation(expression: Expression, locale: Locale): string {
  const style: Style = { letter: DIE_LETTER[locale], comma: locale === 'de' ? ',' : '.' };
  if (expression.kind !== 'comparison') return write(expression, style, 0);
  const { left, relation, right } = expression;
  // Behind dice a comparison would count.
  return write(left, style, endsWithDice(left) ? OPERAND + 1 : 0) + relation + write(right, style, 0);
}

/** In parentheses if it binds looser than `around`. */
function write(expression: Expression, style: Style, around: number): string {
  switch (expression.kind) {
    case 'number':
      return writeNumber(expression.value, style);
    case 'dice':
      return parenthesised(writeDice(expression, style), OPERAND < around);
    case 'counted': {
      const { count, die, keep } = expression;
      const [, ...rest] = writeDice(die, style);
      return parenthesised(
        `(${write(count, style, 0)})${style.letter}${rest.join('')}${keep.map(writeRule).join('')}`,
        OPERAND < around,
      );
    }
    case 'ordered':
      return `${expression.count === 1 ? '' : expression.count}${style.letter}66`;
    case 'group':
      return parenthesised(writeGroup(expression, { ...style, comma: '.' }), OPERAND < around);
    case 'call': {
      const of = expression.of.map((one) => write(one, { ...style, comma: '.' }, 0));
      return `${expression.name}(${of.join(',')})`;
    }
    case 'negative':
      return parenthesised(`-${write(expression.of, style, SIGN)}`, SIGN < around);
    case 'operation': {
      const { operator, left, right } = expression;
      const own = PRECEDENCE[operator];
      // 7-(2-1) is not 7-2-1: on the right, equals need parentheses. With powers it is the other way round.
      const [before, behind] = operator === '^' ? [own + 1, SIGN] : [own, own + 1];
      const sign = operator === ':' ? '/' : operator;
      return parenthesised(write(left, style, before) + sign + write(right, style, behind), own < around);
    }
    case 'comparison':
      return '';
  }
}

const parenthesised = (text: string, needed: boolean): string => (needed ? `(${text})` : text);

const writeNumber = (value: number, { comma }: Style): string => `${value}`.replace('.', comma);

/** Whether the last thing written are dice or a group. */
function endsWithDice(expression: Expression): boolean {
  switch (expression.kind) {
    case 'dice':
    case 'counted':
    case 'group':
    case 'ordered':
      return true;
    case 'negative':
      return endsWithDice(expression.of);
    case 'operation':
      return endsWithDice(expression.right);
    default:
      return false;
  }
}

function writeDice(term: DiceTerm, style: Style): string {
  const { pool, fudge, least, most, reroll, explode, unique, keep, critical, fumble, sort } = term;
  const { count, sides } = pool;
  const number = (value: number) => writeNumber(value, style);
  let text = `${count === 1 ? '' : count}${style.letter}${writeSides(sides, fudge)}`;
  if (least !== undefined) text += `min${number(least)}`;
  if (most !== undefined) text += `max${number(most)}`;
  // In front of what takes a comparison behind it for its own.
  const isFirst = explode !== undefined || unique !== undefined;
  if (isFirst) text += writeCount(term, style);
  if (explode !== undefined) {
    const { compound, penetrating, test } = explode;
    text += `!${compound ? '!' : ''}${penetrating ? 'p' : ''}${test === undefined ? '' : writeTest(test, style)}`;
  }
  if (reroll !== undefined) {
    // `r1` reads better than `r=1`.
    text += (reroll.often === 'once' ? 'ro' : 'r') + writeTest(reroll.test, style).replace(/^=(?!-)/, '');
  }
  if (unique !== undefined) {
    const { often, test } = unique;
    text += (often === 'once' ? 'uo' : 'u') + (test === undefined ? '' : writeTest(test, style));
  }
  if (keep !== undefined) text += writeKeep(keep, count);
  if (!isFirst) text += writeCount(term, style);
  if (critical !== undefined) text += writeMark('cs', critical, highestOf(term), style);
  if (fumble !== undefined) text += writeMark('cf', fumble, lowestOf(term), style);
  return text + writeSort(sort);
}

function writeSides(sides: number, fudge: DiceTerm['fudge']): string {
  if (fudge !== undefined) return fudge === 1 ? 'F.1' : 'F';
  // W66 are two dice.
  return sides === 66 ? '(66)' : `${sides}`;
}

const writeMark = (word: string, test: Test, usual: number, style: Style): string =>
  test.relation === '=' && test.value === usual ? word : word + writeTest(test, style);

/** `!=` would be read as an explosion. */
const writeTest = ({ relation, value }: Test, style: Style): string =>
  (relation === '!=' ? '<>' : relation) + writeNumber(value, style);

const writeCount = (
  { successes, failures }: Pick<DiceTerm, 'successes' | 'failures'>,
  style: Style,
): string =>
  (successes === undefined ? '' : writeTest(successes, style)) +
  (failures === undefined ? '' : `f${writeTest(failures, style).replace(/^=(?!-)/, '')}`);

function writeKeep({ low, high }: Keep, count: number): string {
  if (low === count) return `dl${count}`;
  if (high === 0) return `kh${count - low}`;
  return low === 0 ? `kl${count - high}` : `dl${low}dh${high}`;
}

const writeRule = ({ what, end, dice }: KeepRule): string =>
  `${what === 'keep' ? 'k' : 'd'}${end === 'highest' ? 'h' : 'l'}${dice}`;

const writeSort = (sort: Sort | undefined): string =>
  sort === undefined ? '' : sort === 'descending' ? 'sd' : 's';

function writeGroup(group: Group, style: Style): string {
  const { of, keep, sort } = group;
  const inside = of.map((one) => write(one, style, 0)).join(',');
  const kept = keep === undefined ? '' : writeKeep(keep, membersOf(group) ?? 0);
  return `{${inside}}${kept}${writeCount(group, style)}${writeSort(sort)}`;
}
