import { script } from '@tafelrunde/kernel';
import { expectOdds, scripted } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { DICE } from '../../src/data/ladders.ts';
import { applyEffects } from '../../src/effects.ts';
import { attempt } from '../../src/rules/attempt.ts';
import { bareTest } from '../../src/rules/bare-test.ts';
import { enlarge } from '../../src/rules/die-size.ts';
import { type HelpInput, offerHelp, takeHelp } from '../../src/rules/help.ts';
import { dictionaries } from '../../src/text/dictionary.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const friends = [hero(), hero({ id: 'friend' }), hero({ id: 'third' })];
const offer = (overrides: Partial<HelpInput>, h = DEFAULTS) =>
  script(
    offerHelp,
    {
      scene: sceneWith(friends),
      helper: 'friend',
      helped: 'hero',
      description: 'hands the tools',
      ...overrides,
    },
    h,
    [],
  ).outcome;

test('[GW-HLP-01] in combat helping costs the helper the action of the own turn', () => {
  const scene = sceneWith(friends, { round: 1, turn: 'friend' });
  expect(offer({ scene }).effects).toEqual([
    { kind: 'actionSpent', figure: 'friend' },
    { kind: 'helpOffered', help: { helper: 'friend', helped: 'hero', description: 'hands the tools' } },
  ]);
  expect(offer({ scene: sceneWith(friends, { round: 1, turn: 'hero' }) }).outcome).toMatchObject({
    reason: 'not-your-turn',
  });
});

test('[GW-HLP-01] outside combat it can be given at any point of the scene', () => {
  expect(offer({}).effects).toEqual([
    { kind: 'helpOffered', help: { helper: 'friend', helped: 'hero', description: 'hands the tools' } },
  ]);
});

test('[GW-HLP-03] the ladder of sizes goes d6, d8, d10, d12, d20 and ends there', () => {
  expect(DICE.map((die) => enlarge(die))).toEqual([8, 10, 12, 20, 20]);
});

test('[GW-HLP-04] a second helper is turned down before it costs an action', () => {
  const scene = sceneWith(friends, {
    round: 1,
    turn: 'friend',
    pendingHelp: [{ helper: 'third', helped: 'hero' }],
  });
  expect(offer({ scene })).toEqual({
    outcome: { kind: 'refused', reason: 'help-limit-reached' },
    effects: [],
  });
  expect(offer({ scene }, house({ helpLimit: 2 })).outcome).toMatchObject({ kind: 'offered' });
});

test('[GW-HLP-05] the description of the help is kept and told', () => {
  const { outcome, trace } = script(
    offerHelp,
    { scene: sceneWith(friends), helper: 'friend', helped: 'hero', description: 'covers the door' },
    DEFAULTS,
    [],
  );
  expect(outcome.outcome).toEqual({ kind: 'offered', helper: 'friend', helped: 'hero' });
  expect(trace).toEqual([
    {
      kind: 'fact',
      cite: 'GW-HLP-05',
      fact: { kind: 'helpOffered', helper: 'friend', helped: 'hero', description: 'covers the door' },
    },
  ]);
});

test('[GW-R-11] nobody helps themselves, the helper must be able to act, and a d20 turns help down', () => {
  expect(offer({ helper: 'hero' }).outcome).toMatchObject({ reason: 'nobody-helps-themselves' });
  const downed = [hero(), hero({ id: 'friend', status: ['downed'], hearts: 0 })];
  expect(offer({ scene: sceneWith(downed) }).outcome).toMatchObject({ reason: 'not-able' });
  const strong = [hero({ traits: { S: 20 } }), hero({ id: 'friend' })];
  expect(offer({ scene: sceneWith(strong), trait: 'S' }).outcome).toMatchObject({
    reason: 'die-cannot-grow',
  });
  expect(offer({ helper: 'nobody' }).outcome).toMatchObject({ reason: 'unknown-figure' });
  expect(offer({ scene: sceneWith([hero(), foe({ id: 'friend' })]) }).outcome).toMatchObject({
    reason: 'not-a-player-character',
  });
});

