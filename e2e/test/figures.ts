import type { Act } from '../../scripts/staging.mjs';

// Ready figures for tests that are about something else than creation.

export const warrior = (name: string): Act => ({
  action: 'grundregelwerk/create',
  input: { name, template: 'warrior', hasArmour: false },
});

/** Its lucky number is 20: no W12 shows that, so no throw asks for it. */
export const smith = (name: string): Act => ({
  action: 'heldenhandbuch/create',
  input: { name, template: 'smith', luckyNumber: 20 },
});

export const swordfighter = (name: string): Act => ({
  action: 'd6pool/create',
  input: { name, template: 'swordfighter', firstIncome: false },
});

/** With a gun. */
export const agent = (name: string): Act => ({
  action: 'd6pool/create',
  input: { name, template: 'peg', firstIncome: false },
});
