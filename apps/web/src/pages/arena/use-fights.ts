import { useEffect, useRef, useState } from 'react';
import { ArenaWorkers, type Order, workerCount } from '../../engine/arena-workers.ts';
import { type Fighting, Fights, NOT_YET } from './fighting.ts';

/** The fights of this page; when it is left they end. */
export function useFights(): Fighting & {
  readonly start: (orders: readonly Order[]) => void;
  readonly cancel: () => void;
} {
  const [state, setState] = useState(NOT_YET);
  const fights = useRef<Fights>(undefined);
  fights.current ??= new Fights(new ArenaWorkers(workerCount()), setState);
  useEffect(() => () => fights.current?.leave(), []);
  return {
    ...state,
    start: (orders) => void fights.current?.start(orders),
    cancel: () => fights.current?.cancel(),
  };
}
