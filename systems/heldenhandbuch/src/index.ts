export { heldenhandbuch } from './system.ts';
