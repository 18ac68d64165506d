/** What may become of somebody who is attacked, or in danger. */
interface Harmed {
  readonly kind: string;
  readonly wounds?: number;
  readonly stun?: number;
  readonly state?: string;
}

const wounds = (outcome: Harmed): number => outcome.wounds ?? 0;
const pain = (outcome: Harmed): number => wounds(outcome) + (outcome.stun ?? 0);

export const stunned = (outcome: Harmed): boolean => (outcome.stun ?? 0) > 0;
export const harmGoals = { wounds };

/** Chances of whoever is in danger. */
export const harmChances = {
  hurt: (outcome: Harmed) => wounds(outcome) > 0,
  unconscious: (outcome: Harmed) => outcome.state === 'unconscious',
  dead: (outcome: Harmed) => outcome.state === 'dead',
  lives: (outcome: Harmed) => outcome.state !== 'dead',
};
/** What no victim wants. */
export const OF_HARM = ['hurt', 'unconscious', 'dead', 'wounds'];
export const harm = { chances: harmChances, goals: harmGoals, othersWant: OF_HARM };

const { unconscious, dead, lives } = harmChances;

/** Chances of the damage alone; the last two are what whoever is attacked wants. */
export const damageChances = {
  hurt: (outcome: Harmed) => pain(outcome) > 0,
  unconscious,
  dead,
  targetLives: lives,
  untouched: (outcome: Harmed) => pain(outcome) === 0,
};

const { hurt, targetLives, untouched } = damageChances;

export const attackChances = {
  hit: ({ kind }: Harmed) => kind === 'hit',
  hurt,
  unconscious,
  dead,
  fumble: ({ kind }: Harmed) => kind === 'patzer',
  targetLives,
  untouched,
};

/** Chances of an attack that its target wants, and a Patzer, which nobody on the attacker's side wants. */
export const OF_TARGET = ['untouched', 'targetLives', 'fumble'] as const;

/** Odds tell apart what becomes of the target, not how well it was hit. */
export function whatBecomes<O extends object>(outcome: O): object {
  const told = ['crits', 'hits', 'consequence'];
  return Object.fromEntries(Object.entries(outcome).filter(([field]) => !told.includes(field)));
}

/** What an attack is told by. */
export const HURT = ['died', 'unconscious', 'wounded', 'stunned'] as const;
export const STRUCK = ['jammed', 'patzer', 'hit', 'missed'] as const;
