import type { TopicFields } from '@tafelrunde/system';

/** Which inputs say who does what to whom; every other action with a figure is that figure's. */
// biome-ignore format: a table reads best in columns
export const TOPICS: Readonly<Record<string, TopicFields>> = {
  attempt:          { actor: 'figure',   what: 'trait' },
  retry:            { actor: 'figure',   what: 'trait' },
  help:             { actor: 'helper',   target: 'helped' },
  attack:           { actor: 'attacker', target: 'target', what: 'weapon' },
  cast:             { actor: 'caster',   target: 'target', what: 'effect' },
  'attack-spell':   { actor: 'caster',   target: 'target', what: 'effect' },
  'enemy-attack':   { actor: 'enemy',    target: 'target' },
  'raise-up':       { actor: 'helper',   target: 'downed' },
  'pick-up-weapon': { actor: 'figure',   what: 'weapon' },
  'enemy-out':      { actor: 'target' },
  'end-status':     {},
};
