import { ids } from '@tafelrunde/system';

/** DP-PSN-03: the sample patterns. A pattern is free text; these are keys of translated ones. */
export const PERSONA_PATTERNS = ids(`
  addictedToAlcohol apathetic curious acceptsNoHelp friendshipIsABurden frugal generous sociable
  gullible knowledgeIsPower lovesFishingAndHunting perfectionist unwashed romantic sadistic
  schoolmasterly teachesPoorChildren sensitive hotTempered shy dreadfulHumour myTownIsBest
  thickSkinned wouldBeWriter wouldBeFootballer wasteful winningIsEverything
`);
export type PersonaPattern = (typeof PERSONA_PATTERNS)[number];

/** DP-CRE-05. */
export const PATTERNS_AT_START = 3;
