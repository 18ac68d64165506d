import { type Locale, type SeenDie, seenDice, type TraceLine, totalKind } from '@tafelrunde/kernel';
import {
  type DieKind,
  type DieMark,
  headlineOf,
  type RunTopic,
  type RunVerdict,
  throwsIn,
} from '@tafelrunde/system';
import {
  type NotationRoll,
  type OpenRun,
  type RunDetail,
  type RunResult,
  rolledExpression,
  rolledTotal,
} from '@tafelrunde/table';
import type { AtTable } from '../../../table/table-context.ts';
import type { PlayText } from '../../../text/play.ts';
import { namedFact } from '../named.ts';

/** A die as it lies on the table. */
export interface LyingDie {
  readonly sides: number;
  readonly face: number;
  readonly mark: DieMark;
  readonly kind: DieKind | undefined;
}

/** Dice that belong together: of one owner, for one purpose. */
export interface DiceRow {
  readonly key: string;
  /** The figure that threw them; null where the rules do not say. */
  readonly by: string | null;
  /** What they were thrown for, in words; empty where the rules do not say. */
  readonly role: string;
  /** What they come to. */
  readonly note: string | null;
  readonly dice: readonly LyingDie[];
}

/** What a run is about, by the system's own account of it, else by the name of the action. */
export function topicOf(at: AtTable, { action, input }: RunDetail, scene: unknown, locale: Locale): RunTopic {
  const told = at.system.table.play?.topic({ action, input: input ?? {}, scene }, locale);
  if (told !== null && told !== undefined) return told;
  return { actor: null, target: null, what: at.words.action(action).title, goal: null };
}

/** Who and what in one line: `Mira · Schwert gegen Ork`. Without a figure it is the person who did it. */
export function whoOf(at: AtTable, { actor }: RunTopic, by: string): string {
  return actor === null ? at.seatName(by) : at.nameOf(actor);
}

/** What is done, and to whom: against an enemy, for a friend. */
export function whatOf(at: AtTable, { what, target, actor }: RunTopic, text: PlayText['result']): string {
  if (target === null || target === actor) return what;
  return aimed(at, what, actor, target, text);
}

export function aimed(
  { figures, nameOf }: AtTable,
  what: string,
  actor: string | null,
  target: string,
  text: Pick<PlayText['result'], 'against' | 'for'>,
): string {
  const sideOf = (id: string | null) => figures.find((figure) => figure.id === id)?.side;
  const isFriend = actor !== null && sideOf(actor) === sideOf(target);
  return (isFriend ? text.for : text.against)(what, nameOf(target));
}

export function verdictOf(
  at: AtTable,
  { action, input }: RunDetail,
  { outcome, trace }: Pick<RunResult, 'outcome' | 'trace'>,
  locale: Locale,
): RunVerdict | null {
  return (
    at.system.table.play?.verdict({ action, input, scene: at.scene }, { outcome, trace }, locale) ?? null
  );
}

/** More faces than this are counted rather than read out. */
const MOST_FACES = 6;

/** Where nothing was at stake the verdict is what was thrown; null where nothing was. */
export function thrownVerdict(
  trace: readonly TraceLine[],
  text: Pick<PlayText['result'], 'thrown' | 'thrownMany'>,
): RunVerdict | null {
  const faces = throwsIn(trace).flatMap((one) => one.faces);
  if (faces.length === 0) return null;
  const word = faces.length > MOST_FACES ? text.thrownMany(faces.length) : text.thrown(faces.join(', '));
  return { tone: 'neutral', word, figures: null };
}

/** Why the rules did not let it happen, in words; undefined if they did. */
export function refusalOf({ words }: AtTable, outcome: unknown): string | undefined {
  const { kind, reason } = (outcome ?? {}) as { readonly kind?: unknown; readonly reason?: unknown };
  return kind === 'refused' && reason !== undefined ? words.value('reason', String(reason)) : undefined;
}

/** The sentence that tells what came of it. */
export function sentenceOf(at: AtTable, { headline }: Pick<RunResult, 'headline'>): string | undefined {
  return headline === null ? undefined : at.words.fact(namedFact(headline, at.nameOf));
}

/** The same while a run is still open: the best fact it has noted so far. */
export function sentenceSoFar(at: AtTable, { detail, progress }: OpenRun): string | undefined {
  const action = at.system.actions.find(({ id }) => id === detail?.action);
  const fact = action && progress ? headlineOf(action, progress.trace) : undefined;
  return fact === undefined ? undefined : at.words.fact(namedFact(fact, at.nameOf));
}

