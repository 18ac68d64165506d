import { useEffect, useState } from 'react';
import { get } from './ask.ts';

export interface Reach {
  /** Where phones can open the table, best first; empty where this page's own address will do. */
  readonly origins: readonly string[];
  /** Nobody but this machine can open it. */
  readonly isOnlyHere: boolean;
}

const THIS_MACHINE = /^(localhost|127\..*|\[::1\])$/;

/** A page opened as `localhost` has to ask its server how others would call it. */
export function useReach(): Reach {
  const [reach, setReach] = useState<Reach>({ origins: [], isOnlyHere: false });
  useEffect(() => {
    if (!THIS_MACHINE.test(location.hostname)) return;
    void get<{ origins: readonly string[] }>('/api/reach').then((answer) => {
      if (answer.ok)
        setReach({ origins: answer.value.origins, isOnlyHere: answer.value.origins.length === 0 });
    });
  }, []);
  return reach;
}
