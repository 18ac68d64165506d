import type { StartingSkill } from './skills.ts';

/** Pairs that come up at a table (PW-OPP-01 names the first): whoever acts, and what the other side answers with. */
// biome-ignore format: a table reads best in columns
export const CONTESTS = [
  { initiator: 'sneak',         reactor: 'notice'       },
  { initiator: 'sleightOfHand', reactor: 'notice'       },
  { initiator: 'lie',           reactor: 'readPeople'   },
  { initiator: 'act',           reactor: 'readPeople'   },
  { initiator: 'persuade',      reactor: 'selfControl'  },
  { initiator: 'charm',         reactor: 'selfControl'  },
  { initiator: 'mock',          reactor: 'selfControl'  },
  { initiator: 'intimidate',    reactor: 'fearlessness' },
  { initiator: 'negotiate',     reactor: 'negotiate'    },
  { initiator: 'wrestle',       reactor: 'wrestle'      },
  { initiator: 'sprint',        reactor: 'sprint'       },
  { initiator: 'tactics',       reactor: 'tactics'      },
] as const satisfies readonly { initiator: StartingSkill; reactor: StartingSkill }[];
