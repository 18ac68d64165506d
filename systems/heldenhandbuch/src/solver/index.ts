export { houseRules } from '../data/house-rules.ts';
export { adviseKeeps, type KeepAdvice, valueOfKept } from './advice.ts';
export { checkSolver, tapeTo } from './check-advice.ts';
export { lawOfCheck, solveCheck } from './check-solver.ts';
export { type FaceClass, facesApart, facesByLook, type KeepGame } from './keep-game.ts';
export { QuickEnding } from './quick-ending.ts';
export { type SolvedKeeps, solveKeeps } from './solve-keeps.ts';
