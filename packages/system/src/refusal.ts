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

/** Why an outcome refuses the attempt; undefined if it does not, or gives no reason: then it is a result like others. */
export function refusalIn(outcome: object): string | undefined {
  const { kind, reason } = outcome as { readonly kind?: unknown; readonly reason?: unknown };
  return kind === 'refused' && typeof reason === 'string' ? reason : undefined;
}
