import type { Locale } from '@tafelrunde/kernel';
import {
  type Action,
  inputFor,
  type Offer,
  type System,
  type SystemWords,
  withWord,
} from '@tafelrunde/system';
import type { Fields } from './fields.ts';
import { startInput } from './start-input.ts';

/** A check whose chance is followed through changes of house rules. */
export interface Watched {
  readonly label: string;
  readonly action: string;
  /** With its scene, where the action takes one. */
  readonly input: Fields;
  readonly chance: string;
}

/** The typical checks of a system, each with what tells it apart. */
export const typicalChecks = (system: System, locale: Locale): readonly Watched[] =>
  system.actions.flatMap((action) =>
    action.typical.map(({ chance, input }) => ({
      label: checkLabel(system.words[locale], action, chance, input, locale),
      action: action.id,
      input,
      chance,
    })),
  );

/** `Einfacher Test: Würfel W8, Schwierigkeit 6 · Erfolg`. */
export function checkLabel(
  words: SystemWords,
  { id, chances }: Action,
  chance: string,
  input: Fields,
  locale: Locale,
): string {
  const { title } = words.action(id);
  const values = inputText(words, input, locale);
  const what = Object.hasOwn(chances, chance) ? ` · ${words.chance(chance)}` : '';
  return `${title}${values === '' ? '' : `: ${values}`}${what}`;
}

/** Numbers of these fields are sides of a die. */
const DICE_FIELDS = /^(die|sides|attribute|skill|opponentAttribute|opponentSkill)$/;
const DIE = { de: 'W', en: 'd' } as const satisfies Record<Locale, string>;

function inputText(words: SystemWords, input: Fields, locale: Locale): string {
  const isSaid = (value: unknown) => value !== 0 && value !== false && value !== null && value !== undefined;
  return Object.entries(input)
    .filter(([field, value]) => field !== 'scene' && isSaid(value))
    .map(([field, value]) => {
      if (typeof value === 'object')
        return `${words.field(field)} (${inputText(words, value as Fields, locale)})`;
      if (value === true) return words.field(field);
      const word = words.value(field, String(value));
      if (word !== undefined && typeof value === 'string') return word;
      if (DICE_FIELDS.test(field)) return `${words.field(field)} ${DIE[locale]}${value}`;
      return `${words.field(field)} ${String(value).replace('-', '−')}`;
    })
    .join(', ');
}

/** More chances of one figure than this are no overview. */
const MOST_CHECKS = 12;

/** What a figure can do in a scene with a chance to show. `nameOf` is empty for whoever acts. */
export function figureChecks(
  system: System,
  scene: unknown,
  offers: readonly Offer[],
  locale: Locale,
  nameOf: (figure: string) => string,
): readonly Watched[] {
  const words = system.words[locale];
  return offers
    .filter(({ chance }) => chance !== null)
    .slice(0, MOST_CHECKS)
    .flatMap((offer): readonly Watched[] => {
      const action = system.actions.find(({ id }) => id === offer.action);
      if (action === undefined || offer.chance === null) return [];
      const bare = startInput(action, offer);
      const input = action.fields === null ? bare : { ...bare, scene };
      // What a person would have to think of first is left out.
      if (!inputFor(action, bare, scene).ok) return [];
      const label = offerLabel(words, offer, nameOf);
      return [{ label, action: action.id, input, chance: offer.chance }];
    });
}

/** `Angreifen: Schwert → Handlanger`; a target without a name is the figure itself. */
export function offerLabel(words: SystemWords, offer: Offer, nameOf: (figure: string) => string): string {
  const { title } = words.action(offer.action);
  const what = withWord(words, offer);
  const name = offer.target === null ? '' : nameOf(offer.target);
  const target = name === '' ? '' : ` → ${name}`;
  return what === undefined ? `${title}${target}` : `${title}: ${what}${target}`;
}
