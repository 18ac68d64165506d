import type { System } from '@tafelrunde/system';
import { type ReactNode, useMemo } from 'react';
import { randomHex } from '../../table/random-hex.ts';
import { soloBeginning, soloLink } from '../../table/solo-link.ts';
import { TableContext, useAtTable } from '../../table/table-context.ts';

/** Controls of actions speak the words of a table: here is an empty one that nobody keeps. */
export function FieldsFrame({ system, children }: { system: System; children: ReactNode }) {
  const link = useMemo(() => {
    const world = {
      system,
      secret: () => randomHex(32),
      now: () => 0,
      newId: () => 'lab',
      name: 'lab',
    };
    return soloLink({ ...world, events: soloBeginning(world), write: async () => 'kept' });
  }, [system]);
  const at = useAtTable(system, link, undefined);
  return <TableContext.Provider value={at}>{children}</TableContext.Provider>;
}
