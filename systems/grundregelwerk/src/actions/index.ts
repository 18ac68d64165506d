import { namedActions } from '@tafelrunde/schema';
import { actionWords } from '../text/actions.ts';
import { board } from './board.ts';
import { characters } from './characters.ts';
import { fights } from './fights.ts';
import { scenes } from './scenes.ts';
import { spells } from './spells.ts';
import { tests } from './tests.ts';

/** Every action of the catalogue's list (section 5), in its order, and the duel. */
export const actions = namedActions('grundregelwerk', actionWords.de.actions, {
  ...characters,
  ...tests,
  ...fights,
  ...board,
  ...spells,
  ...scenes,
});
