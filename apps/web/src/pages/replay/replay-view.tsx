import type { TableFile } from '@tafelrunde/protocol';
import { cardOf } from '@tafelrunde/registry/lazy';
import type { System } from '@tafelrunde/system';
import type { Replay } from '@tafelrunde/table';
import { ArrowLeft, FolderOpen } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Path } from '../../state/route.ts';
import { isBusy, useShortcutKeys, useShortcuts } from '../../state/shortcuts.ts';
import { useAccent } from '../../state/use-accent.ts';
import { TableContext, useAtTable, useTable } from '../../table/table-context.ts';
import { filesFrom } from '../../table/table-files.ts';
import { useView } from '../../table/view-store.ts';
import { useReplayText } from '../../text/use-replay-text.ts';
import { useTableText } from '../../text/use-table-text.ts';
import { useLocale } from '../../text/use-text.ts';
import { Link } from '../../ui/link.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { BoardArea } from '../table/board/board-area.tsx';
import { Party } from '../table/fight/party.tsx';
import { tableOf, wantedBy } from '../table/log/sources.ts';
import { TableLog } from '../table/log/table-log.tsx';
import { keptSeats } from '../table/seats/kept-seats.ts';
import { RuleDialog } from '../table/sheet/rule-link.tsx';
import { Sheet } from '../table/sheet/sheet.tsx';
import { Controls } from './controls.tsx';
import { ReplayLink } from './replay-link.ts';
import { type Player, usePlayer } from './use-player.ts';

export interface ReplayViewProps {
  readonly system: System;
  readonly replay: Replay;
  readonly file: Pick<TableFile, 'name' | 'files'>;
  readonly onAnother: () => void;
}

/** The table at a moment of its history, with the same pictures as at the table itself. */
export function ReplayView({ system, replay, file, onAnother }: ReplayViewProps) {
  const locale = useLocale();
  const { file: text } = useReplayText();
  const [link] = useState(() => {
    const made = new ReplayLink(system, filesFrom(file.files));
    made.show(replay.at(replay.end));
    return made;
  });
  const player = usePlayer(replay.end);
  const { moment } = player;
  useEffect(() => link.show(replay.at(moment)), [link, replay, moment]);
  const at = useAtTable(system, link, undefined);
  useAccent(cardOf(system.id)?.accent);
  useReplayKeys(player, replay.end);
  const [backTo] = useState(tableBehind);
  return (
    <TableContext value={at}>
      <main className="replay">
        <header className="replay-head">
          <h1>{file.name}</h1>
          <p className="hint">{system.title[locale]}</p>
          {backTo !== undefined && (
            <Link to={backTo} className="button">
              <ArrowLeft aria-hidden /> {text.backToTable}
            </Link>
          )}
          <Button className="button quiet" onPress={onAnother}>
            <FolderOpen aria-hidden /> {text.another}
          </Button>
        </header>
        <Controls player={player} replay={replay} />
        <div className="replay-columns">
          <div className="replay-party">
            <Party onCreate={() => undefined} />
          </div>
          <Stage />
          <div className="replay-log">
            <TableLog />
          </div>
        </div>
        <RuleDialog />
      </main>
    </TableContext>
  );
}

/** The board and the sheet take turns where there is a board. */
function Stage() {
  const text = useTableText();
  const { replay } = useReplayText();
  const { system, scene } = useTable();
  const { view, change } = useView();
  const hasBoard = system.table.board(scene) !== null;
  const shown = hasBoard && view === 'board' ? 'board' : 'sheet';
  return (
    <div className="replay-stage">
      {hasBoard && (
        <Segmented
          label={replay.views}
          hideLabel
          value={shown}
          onChange={(chosen: 'board' | 'sheet') => change({ view: chosen })}
          segments={[
            { value: 'sheet', label: text.views.sheet },
            { value: 'board', label: text.views.board },
          ]}
        />
      )}
      {shown === 'board' ? <BoardArea /> : <Sheet />}
    </div>
  );
}

function useReplayKeys({ step, go, toggle }: Player, last: number): void {
  const { keys } = useReplayText().replay;
  const list = useShortcuts((state) => state.list);
  useEffect(() => {
    list([
      [['←'], keys.back],
      [['→'], keys.forward],
      [['Pos1', 'Home'], keys.first],
      [['Ende', 'End'], keys.last],
      [['p'], keys.play],
    ]);
    return () => list(null);
  }, [list, keys]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A board or a row of buttons that has used the key itself keeps it.
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target))
        return;
      const moves: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => step(-1),
        ArrowRight: () => step(1),
        Home: () => go(0),
        End: () => go(last),
      };
      const move = moves[event.key];
      if (move === undefined) return;
      event.preventDefault();
      move();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [step, go, last]);
  useShortcutKeys(useMemo(() => ({ p: toggle }), [toggle]));
}

/** The table this evening was opened from; undefined if it came from a file or for somebody who only watches. */
function tableBehind(): Path | undefined {
  const wanted = wantedBy(location);
  if (wanted === null || (wanted.kind === 'table' && keptSeats()[wanted.table] === undefined))
    return undefined;
  return tableOf(wanted);
}
