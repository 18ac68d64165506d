import { refusalText as textOf } from '@tafelrunde/protocol';
import {
  defaultsOf,
  type FigureView,
  type Offer,
  type System,
  type SystemWords,
  type TurnView,
} from '@tafelrunde/system';
import {
  type Audience,
  countedBy,
  figuresSeen,
  type Refusal,
  type Seat,
  seatOf,
  type Table,
} from '@tafelrunde/table';
import { createContext, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { useTableText } from '../text/use-table-text.ts';
import { useLocale } from '../text/use-text.ts';
import type { KeptSeat } from './kept-seat.ts';
import type { TableLink, TableState, Unnumbered } from './table-state.ts';
import { useView, type Values } from './view-store.ts';

/** How an offer is carried out. */
export interface Manner {
  readonly audience: Audience;
  readonly realDice: boolean;
  /** The request it answers. */
  readonly request?: string;
}

/** The table as one seat plays at it. */
export interface AtTable {
  readonly system: System;
  readonly link: TableLink;
  readonly kept: KeptSeat | undefined;
  /** Keeps a changed seat, such as one with new invitations. */
  readonly keep: (seat: KeptSeat) => void;
  readonly state: TableState;
  readonly table: Table;
  readonly scene: unknown;
  readonly house: Readonly<Record<string, unknown>>;
  readonly words: SystemWords;
  readonly me: Seat | undefined;
  readonly isGm: boolean;
  readonly mayPlay: boolean;
  readonly figures: readonly FigureView[];
  /** How far the fight has come: by the table's own order if it keeps one, else by the rules. */
  readonly turn: TurnView | null;
  readonly isMine: (figure: string) => boolean;
  readonly nameOf: (figure: string) => string;
  readonly seatName: (seat: string) => string;
  /** Why something was refused, in words. */
  readonly refusalText: (refusal: Refusal) => string;
  /** Sends a command; a refusal is shown and answered with false. */
  readonly send: (command: Unnumbered) => Promise<boolean>;
  readonly act: (
    offer: Pick<Offer, 'action' | 'input'>,
    values?: Values,
    manner?: Manner,
  ) => Promise<boolean>;
}

export const TableContext = createContext<AtTable | null>(null);

export function useTable(): AtTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('no table around this component');
  return table;
}

const OPENLY: Manner = { audience: 'everyone', realDice: false };

/** Puts together what the components need to know, anew whenever the table changes. */
export function useAtTable(system: System, link: TableLink, given: KeptSeat | undefined): AtTable {
  const [kept, keep] = useState(given);
  const locale = useLocale();
  const text = useTableText();
  const change = useView((view) => view.change);
  const source = useMemo(
    () => ({ subscribe: (listener: () => void) => link.subscribe(listener), get: () => link.state() }),
    [link],
  );
  const state = useSyncExternalStore(source.subscribe, source.get);
  const { table, seat, role } = state;
  const house = useMemo(() => ({ ...defaultsOf(system.houseRules), ...table.house }), [system, table.house]);
  const figures = useMemo(
    () =>
      role === 'gm'
        ? system.table.figures(table.scene, house)
        : figuresSeen(system, { scene: table.scene, house: table.house, veils: table.veils }),
    [system, table.scene, table.house, table.veils, house, role],
  );
  return useMemo(() => {
    const words = system.words[locale];
    const me = seatOf(table, seat);
    const isGm = role === 'gm';
    const refusalText = (refusal: Refusal): string => textOf(refusal, text.refusals, words);
    const send = async (command: Unnumbered): Promise<boolean> => {
      const refusal = await link.send(command);
      if (refusal === null) return true;
      change({ notice: refusalText(refusal) });
      return false;
    };
    return {
      system,
      link,
      kept,
      keep,
      state,
      table,
      scene: table.scene,
      house,
      words,
      me,
      isGm,
      mayPlay: role !== 'spectator',
      figures,
      turn: countedBy(table.tracker, system.scene.turn(table.scene)),
      isMine: (figure) => me?.figures.includes(figure) ?? false,
      nameOf: (figure) => figures.find(({ id }) => id === figure)?.name ?? figure,
      seatName: (id) => table.seats.find((one) => one.id === id)?.name ?? id,
      refusalText,
      send,
      act: ({ action, input }, values = {}, manner = OPENLY) =>
        send({
          kind: 'act',
          action,
          input: { ...input, ...values },
          ...manner,
          ...(isGm && !link.solo && useView.getState().hidesNew ? { hides: true } : {}),
        }),
    };
  }, [system, link, kept, state, table, seat, role, house, figures, locale, text, change]);
}
