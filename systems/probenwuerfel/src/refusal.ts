import { type Refused as ByReason, refusing } from '@tafelrunde/system';

/** Why an attempt is refused; it then costs and changes nothing. */
export const REFUSALS = [
  'unknown-figure',
  'unknown-skill',
  'unknown-weapon',
  'unknown-list',
  'unknown-effect',
  'unknown-preset',
  'id-taken',
  'too-many',
  'same-figure',
  'needs-training',
  'not-enough-degrees',
  'not-enough-mana',
  'list-too-short',
  'list-too-long',
  'too-far',
  'no-raise-left',
  'no-step-left',
  'no-point-left',
  'raised-this-level',
  'die-at-top',
  'above-creation-maximum',
  'too-many-steps',
  'too-many-raises',
  'not-a-weapon-skill',
  'nothing-changes',
  'module-off',
  'in-a-fight',
  'no-fight',
  'nobody-there',
  'protected-skill',
  'protected-list',
  'not-an-npc',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export type Refused = ByReason<Refusal>;
export const refused = refusing<Refusal>();
