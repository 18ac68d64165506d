import { namedActions } from '@tafelrunde/schema';
import { actionWords } from '../text/actions.ts';
import { board } from './board.ts';
import { body } from './body.ts';
import { characters } from './characters.ts';
import { checks } from './checks.ts';
import { crafts } from './crafts.ts';
import { damage } from './damage.ts';
import { learning } from './learning.ts';
import { melee } from './melee.ts';
import { ranged } from './ranged.ts';
import { social } from './social.ts';
import { wilderness } from './wilderness.ts';

/** Everything people can do, in the order of the catalogue. */
export const actions = namedActions('heldenhandbuch', actionWords.de.actions, {
  ...checks,
  ...learning,
  ...melee,
  ...ranged,
  ...damage,
  ...body,
  ...crafts,
  ...social,
  ...wilderness,
  ...characters,
  ...board,
});
