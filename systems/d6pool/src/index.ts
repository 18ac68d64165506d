export { d6pool } from './system.ts';
