export { legalScene } from './rules/legal-scene.ts';
export { d6pool } from './system.ts';
