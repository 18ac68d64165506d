import { describeActions } from '@tafelrunde/testkit';
import { heldenhandbuch } from '../src/system.ts';
import { dictionaries } from '../src/text/words.ts';
import { SAMPLE_INPUTS } from './sample-inputs.ts';

describeActions(heldenhandbuch, { dictionary: dictionaries.de, samples: SAMPLE_INPUTS });
