import type { FactTexts } from '@tafelrunde/kernel';
import { plural } from '@tafelrunde/system';
import type { FightFact } from './fight-facts.ts';
import { names } from './names.ts';

/** A failure is told as 0. */
const told = (number: number): string => (number === 0 ? 'Fehlschlag' : String(number));
const list = (values: readonly (number | string)[]): string => values.join(', ');
const MANOEUVRE = {
  exi: 'Exi',
  pente: 'Pente',
  tessera: 'Tessera',
  doubleTria: 'Doppeltria',
  tria: 'Tria',
} as const;

/** In a clash without figures the sides are called by their part in it. */
const who = (name: string): string =>
  name === 'attacker' ? 'Der Angriff' : name === 'defender' ? 'Die Verteidigung' : name;
const whom = (name: string): string => (name === 'defender' ? 'die Verteidigung' : name);

/** Fights and shots, in German. */
export const fightFactsDe: FactTexts<FightFact> = {
  combatStarted: ({ fighters }) => `Der Kampf beginnt mit ${fighters} Beteiligten.`,
  combatOver: () => 'Der Kampf ist vorbei.',
  phase: ({ phase }) => `Kampfphase ${phase} beginnt.`,
  commonThrow: ({ throwNo }) => `Gemeinsamer Wurf ${throwNo}.`,
  fighterThrew: ({ figure, faces }) => `${figure} wirft ${list(faces)}.`,
  satOut: ({ figure }) => `${figure} muss diesen Wurf aussetzen.`,
  initiative: ({ figure, target }) => `${figure} wird initiativ und greift ${target} an.`,
  initiativeTied: ({ figures }) => `Mehrere wollen zugleich angreifen: ${list(figures)}.`,
  reactionNumber: ({ figure, number }) => `Reaktion von ${figure}: ${told(number)}.`,
  nobodyAttacked: () => 'Niemand greift in dieser Phase an.',
  attackFalters: ({ figure }) => `${figure} hat keine Würfelgruppe mehr: Der Angriff verpufft.`,
  attacks: ({ figure, target, values }) => `${who(figure)} greift ${whom(target)} an mit ${list(values)}.`,
  stopped: ({ figure, dice, rescue }) => {
    const used = [...dice.map(String), ...rescue.map((face) => `Rettungswürfel ${face}`)];
    return `${who(figure)} wehrt ab mit ${list(used)}.`;
  },
  gotThrough: ({ figure, attacks, possible }) => {
    const got = `${who(figure)} kommt mit ${plural(attacks, 'Angriff', 'Angriffen')} durch`;
    return possible ? `${got}.` : `${got}; aufzuhalten war das nicht.`;
  },
  owesDice: ({ figure, dice }) => `In der nächsten Phase hat ${figure} ${dice} Würfel weniger.`,
  counter: ({ figure }) => `${figure} kontert.`,
  exchangeOver: () => 'Der Schlagabtausch ist vorbei.',
  manoeuvre: ({ figure, manoeuvre }) => `${figure} zeigt ein legendäres Manöver: ${MANOEUVRE[manoeuvre]}.`,
  initiativeBonus: ({ figure, opponent, throws }) =>
    `Vorteil für ${figure}: ${opponent} setzt in der nächsten Phase ${plural(throws, 'Wurf', 'Würfe')} aus.`,
  disarmed: ({ figure }) => `${figure} ist entwaffnet.`,
  armedAgain: ({ figure, way, face }) =>
    way === 'draw'
      ? `${figure} zieht für die ${face} eine andere Waffe.`
      : `${figure} holt sich mit der ${face} die Waffe zurück.`,
  fell: ({ figure, damage }) => `${figure} stürzt ab: Sturzschaden ${damage}.`,
  fled: ({ figure }) => `${figure} entkommt aus dem Nahkampf.`,
  closedIn: ({ figure, opponent }) => `${figure} ist an ${opponent} herangekommen.`,
  closingPaid: ({ figure, face }) => `${figure} entwertet eine ${face}, um zu treffen.`,
  damagePool: ({ dice, sides, multiplier }) =>
    `Schaden mit ${dice}W${sides}${multiplier > 1 ? `, mal ${multiplier}` : ''}.`,
  extraDamage: ({ dice }) => `${plural(dice, 'zusätzlicher Schadenswürfel', 'zusätzliche Schadenswürfel')}.`,
  hits: ({ hits }) => `Schadenswerte: ${list(hits)}.`,
  struck: ({ figure, protection, light, heavy, critical }) => {
    const parts = [
      ...(light > 0 ? [`${light} leicht`] : []),
      ...(heavy > 0 ? [`${heavy} schwer`] : []),
      ...(critical > 0 ? [`${critical} kritisch`] : []),
    ];
    const armour = protection > 0 ? ` (Schutz ${protection})` : '';
    return parts.length === 0
      ? `${figure} bleibt unverletzt${armour}.`
      : `${figure} wird getroffen: ${parts.join(', ')}${armour}.`;
  },
  armourWorn: ({ figure, quality }) => `Die Rüstung von ${figure} hat jetzt Güte ${quality}.`,
  aims: ({ figure, saved }) =>
    saved.length === 0 ? `${figure} zielt weiter.` : `${figure} zielt und spart auf: ${list(saved)}.`,
  shoots: ({ figure, target, size }) =>
    target === null
      ? `${figure} schießt auf ein Ziel (${names.de.targetSizes[size]}).`
      : `${figure} schießt auf ${target}.`,
  struckOut: ({ faces }) => `Wegen der eigenen Bewegung gestrichen: ${list(faces)}.`,
  noShot: ({ figure }) => `${figure} kommt in dieser Phase nicht zum Schuss.`,
  shotMinimum: ({ base, thrown, distance, minimum }) =>
    `Mindestwert ${minimum}: Ziel ${base}, Würfel ${thrown}, Entfernung ${distance}.`,
  shotTotal: ({ total, minimum, hit }) => `Schuss ${total} gegen ${minimum}: ${hit ? 'Treffer' : 'vorbei'}.`,
  surprised: ({ figure }) => `${figure} ahnt nichts und kann nicht ausweichen.`,
  reacted: ({ figure, number, aware }) =>
    `Reaktion von ${figure}: ${told(number)}, ${aware ? 'rechtzeitig' : 'zu spät'}.`,
  evaded: ({ figure, skill, number }) =>
    `${figure} weicht aus (${names.de.skills[skill]}): Mindestwert +${number}.`,
  legendaryShot: ({ equals }) => `Legendärer Schuss mit ${equals} Gleichen.`,
  deadlyShot: ({ figure }) => `Der Schuss ist tödlich für ${figure}.`,
  dieVoided: ({ figure, face }) => `${figure} muss eine ${face} entwerten.`,
  mustVoid: ({ figure }) => `${figure} muss den nächsten gelungenen Würfel entwerten.`,
  duelWon: ({ winner, phases }) =>
    winner === null
      ? `Nach ${plural(phases, 'Phase', 'Phasen')} steht niemand als Sieger fest.`
      : `${winner === 'first' ? 'Die erste Seite (A)' : 'Die zweite Seite (B)'} gewinnt nach ${plural(phases, 'Phase', 'Phasen')}.`,
};
