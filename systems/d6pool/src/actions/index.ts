import type { Action } from '@tafelrunde/system';
import { actionWords } from '../text/actions.ts';
import { ailments } from './ailments.ts';
import { basics } from './basics.ts';
import { challenges } from './challenges.ts';
import { characters } from './characters.ts';
import { fights } from './fights.ts';
import type { Input, inputs } from './inputs.ts';
import type { Unnamed } from './kinds.ts';
import { rounds } from './rounds.ts';
import { surroundings } from './surroundings.ts';

type Name = keyof typeof actionWords.de.actions;
/** What people fill in is what the rule takes. */
type Taking<K> = Unnamed<K extends keyof typeof inputs ? Input<K> : never>;

/** One for each that has words: an action without them does not compile, nor words without an action. */
const byName = {
  ...characters,
  ...basics,
  ...challenges,
  ...rounds,
  ...fights,
  ...surroundings,
  ...ailments,
} satisfies { readonly [K in Name]: Taking<K> };

/** Every action of the catalogue's list (section 6), in the order of their words. */
export const actions: readonly Action[] = Object.keys(actionWords.de.actions).map((name) =>
  byName[name as Name](`d6pool/${name}`),
);
