import {
  flag,
  type HouseOf,
  integer,
  integerOrNull,
  integers,
  numberOf,
  oneOf,
  per,
  type Switches,
  text,
} from '@tafelrunde/system';
import type { PwId } from '../catalogue.ts';
import { CAN_BE_CRITICAL, DICE } from './dice.ts';

/** Every switch of the catalogue (4.4) with its default and the entry it belongs to. */
// biome-ignore format: a table reads best in columns
export const houseRules = {
  'explode.mode':                   oneOf(['perDie', 'wholeRoll', 'bothMax'], 'perDie', 'PW-R-01'),
  'explode.limit':                  integerOrNull(0, 100, null, 'PW-R-02'),
  canBeCritical:                    per(flag(true, 'PW-R-04'), CAN_BE_CRITICAL),
  'check.includeAttributeModifier': flag(true, 'PW-R-05'),
  'check.defaultDifficulty':        integer(1, 100, 9, 'PW-CHK-09'),
  'opposed.tieSameSide':            oneOf(['initiator', 'reactor', 'reroll', 'gm'], 'initiator', 'PW-R-10'),
  'modifier.presets':               integers(12, -20, 20, [-4, -2, 2, 4], 'PW-R-11'),
  'degrees.step':                   integer(1, 20, 4, 'PW-R-13'),
  'degrees.inOpposed':              flag(true, 'PW-R-13'),
  'attributeRoll.degrees':          flag(false, 'PW-R-29'),
  'running.sprintMode':             oneOf(['raises', 'rolled'], 'raises', 'PW-R-14'),
  'running.unit':                   text(20, 'm pro Runde', 'PW-R-22'),
  beyondTop:                        oneOf(['refuse', 'bonus'], 'refuse', 'PW-ADD-01'),
  'creation.mode':                  oneOf(['points', 'quick'], 'points', 'PW-ADD-02'),
  'creation.attributeSteps':        integer(0, 40, 10, 'PW-ADD-02'),
  'creation.skillRaises':           integer(0, 100, 15, 'PW-ADD-02'),
  'creation.maxDie':                numberOf(DICE, 10, 'PW-ADD-02'),
  'levelUp.skillRaises':            integer(0, 20, 3, 'PW-ADD-03'),
  'levelUp.derivedPoints':          integer(0, 20, 1, 'PW-ADD-03'),
  'levelUp.attributeSteps':         integer(0, 10, 0, 'PW-ADD-03'),
  'levelUp.maxRaisesPerSkill':      integer(1, 20, 1, 'PW-ADD-03'),
  'knowledge.malus':                integer(0, 20, 4, 'PW-R-17'),
  'knowledge.voluntary':            oneOf(['refuse', 'allowWithMalus'], 'refuse', 'PW-R-17'),
  'derived.live':                   flag(true, 'PW-R-18'),
  'regen.interval':                 oneOf(['rest', 'day', 'round', 'manual'], 'rest', 'PW-R-20'),
  'initiative.perRound':            flag(false, 'PW-R-21'),
  'max.includeModifiers':           flag(true, 'PW-R-23'),
  'max.includeTrainingMalus':       flag(true, 'PW-R-23'),
  rounding:                         oneOf(['floor', 'ceil', 'exact'], 'floor', 'PW-R-24'),
  'parry.weaponChoice':             oneOf(['wielded', 'best'], 'wielded', 'PW-R-25'),
  'module.attackVsRK':              flag(false, 'PW-ADD-07'),
  'attack.tieFavoursPC':            flag(true, 'PW-ADD-07'),
} satisfies Switches & Record<string, { ruling: PwId }>;

export type House = HouseOf<typeof houseRules>;

/**
 * PW-ADD-07 leaves damage to the GM, so a scenario has to say it. Ours where it does not: 4 for a hit and 2 more for each
 * degree, so that three or four plain hits put an average figure out of action.
 */
export const arenaSettings = {
  damage: per(integer(0, 100, 4, 'PW-ADD-07'), { hit: 4, perDegree: 2 }),
} satisfies Switches;
