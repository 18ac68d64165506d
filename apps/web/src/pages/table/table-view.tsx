import { cardOf } from '@tafelrunde/registry/lazy';
import type { System } from '@tafelrunde/system';
import {
  BookOpen,
  FolderLock,
  Map as MapIcon,
  NotebookText,
  ScrollText,
  Swords,
  UserRound,
  Users,
} from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type Key, Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { useAccent } from '../../state/use-accent.ts';
import { useWide } from '../../state/use-wide.ts';
import type { KeptSeat } from '../../table/kept-seat.ts';
import { TableContext, useAtTable, useTable } from '../../table/table-context.ts';
import type { TableLink } from '../../table/table-state.ts';
import { useView, type View } from '../../table/view-store.ts';
import { useTableText } from '../../text/use-table-text.ts';
import { useText } from '../../text/use-text.ts';
import { SheetDialog } from '../../ui/sheet-dialog.tsx';
import { useAnnounceTable } from './access/use-announce-table.ts';
import { BoardArea } from './board/board-area.tsx';
import { CreationDialog } from './creation/creation-editor.tsx';
import { Decisions, useDecision } from './decision/decisions.tsx';
import { EveningDialog, Recapped } from './evening/evenings.tsx';
import { Party } from './fight/party.tsx';
import { TrackerArea } from './fight/tracker-area.tsx';
import { GmPanel } from './gm/gm-panel.tsx';
import { HousePanel } from './gm/house-dialog.tsx';
import { Inbox } from './inbox/inbox.tsx';
import { RequestDialog } from './inbox/request-form.tsx';
import { RequestSheet } from './inbox/request-sheet.tsx';
import { TableLog } from './log/table-log.tsx';
import { Notices } from './notices.tsx';
import { OpenOfferForm } from './now/offer-form.tsx';
import { TargetCard } from './now/target-card.tsx';
import { Outside } from './outside/outside.tsx';
import { TablePalette } from './palette/table-palette.tsx';
import { PaperDialogs } from './papers/paper-dialogs.tsx';
import { PapersPanel } from './papers/papers-panel.tsx';
import { ShownPaper } from './papers/shown-paper.tsx';
import { useUnread } from './papers/use-unread.ts';
import { PrepareArea, PrepareSheet } from './prepare/prepare-area.tsx';
import { Results } from './result/results.tsx';
import { Invite } from './seats/invite.tsx';
import { clearAddress, keepSeat } from './seats/kept-seats.ts';
import { KeyDialog } from './seats/key-dialog.tsx';
import { SeatsPanel } from './seats/seats-panel.tsx';
import { RuleDialog } from './sheet/rule-link.tsx';
import { Sheet } from './sheet/sheet.tsx';
import { StageHints } from './stage/stage-hints.tsx';
import { TableHeader } from './table-header.tsx';
import { TurnBar } from './turn/turn-bar.tsx';
import { AidsPanel, UndoRulePanel } from './undo/aids-panel.tsx';
import { HistoryDialog } from './undo/history-dialog.tsx';
import { UndoDialog } from './undo/undo-dialog.tsx';
import { useUndoKeys } from './undo/use-undo.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useFollowTurn } from './use-selected.ts';
import { useTableKeys } from './use-table-keys.ts';

/** The table as it is played at: party, sheet or board, log; on a phone one of them at a time. */
export function TableView({
  link,
  system,
  kept,
}: {
  link: TableLink;
  system: System;
  kept: KeptSeat | undefined;
}) {
  const at = useAtTable(system, link, kept);
  useAccent(cardOf(system.id)?.accent);
  return (
    <TableContext value={at}>
      <main className="game-table" aria-busy={at.table.seq === 0}>
        <TableHeader />
        {at.table.seq > 0 && at.state.status !== 'gone' && <TurnBar />}
        <Notices />
        {at.table.seq > 0 && at.state.status !== 'gone' && <Seated />}
      </main>
    </TableContext>
  );
}

function Seated() {
  const isWide = useWide();
  const { isCreating, change } = useView();
  useFollowTurn();
  useAnnounceTable();
  useTableKeys();
  useUndoKeys();
  useTitle();
  useFirstView();
  // On a phone a decision lies over the rest.
  const hasDecision = useDecision() !== undefined;
  const party = <Party onCreate={() => change({ isCreating: true })} />;
  return (
    <>
      <div className="table-columns">
        {isWide && <div className="table-party">{party}</div>}
        <div className="table-middle">
          {(isWide || !hasDecision) && <StageHints />}
          <Recapped />
          <Inbox />
          <Decisions />
          <Results />
          <ShownPaper />
          <Middle isWide={isWide} />
          <TargetCard />
        </div>
        {isWide && (
          <div className="table-side">
            <TableLog />
          </div>
        )}
      </div>
      {!isWide && <TableSheet party={party} />}
      {!isWide && <PapersSheet />}
      {isCreating && <CreationDialog />}
      <OpenOfferForm />
      <RequestSheet />
      <RequestDialog />
      <HistoryDialog />
      <PrepareSheet />
      <KeyDialog />
      <EveningDialog />
      <PaperDialogs />
      <UndoDialog />
      <RuleDialog />
      <TablePalette />
      <Outside />
    </>
  );
}

