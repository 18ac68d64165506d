import { namedActions } from '@tafelrunde/schema';
import { actionWords } from '../text/actions.ts';
import { characters } from './characters.ts';
import { checks } from './checks.ts';
import { fights } from './fights.ts';
import { values } from './values.ts';
import { world } from './world.ts';

/** Every action of the catalogue's list (section 5), in its order, and what a GM needs beside it. */
export const actions = namedActions('probenwuerfel', actionWords.de.actions, {
  ...characters,
  ...checks,
  ...values,
  ...fights,
  ...world,
});
