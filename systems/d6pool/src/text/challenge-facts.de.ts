import type { FactTexts } from '@tafelrunde/kernel';
import type { Share } from '../rule.ts';
import type { ChallengeFact } from './challenge-facts.ts';
import { named, names } from './names.ts';
import { phrases } from './phrases.ts';
import { refusalWords } from './refusals.ts';

const { plural, number, listed, trait } = phrases.de;
const { abilities, categories, consequences, critMeanings, modules, results, sceneSorts, verdicts, words } =
  names.de;

const shares = (list: readonly Share[]): string =>
  list.map(({ source, dice }) => `${trait(source)} ${dice}`).join(', ');

function pool(positive: readonly Share[], penalty: readonly Share[], automatic: number): string {
  const parts = [
    positive.length === 0 ? 'Keine Erfolgswürfel' : `Erfolgswürfel: ${shares(positive)}`,
    ...(penalty.length === 0 ? [] : [`Strafwürfel: ${shares(penalty)}`]),
    ...(automatic === 0 ? [] : [plural(automatic, 'automatischer Erfolg', 'automatische Erfolge')]),
  ];
  return `${parts.join('; ')}.`;
}

/** Challenges, characters and scenes in German. */
export const challengeFactsDe: FactTexts<ChallengeFact> = {
  refused: ({ reason }) => refusalWords.de.refusals[reason],
  pool: ({ positive, penalty, automatic }) => pool(positive, penalty, automatic),
  challenge: ({ verdict, successes, failures, net, difficulty, crits }) => {
    const against = difficulty === null ? '' : ` gegen S${difficulty}`;
    const more = crits === 0 ? '' : `, ${plural(crits, 'kritischer Erfolg', 'kritische Erfolge')}`;
    const sum = failures === 0 ? `${net}` : `${successes} − ${failures} = ${net}`;
    return `${verdicts[verdict]}: ${sum}${against}${more}.`;
  },
  failing: ({ sources }) => `Daran lag es: ${listed(sources.map(trait))}.`,
  opposed: ({ winner, net, threshold }) =>
    winner === 'attacker'
      ? `Der Angriff gelingt: ${net} gegen ${threshold}.`
      : `Die Verteidigung hält: ${net} gegen ${threshold}.`,
  contest: ({ result, best }) =>
    result === 'won'
      ? `Es gewinnt: ${listed(best)}.`
      : result === 'draw'
        ? `Unentschieden zwischen ${listed(best)}.`
        : `Gleichauf gewinnen ${listed(best)}.`,
  poolDeclined: ({ figure }) => `Die SL lässt die Würfel von ${figure} so nicht zu.`,
  passedWithoutRoll: ({ figure }) => `${figure} schafft es ohne Wurf.`,
  patzer: ({ category, consequence }) => `Patzer (${categories[category]}): ${consequences[consequence]}.`,
  critsUsed: ({ category, meaning, amount }) =>
    `${categories[category]}: ${critMeanings[meaning]}${amount === 0 ? '' : ` (${number(amount)})`}.`,
  decidedBySupport: ({ helper }) => `Erst die Hilfe von ${helper} macht es zum Erfolg.`,
  supported: ({ helper, helped, automatic, bonusDice, penaltyDice }) => {
    if (automatic > 0)
      return `${helper} hilft ${helped}: ${plural(automatic, 'automatischer Erfolg', 'automatische Erfolge')}.`;
    if (bonusDice > 0) return `${helper} gibt ${helped} ${plural(bonusDice, 'Bonuswürfel', 'Bonuswürfel')}.`;
    return penaltyDice > 0
      ? `${helper} steht ${helped} im Weg: ${plural(penaltyDice, 'Strafwürfel', 'Strafwürfel')}.`
      : `${helper} kann ${helped} nicht helfen.`;
  },
  extendedStarted: ({ figure, task, rolls }) =>
    `${figure} nimmt sich etwas vor${task === '' ? '' : ` (${task})`}: ${rolls} Würfe.`,
  extended: ({ result, passed, rolls, quality }) =>
    `${passed} von ${rolls} geschafft, ${named(results, result)}${quality === 0 ? '' : `, Güte ${quality}`}.`,
  noticed: ({ noticed }) => (noticed ? 'Es wird bemerkt.' : 'Niemand bemerkt etwas.'),
  situation: ({ what, happens }) =>
    `${what === '' ? 'Die Lage' : what}: ${happens ? 'ja, so ist es' : 'nein, diesmal nicht'}.`,
  fateSpent: ({ figure, dice }) =>
    `${figure} gibt ${plural(dice, 'Schicksalswürfel', 'Schicksalswürfel')} aus.`,
  fateAwarded: ({ figure, by, owned }) =>
    by < 0
      ? `${figure} verliert ${-by} und hat noch ${plural(owned, 'Schicksalswürfel', 'Schicksalswürfel')}.`
      : `${figure} bekommt ${by} und hat jetzt ${plural(owned, 'Schicksalswürfel', 'Schicksalswürfel')}.`,
  fateRefreshed: ({ figures }) =>
    figures === 0
      ? 'Alle haben noch genug Schicksalswürfel.'
      : `Bei ${plural(figures, 'Figur', 'Figuren')} füllen sich die Schicksalswürfel auf.`,
  abilityUsed: ({ figure, ability }) => `${figure} nutzt ${named(abilities, ability)}.`,
  xpOffered: ({ figure, traits }) =>
    `${figure} kann einen Erfahrungspunkt nehmen: ${listed(traits.map(trait))}.`,
  xpDeclined: ({ figure }) => `${figure} verzichtet auf den Erfahrungspunkt.`,
  xpGained: ({ figure, trait: on, points }) =>
    `${figure}: ${plural(points, 'Erfahrungspunkt', 'Erfahrungspunkte')} auf ${trait(on)}.`,
  income: ({ figure, from, to }) =>
    from === to
      ? `${figure} hält den Lebensstil ${from}.`
      : `Der Lebensstil von ${figure} ${to > from ? 'steigt' : 'sinkt'} von ${from} auf ${to}.`,
  created: ({ name, level }) => `${name} ist im Spiel, Stufe ${level}.`,
  levelUp: ({ figure, level }) => `${figure} erreicht Stufe ${level}.`,
  levelUpPutOff: ({ figure }) => `${figure} wartet mit dem Aufstieg.`,
  traitChanged: ({ figure, trait: changed, of, dice, agreed }) => {
    const name = trait(`${of === 'advantages' ? 'advantage' : 'disadvantage'}:${changed}`);
    if (!agreed) return `Über ${name} bei ${figure} seid ihr euch nicht einig.`;
    return dice === 0 ? `${figure} verliert ${name}.` : `${figure} hat jetzt ${name} mit ${dice}W.`;
  },
  sceneStarted: ({ sort }) => `Neue Szene: ${sceneSorts[sort]}.`,
  sceneEnded: ({ mayRise }) =>
    mayRise.length === 0
      ? 'Die Szene ist zu Ende.'
      : `Die Szene ist zu Ende; aufsteigen: ${listed(mayRise)}.`,
  setting: ({ name, off }) =>
    `Hintergrund: ${named(words, name)}${off.length === 0 ? '' : `; ohne ${listed(off.map((one) => named(modules, one)))}`}.`,
};
