export { type LegalScene, legalScene } from './legal-scene.ts';
export { heldenhandbuch } from './system.ts';
