import { parseScenario } from '@tafelrunde/arena';
import type { Prepared } from '@tafelrunde/table';
import { useEffect, useRef, useState } from 'react';
import type { Order } from '../../../engine/arena-workers.ts';
import { useAnnouncer } from '../../../state/announcer.ts';
import { type Path, useRoute } from '../../../state/route.ts';
import { useTable } from '../../../table/table-context.ts';
import { useArenaText } from '../../../text/use-arena-text.ts';
import { usePrepareText } from '../../../text/use-prepare-text.ts';
import { useLocale } from '../../../text/use-text.ts';
import { type Counted, counted } from '../../arena/counted.ts';
import { keyOf } from '../../arena/fighting.ts';
import { hashOf } from '../../arena/link.ts';
import { problemList } from '../../arena/problem-list.ts';
import { winSentence } from '../../arena/sentence.ts';
import { useFights } from '../../arena/use-fights.ts';
import { rememberVisit } from '../../house/visit.ts';
import { draftFor, FIGHTS, orderFor, type Party } from './scenario.ts';

/** What the arena says about one encounter. */
export interface Judged {
  /** What has been counted so far. */
  readonly counted: Counted | undefined;
  readonly running: { readonly done: number; readonly total: number } | null;
  /** Party, encounter or house rules have changed since. */
  readonly isStale: boolean;
  /** Why there is no answer. */
  readonly complaint: string | null;
  /** Whom it reckoned with. */
  readonly party: Party;
}

interface Asked {
  readonly order: Order;
  readonly party: Party;
  readonly complaint: string | null;
}

export interface Judging {
  readonly of: (item: Prepared) => Judged | undefined;
  readonly start: (item: Prepared) => void;
  readonly stop: () => void;
  /** The same fight with all its pictures. */
  readonly toArena: (item: Prepared) => void;
}

/** Has the arena fight encounters against the party, one at a time; what was counted before is kept. */
export function useJudging(party: Party): Judging {
  const text = usePrepareText();
  const arenaText = useArenaText();
  const locale = useLocale();
  const { system, table, scene } = useTable();
  const go = useRoute((route) => route.go);
  const announce = useAnnouncer((announcer) => announcer.announce);
  const { fought, running, isFailed, start, cancel } = useFights();
  const [asked, setAsked] = useState<Readonly<Record<string, Asked>>>({});
  const [latest, setLatest] = useState<string | null>(null);
  const draftOf = (item: Prepared) => draftFor(item, party, table.house, text);
  const order = (item: Prepared) => orderFor(system.id, draftOf(item));

  const wasRunning = useRef(false);
  useEffect(() => {
    const done = latest === null ? undefined : fought.get(keyOf((asked[latest] as Asked).order));
    if (wasRunning.current && running === null && done !== undefined)
      announce(winSentence(arenaText, done.tally, locale));
    wasRunning.current = running !== null;
  }, [running, fought, latest, asked, announce, arenaText, locale]);

  return {
    of: (item) => {
      const one = asked[item.id];
      if (one === undefined) return undefined;
      const found = fought.get(keyOf(one.order));
      const isLatest = latest === item.id;
      return {
        counted: found === undefined ? undefined : counted(found.tally),
        running: isLatest ? running : null,
        isStale: keyOf(one.order) !== keyOf(order(item)),
        complaint: one.complaint ?? (isLatest && isFailed ? arenaText.failed : null),
        party: one.party,
      };
    },
    start: (item) => {
      const wanted = order(item);
      const parsed = parseScenario(system, wanted.scenario, locale);
      const complaint = parsed.ok ? null : problemList(system, parsed.error, locale);
      setAsked((before) => ({ ...before, [item.id]: { order: wanted, party, complaint } }));
      setLatest(item.id);
      if (parsed.ok) start([wanted]);
    },
    stop: cancel,
    toArena: (item) => {
      const view = { drafts: [draftOf(item)], active: 0, fights: FIGHTS, seed: 1, luck: 50, told: null };
      const { path } = useRoute.getState();
      rememberVisit({ system: system.id, path: path as Path, house: table.house, scene });
      void hashOf(system.id, view).then((hash) => go(`/arena/${system.id}#${hash}`));
    },
  };
}