/** Dice that were thrown freely: what was left out or thrown again is struck. */
export function notationRows(roll: NotationRoll): readonly DiceRow[] {
  const expression = rolledExpression(roll);
  const seen = expression && seenDice(expression, roll.throws);
  return roll.throws.map(({ sides, faces }, i) => ({
    key: `${i}`,
    by: null,
    role: '',
    note: null,
    dice:
      seen?.[i]?.dice.map(({ value, state, mark }) => ({
        // Fate dice are dice with six sides.
        sides: seen[i]?.fudge === undefined ? sides : 6,
        face: value,
        mark: markOf(state, mark),
        kind: undefined,
      })) ?? faces.map((face) => ({ sides, face, mark: 'counts' as const, kind: undefined })),
  }));
}

/** The same in words, what does not count in brackets; `die` is the letter for dice. */
export const notationLines = (roll: NotationRoll, die: string): readonly { name: string; faces: string }[] =>
  notationRows(roll).map(({ dice }, i) => {
    const { sides = 0 } = roll.throws[i] ?? {};
    const isFudge = dice.some((one) => one.sides !== sides || one.face < 1);
    return {
      name: `${dice.length}${die}${isFudge ? 'F' : sides}`,
      faces: dice.map(({ face, mark }) => (mark === 'dropped' ? `[${face}]` : `${face}`)).join(', '),
    };
  });

function markOf(state: SeenDie['state'], mark: SeenDie['mark']): DieMark {
  if (state !== 'counts') return 'dropped';
  if (mark === 'nothing') return 'plain';
  return mark === 'failure' ? 'against' : 'counts';
}

/** What freely thrown dice came to. */
export function notationVerdict(
  roll: NotationRoll,
  sum: (total: string) => string,
  locale: Locale,
): RunVerdict {
  const expression = rolledExpression(roll);
  const kind = expression === undefined ? 'sum' : totalKind(expression);
  const total = rolledTotal(roll, locale);
  if (kind !== 'test') return { tone: 'neutral', word: kind === 'sum' ? sum(total) : total, figures: null };
  return { tone: roll.total === 1 ? 'success' : 'failure', word: capital(total), figures: null };
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The dice of an account by owner and role, in the order in which they were first thrown. */
export function rowsOf(
  at: AtTable,
  { action, input }: RunDetail,
  trace: readonly TraceLine[],
  outcome: unknown,
  locale: Locale,
): readonly DiceRow[] {
  const { play } = at.system.table;
  const views = play?.dice({ action, input, scene: at.scene }, trace, outcome) ?? [];
  const isOne = play?.oneRow?.({ action, input, scene: at.scene }) ?? false;
  const rows = new Map<string, DiceRow>();
  throwsIn(trace).forEach(({ pool, faces, of }, i) => {
    faces.forEach((face, j) => {
      const { mark = 'plain', kind } = views[i]?.[j] ?? {};
      // Dice against a figure lie apart from those for it.
      const role = kind === 'penalty' ? 'penalty' : isOne ? '' : (of?.role ?? '');
      // Throws nobody has named are told apart by their order.
      const key = of === undefined ? `${i}|${role}` : `${of.by}|${role}`;
      const row = rows.get(key) ?? { key, by: of?.by ?? null, role, note: null, dice: [] };
      rows.set(key, { ...row, dice: [...row.dice, { sides: pool.sides, face, mark, kind }] });
    });
  });
  return inOrder([...rows.values()], play?.roleOrder ?? []).map((row) => ({
    ...row,
    note: play?.rowNote?.(row, trace, locale) ?? null,
    role: row.role === '' ? '' : (at.words.value('role', row.role) ?? row.role),
  }));
}

/** By what they were thrown for; dice against a figure lie below those for it. */
function inOrder(rows: readonly DiceRow[], order: readonly string[]): readonly DiceRow[] {
  const rankOf = ({ by, role }: DiceRow): number => {
    const at = order.indexOf(role);
    if (at >= 0) return at;
    const own = rows.find((row) => row.by === by && order.includes(row.role));
    return own === undefined ? order.length : order.indexOf(own.role) + 0.5;
  };
  return rows.toSorted((a, b) => rankOf(a) - rankOf(b));
}
