import { useMemo, useState } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { LineEntry } from './line-entry.tsx';
import { completions, type ReadLine, readLine } from './request-line.ts';
import { askablesOf, type RequestWords } from './request-words.ts';
import { playedFigures } from './requested.ts';

/** The GM asks for a roll in one line: `Bemerken 9, alle, blind`. */
export function RequestLine({ autoFocus, onSent }: { autoFocus?: boolean; onSent?: () => void }) {
  const text = useTableText().request;
  const at = useTable();
  const words = useRequestWords();
  const [line, setLine] = useState('');
  const [problem, setProblem] = useState('');
  const read = readLine(line, words);
  const send = async () => {
    if (!read.ok) return setProblem(problemText(read));
    const { askable, input, to, audience, about } = read;
    const command = { kind: 'request', to, action: askable.action, input, audience, text: about } as const;
    const refusal = await at.link.send(command);
    if (refusal !== null) return setProblem(at.refusalText(refusal));
    setLine('');
    onSent?.();
  };
  const problemText = (wrong: Extract<ReadLine, { ok: false }>): string =>
    wrong.problem.kind === 'empty'
      ? text.line.empty
      : text.line.problems[wrong.problem.kind](wrong.problem.word);
  const [first] = words.askables;
  return (
    <LineEntry
      label={text.line.label}
      placeholder={text.line.example(first?.label ?? '', first?.goal?.rungs[1]?.value)}
      hint={problem || (read.ok ? text.line.says(told(read, words)) : text.line.lead)}
      isInvalid={problem !== ''}
      value={line}
      completions={completions(line, words)}
      onChange={(next) => {
        setLine(next);
        setProblem('');
      }}
      onSubmit={() => void send()}
      {...(autoFocus === undefined ? {} : { autoFocus })}
    />
  );
}

function useRequestWords(): RequestWords {
  const text = useTableText().request;
  const locale = useLocale();
  const { system, scene, house, table } = useTable();
  return useMemo(() => {
    const seats = table.seats.filter(({ role, revoked }) => role === 'player' && !revoked);
    const askables = askablesOf({ system, scene, house }, playedFigures(table), locale);
    return { askables, seats, all: text.line.all, audiences: text.audiences };
  }, [system, scene, house, table, locale, text]);
}

/** `Bemerken, normal 9 · Mira, Jonas · Blind`. */
function told(
  { askable, goal, to, audience }: Extract<ReadLine, { ok: true }>,
  { seats, all, audiences }: RequestWords,
): string {
  const what = goal === null ? askable.label : `${askable.label}, ${goal}`;
  const who = to.length === 0 ? all : to.map((id) => seats.find((seat) => seat.id === id)?.name).join(', ');
  return [what, who, audiences[audience].toLowerCase()].join(' · ');
}
