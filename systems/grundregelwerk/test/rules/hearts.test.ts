import { script } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { costsHeart } from '../../src/actions/common.ts';
import type { Figure, Scene } from '../../src/model.ts';
import type { Fate } from '../../src/rule.ts';
import { newCharacter } from '../../src/rules/create.ts';
import { heal, sufferHit } from '../../src/rules/hearts.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const suffer = (scene: Scene, h = DEFAULTS) => scripted(sufferHit, { scene, figure: 'hero' }, h, []);
const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });
const sheet = { id: 'hero', name: 'hero', concept: '', traits: {}, weapons: [], hasArmour: false };

describe('hearts', () => {
  test('[GW-HRT-01] a character has five hearts, or as many as the table says', () => {
    expect(newCharacter(sheet, DEFAULTS)).toMatchObject({ hearts: 5, heartsMax: 5 });
    expect(newCharacter(sheet, house({ 'pc.hearts': 7 }))).toMatchObject({ hearts: 7, heartsMax: 7 });
    expect(hero()).toMatchObject({ hearts: 5, heartsMax: 5 });
  });

  test('[GW-HRT-02] injury or tiredness: the account says which, and nothing else differs', () => {
    const runs = (['injury', 'tiredness'] as const).map((heartLabel) =>
      suffer(sceneWith([hero()], { heartLabel })),
    );
    expect(runs.map(({ facts }) => facts)).toEqual([
      [{ kind: 'heartLost', figure: 'hero', left: 4, label: 'injury' }],
      [{ kind: 'heartLost', figure: 'hero', left: 4, label: 'tiredness' }],
    ]);
    expect(runs[0]?.outcome).toEqual(runs[1]?.outcome);
  });

  test('[GW-HIT-03] a hit costs one heart', () => {
    const scene = sceneWith([hero()]);
    const { outcome, effects } = suffer(scene).outcome;
    expect(outcome).toEqual({ kind: 'lost', figure: 'hero' });
    expect(after(scene, effects, 'hero')).toMatchObject({ hearts: 4, status: [] });
  });

  test('[GW-DWN-01] the last heart lost, the figure is downed', () => {
    const scene = sceneWith([hero({ hearts: 1 })]);
    const { outcome, effects } = suffer(scene).outcome;
    expect(outcome).toEqual({ kind: 'downed', figure: 'hero' });
    expect(after(scene, effects, 'hero')).toMatchObject({ hearts: 0, status: ['downed'] });
    expect(suffer(sceneWith([hero({ hearts: 2 })])).outcome.outcome).toMatchObject({ kind: 'lost' }); // 2 -> 1
  });

  test('[GW-DWN-04] damage while downed kills', () => {
    const scene = sceneWith([hero({ hearts: 0 })]);
    const { outcome, effects } = suffer(scene).outcome;
    expect(outcome).toEqual({ kind: 'dead', figure: 'hero' });
    expect(after(scene, effects, 'hero').status).toEqual(['downed', 'dead']);
  });

  test('[GW-R-28] with deathWhileDowned off the downed lose nothing more', () => {
    const scene = sceneWith([hero({ hearts: 0 })]);
    const { outcome: run, facts } = suffer(scene, house({ deathWhileDowned: false }));
    expect(facts).toEqual([{ kind: 'downed', figure: 'hero', still: true }]);
    expect(run).toEqual({ outcome: { kind: 'none', figure: 'hero' }, effects: [] });
    expect(costsHeart(run.outcome.kind)).toBe(false);
    expect(suffer(scene, house({ deathWhileDowned: true })).outcome.outcome).toMatchObject({ kind: 'dead' });
  });

  test('[GW-HIT-03] only player characters who are still there lose hearts this way', () => {
    expect(suffer(sceneWith([foe({ id: 'hero' })])).outcome).toEqual(refusal('not-a-player-character'));
    expect(suffer(sceneWith([hero({ status: ['dead'] })])).outcome).toEqual(refusal('target-is-out'));
    expect(suffer(sceneWith([])).outcome).toEqual(refusal('unknown-figure'));
  });
});

describe('healing', () => {
  const healed = (figure: Figure, hearts: number) => {
    const rule = (fate: Fate) => heal(fate, figure, hearts);
    return after(sceneWith([figure]), script(rule, null, DEFAULTS, []).outcome, figure.id);
  };

  test('[GW-R-26] hearts come back, never above the maximum', () => {
    expect(healed(hero({ hearts: 1 }), 2).hearts).toBe(3);
    expect(healed(hero({ hearts: 4 }), 2).hearts).toBe(5);
  });

  test('[GW-R-26] a downed figure gets up with what it was given', () => {
    expect(healed(hero({ hearts: 0 }), 2)).toMatchObject({ hearts: 2, status: [] });
  });
});
