export { grundregelwerk } from './system.ts';