// The book and its search come when somebody looks something up.
const TableBook = lazy(async () => ({ default: (await import('./book/table-book.tsx')).TableBook }));

const ICONS = {
  ...{ sheet: UserRound, tracker: Swords, board: MapIcon },
  ...{ table: Users, rules: BookOpen, papers: NotebookText, log: ScrollText, prepare: FolderLock },
} as const;

/** As they stand side by side. */
const TABS: readonly View[] = ['sheet', 'tracker', 'board', 'papers', 'table', 'prepare', 'rules', 'log'];

function Middle({ isWide }: { isWide: boolean }) {
  const text = useTableText();
  const { view, change } = useView();
  const { system, scene, isGm } = useTable();
  const hasBoard = system.table.board(scene) !== null;
  const unread = useUnread();
  // On a phone the papers and what is about the table itself live in the menu.
  const isHere = {
    ...{ sheet: true, tracker: true, board: hasBoard, rules: true },
    ...{ table: isWide, papers: isWide, prepare: isWide && isGm, log: !isWide },
  };
  const views = TABS.filter((one) => isHere[one]);
  const shown = views.includes(view) ? view : 'sheet';
  useKeptScroll(shown);
  const panels: Readonly<Record<View, React.ReactNode>> = {
    sheet: <Sheet />,
    tracker: <TrackerArea />,
    board: <BoardArea />,
    papers: <PapersPanel />,
    table: <TablePanel party={null} />,
    prepare: <PrepareArea />,
    rules: (
      <Suspense>
        <TableBook />
      </Suspense>
    ),
    log: <TableLog />,
  };
  return (
    <Tabs
      className="table-views"
      selectedKey={shown}
      onSelectionChange={(key: Key) => change({ view: key as View })}
    >
      <TabList className="tab-list" aria-label={text.bar.label}>
        {views.map((one) => {
          const Icon = ICONS[one];
          return (
            <Tab key={one} id={one} className="tab">
              <Icon aria-hidden />
              <span>{text.views[one]}</span>
              {one === 'papers' && unread > 0 && <span className="badge new-badge">{unread}</span>}
            </Tab>
          );
        })}
      </TabList>
      {views.map((one) => (
        <TabPanel key={one} id={one} className="view">
          {panels[one]}
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** On a phone the same in a sheet of its own. */
function TableSheet({ party }: { party: React.ReactNode }) {
  const { views } = useTableText();
  const { isTableOpen, change } = useView();
  if (!isTableOpen) return null;
  return (
    <SheetDialog title={views.table} onClose={() => change({ isTableOpen: false })}>
      <TablePanel party={party} />
    </SheetDialog>
  );
}

function PapersSheet() {
  const { views } = useTableText();
  const { isPapersOpen, change } = useView();
  if (!isPapersOpen) return null;
  return (
    <SheetDialog title={views.papers} onClose={() => change({ isPapersOpen: false })}>
      <PapersPanel />
    </SheetDialog>
  );
}

/** What is about the table itself: for the GM its tools, for all the seats and the house rules. */
function TablePanel({ party }: { party: React.ReactNode }) {
  const { isGm, link, table } = useTable();
  const invite = isGm && !link.solo ? <Invite /> : null;
  const isAlone = table.seats.filter(({ revoked }) => !revoked).length === 1;
  return (
    <div className="table-panel">
      {/* Somebody who is alone at a table wants company before anything else. */}
      {isAlone && invite}
      {party}
      {isGm && <GmPanel />}
      {!isAlone && invite}
      {!link.solo && <SeatsPanel />}
      {isGm && <AidsPanel />}
      {isGm && !link.solo && <UndoRulePanel />}
      <HousePanel />
    </div>
  );
}

/** At an empty table the GM invites first. */
function useFirstView(): void {
  const { isGm, link, figures } = useTable();
  const isWide = useWide();
  const [isInviting] = useState(isGm && !link.solo && figures.length === 0);
  useEffect(() => {
    if (isInviting) useView.getState().change(isWide ? { view: 'table' } : { isTableOpen: true });
  }, [isInviting, isWide]);
}

/** The table gives the page its name, and the list of recent tables too. */
function useTitle(): void {
  const { table, link, kept, me } = useTable();
  const text = useTableText();
  const { name } = useText();
  const title = link.solo ? text.solo.name : table.name;
  const myName = me?.name;
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  useEffect(() => {
    // Only now the table has said that the seat is one.
    if (kept === undefined || myName === undefined) return;
    keepSeat(table.id, { ...kept, table: title, name: myName });
    clearAddress();
  }, [kept, table.id, title, myName]);
}
