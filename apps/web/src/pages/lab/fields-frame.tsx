import type { System } from '@tafelrunde/kernel';
import { type ReactNode, useMemo } from 'react';
import { randomHex } from '../../table/random-hex.ts';
import { soloLink } from '../../table/solo-link.ts';
import { TableContext, useAtTable } from '../table/table-context.ts';

/** Controls of actions speak the words of a table: here is an empty one that nobody keeps. */
export function FieldsFrame({ system, children }: { system: System; children: ReactNode }) {
  const link = useMemo(() => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    return soloLink({
      system,
      storage,
      secret: () => randomHex(32),
      now: () => 0,
      newId: () => 'lab',
      name: 'lab',
    });
  }, [system]);
  const at = useAtTable(system, link, undefined);
  return <TableContext.Provider value={at}>{children}</TableContext.Provider>;
}
