import type { CalculationProblem } from '@tafelrunde/kernel';
import { type BadInput, badInput } from '../bad-input.ts';

export const badCalculation = ({ code }: CalculationProblem): BadInput => badInput(code, {});
