import type { Replay } from '@tafelrunde/arena';
import type { Locale } from '@tafelrunde/kernel';
import { useEffect, useState } from 'react';
import type { ReplayJob } from '../../engine/arena-jobs.ts';
import { type Order, replays } from '../../engine/arena-workers.ts';

/** One fight once more, told by a worker; the last one stays until the next is there. */
export interface ToldFight {
  readonly number: number;
  /** Undefined: it could not be told. */
  readonly replay: Replay | undefined;
}

export function useReplay(
  order: Order | undefined,
  number: number | undefined,
  locale: Locale,
): ToldFight | undefined {
  const [told, setTold] = useState<ToldFight>();
  const job: ReplayJob | undefined =
    order === undefined || number === undefined
      ? undefined
      : { kind: 'replay', system: order.system, scenario: order.scenario, seed: order.seed, number, locale };
  const key = JSON.stringify(job);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says it all
  useEffect(() => {
    if (job === undefined) return;
    return replays.ask(job, (replay) => setTold({ number: job.number, replay }));
  }, [key]);
  return job === undefined ? undefined : told;
}
