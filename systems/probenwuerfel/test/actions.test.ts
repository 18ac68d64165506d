import { flag } from '@tafelrunde/system';
import { describeActions } from '@tafelrunde/testkit';
import { houseRules } from '../src/data/house-rules.ts';
import { probenwuerfel } from '../src/system.ts';
import { dictionaries } from '../src/text/dictionary.ts';
import { SAMPLE_INPUTS } from './sample-inputs.ts';

/** At a table that plays the module of attacks, so that its action can be played too. */
const withModule = {
  ...probenwuerfel,
  houseRules: { ...houseRules, 'module.attackVsRK': flag(true, 'PW-ADD-07') },
};

describeActions(withModule, {
  dictionary: dictionaries.de,
  samples: SAMPLE_INPUTS,
  solvedBeside: ['probenwuerfel/opposed', 'probenwuerfel/opposed-check', 'probenwuerfel/initiative'],
});
