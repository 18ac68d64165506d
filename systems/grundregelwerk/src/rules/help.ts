import { question } from '@tafelrunde/kernel';
import type { Tn } from '../data/ladders.ts';
import { figureOf, isAble, type Pc, type PendingHelp, type Scene } from '../model.ts';
import { type Effects, type Fate, type GwEffect, type House, refused } from '../rule.ts';
import { successChance } from './chance.ts';
import { dieOf, levelOf } from './traits.ts';
import { mayAct, spendAction } from './turns.ts';

export interface HelpInput {
  readonly scene: Scene;
  readonly helper: string;
  readonly helped: string;
  /** The trait of the test that is helped, if it is already known. */
  readonly trait?: string | undefined;
  /** Its TN, if that is known too: then help that would lower the chance is seen before it costs an action. */
  readonly tn?: Tn | undefined;
  /** GW-HLP-05: how it helps, in words. */
  readonly description: string;
}

/** GW-HLP-01, GW-HLP-04, GW-R-11: an ally gives up an action and stands ready for the next test of another. */
export function offerHelp(fate: Fate, input: HelpInput, house: House) {
  const { scene } = input;
  const helper = figureOf(scene, input.helper);
  const helped = figureOf(scene, input.helped);
  if (helper === undefined || helped === undefined) return refused('unknown-figure');
  if (helped.side !== 'pc' || helper.side !== 'pc') return refused('not-a-player-character');
  if (helper.id === helped.id) return refused('nobody-helps-themselves');
  const problem = mayAct(scene, helper);
  if (problem !== null) return refused(problem);
  if (!isAble(helped)) return refused('not-able');
  if (helpFor(scene, helped.id).length >= house.helpLimit) return refused('help-limit-reached');
  if (cannotGrow(scene, helped, input.trait)) return refused('die-cannot-grow');
  if (input.trait !== undefined && input.tn !== undefined) noteOffer(fate, scene, helped, input, house);
  const help: PendingHelp = { helper: helper.id, helped: helped.id, description: input.description };
  fate.note('GW-HLP-05', {
    kind: 'helpOffered',
    helper: helper.name,
    helped: helped.name,
    description: input.description,
  });
  const effects: Effects = [...spendAction(scene, helper), { kind: 'helpOffered', help }];
  return { outcome: { kind: 'offered' as const, helper: helper.id, helped: helped.id }, effects };
}

/** GW-R-11 (7): the chances of the test that the help is meant for, steps aside. */
function noteOffer(
  fate: Fate,
  scene: Scene,
  helped: Pc,
  { trait = '', tn = 6 }: HelpInput,
  house: House,
): void {
  const die = dieOf(helped, trait);
  const trial = {
    mode: scene.mode,
    die,
    level: levelOf(helped, trait),
    tn,
    steps: [],
    by: helped.id,
    role: 'test',
  } as const;
  noteChances(
    fate,
    successChance({ ...trial, helpers: 0 }, house),
    successChance({ ...trial, helpers: 1 }, house),
  );
}

/** GW-R-11 (2): a d20 cannot grow, so an offer to help it is turned down before it costs anything. */
function cannotGrow(scene: Scene, helped: Pc, trait: string | undefined): boolean {
  return scene.mode === 'core' && trait !== undefined && dieOf(helped, trait) === 20;
}

/** The help that waits for a figure's next test; a strengthening spell counts as one (GW-ADD-15). */
function helpFor(scene: Scene, figure: string): readonly PendingHelp[] {
  return scene.pendingHelp.filter((help) => help.helped === figure);
}

/** GW-R-11 (7): both chances are told before the throw; where help lowers them, that too. */
export function noteChances(fate: Fate, without: number, helped: number): { readonly lower: boolean } {
  const lower = helped < without;
  fate.note('GW-R-11', { kind: 'helpChances', without, helped, lower });
  return { lower };
}

/** What a figure's test gets from those who help it, and the help it uses up. */
export interface HelpTaken {
  readonly helpers: number;
  readonly effects: Effects;
}

/**
 * GW-HLP-02, GW-R-11 (4), (7): the help that waits goes into this one test. Its player sees the chance with and without
 * it and may decline the larger die, which is the default where help would lower the chance (GW-R-07).
 */
export function takeHelp(
  fate: Fate,
  scene: Scene,
  figure: Pc,
  chanceWith: (helpers: number) => number,
  house: House,
): HelpTaken {
  const waiting = helpFor(scene, figure.id);
  const strengthened = figure.status.includes('strengthened');
  const offered = Math.min(waiting.length + (strengthened ? 1 : 0), house.helpLimit);
  const effects: GwEffect[] = waiting.map((help) => ({ kind: 'helpEnded', help }));
  if (strengthened) effects.push({ kind: 'statusEnded', figure: figure.id, status: 'strengthened' });
  if (offered === 0) return { helpers: 0, effects };
  const chances = noteChances(fate, chanceWith(0), chanceWith(offered));
  const options = chances.lower ? (['decline', 'take'] as const) : (['take', 'decline'] as const);
  const taken = fate.choose(question('help', 'GW-R-11', figure.id, options));
  if (taken === 'decline') fate.note('GW-R-11', { kind: 'helpDeclined' });
  return { helpers: taken === 'take' ? offered : 0, effects };
}
