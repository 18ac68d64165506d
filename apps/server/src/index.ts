export type { LogLevel } from './app.ts';
export { type RunningServer, type ServerOptions, startServer } from './start.ts';
