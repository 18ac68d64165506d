import { describeActions } from '@tafelrunde/testkit';
import { heldenhandbuch } from '../src/system.ts';
import { dictionaries } from '../src/text/dictionary.ts';
import { SAMPLE_INPUTS } from './sample-inputs.ts';

describeActions(heldenhandbuch, { dictionary: dictionaries.de, samples: SAMPLE_INPUTS });
