export { legalScene } from './legal-scene.ts';
export { probenwuerfel } from './system.ts';
