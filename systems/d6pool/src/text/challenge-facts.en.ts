import type { FactTexts } from '@tafelrunde/kernel';
import type { Share } from '../rule.ts';
import type { ChallengeFact } from './challenge-facts.ts';
import { named, names } from './names.ts';
import { phrases } from './phrases.ts';
import { refusalWords } from './refusals.ts';

const { plural, number, listed, trait } = phrases.en;
const { abilities, categories, consequences, critMeanings, modules, results, sceneSorts, verdicts, words } =
  names.en;

const shares = (list: readonly Share[]): string =>
  list.map(({ source, dice }) => `${trait(source)} ${dice}`).join(', ');

function pool(positive: readonly Share[], penalty: readonly Share[], automatic: number): string {
  const parts = [
    positive.length === 0 ? 'No success dice' : `Success dice: ${shares(positive)}`,
    ...(penalty.length === 0 ? [] : [`penalty dice: ${shares(penalty)}`]),
    ...(automatic === 0 ? [] : [plural(automatic, 'automatic success', 'automatic successes')]),
  ];
  return `${parts.join('; ')}.`;
}

/** Challenges, characters and scenes in English. */
export const challengeFactsEn: FactTexts<ChallengeFact> = {
  refused: ({ reason }) => refusalWords.en.refusals[reason],
  pool: ({ positive, penalty, automatic }) => pool(positive, penalty, automatic),
  challenge: ({ verdict, successes, failures, net, difficulty, crits }) => {
    const against = difficulty === null ? '' : ` against S${difficulty}`;
    const more = crits === 0 ? '' : `, ${plural(crits, 'critical success', 'critical successes')}`;
    const sum = failures === 0 ? `${net}` : `${successes} − ${failures} = ${net}`;
    return `${verdicts[verdict]}: ${sum}${against}${more}.`;
  },
  failing: ({ sources }) => `This is why: ${listed(sources.map(trait))}.`,
  opposed: ({ winner, net, threshold }) =>
    winner === 'attacker'
      ? `The attack succeeds: ${net} against ${threshold}.`
      : `The defence holds: ${net} against ${threshold}.`,
  contest: ({ result, best }) =>
    result === 'won'
      ? `The winner is ${listed(best)}.`
      : result === 'draw'
        ? `A draw between ${listed(best)}.`
        : `Level, so both win: ${listed(best)}.`,
  poolDeclined: ({ figure }) => `The GM does not allow these dice for ${figure}.`,
  passedWithoutRoll: ({ figure }) => `${figure} manages it without a roll.`,
  patzer: ({ category, consequence }) => `Patzer (${categories[category]}): ${consequences[consequence]}.`,
  critsUsed: ({ category, meaning, amount }) =>
    `${categories[category]}: ${critMeanings[meaning]}${amount === 0 ? '' : ` (${number(amount)})`}.`,
  decidedBySupport: ({ helper }) => `Only the help of ${helper} made it a success.`,
  supported: ({ helper, helped, automatic, bonusDice, penaltyDice }) => {
    if (automatic > 0)
      return `${helper} helps ${helped}: ${plural(automatic, 'automatic success', 'automatic successes')}.`;
    if (bonusDice > 0) return `${helper} hands ${helped} ${plural(bonusDice, 'bonus die', 'bonus dice')}.`;
    return penaltyDice > 0
      ? `${helper} is in the way of ${helped}: ${plural(penaltyDice, 'penalty die', 'penalty dice')}.`
      : `${helper} is of no help to ${helped}.`;
  },
  extendedStarted: ({ figure, task, rolls }) =>
    `${figure} sets out${task === '' ? '' : ` (${task})`}: ${rolls} rolls.`,
  extended: ({ result, passed, rolls, quality }) =>
    `${passed} of ${rolls} passed, ${named(results, result)}${quality === 0 ? '' : `, quality ${quality}`}.`,
  noticed: ({ noticed }) => (noticed ? 'It is noticed.' : 'Nobody notices anything.'),
  situation: ({ what, happens }) =>
    `${what === '' ? 'The situation' : what}: ${happens ? 'yes, it is so' : 'no, not this time'}.`,
  fateSpent: ({ figure, dice }) => `${figure} spends ${plural(dice, 'fate die', 'fate dice')}.`,
  fateAwarded: ({ figure, by, owned }) =>
    by < 0
      ? `${figure} loses ${-by} and has ${plural(owned, 'fate die', 'fate dice')} left.`
      : `${figure} gains ${by} and now has ${plural(owned, 'fate die', 'fate dice')}.`,
  fateRefreshed: ({ figures }) =>
    figures === 0
      ? 'Everybody has enough fate dice.'
      : `The fate dice of ${plural(figures, 'figure', 'figures')} are refreshed.`,
  abilityUsed: ({ figure, ability }) => `${figure} uses ${named(abilities, ability)}.`,
  xpOffered: ({ figure, traits }) => `${figure} may take an experience point: ${listed(traits.map(trait))}.`,
  xpDeclined: ({ figure }) => `${figure} declines the experience point.`,
  xpGained: ({ figure, trait: on, points }) =>
    `${figure}: ${plural(points, 'experience point', 'experience points')} on ${trait(on)}.`,
  income: ({ figure, from, to }) =>
    from === to
      ? `${figure} keeps lifestyle ${from}.`
      : `The lifestyle of ${figure} ${to > from ? 'rises' : 'falls'} from ${from} to ${to}.`,
  created: ({ name, level }) => `${name} joins the game at level ${level}.`,
  levelUp: ({ figure, level }) => `${figure} reaches level ${level}.`,
  levelUpPutOff: ({ figure }) => `${figure} waits with the next level.`,
  traitChanged: ({ figure, trait: changed, of, dice, agreed }) => {
    const name = trait(`${of === 'advantages' ? 'advantage' : 'disadvantage'}:${changed}`);
    if (!agreed) return `There is no agreement on ${name} for ${figure}.`;
    return dice === 0 ? `${figure} loses ${name}.` : `${figure} now has ${name} at ${dice}D.`;
  },
  sceneStarted: ({ sort }) => `A new scene: ${sceneSorts[sort]}.`,
  sceneEnded: ({ mayRise }) =>
    mayRise.length === 0 ? 'The scene is over.' : `The scene is over; ready to rise: ${listed(mayRise)}.`,
  setting: ({ name, off }) =>
    `Setting: ${named(words, name)}${off.length === 0 ? '' : `; without ${listed(off.map((one) => named(modules, one)))}`}.`,
};
