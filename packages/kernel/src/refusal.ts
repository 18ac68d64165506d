/** What a rule comes to when it refuses an attempt: it costs nothing and changes nothing. */
export interface Refused<Reason extends string> {
  readonly kind: 'refused';
  readonly reason: Reason;
}

/** How the rules of a system refuse: only for the reasons it has words for. */
export const refusing =
  <Reason extends string>() =>
  (reason: Reason): { outcome: Refused<Reason>; effects: readonly never[] } => ({
    outcome: { kind: 'refused', reason },
    effects: [],
  });
