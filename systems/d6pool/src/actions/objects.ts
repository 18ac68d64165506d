import { z } from 'zod';
import { OBJECT_IDS } from '../data/objects.ts';
import { detonate, placeExplosive } from '../rules/explosions.ts';
import { attackObject, placeObject } from '../rules/objects.ts';
import { throwExplosive } from '../rules/throw-explosive.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';
import { attackFields, blastTargets } from './resist-fields.ts';
import { byGm, ofFigure } from './who.ts';

const armourValue = z.int().min(0).max(100);
const size = z.number().min(0).max(1_000);
const metres = z.number().min(0).max(100_000);

export const placeObjectAction = onScene({
  id: 'd6pool/place-object',
  cites: ['DP-OBJ-02', 'DP-R-110'],
  input: {
    id: s.id,
    object: z.enum(OBJECT_IDS),
    name: s.orNull(s.name),
    armourValue: armourValue.nullable().default(null),
    wounds: z.int().min(1).max(1_000).nullable().default(null),
    size: size.nullable().default(null),
  },
  rule: placeObject,
  ...byGm,
  headline: ['objectPlaced'],
});

export const attackObjectAction = onScene({
  id: 'd6pool/attack-object',
  cites: ['DP-OBJ-01', 'DP-OBJ-02', 'DP-OBJ-03', 'DP-R-110'],
  input: {
    figure: s.id,
    object: s.id,
    owner: s.orNull(s.id),
    weapon: s.orNull(s.id),
    distance: metres.nullable().default(null),
    size: size.nullable().default(null),
    harder: z.int().min(0).max(20).default(0),
    ...attackFields,
  },
  rule: attackObject,
  chances: {
    hit: (outcome) => outcome.kind === 'hit' || outcome.kind === 'destroyed',
    destroyed: (outcome) => outcome.kind === 'destroyed',
  },
  goals: { wounds: (outcome) => ('wounds' in outcome ? outcome.wounds : 0) },
  ...ofFigure,
  headline: ['objectDestroyed', 'objectHit', 'objectMissed'],
});

const position = z.strictObject({
  x: z.number().min(-100_000).max(100_000),
  y: z.number().min(-100_000).max(100_000),
  height: z.number().min(-100_000).max(100_000).default(0),
});

interface Explosion {
  readonly kind: string;
  readonly hurt?: readonly unknown[];
}
const anybodyHurt = (outcome: Explosion) => (outcome.hurt?.length ?? 0) > 0;
const nobodyHurt = (outcome: Explosion) => !anybodyHurt(outcome);

export const placeExplosiveAction = onScene({
  id: 'd6pool/place-explosive',
  cites: ['DP-EXP-01', 'DP-R-95'],
  input: { figure: s.id, item: s.id },
  rule: placeExplosive,
  ...ofFigure,
  headline: ['explosivePlaced'],
});

export const throwExplosiveAction = onScene({
  id: 'd6pool/throw-explosive',
  cites: ['DP-EXP-01', 'DP-EXP-02', 'DP-EXP-03', 'DP-R-92', 'DP-R-93', 'DP-R-94', 'DP-R-95'],
  input: {
    figure: s.id,
    item: s.id,
    spot: position.nullable().default(null),
    distance: metres.nullable().default(null),
    targets: blastTargets,
    ...attackFields,
  },
  rule: throwExplosive,
  chances: {
    onTarget: (outcome) => 'onTarget' in outcome && outcome.onTarget,
    hurt: anybodyHurt,
    nobodyHurt,
  },
  ...ofFigure,
  othersWant: ['nobodyHurt'],
  headline: ['exploded', 'dud', 'landed', 'landedAtThrower', 'landedSomewhere'],
});

export const detonateAction = onScene({
  id: 'd6pool/detonate',
  cites: ['DP-EXP-01', 'DP-EXP-02', 'DP-EXP-03', 'DP-R-92', 'DP-R-93', 'DP-R-94', 'DP-R-95'],
  input: {
    item: s.id,
    owner: s.orNull(s.id),
    spot: position.nullable().default(null),
    targets: blastTargets,
  },
  rule: detonate,
  chances: { hurt: anybodyHurt, nobodyHurt },
  ...byGm,
  othersWant: ['nobodyHurt'],
  headline: ['exploded'],
});
