export type { LogLevel } from './app.ts';
export { BadVariable, readEnvironment } from './environment.ts';
export { issueGmSeat } from './issue-seat.ts';
export type { RemoteSeat } from './mcp/remote-seat.ts';
export { serveAssistant } from './mcp/stdio.ts';
export { type RunningServer, type ServerOptions, startServer } from './start.ts';
export { DatabaseUnreachable } from './store/open-postgres.ts';
export { CannotRestore, restoreBackup } from './store/restore.ts';
export { sqliteStore } from './store/sqlite-store.ts';
