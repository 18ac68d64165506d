import {
  CircleCheck,
  CircleOff,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  Menu,
  Send,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useWide } from '../../state/use-wide.ts';
import { useTable } from '../../table/table-context.ts';
import type { LinkStatus } from '../../table/table-state.ts';
import { usePapersText } from '../../text/use-papers-text.ts';
import { usePlayText } from '../../text/use-play-text.ts';
import { useTableText } from '../../text/use-table-text.ts';
import { useLocale, useText } from '../../text/use-text.ts';
import { Die } from '../../ui/die.tsx';
import { Link } from '../../ui/link.tsx';
import { SearchButton } from '../../ui/search-button.tsx';
import { useUnread } from './papers/use-unread.ts';
import { Seal } from './seal/seal.tsx';
import { TableMenu } from './table-menu.tsx';

const STATUS_ICONS: Readonly<Record<LinkStatus, LucideIcon>> = {
  connecting: LoaderCircle,
  online: CircleCheck,
  waiting: Hourglass,
  gone: CircleOff,
};

/** One line: where we are, whether the table hears us, and everything that is needed rarely. */
export function TableHeader() {
  const { header } = useText();
  const text = useTableText();
  const { menu, stage } = usePlayText();
  const locale = useLocale();
  const isWide = useWide();
  const { system, table, state, link } = useTable();
  const [isOpen, setOpen] = useState(false);
  const isScene = link.restart !== undefined;
  const Status = STATUS_ICONS[state.status];
  return (
    <header className="table-header">
      <Link to="/" className="table-home" label={header.home}>
        <Die sides={20} size={28} state="ready" />
      </Link>
      <h1 className="table-name">{link.solo ? (isScene ? stage.name : text.solo.name) : table.name}</h1>
      <p className="table-system">{system.title[locale]}</p>
      <p className="table-link">
        {state.unanswered > 0 && (
          <span className="unsent" role="status">
            <Send aria-hidden /> <span className="link-word">{text.bar.unsent(state.unanswered)}</span>
          </span>
        )}
        {link.solo ? (
          <>
            <span className="link-solo">{text.solo.badge}</span>
            {isScene && isWide && (
              <Link to={`/solo/${system.id}/table`} className="button quiet">
                {stage.empty}
              </Link>
            )}
          </>
        ) : (
          <>
            {state.status === 'online' && isWide && (
              <span>
                <Users aria-hidden /> {text.bar.present(new Set(state.present).size)}
              </span>
            )}
            <span className="link-status" data-status={state.status} role="status">
              <Status aria-hidden /> <span className="link-word">{text.status[state.status]}</span>
            </span>
          </>
        )}
      </p>
      {isWide && <Seal />}
      {isWide && <SearchButton />}
      <Button className="button quiet menu-button" onPress={() => setOpen(true)}>
        <Menu aria-hidden /> <span className="menu-word">{menu.open}</span>
        {!isWide && <UnreadMark />}
      </Button>
      {isOpen && <TableMenu onClose={() => setOpen(false)} />}
    </header>
  );
}

/** On a phone the papers are in the menu: what is new there is told on its button. */
function UnreadMark() {
  const papers = usePapersText();
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span className="unread-mark">
      <span aria-hidden>{unread}</span>
      <span className="visually-hidden">{`${papers.title}: ${papers.unread(unread)}`}</span>
    </span>
  );
}
