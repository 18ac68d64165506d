import { type FigureImpact, type Followed, hasMoved, type Impact, type Move } from '@tafelrunde/engine';
import { systemOf } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';
import type { Session } from '../session.ts';
import { houseValueText } from './house-value.ts';
import { percent } from './numbers.ts';
import { table } from './table.ts';
import { fit, indented, wrap } from './wrap.ts';

/** What house rules do, for people: a sentence, the checks before and after, what each switch does by itself. */
export function impactLines(session: Session, found: Impact): string[] {
  const { text, paint, width, locale } = session;
  const system = systemOf(found.system) as System;
  const changed = Object.keys(found.house).length;
  const moved = found.checks.filter(isMoved).length;
  const sentence = text.impact.sentence(system.title[locale], changed, moved, found.checks.length);
  return [
    ...wrap(sentence, width).map(paint.bold),
    '',
    ...moveRows(session, found.checks),
    ...(changed < 2 ? [] : found.switches.flatMap((one) => switchLines(session, system, found, one))),
    ...(found.figure === undefined ? [] : figureLines(session, found.figure)),
  ];
}

const isMoved = ({ before, after }: Move): boolean => hasMoved(before, after);

function moveRows(session: Session, moves: readonly Move[]): string[] {
  const { paint, width } = session;
  const shares = moves.map((move) => shareText(session, move));
  const room = width - Math.max(0, ...shares.map((share) => share.length)) - 4;
  return table(
    moves.map(({ label }, i) => [fit(label, room), shares[i] ?? '']),
    [{}, { paint: paint.accent }],
  );
}

/** `58,0 %`, or `58,0 % → 66,0 %` where it moves. */
function shareText({ text, locale }: Session, move: Move): string {
  const share = (one: Followed | undefined): string =>
    one === undefined ? text.impact.noChance : `${one.runs > 0 ? '≈ ' : ''}${percent(one.chance.p, locale)}`;
  return isMoved(move) ? `${share(move.before)} → ${share(move.after)}` : share(move.after);
}

function switchLines(
  session: Session,
  system: System,
  { house }: Impact,
  { key, moves }: Impact['switches'][number],
): string[] {
  const { text, paint, width, locale } = session;
  const title = system.words[locale].houseRule(key);
  const value = houseValueText(session, system, key, house[key]);
  return [
    '',
    ...wrap(text.impact.alone(title, value), width).map(paint.bold),
    ...(moves.length === 0 ? [`  ${text.impact.movesNothing}`] : moveRows(session, moves)),
  ];
}

function figureLines(session: Session, { name, sheet, problems, checks }: FigureImpact): string[] {
  const { text, paint, width } = session;
  return [
    '',
    paint.bold(name),
    ...(sheet.length === 0
      ? [`  ${text.impact.sheetSame}`]
      : table(
          sheet.map(({ label, before, after }) => [label, `${before} → ${after}`]),
          [{}, { paint: paint.accent }],
        )),
    ...problems.flatMap(({ message }) => indented(`! ${message}`, width, 2)),
    ...(checks.length === 0 ? [] : ['', ...moveRows(session, checks)]),
  ];
}
