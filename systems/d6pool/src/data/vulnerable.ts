/** DP-VUL-02, DP-R-53: what makes vulnerable, and how long it lasts. */
// biome-ignore format: a table reads best in columns
export const VULNERABILITY = {
  parried:      { kind: 'action',    lasts: 'ownTurn' },
  charged:      { kind: 'action',    lasts: 'ownTurn' },
  shot:         { kind: 'action',    lasts: 'ownTurn' },
  nonCombat:    { kind: 'action',    lasts: 'ownTurn' },
  moved:        { kind: 'action',    lasts: 'ownTurn' },
  moving:       { kind: 'state',     lasts: 'while'   },
  mounted:      { kind: 'state',     lasts: 'while'   },
  kneeling:     { kind: 'state',     lasts: 'while'   },
  prone:        { kind: 'state',     lasts: 'while'   },
  held:         { kind: 'state',     lasts: 'while'   },
  holding:      { kind: 'state',     lasts: 'while'   },
  notYetActed:  { kind: 'state',     lasts: 'while'   },
  unseenAttack: { kind: 'situation', lasts: 'attack'  },
  surprised:    { kind: 'situation', lasts: 'gm'      },
  noSkill:      { kind: 'situation', lasts: 'gm'      },
} as const;

export type Vulnerability = keyof typeof VULNERABILITY;
