import { type Offer, offersOf } from '@tafelrunde/system';
import { OFFERED } from '../data/offers.ts';
import { enemiesOf, type Figure, type Scene } from '../model.ts';
import { NOTHING_NAMED } from '../rules/nothing-named.ts';
import type { actionWords } from '../text/actions.ts';

/** An offer that is ready to be sent. */
export const readyOffer = offersOf('d6pool');

type ActionName = keyof typeof actionWords.de.actions;
const USUAL: Readonly<Partial<Record<ActionName, Partial<Offer>>>> = OFFERED;

/** An offer with what its action usually asks people for. */
export const offer = (action: ActionName, input: Offer['input'], more: Partial<Offer> = {}): Offer =>
  readyOffer(action, input, { ...USUAL[action], ...more });

/** DP-CHL-05: the chance stands on the sheet for difficulties 1 to 4. */
export const DIFFICULTY_LADDER: Offer['ladder'] = {
  field: 'difficulty',
  values: [1, 2, 3, 4],
  names: [
    { de: 'einfach', en: 'simple' },
    { de: 'fordernd', en: 'demanding' },
    { de: 'schwer', en: 'hard' },
    { de: 'sehr schwer', en: 'very hard' },
  ],
};

/** An offer only if something holds. */
export const only = (holds: boolean, offers: () => readonly Offer[]): readonly Offer[] =>
  holds ? offers() : [];

/** Those of the other side who still live. */
export const foesOf = (scene: Scene, figure: Figure): readonly Figure[] =>
  enemiesOf(scene, figure).filter(({ consciousness }) => consciousness !== 'dead');

/** The row of a skill if the figure has it, else that of the attribute. */
export const rowOf = (figure: Figure, skill: string | null, attribute: string): string =>
  skill !== null && Object.hasOwn(figure.skills, skill) ? `skill:${skill}` : `attribute:${attribute}`;

/** A plain attack: nothing named, nothing known about the defence. */
export const PLAIN_ATTACK = { ...NOTHING_NAMED, unseen: false, surprised: false, noSkill: false };
