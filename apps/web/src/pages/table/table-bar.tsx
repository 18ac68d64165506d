import {
  CircleCheck,
  CircleOff,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  Send,
  Timer,
  Users,
} from 'lucide-react';
import type { LinkStatus } from '../../table/table-state.ts';
import { useLocale } from '../../text/use-text.ts';
import { Seal } from '../fair-dice/seal.tsx';
import { counterOf } from './fight/scene-extras.ts';
import { useTable } from './table-context.ts';
import { useTableText } from './use-table-text.ts';

const STATUS_ICONS: Readonly<Record<LinkStatus, LucideIcon>> = {
  connecting: LoaderCircle,
  online: CircleCheck,
  waiting: Hourglass,
  gone: CircleOff,
};

/** What is going on at the table, in one line: name, round, counter, who is here, whether it hears us. */
export function TableBar() {
  const text = useTableText();
  const locale = useLocale();
  const { system, words, table, state, link, turn, scene, isMine, nameOf } = useTable();
  const counter = counterOf(scene);
  const Status = STATUS_ICONS[state.status];
  const whose = turn?.figure;
  return (
    <section className="table-bar" aria-label={text.bar.label}>
      <h1 className="table-name">{link.solo ? text.solo.name : table.name}</h1>
      <p className="table-system">{system.title[locale]}</p>
      <p className="table-round" data-fighting={turn !== null}>
        {turn === null ? (
          text.bar.noCombat
        ) : (
          <>
            <strong>
              {words.field('round')} {turn.round}
            </strong>
            {whose !== null && whose !== undefined && (
              <span> · {isMine(whose) ? text.bar.yourTurn : text.bar.turnOf(nameOf(whose))}</span>
            )}
          </>
        )}
      </p>
      {counter !== null && (
        <p className="table-counter" role="img" aria-label={text.bar.timer(counter.value, counter.length)}>
          <Timer aria-hidden />
          {Array.from({ length: counter.length }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: segments are all alike
            <span key={i} className="segment-pip" data-full={i < counter.value} />
          ))}
        </p>
      )}
      <Seal />
      <p className="table-link">
        {state.unanswered > 0 && (
          <span className="unsent">
            <Send aria-hidden /> {text.bar.unsent(state.unanswered)}
          </span>
        )}
        {link.solo ? (
          <span>{text.solo.badge}</span>
        ) : (
          <>
            {state.status === 'online' && (
              <span>
                <Users aria-hidden /> {text.bar.present(new Set(state.present).size)}
              </span>
            )}
            <span className="link-status" data-status={state.status} role="status">
              <Status aria-hidden /> {text.status[state.status]}
            </span>
          </>
        )}
      </p>
    </section>
  );
}
