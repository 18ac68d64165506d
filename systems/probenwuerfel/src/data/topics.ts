import type { TopicFields } from '@tafelrunde/system';

/** Which inputs say who does what to whom; every other action with a figure is that figure's. */
// biome-ignore format: a table reads best in columns
export const TOPICS: Readonly<Record<string, TopicFields>> = {
  'attribute-roll':   { actor: 'figure',    what: 'attribute' },
  'skill-check':      { actor: 'figure',    what: 'skill' },
  'opposed-check':    { actor: 'initiator', target: 'reactor', what: 'initiatorSkill' },
  'list-roll':        { actor: 'figure',    what: 'list' },
  'raise-skill':      { actor: 'figure',    what: 'skill' },
  'raise-derived':    { actor: 'figure',    what: 'derived' },
  'raise-attribute':  { actor: 'figure',    what: 'attribute' },
  'change-derived':   { actor: 'figure',    what: 'derived' },
  'change-attribute': { actor: 'figure',    what: 'attribute' },
  'equip-weapon':     { actor: 'figure',    what: 'weapon' },
  wield:              { actor: 'figure',    what: 'weapon' },
  attack:             { actor: 'attacker',  target: 'target', what: 'weapon' },
};

/** What is raised or changed is said with it: the value alone would sound like a roll. */
export const ROLLS = ['attribute-roll', 'skill-check', 'opposed-check', 'attack', 'list-roll'];
