import { bareAction } from '@tafelrunde/schema';
import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { ARCHETYPE_IDS, NPC_PRESET_IDS } from '../data/npcs.ts';
import { CHARACTER_TEMPLATE_IDS } from '../data/templates.ts';
import { SCENE_KINDS, SIDES } from '../model.ts';
import { createCharacter } from '../rules/create.ts';
import { awardExperience, takeExperience } from '../rules/experience.ts';
import { awardFate, refreshFate } from '../rules/fate-dice.ts';
import { GEAR_IDS } from '../rules/gear.ts';
import { income } from '../rules/income.ts';
import { levelUp } from '../rules/level-up.ts';
import { createNpc } from '../rules/npcs.ts';
import { endScene, setUpSetting, startScene } from '../rules/scenes.ts';
import { changeTrait } from '../rules/traits.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';
import { byGm, gmOn, ofFigure } from './who.ts';

const figureInScene = { figure: s.id };

export const settingAction = onScene({
  id: 'd6pool/setting',
  cites: ['DP-GEN-01', 'DP-GEN-07', 'DP-OPT-01', 'DP-OPT-02'],
  input: { ...s.setting.shape },
  rule: setUpSetting,
  ...byGm,
  headline: ['setting'],
});

export const createAction = bareAction({
  id: 'd6pool/create',
  cites: ids(`
    DP-GEN-03 DP-GEN-04 DP-ATR-01 DP-SKL-01 DP-SKL-02 DP-ADV-01 DP-ADV-02 DP-CRE-01 DP-CRE-02 DP-CRE-03
    DP-CRE-04 DP-CRE-05 DP-CRE-06 DP-CRE-07 DP-CRE-08 DP-PSN-01 DP-PSN-03 DP-LIF-01 DP-LIF-02 DP-LIF-03
    DP-XP-01 DP-R-25 DP-R-96 DP-R-97 DP-R-98 DP-R-99
  `),
  input: {
    id: s.id.optional(),
    name: s.name,
    concept: s.text.default(''),
    template: z.enum([...CHARACTER_TEMPLATE_IDS, 'free']).default('free'),
    attributes: s.attributes.optional(),
    skills: s.skills.optional(),
    powers: s.skills.optional(),
    abilities: z.array(s.boughtAbility).max(20).readonly().optional(),
    advantage: s.key.optional(),
    disadvantage: s.key.optional(),
    personaPatterns: s.list(s.text.min(1), 3),
    profession: s.profession.optional(),
    nativeLanguage: s.key.default('german'),
    removedSkills: s.list(s.key, 200),
    extraSkills: s.list(s.key, 200),
    firstIncome: z.boolean().optional(),
    gear: s.list(z.enum(GEAR_IDS), 20),
  },
  rule: createCharacter,
  matters: (outcome) =>
    outcome.kind === 'created' ? { kind: outcome.kind, lifestyle: outcome.character.lifestyle } : outcome,
  by: 'anyone',
  headline: ['created'],
});

export const incomeAction = onScene({
  id: 'd6pool/income',
  cites: ['DP-LIF-01', 'DP-LIF-02', 'DP-LIF-03', 'DP-R-98', 'DP-R-99', 'DP-R-101'],
  input: { ...figureInScene, fate: s.dice.default(0) },
  rule: income,
  chances: {
    rises: (outcome) => outcome.kind === 'income' && outcome.by > 0,
    falls: (outcome) => outcome.kind === 'income' && outcome.by < 0,
  },
  ...ofFigure,
  othersWant: ['falls'],
  headline: ['income'],
});

export const createNpcAction = onScene({
  id: 'd6pool/create-npc',
  cites: ids(`
    DP-GEN-05 DP-GEN-06 DP-ABL-02 DP-NPC-01 DP-NPC-02 DP-NPC-03 DP-XP-09 DP-XP-10 DP-R-104 DP-R-105 DP-R-117
  `),
  input: {
    id: s.id.optional(),
    name: s.name,
    side: z.enum(SIDES).default('enemies'),
    level: z.int().min(0).max(50).default(0),
    archetype: z.enum([...ARCHETYPE_IDS, ...NPC_PRESET_IDS]).default('thug'),
    skillCount: z.int().min(6).max(8).default(6),
    attributes: s.attributes.optional(),
    skills: s.skills.optional(),
  },
  rule: createNpc,
  ...byGm,
  headline: ['created'],
  bringsOpponents: true,
});

export const startSceneAction = onScene({
  id: 'd6pool/start-scene',
  cites: ['DP-GEN-08', 'DP-GEN-09', 'DP-XP-05'],
  input: { sort: z.enum(SCENE_KINDS).default('other') },
  rule: startScene,
  ...byGm,
  headline: ['sceneStarted'],
});

export const endSceneAction = onScene({
  id: 'd6pool/end-scene',
  cites: ['DP-GEN-09', 'DP-XP-11'],
  input: {},
  rule: endScene,
  ...byGm,
  headline: ['sceneEnded'],
});

export const awardFateAction = onScene({
  id: 'd6pool/award-fate',
  cites: ['DP-FAT-01', 'DP-FAT-03', 'DP-FAT-04', 'DP-PSN-01', 'DP-PSN-02', 'DP-R-22', 'DP-R-23'],
  input: {
    ...figureInScene,
    by: z.int().min(-20).max(20),
    reason: z.enum(['role', 'persona']).default('role'),
  },
  rule: awardFate,
  ...gmOn,
  headline: ['fateAwarded'],
});

export const refreshFateAction = onScene({
  id: 'd6pool/refresh-fate',
  cites: ['DP-FAT-01', 'DP-R-22'],
  input: { at: z.enum(['session', 'adventure']).default('session') },
  rule: refreshFate,
  ...byGm,
  headline: ['fateRefreshed'],
});

export const takeXpAction = onScene({
  id: 'd6pool/take-experience',
  cites: ['DP-XP-03', 'DP-XP-04', 'DP-XP-05', 'DP-XP-06', 'DP-XP-07', 'DP-R-100', 'DP-R-101'],
  input: figureInScene,
  rule: takeExperience,
  ...ofFigure,
  headline: ['xpGained', 'xpDeclined'],
});

export const awardXpAction = onScene({
  id: 'd6pool/award-experience',
  cites: ['DP-XP-04', 'DP-XP-08', 'DP-R-101'],
  input: { ...figureInScene, points: z.int().min(1).max(10).default(1) },
  rule: awardExperience,
  ...gmOn,
  headline: ['xpGained'],
});

export const levelUpAction = onScene({
  id: 'd6pool/level-up',
  cites: ids(`
    DP-XP-01 DP-XP-02 DP-XP-09 DP-XP-10 DP-XP-11 DP-XP-12 DP-XP-13 DP-ADV-05 DP-R-96 DP-R-102 DP-R-103
    DP-R-104
  `),
  input: figureInScene,
  rule: levelUp,
  ...ofFigure,
  headline: ['levelUp', 'levelUpPutOff'],
});

export const changeTraitAction = onScene({
  id: 'd6pool/change-trait',
  cites: ['DP-XP-13', 'DP-ADV-01', 'DP-ADV-02', 'DP-ADV-05', 'DP-R-25'],
  input: {
    ...figureInScene,
    of: z.enum(['advantages', 'disadvantages']),
    trait: s.key,
    dice: z.int().min(0).max(10),
  },
  rule: changeTrait,
  ...ofFigure,
  headline: ['traitChanged'],
});
