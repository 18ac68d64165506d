/** GW-ADD-14: complications with an executable effect; `other` is the GM's free text. */
export const COMPLICATIONS = [
  'prone',
  'disarmed',
  'exposed',
  'positionLost',
  'vulnerable',
  'timePressure',
  'alarm',
  'other',
] as const;
export type Complication = (typeof COMPLICATIONS)[number];

/** GW-RES-05, GW-ADD-14: advantages of an exceptional success; `other` is free text. */
export const ADVANTAGES = ['moreEffect', 'lessRisk', 'faster', 'quieter', 'other'] as const;
export type Advantage = (typeof ADVANTAGES)[number];

/** GW-MAG-06: advantages of an exceptional spell. */
export const SPELL_ADVANTAGES = ['largerEffect', 'manaBack', 'extraAdvantage'] as const;
export type SpellAdvantage = (typeof SPELL_ADVANTAGES)[number];

/** GW-HLP-05: kinds of help offered as presets for the description. */
export const HELP_PRESETS = ['covering', 'tools', 'diversion', 'steadying', 'advice'] as const;

/** GW-TMR-03: sample consequences of a full counter. */
export const TIMER_CONSEQUENCES = ['alarm', 'targetEscapes', 'passageCollapses'] as const;
