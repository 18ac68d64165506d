export { legalScene } from './legal-scene.ts';
export { grundregelwerk } from './system.ts';
