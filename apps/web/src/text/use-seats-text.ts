import { type SeatsText, seatsTexts } from './seats.ts';
import { useLocale } from './use-text.ts';

/** What is said about seats, in the language that is chosen now. */
export const useSeatsText = (): SeatsText => seatsTexts[useLocale()];
