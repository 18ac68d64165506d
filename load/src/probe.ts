/** What a process under load uses. */
export interface Usage {
  readonly rssBytes: number;
  readonly heapBytes: number;
  readonly cpuMs: number;
}

/** Lets the parent ask this process what it uses. Collects garbage first: what is left is what is kept. */
export function answerProbes(): void {
  process.on('message', (message) => {
    if (message !== 'usage') return;
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const usage: Usage = { rssBytes: rss, heapBytes: heapUsed, cpuMs: (user + system) / 1000 };
    process.send?.({ usage });
  });
  // Whoever started this process has gone: nothing is left to do.
  process.once('disconnect', () => process.exit());
}
