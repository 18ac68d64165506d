import { describeWords } from '@tafelrunde/testkit';
import { probenwuerfel } from '../src/system.ts';
import { SAMPLE_INPUTS } from './sample-inputs.ts';

describeWords(probenwuerfel, {
  samples: SAMPLE_INPUTS,
  houses: [
    { 'module.attackVsRK': true, 'explode.mode': 'wholeRoll', 'opposed.tieSameSide': 'gm' },
    { 'module.attackVsRK': true, 'explode.limit': 1, 'running.sprintMode': 'rolled' },
  ],
  typed: [
    'courage',
    'blessing',
    'silently',
    'chin',
    'hand',
    'brow',
    'weather',
    'mail',
    'fog',
    'the wall',
    'wache',
    'jonglieren',
  ],
});
