import { useMemo } from 'react';
import { useAnnouncer } from '../../../state/announcer.ts';
import type { ShortcutList } from '../../../state/shortcuts.ts';
import { useTable } from '../../../table/table-context.ts';
import { useAccessText } from '../../../text/use-access-text.ts';
import { usePlayText } from '../../../text/use-play-text.ts';
import { useTableText } from '../../../text/use-table-text.ts';
import { useWaitingLine } from '../turn/turn-bar.tsx';
import { useSelected } from '../use-selected.ts';
import { goToPlace } from './places.ts';
import { useSpoken } from './spoken.ts';

/** One key to each place, and two that read out what was missed. */
export function usePlaceKeys(): {
  readonly keys: Readonly<Record<string, () => void>>;
  readonly list: ShortcutList;
} {
  const { keys: text, nothingYet } = useAccessText();
  const { table } = useTable();
  const spoken = useSpoken();
  const state = useStateLine();
  const announce = useAnnouncer((one) => one.announce);
  const keys = useMemo(
    () => ({
      b: () => goToPlace('sheet'),
      p: () => goToPlace('log'),
      c: () => goToPlace('chat'),
      k: () => goToPlace('map'),
      w: () => {
        const last = table.log.findLast(({ kind }) => kind === 'run' || kind === 'notation');
        announce(last === undefined ? nothingYet : spoken(last));
      },
      s: () => announce(state),
    }),
    [table, spoken, announce, state, nothingYet],
  );
  const list = useMemo<ShortcutList>(
    () => [
      [['B'], text.sheet],
      [['P'], text.log],
      [['C'], text.chat],
      [['K'], text.map],
      [['W'], text.repeat],
      [['S'], text.state],
      [[text.alt, text.shift, text.letter], text.withScreenReader],
    ],
    [text],
  );
  return { keys, list };
}

/** How things stand: the round, whose turn it is, what waits, and how the own figure is. */
function useStateLine(): string {
  const { turn: text } = usePlayText();
  const { nothingWaits } = useAccessText();
  const { figure: words } = useTableText();
  const { turn, figures, nameOf, isMine, words: system } = useTable();
  const waiting = useWaitingLine();
  const selected = useSelected();
  const figure = figures.find(({ id }) => id === selected);
  const acting = turn?.figure ?? null;
  const whose =
    turn === null
      ? text.none
      : acting === null
        ? text.between
        : isMine(acting)
          ? text.yours
          : text.of(nameOf(acting));
  const round = turn === null ? [] : [text.round(system.field('round'), turn.round)];
  const tracks = (figure?.tracks ?? []).map(({ id, value, max }) =>
    words.track(system.field(id), value, max),
  );
  const own = figure === undefined ? [] : [[figure.name, ...tracks].join(', ')];
  return [[whose, ...round].join(', '), waiting ?? nothingWaits.replace(/\.$/, ''), ...own]
    .map((one) => `${one}.`)
    .join(' ');
}
