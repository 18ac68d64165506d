import type { ModifierSource, PwFact, PwFactTexts } from './facts.ts';
import { named, names } from './names.ts';
import { refusalWords } from './refusals.ts';
import { targets as allTargets } from './targets.ts';

const { attributes, derived, difficulties, lists, rollKinds, skills, units, weapons, words } = names.de;
const targets = allTargets.de;

const plural = (n: number, one: string, many: string): string => `${n} ${Math.abs(n) === 1 ? one : many}`;
const whole = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const now = (left: number | null): string => (left === null ? '' : `, jetzt ${whole(left)}`);
/** A sentence that ends in the table's own text, which may bring its own full stop. */
const told = (start: string, text: string): string =>
  `${start}: ${text.trim()}${/[.!?…]$/.test(text.trim()) ? '' : '.'}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const degrees = (n: number): string => plural(n, 'Steigerung', 'Steigerungen');
const andDegrees = (n: number): string => (n === 0 ? '' : ` mit ${plural(n, 'Steigerung', 'Steigerungen')}`);

/** Figures have names; the two of a bare comparison are called by their part in it. */
const PARTS: Readonly<Record<string, string>> = { initiator: 'die erste Seite', reactor: 'die zweite Seite' };
const who = (name: string): string => PARTS[name] ?? name;
/** At the beginning of a sentence; names stay as they are. */
const whoFirst = (name: string): string => {
  const part = PARTS[name];
  return part === undefined ? name : part.charAt(0).toUpperCase() + part.slice(1);
};
const whose = (name: string): string => (name === '' ? '' : `${whoFirst(name)}: `);
const lasting = (until: string | null): string => (until === null || until === '' ? '' : ` (bis: ${until})`);

function sourceOf(source: ModifierSource): string {
  switch (source.from) {
    case 'attribute':
      return attributes[source.attribute];
    case 'skill':
      return named(skills, source.skill);
    case 'derived':
      return derived[source.derived];
    case 'effect':
      return source.label;
    case 'untrained':
      return words.untrained;
    case 'circumstance':
      return source.label === '' || /^[+-]\d+$/.test(source.label) ? 'Umstände' : source.label;
  }
}

const PUT_RIGHT: Readonly<Record<Extract<PwFact, { kind: 'putRight' }>['what'], (name: string) => string>> = {
  hitPointsCut: (name) => `${name} hatte mehr Lebenspunkte als möglich und hat jetzt das Maximum.`,
  manaCut: (name) => `${name} hatte mehr Mana als möglich und hat jetzt das Maximum.`,
  outOfAction: (name) => `${name} hat keine Lebenspunkte mehr und ist deshalb außer Gefecht.`,
  inAction: (name) => `${name} hat noch Lebenspunkte und ist deshalb nicht außer Gefecht.`,
  turnOver: (name) => `${name} ist außer Gefecht und deshalb nicht am Zug.`,
};

/** Everything an account says, in German. */
export const factsDe: PwFactTexts = {
  rollNeeded: ({ event, roll }) =>
    roll === null
      ? `${event}: Das steht fest, es wird nicht gewürfelt.`
      : `${event}: Das ist offen. Gewürfelt wird: ${rollKinds[roll]}.`,
  critical: ({ sides, total }) => `Der W${sides} ist kritisch und bringt zusammen ${total}.`,
  criticalRoll: ({ again }) =>
    again === 'any'
      ? 'Ein Würfel ist kritisch: Alle werden noch einmal geworfen.'
      : 'Alle Würfel stehen ganz oben: Alle werden noch einmal geworfen.',
  modifier: ({ source, amount }) => `${sourceOf(source)}: ${signed(amount)}.`,
  difficulty: ({ difficulty, label }) => `Schwierigkeit ${difficulty}: ${difficulties[label]}.`,
  checked: (fact) => {
    const skill = fact.skill === '' ? 'Probe' : named(skills, fact.skill);
    const result = fact.success ? `gelungen${andDegrees(fact.degrees)}` : 'misslungen';
    return `${whose(fact.who)}${skill} ${fact.total} gegen ${fact.difficulty}, ${result}.`;
  },
  attributeRolled: ({ who: name, attribute, total, difficulty, degrees: count }) => {
    const rolled = `${name}: ${attributes[attribute]} ${total}`;
    if (difficulty === null) return `${rolled}.`;
    return `${rolled} gegen ${difficulty}, ${total >= difficulty ? `gelungen${andDegrees(count)}` : 'misslungen'}.`;
  },
  sideRolled: ({ who: name, skill, total }) =>
    `${whoFirst(name)}: ${skill === '' ? 'Probe' : named(skills, skill)} ${total}.`,
  compared: ({ winner, loser, margin, degrees: count }) =>
    `${whoFirst(winner)} setzt sich gegen ${who(loser)} durch: ${margin === 0 ? 'bei Gleichstand' : `${plural(margin, 'Punkt', 'Punkte')} Vorsprung`}${andDegrees(count)}.`,
  tie: ({ settled }) =>
    ({
      player: 'Gleichstand: Er geht an die Spielerseite.',
      initiator: 'Gleichstand: Er geht an die Seite, die angefangen hat.',
      reactor: 'Gleichstand: Er geht an die Seite, die reagiert.',
      reroll: 'Gleichstand: Beide würfeln noch einmal.',
      gm: 'Gleichstand: Die SL bestimmt.',
    })[settled],
  untrained: ({ skill, malus }) => `${named(skills, skill)} ohne Vorwissen: Malus von ${malus}.`,
  degreesOpen: ({ who: name, degrees: count }) => `${name} hat ${degrees(count)} offen.`,
  extra: ({ who: name, text, approved }) =>
    approved ? told(`Zugabe für ${name}`, text) : told(`Die SL lehnt die Zugabe für ${name} ab`, text),
  modifierGiven: ({ who: name, label, target, amount, until }) =>
    `${name}: ${label}, ${signed(amount)} auf ${named(targets, target)}${lasting(until)}.`,
  effectEnded: ({ who: name, label }) => `${name}: ${label} wirkt nicht mehr.`,
  derivedValue: ({ derived: which, value, unit }) =>
    `${derived[which]}: ${value}${unit === '' ? '' : ` ${named(units, unit)}`}.`,
  derivedOf: ({ who: name }) => `Abgeleitete Werte von ${name}.`,
  regenerated: ({ who: name, what, gain, current, max }) =>
    `${name}: ${derived[what]} ${signed(gain)}, jetzt ${current} von ${max}.`,
  rested: ({ figures, interval }) => {
    const name = { rest: 'Rast', day: 'Tagesrast', round: 'Erholung in dieser Runde', manual: 'Erholung' }[
      interval
    ];
    return `${name} für ${plural(figures, 'Figur', 'Figuren')}.`;
  },
  initiative: ({ who: name, total }) => `${name}: Initiative ${total}.`,
  initiativeTie: ({ names }) => `Gleich schnell: ${names.join(' und ')}. Sie würfeln untereinander neu.`,
  fightStarted: ({ names }) => `Der Kampf beginnt. Reihenfolge: ${names.join(', ')}.`,
  turn: ({ who: name, round }) => `Runde ${round}: ${name} ist am Zug.`,
  fightOver: () => 'Der Kampf ist vorbei.',
  listRolled: ({ list, face, row }) => told(`${named(lists, list)}, Zeile ${face}`, row),
  scar: ({ who: name, scar }) => told(`${name} behält eine Narbe`, scar),
  created: ({ name }) => `${name} ist dabei.`,
  waived: ({ attributeSteps, skillRaises }) =>
    `Verfallen: ${plural(attributeSteps, 'Attributsstufe', 'Attributsstufen')} und ${degrees(skillRaises)}.`,
  skillRaised: ({ who: name, skill, die, bonus }) =>
    `${name}: ${named(skills, skill)} steigt auf ${bonus > 0 ? `W${die} und weiteren Bonus von ${bonus}` : `W${die}`}.`,
  attributeRaised: ({ who: name, attribute, die }) => `${name}: ${attributes[attribute]} steigt auf W${die}.`,
  levelled: ({ who: name, level }) => `${name} erreicht Stufe ${level}.`,
  derivedChanged: ({ who: name, derived: which, by }) => `${name}: ${derived[which]} ${signed(by)}.`,
  attributeChanged: ({ who: name, attribute, die, modifier }) =>
    `${name}: ${attributes[attribute]} ist jetzt W${die}${modifier === 0 ? '' : signed(modifier)}.`,
  currentMoved: ({ who: name, what, by }) => `${name}: ${derived[what]} ${signed(by)} mit dem Maximum.`,
  weapon: ({ who: name, weapon, wielded }) =>
    `${name} ${wielded ? 'nimmt in die Hand' : 'steckt weg'}: ${named(weapons, weapon)}.`,
  armour: ({ who: name, armour, value }) =>
    value === 0
      ? `${name} legt die Rüstung ab.`
      : `${name} trägt ${armour === '' ? words.armour : armour} mit Wert ${value}.`,
  damaged: ({ who: name, amount, left }) =>
    `${name} verliert ${plural(amount, 'Lebenspunkt', 'Lebenspunkte')}${now(left)}.`,
  healed: ({ who: name, amount, left }) =>
    `${name} gewinnt ${plural(amount, 'Lebenspunkt', 'Lebenspunkte')}${now(left)}.`,
  manaSpent: ({ who: name, amount, left }) => `${name} gibt ${amount} Mana aus${now(left)}.`,
  outOfAction: ({ who: name }) => `${name} ist außer Gefecht.`,
  backInAction: ({ who: name }) => `${name} ist wieder bei Kräften.`,
  moved: ({ who: name, distance, running, unit }) =>
    `${name} kommt ${distance} weit (Laufen ${running} ${named(units, unit)}).`,
  sprinted: ({ degrees: count }) => `Sprinten bringt ${degrees(count)}.`,
  attacked: (fact) =>
    `${fact.who} ${fact.hit ? 'trifft' : 'verfehlt'} ${fact.target}: ${fact.total} gegen Rüstungsklasse ${fact.armourClass}${andDegrees(fact.degrees)}.`,
  mustExceed: ({ armourClass }) => `Gegen eine Spielerfigur reichen ${armourClass} nicht: Es muss mehr sein.`,
  skillEdited: ({ skill, attribute }) => `Probe ${named(skills, skill)} gehört zu ${attributes[attribute]}.`,
  skillDeleted: ({ skill }) => `Probe ${named(skills, skill)} ist gestrichen.`,
  listEdited: ({ list, rows }) => `Liste ${named(lists, list)} hat ${plural(rows, 'Zeile', 'Zeilen')}.`,
  listDeleted: ({ list }) => `Liste ${named(lists, list)} ist gestrichen.`,
  presetEdited: ({ label, amount }) =>
    amount === 0 ? `Umstand gestrichen: ${label}.` : `Umstand: ${label} ${signed(amount)}.`,
  refused: ({ reason }) => refusalWords.de.refusals[reason],
  putRight: ({ who: name, what }) => PUT_RIGHT[what](name),
  derivedRoll: ({ derived: value, die, modifier }) =>
    `${derived[value]}: W${die}${modifier === 0 ? '' : ` ${signed(modifier)}`}, jedes Mal gewürfelt.`,
  left: ({ who: name }) => `${name} geht.`,
};
