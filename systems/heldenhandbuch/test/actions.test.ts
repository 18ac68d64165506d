import { describeActions } from '@tafelrunde/testkit';
import { heldenhandbuch } from '../src/system.ts';
import { ACTION_NAMES } from '../src/text/dictionary.ts';
import { FIELDS } from '../src/text/labels.ts';
import { SAMPLE_INPUTS } from './sample-inputs.ts';

describeActions(heldenhandbuch, { names: ACTION_NAMES, fields: FIELDS, samples: SAMPLE_INPUTS });
