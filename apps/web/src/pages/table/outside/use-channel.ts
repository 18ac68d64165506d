import { useCallback, useEffect, useState } from 'react';
import { useTable } from '../../../table/table-context.ts';
import type { ChannelProblem } from '../../../text/outside.ts';
import { useLocale } from '../../../text/use-text.ts';
import { askAs } from '../seats/ask.ts';

/** What the server tells of the channel results go to; never its address. */
export type ChannelState =
  | { readonly on: false }
  | { readonly on: true; readonly problem: ChannelProblem | null };

export interface ChannelWay {
  readonly state: ChannelState | undefined;
  /** Why it could not be set, as the server's code; null if it was. */
  readonly set: (url: string) => Promise<string | null>;
  readonly remove: () => Promise<void>;
}

/** How often the GM's page asks whether messages arrive, while there is a channel. */
const LOOK_MS = 30_000;

/** The channel of this table, for its GM. */
export function useChannel(token: string): ChannelWay {
  const { table } = useTable();
  const locale = useLocale();
  const path = `/api/tables/${encodeURIComponent(table.id)}/webhook`;
  const [state, setState] = useState<ChannelState>();
  const look = useCallback(async () => {
    const told = await askAs<ChannelState>(token, 'GET', path);
    if (told.ok) setState(told.value);
  }, [token, path]);
  const isOn = state?.on === true;
  useEffect(() => {
    void look();
  }, [look]);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isOn, look]);
  return {
    state,
    set: async (url) => {
      const told = await askAs<ChannelState>(token, 'PUT', path, { url, locale });
      if (told.ok) setState(told.value);
      return told.ok ? null : (told.code ?? '');
    },
    remove: async () => {
      const told = await askAs<ChannelState>(token, 'DELETE', path);
      if (told.ok) setState(told.value);
    },
  };
}
