const POLL_MS = 500;

/**
 * npm runs a script as npm > sh > node. A SIGTERM to npm ends the shell, and the shell does not pass it on: the server
 * would go on behind everybody's back and hold its port. So whoever loses its parent gets the signal from here.
 */
export function endWithParent() {
  if (process.env['npm_lifecycle_event'] === undefined) return; // not started by npm
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS);
  timer.unref();
}