const waiting = sceneWith(friends, { pendingHelp: [{ helper: 'friend', helped: 'hero' }] });
const take = (scene: typeof waiting, answers: readonly string[], h = DEFAULTS) =>
  script(
    (fate: Parameters<typeof takeHelp>[0]) =>
      takeHelp(fate, scene, scene.figures[0] as ReturnType<typeof hero>, () => 1 / 2, h),
    null,
    null,
    answers,
  ).outcome;

test('[GW-HLP-02] the help that waits goes into one test and is then used up', () => {
  const taken = take(waiting, ['take']);
  expect(taken.helpers).toBe(1);
  expect(applyEffects(waiting, taken.effects).pendingHelp).toEqual([]);
});

test('[GW-R-11] the helped player may decline the larger die; the help is spent either way', () => {
  const declined = take(waiting, ['decline']);
  expect(declined.helpers).toBe(0);
  expect(applyEffects(waiting, declined.effects).pendingHelp).toEqual([]);
});

test('[GW-R-11] with a limit of 2 two helpers count two sizes, and more never count', () => {
  const three = sceneWith(friends, {
    pendingHelp: [
      { helper: 'friend', helped: 'hero' },
      { helper: 'third', helped: 'hero' },
    ],
  });
  expect(take(three, ['take'], house({ helpLimit: 2 })).helpers).toBe(2);
  expect(take(three, ['take']).helpers).toBe(1);
});

test('[GW-ADD-15] a strengthening spell counts as the one help and ends with the test', () => {
  const scene = sceneWith([hero({ status: ['strengthened'] })], {});
  const taken = take(scene, ['take']);
  expect(taken.helpers).toBe(1);
  expect(taken.effects).toEqual([{ kind: 'statusEnded', figure: 'hero', status: 'strengthened' }]);
});

test('[GW-R-11] in the variant no die has to grow, so even a d20 can be helped', () => {
  const strong = [hero({ traits: { S: 20 } }), hero({ id: 'friend' })];
  expect(offer({ scene: sceneWith(strong, { mode: 'd6only' }), trait: 'S' }).outcome).toMatchObject({
    kind: 'offered',
  });
});

test('[GW-R-11] [GW-R-07] help that lowers the chance warns, and declining it is the default: d6 to d8 against 8', () => {
  const scene = sceneWith([hero({ traits: { S: 6 } }), hero({ id: 'friend' })], {
    pendingHelp: [{ helper: 'friend', helped: 'hero' }],
  });
  const lift = {
    scene,
    figure: 'hero',
    goal: 'lift',
    trait: 'S',
    tn: 8,
    conditions: [],
    tools: '',
    way: '',
  } as const;
  const run = scripted(attempt, lift, DEFAULTS, ['decline', [6], 'quieter']);
  // The 6 of the d6 against the 8 of the d8: the highest face succeeds, and there is one of each.
  expect(run.facts).toContainEqual({ kind: 'helpChances', without: 1 / 6, helped: 1 / 8, lower: true });
  const success = ({ outcome }: ReturnType<typeof attempt>) => outcome.kind === 'exceptional';
  expectOdds(attempt, lift, success, DEFAULTS).toBe('1/6'); // declined
  // Against 6 help is worth it: 6 of six against 6, 7, 8 of eight.
  const easier = scripted(attempt, { ...lift, tn: 6 }, DEFAULTS, ['take', [7]]);
  expect(easier.facts).toContainEqual({ kind: 'helpChances', without: 1 / 6, helped: 3 / 8, lower: false });
});

test('[GW-R-11] a helper who names trait and TN sees the chances before the action is spent; so does a bare test', () => {
  const scene = sceneWith([hero({ traits: { S: 6 } }), hero({ id: 'friend' })]);
  const offer = {
    scene,
    helper: 'friend',
    helped: 'hero',
    trait: 'S',
    tn: 8,
    description: 'steadies',
  } as const;
  const warning = { kind: 'helpChances', without: 1 / 6, helped: 1 / 8, lower: true };
  expect(scripted(offerHelp, offer, DEFAULTS, []).facts).toContainEqual(warning);
  expect(scripted(bareTest, { die: 6, tn: 8, steps: 0, help: true }, DEFAULTS, [[7]]).facts).toContainEqual(
    warning,
  );
  expect(dictionaries.de.facts.helpChances(warning as never)).toBe(
    'Achtung: Die Hilfe senkt die Chance von 16,7 % auf 12,5 %.',
  );
});
