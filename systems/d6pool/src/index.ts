export { legalScene } from './legal-scene.ts';
export { d6pool } from './system.ts';
