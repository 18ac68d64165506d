import type { CSSProperties } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { Die } from '../../../ui/die.tsx';
import type { DiceRow, LyingDie } from './told.ts';

const faces = (dice: readonly LyingDie[]): string => dice.map(({ face }) => face).join(', ');

/** As large as so many dice can lie side by side. */
export function sizeFor(count: number, isOwn: boolean): number {
  if (count <= 4) return isOwn ? 72 : 48;
  if (count <= 8) return isOwn ? 52 : 40;
  return count <= 14 ? 40 : 32;
}

/** Dice by owner and role: what counts is lit, what was left out is struck. Nobody sees an anonymous pile. */
export function DiceRows({ rows, size }: { rows: readonly DiceRow[]; size: number }) {
  const text = usePlayText().result;
  const { nameOf } = useTable();
  const owners = new Set(rows.map(({ by }) => by));
  const titleOf = ({ by, role, dice }: DiceRow): string => {
    const kind = dice.every((one) => one.kind === 'penalty') ? text.kinds.penalty : '';
    const word = role === '' ? kind : role;
    if (by === null || owners.size < 2) return word;
    if (word === '') return nameOf(by);
    // An attack and a defence say whose they are.
    const isShared = rows.some((row) => row.role === role && row.by !== by);
    return isShared ? text.title(nameOf(by), word) : word;
  };
  const hasTitles = rows.some((row) => titleOf(row) !== '');
  return (
    <div className="dice-rows" data-titled={hasTitles}>
      {rows.map((row) => {
        const title = titleOf(row);
        const counting = row.dice.filter(({ mark }) => mark === 'counts');
        const isAll = counting.length === row.dice.length;
        return (
          <div key={row.key} className="dice-row">
            <span className="visually-hidden">
              {text.spokenRow(title || text.dice, faces(row.dice), isAll ? '' : faces(counting))} {row.note}
            </span>
            {hasTitles && (
              <span className="dice-row-title" aria-hidden>
                {title}
              </span>
            )}
            <span className="dice-row-dice" aria-hidden>
              {row.dice.map(({ sides, face, mark, kind }, i) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they fell
                  key={i}
                  className="lying"
                  data-mark={mark}
                  style={{ '--place': i } as CSSProperties}
                >
                  <Die
                    sides={sides}
                    face={face}
                    size={mark === 'dropped' ? Math.round(size * 0.7) : size}
                    kind={kind}
                  />
                </span>
              ))}
              {row.note !== null && <span className="dice-row-note">{row.note}</span>}
            </span>
          </div>
        );
      })}
    </div>
  );
}
