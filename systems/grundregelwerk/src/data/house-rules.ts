import {
  flag,
  type HouseOf,
  integer,
  integerOrNull,
  names,
  numberOf,
  oneOf,
  per,
  type Switches,
  setOf,
} from '@tafelrunde/system';
import type { GwId } from '../catalogue.ts';
import { DICE, TNS } from './ladders.ts';

/** Every switch of the catalogue (4.4) with its default and the entry it belongs to. */
// biome-ignore format: a table reads best in columns
export const houseRules = {
  traits:              names(1, 8, ['S', 'G', 'M'], 'GW-R-02'),
  maxAlwaysSucceeds:   flag(true, 'GW-R-07'),
  helpSavesFromOne:    flag(false, 'GW-R-09'),
  luckPoint:           flag(false, 'GW-ADD-17'),
  failureComplication: oneOf(['gm', 'never', 'always'], 'gm', 'GW-R-10'),
  helpLimit:           integer(1, 4, 1, 'GW-R-11'),
  retry:               oneOf(['enforce', 'warn', 'off'], 'enforce', 'GW-R-12'),
  beyondLow:           oneOf(['auto', 'rollTN4'], 'auto', 'GW-R-05'),
  beyondHigh:          oneOf(['refuse', 'maxOnly', 'rollTN12'], 'refuse', 'GW-R-05'),
  maxShift:            integerOrNull(1, 2, null, 'GW-R-06'),
  spellTN:             oneOf(['max', 'enemy', 'level'], 'max', 'GW-R-14'),
  'enemy.tn':          per(numberOf(TNS, 6, 'GW-R-15'), { minion: 6, elite: 8, boss: 12 }),
  'enemy.hearts':      per(integer(1, 20, 1, 'GW-R-16'), { minion: 1, elite: 2, boss: 3 }),
  exceptionalWounds:   integer(1, 5, 2, 'GW-R-18'),
  retaliationMode:     oneOf(['core', 'card', 'off'], 'core', 'GW-R-19'),
  retaliationChoice:   oneOf(['heart', 'complication'], 'heart', 'GW-R-19'),
  rangeLimit:          integerOrNull(1, 100, null, 'GW-R-21'),
  crowd:               oneOf(['step', 'complication', 'ask', 'off'], 'step', 'GW-R-22'),
  trickCost:           integer(0, 1, 0, 'GW-R-23'),
  magicConsequence:    oneOf(['gm', 'vulnerable', 'off'], 'vulnerable', 'GW-R-25'),
  deathWhileDowned:    flag(true, 'GW-R-28'),
  downedDefends:       flag(false, 'GW-R-41'),
  raiseNeedsAdjacent:  flag(true, 'GW-R-29'),
  armourUse:           oneOf(['ask', 'auto'], 'ask', 'GW-R-31'),
  'timer.counts':      setOf(['tests', 'attacks', 'spells', 'defence'], ['tests', 'attacks', 'spells'], 'GW-R-32'),
  'timer.length':      integer(1, 20, 3, 'GW-TMR-01'),
  'optional.armour':   flag(true, 'GW-OPT-01'),
  'optional.timer':    flag(true, 'GW-OPT-01'),
  'd6.clamp':          oneOf(['end', 'eachStep'], 'end', 'GW-R-33'),
  'd6.help':           oneOf(['threshold', 'rerollOnce', 'off'], 'threshold', 'GW-R-34'),
  'd6.exceptional':    oneOf(['always', 'ifBelow6', 'never'], 'always', 'GW-R-35'),
  areaRetaliation:     oneOf(['onlyIfAllMissed', 'anyMissed', 'never'], 'onlyIfAllMissed', 'GW-R-38'),
  turnOrder:           oneOf(['playersFirst', 'enemiesFirst', 'alternate', 'traitG'], 'playersFirst', 'GW-ADD-09'),
  enemyAttack:         oneOf(['defenceTest', 'retaliationOnly', 'auto', 'enemyDie'], 'defenceTest', 'GW-ADD-11'),
  move:                integer(1, 20, 5, 'GW-ADD-05'),
  'advance.maxDie':    numberOf(DICE, 12, 'GW-ADD-13'),
  'pc.hearts':         integer(1, 20, 5, 'GW-HRT-01'),
  'pc.mana':           integer(0, 20, 3, 'GW-MAG-01'),
} satisfies Switches & Record<string, { ruling: GwId }>;

export type House = HouseOf<typeof houseRules>;
