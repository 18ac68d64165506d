/** Files a process needs besides its connections. */
const SPARE = 100;

/** What to do if this machine does not allow as many open files as there will be connections. */
export function tooFewOpenFiles(connections: number): string | undefined {
  const report = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited'; hard: number | 'unlimited' } };
  };
  // Node raises its own soft limit to the hard one. Windows has no such limit.
  const allowed = report.userLimits?.open_files?.hard ?? 'unlimited';
  const needed = connections + SPARE;
  if (allowed === 'unlimited' || allowed >= needed) return undefined;
  return [
    `${connections} connections need ${needed} open files; this shell allows ${allowed} (ulimit -Hn).`,
    `Raise the limit, for example: sudo prlimit --pid $$ --nofile=${needed}:${needed}`,
    `(for good: "* - nofile ${needed}" in /etc/security/limits.conf, or LimitNOFILE=${needed} in the systemd unit),`,
    `or take fewer tables: --tables ${Math.max(1, Math.floor((allowed - SPARE) / 5))}.`,
  ].join('\n');
}
