export { probenwuerfel } from './system.ts';
