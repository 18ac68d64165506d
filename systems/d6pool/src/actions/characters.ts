import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { SCENE_KINDS } from '../model.ts';
import { setAttitude } from '../rules/attitudes.ts';
import { carryItem } from '../rules/carrying.ts';
import { createCharacter } from '../rules/create.ts';
import { awardExperience, takeExperience } from '../rules/experience.ts';
import { awardFate, refreshFate } from '../rules/fate-dice.ts';
import { giveItem } from '../rules/give-item.ts';
import { income } from '../rules/income.ts';
import { levelUp } from '../rules/level-up.ts';
import { createNpc } from '../rules/npcs.ts';
import { endScene, setUpSetting, startScene } from '../rules/scenes.ts';
import { changeTrait } from '../rules/traits.ts';
import { bare, byGm, gmOn, ofFigure } from './kinds.ts';

/** Figures and what they own, from creation to the next level. */
export const characters = {
  setting: byGm({
    cites: ['DP-GEN-01', 'DP-GEN-07', 'DP-OPT-01', 'DP-OPT-02'],
    rule: setUpSetting,
    headline: ['setting'],
  }),
  create: bare({
    cites: ids(`
      DP-GEN-03 DP-GEN-04 DP-ATR-01 DP-SKL-01 DP-SKL-02 DP-ADV-01 DP-ADV-02 DP-CRE-01 DP-CRE-02 DP-CRE-03
      DP-CRE-04 DP-CRE-05 DP-CRE-06 DP-CRE-07 DP-CRE-08 DP-PSN-01 DP-PSN-03 DP-LIF-01 DP-LIF-02 DP-LIF-03
      DP-XP-01 DP-R-25 DP-R-96 DP-R-97 DP-R-98 DP-R-99
    `),
    rule: createCharacter,
    matters: (outcome) =>
      outcome.kind === 'created' ? { kind: outcome.kind, lifestyle: outcome.character.lifestyle } : outcome,
    headline: ['created'],
  }),
  income: ofFigure({
    cites: ids('DP-LIF-01 DP-LIF-02 DP-LIF-03 DP-R-98 DP-R-99 DP-R-101'),
    rule: income,
    chances: {
      rises: (outcome) => outcome.kind === 'income' && outcome.by > 0,
      falls: (outcome) => outcome.kind === 'income' && outcome.by < 0,
    },
    othersWant: ['falls'],
    headline: ['income'],
  }),
  'create-npc': byGm({
    cites: ids(`
      DP-GEN-05 DP-GEN-06 DP-ABL-02 DP-NPC-01 DP-NPC-02 DP-NPC-03 DP-XP-09 DP-XP-10 DP-R-104 DP-R-105 DP-R-117
    `),
    rule: createNpc,
    headline: ['created'],
    bringsOpponents: true,
  }),
  'start-scene': byGm({
    cites: ['DP-GEN-08', 'DP-GEN-09', 'DP-XP-05'],
    input: { sort: z.enum(SCENE_KINDS).default('other') },
    rule: startScene,
    headline: ['sceneStarted'],
  }),
  'end-scene': byGm({ cites: ['DP-GEN-09', 'DP-XP-11'], rule: endScene, headline: ['sceneEnded'] }),
  'award-fate': gmOn({
    cites: ids('DP-FAT-01 DP-FAT-03 DP-FAT-04 DP-PSN-01 DP-PSN-02 DP-R-22 DP-R-23'),
    rule: awardFate,
    headline: ['fateAwarded'],
  }),
  'refresh-fate': byGm({
    cites: ['DP-FAT-01', 'DP-R-22'],
    input: { at: z.enum(['session', 'adventure']).default('session') },
    rule: refreshFate,
    headline: ['fateRefreshed'],
  }),
  'take-experience': ofFigure({
    cites: ids('DP-XP-03 DP-XP-04 DP-XP-05 DP-XP-06 DP-XP-07 DP-R-100 DP-R-101'),
    rule: takeExperience,
    headline: ['xpGained', 'xpDeclined'],
  }),
  'award-experience': gmOn({
    cites: ['DP-XP-04', 'DP-XP-08', 'DP-R-101'],
    rule: awardExperience,
    headline: ['xpGained'],
  }),
  'level-up': ofFigure({
    cites: ids(`
      DP-XP-01 DP-XP-02 DP-XP-09 DP-XP-10 DP-XP-11 DP-XP-12 DP-XP-13 DP-ADV-05 DP-R-96 DP-R-102 DP-R-103
      DP-R-104
    `),
    rule: levelUp,
    headline: ['levelUp', 'levelUpPutOff'],
  }),
  'change-trait': ofFigure({
    cites: ['DP-XP-13', 'DP-ADV-01', 'DP-ADV-02', 'DP-ADV-05', 'DP-R-25'],
    rule: changeTrait,
    headline: ['traitChanged'],
  }),
  'set-attitude': gmOn({ cites: ['DP-ATT-01', 'DP-R-118'], rule: setAttitude, headline: ['attitude'] }),
  'give-item': byGm({
    cites: ids(`
      DP-EQP-01 DP-EQP-02 DP-EQP-03 DP-EQP-04 DP-ARM-02 DP-ARM-04 DP-ENC-02 DP-R-57 DP-R-84 DP-R-86 DP-R-87
      DP-R-89 DP-R-92 DP-R-94
    `),
    rule: giveItem,
    headline: ['itemMoved'],
  }),
  carry: ofFigure({
    cites: ids(`
      DP-ENC-01 DP-ENC-02 DP-ENC-03 DP-ENC-04 DP-ENC-05 DP-ENC-06 DP-ARM-02 DP-RND-09 DP-R-44 DP-R-45 DP-R-46
      DP-R-47 DP-R-48 DP-R-53 DP-R-88
    `),
    rule: carryItem,
    headline: ['itemMoved'],
  }),
};
