import { describe, expect, test } from 'vitest';
import { applyEffects, type HhEffect } from '../src/effects.ts';
import type { Figure } from '../src/model.ts';
import { after, foe, hero, itemWith, sceneWith } from './fixtures.ts';

const scene = sceneWith([
  hero({
    psyche: 6,
    respect: 1,
    ep: 3,
    skills: { sneak: 8, weaponsmith: { value: 12, masteryGrade: 2 } },
    attributes: { reaction: 7 },
    inventory: [{ id: 'axe', kind: 'weapon' }],
    wielded: 'axe',
  }),
  foe(),
]);
const changed = (effect: object): Figure => after(scene, [{ figure: 'hero', ...effect } as HhEffect], 'hero');

describe('points', () => {
  test('stay between nothing and the size of the track', () => {
    expect(changed({ kind: 'points', track: 'psyche', by: -9 }).psyche.points).toBe(0);
    expect(changed({ kind: 'points', track: 'psyche', by: 20 }).psyche.points).toBe(12);
  });

  test('[HH-R-82] what stands above the maximum is not cut by a gain', () => {
    const above = sceneWith([hero({ psyche: { rows: [4], points: 5 } })]);
    expect(
      after(above, [{ kind: 'points', figure: 'hero', track: 'psyche', by: 1 }], 'hero').psyche.points,
    ).toBe(5);
  });

  test('a lock is noted on its track', () => {
    expect(changed({ kind: 'locked', track: 'physis', until: 510 }).physis.lockedUntil).toBe(510);
  });
});

describe('values', () => {
  test('respect, mythos and experience do not fall below 0', () => {
    expect(changed({ kind: 'respect', by: -2 }).respect).toBe(0);
    expect(changed({ kind: 'experience', by: -4 }).ep).toBe(0);
    expect(changed({ kind: 'mythos', by: 3 }).mythos).toBe(3);
  });

  test('attributes, skills, stars and grades rise one by one; a grade ends at 3', () => {
    expect(changed({ kind: 'attributeRaised', attribute: 'reaction' }).attributes['reaction']?.value).toBe(8);
    expect(changed({ kind: 'skillRaised', skill: 'sneak' }).skills['sneak']?.value).toBe(9);
    expect(changed({ kind: 'starWon', skill: 'sneak' }).skills['sneak']?.adeptStar).toBe(true);
    const graded = [1, 2].map(() => ({ kind: 'gradeWon', figure: 'hero', skill: 'weaponsmith' }) as const);
    expect(after(scene, graded, 'hero').skills['weaponsmith']?.masteryGrade).toBe(3);
    expect(changed({ kind: 'skillRaised', skill: 'unknown' })).toEqual(scene.figures[0]);
  });
});

describe('things', () => {
  test('a lost item is no longer in hand', () => {
    expect(changed({ kind: 'itemLost', item: 'axe' })).toMatchObject({ inventory: [], wielded: null });
  });

  test('items are gained, changed, wielded and worn', () => {
    const shield = itemWith({ id: 'mail', kind: 'armour' });
    expect(changed({ kind: 'itemGained', item: shield }).inventory).toHaveLength(2);
    expect(
      changed({ kind: 'itemChanged', item: itemWith({ id: 'axe', quality: 4 }) }).inventory[0]?.quality,
    ).toBe(4);
    expect(changed({ kind: 'wielded', item: null }).wielded).toBe(null);
    expect(changed({ kind: 'worn', item: 'mail' }).worn).toBe('mail');
  });

  test('material and unpaid pieces are counted by their names', () => {
    expect(changed({ kind: 'material', piece: 'sword', by: 2 }).materials).toEqual({ sword: 2 });
    expect(changed({ kind: 'unpaidPiece', craftsman: 'Alrik', piece: 'sword', by: 1 }).unpaidPieces).toEqual({
      Alrik: { sword: 1 },
    });
  });
});

describe('the scene', () => {
  test('time passes, figures come, a status is there once', () => {
    expect(applyEffects(scene, [{ kind: 'timePassed', minutes: 30 }]).clock).toBe(510);
    expect(
      applyEffects(scene, [{ kind: 'figureAdded', figure: foe({ name: 'Wolf' }) }]).figures,
    ).toHaveLength(2);
    const prone = { kind: 'statusGained', figure: 'hero', status: 'prone' } as const;
    expect(after(scene, [prone, prone], 'hero').status).toEqual(['prone']);
  });

  test('stealth is known by sneaker and opponent', () => {
    const to = { sneaker: 'hero', opponent: 'foe', distance: 5, alarm: false } as const;
    const effects = (['noticed', 'discovered'] as const).map(
      (detection) => ({ kind: 'stealth', to: { ...to, alertness: 'watchful', detection } }) as const,
    );
    expect(applyEffects(scene, effects).stealth).toMatchObject([{ detection: 'discovered' }]);
  });

  test('a fighter is changed only where there is a fight', () => {
    expect(applyEffects(scene, [{ kind: 'fighter', figure: 'hero', changes: { owedDice: 1 } }])).toEqual(
      scene,
    );
  });
});

test('[HH-R-57] circles are counted from 1; tables of earlier versions counted from 0', () => {
  const scene = sceneWith([hero()]);
  const [whole] = hero().lifeCircles;
  if (whole === undefined) throw new Error('no circle');
  const to = { ...whole, attempts: 2 };
  const attempts = (effect: HhEffect) =>
    applyEffects(scene, [effect]).figures[0]?.lifeCircles.map((circle) => circle.attempts);
  expect(attempts({ kind: 'lifeCircle', figure: 'hero', circle: 2, to })).toEqual([0, 2, 0]);
  expect(attempts({ kind: 'circle', figure: 'hero', circle: 2, to })).toEqual([0, 0, 2]);
});
