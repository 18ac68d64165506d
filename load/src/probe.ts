import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

/** What a process under load uses. */
export interface Usage {
  readonly rssBytes: number;
  readonly heapBytes: number;
  readonly cpuMs: number;
}

/** What the parent can ask for: what this process uses; that its profile begins; that it is written to a file. */
export type Probe = 'usage' | 'profile' | { readonly write: string };

/** Lets the parent ask. */
export function answerProbes(): void {
  const session = new Session();
  process.on('message', async (probe: Probe) => {
    if (probe === 'usage') process.send?.({ usage: usage() });
    else if (probe === 'profile') {
      session.connect();
      await session.post('Profiler.enable');
      await session.post('Profiler.start');
      process.send?.({});
    } else {
      const { profile } = await session.post('Profiler.stop');
      writeFileSync(probe.write, JSON.stringify(profile));
      process.send?.({});
    }
  });
  // Whoever started this process has gone: nothing is left to do.
  process.once('disconnect', () => process.exit());
}

/** Collects garbage first: what is left is what is kept. */
function usage(): Usage {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { rssBytes: rss, heapBytes: heapUsed, cpuMs: (user + system) / 1000 };
}
