/** Why an attempt is refused; it then costs neither action nor Mana (GW-R-05). */
export const REFUSALS = [
  'almost-impossible',
  'unknown-figure',
  'unknown-weapon',
  'unknown-trait',
  'not-a-player-character',
  'not-an-enemy',
  'not-able',
  'target-is-out',
  'no-action-left',
  'no-move-left',
  'not-your-turn',
  'out-of-melee-range',
  'out-of-reach',
  'no-sight',
  'not-on-the-board',
  'off-the-board',
  'weapon-dropped',
  'not-enough-mana',
  'nobody-helps-themselves',
  'help-limit-reached',
  'die-cannot-grow',
  'goal-failed-before',
  'nothing-failed',
  'complication-impossible',
  'path-broken',
  'path-blocked',
  'path-too-long',
  'prone-first-stands-up',
  'not-downed',
  'not-adjacent',
  'not-prone',
  'nothing-to-pick-up',
  'not-safe',
  'in-combat',
  'not-in-combat',
  'no-token',
  'optional-rule-off',
  'no-timer',
  'cell-taken',
  'no-cell-chosen',
  'id-taken',
  'wrong-spell',
  'nobody-there',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface Refused {
  readonly kind: 'refused';
  readonly reason: Refusal;
}

export const refused = (reason: Refusal): { outcome: Refused; effects: readonly never[] } => ({
  outcome: { kind: 'refused', reason },
  effects: [],
});
