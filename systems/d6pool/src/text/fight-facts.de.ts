import type { FactTexts } from '@tafelrunde/kernel';
import type { FightFact } from './fight-facts.ts';
import { named, names } from './names.ts';
import { phrases } from './phrases.ts';

const { plural, number, listed, thing } = phrases.de;
const { carryings, cellKinds, damageTypes, lights, movements, postures, travelMeans, vulnerabilities } =
  names.de;

const range = (from: number, to: number): string =>
  from === to ? number(from) : `${number(from)} bis ${number(to)}`;

const QUARTERS = ['keine Deckung', 'ein Viertel', 'die Hälfte', 'drei Viertel', 'ganz'] as const;
const GROUND = ['ebener Boden', 'schwieriges Gelände', 'sehr schwieriges Gelände'] as const;

/** What the rules themselves use free actions for. */
const FREE: Readonly<Record<string, string>> = {
  command: 'Befehl',
  posture: 'Haltung',
  item: 'Ausrüstung',
  letGo: 'Loslassen',
};

/** Rounds, movement, fights and healing in German. */
export const fightFactsDe: FactTexts<FightFact> = {
  initiative: ({ order }) =>
    `Reihenfolge: ${order.map(({ figure, net }) => `${figure} (${net})`).join(', ')}.`,
  joined: ({ figure, net, place }) => `${figure} kommt mit ${net} auf Platz ${place} dazu.`,
  roundStarted: ({ round }) => `Runde ${round} beginnt.`,
  roundEnded: ({ round, due }) =>
    due.length === 0
      ? `Runde ${round} ist vorbei.`
      : `Runde ${round} ist vorbei. Luft, Feuer oder Säure sind fällig: ${listed(due)}.`,
  roundsEnded: ({ rounds }) => `Nach ${plural(rounds, 'Runde', 'Runden')} ist die Aktionsszene vorbei.`,
  turnOf: ({ figure }) => `${figure} ist am Zug.`,
  actionsDeclared: ({ figure, actions, dice }) =>
    dice === 0
      ? `${figure} sagt ${plural(actions, 'Aktion', 'Aktionen')} an.`
      : `${figure} sagt ${plural(actions, 'Aktion', 'Aktionen')} an: ${plural(dice, 'Strafwürfel', 'Strafwürfel')} auf jeden Wurf.`,
  delayed: ({ figure }) => `${figure} wartet ab.`,
  steppedIn: ({ figure }) => `${figure} greift jetzt ein.`,
  passed: ({ figure }) => `${figure} passt.`,
  freeAction: ({ figure, what, counts }) =>
    `${figure} nutzt eine freie Aktion${what === '' ? '' : ` (${named(FREE, what)})`}${counts ? '; sie zählt als Aktion' : ''}.`,
  moved: ({ figure, movement, metres, halved }) =>
    `${figure}: ${movements[movement]}, ${number(metres)} m${halved > 0 ? ` (Last halbiert ${halved}-mal)` : ''}.`,
  notMoved: ({ figure, movement }) => `${figure} kommt nicht voran (${movements[movement]}).`,
  stoppedBy: ({ figure, enemy, metres }) => `${enemy} hält ${figure} nach ${number(metres)} m auf.`,
  jumped: ({ figure, metres, across }) =>
    across ? `${figure} springt ${number(metres)} m weit.` : `${figure} schafft den Sprung nicht.`,
  fell: ({ figure, metres }) =>
    metres > 0 ? `${figure} stürzt ${number(metres)} m tief.` : `${figure} stürzt.`,
  posture: ({ figure, to }) => `${figure}: ${postures[to]}.`,
  mounted: ({ figure, on, what }) =>
    on === null
      ? `${figure} ${what === 'mount' ? 'steigt ab' : 'steigt aus'}.`
      : `${figure} ${what === 'mount' ? 'steigt auf' : 'steigt ein'}: ${on}.`,
  encumbrance: ({ figure, kg, dice }) =>
    `${figure} trägt ${number(kg)} kg: ${dice === 0 ? 'keine Belastung' : plural(dice, 'Strafwürfel', 'Strafwürfel')}.`,
  itemMoved: ({ figure, item, to }) =>
    `${figure === '' ? '' : `${figure}: `}${thing(item)}, ${named(carryings, to)}.`,
  travelled: ({ means, from, to, capped, stops }) =>
    `${travelMeans[means]}: ${range(from, to)} km${capped ? ', mehr schafft ein Tag nicht' : ''}${stops > 0 ? `, mit mindestens ${plural(stops, 'Halt', 'Halten')}` : ''}.`,
  noDefence: ({ figure }) => `${figure} kann sich nicht wehren.`,
  defence: ({ figure, how, item }) => {
    if (how === 'plain') return `${figure} weicht aus.`;
    return `${figure} pariert mit ${item === null ? 'bloßen Händen' : `„${thing(item)}“`}.`;
  },
  vulnerable: ({ figure, causes }) =>
    `${figure} ist wehrlos: ${listed(causes.map((one) => vulnerabilities[one]))}.`,
  shotDifficulty: ({ size, hard, cover, range, total }) =>
    `S${total}: Größe ${size}, schwer zu treffen ${hard}, Deckung ${cover}, Entfernung ${range}.`,
  hit: ({ attacker, target, crits }) =>
    `${attacker} trifft ${target}${crits > 0 ? ` mit ${plural(crits, 'kritischem Erfolg', 'kritischen Erfolgen')}` : ''}.`,
  friendHit: ({ figure, friend }) => `${figure} trifft aus Versehen ${friend}.`,
  missed: ({ attacker, target }) => `${attacker} verfehlt ${target}.`,
  burst: ({ attacker, target, hits }) => `Die Salve von ${attacker} trifft ${target} ${hits}-mal.`,
  critsTraded: ({ crits }) =>
    `${plural(crits, 'kritischer Erfolg wird', 'kritische Erfolge werden')} zu einem Effekt.`,
  protected: ({ figure, value, type, bonusDice }) =>
    `Rüstung von ${figure} gegen ${damageTypes[type]}: ${value}${bonusDice > 0 ? `, Lücken geben ${plural(bonusDice, 'Bonuswürfel', 'Bonuswürfel')}` : ''}.`,
  damage: ({ net, difficulty, wounds }) =>
    `Schaden: ${net} gegen S${difficulty}, ${wounds === 0 ? 'keine Wirkung' : `Wirkung ${wounds}`}.`,
  noDamageDice: () => 'Es bleiben keine Schadenswürfel.',
  wounded: ({ figure, wounds, total }) =>
    `${figure} bekommt ${plural(wounds, 'Wunde', 'Wunden')}${total === null ? '' : ` und hat jetzt ${total}`}.`,
  stunned: ({ figure, stun, total }) =>
    `${figure} bekommt ${plural(stun, 'Betäubung', 'Betäubungen')}${total === null ? '' : ` und hat jetzt ${total}`}.`,
  unconscious: ({ figure }) => `${figure} wird bewusstlos.`,
  died: ({ figure }) => `${figure} stirbt.`,
  woke: ({ figure }) => `${figure} kommt zu sich.`,
  armourWorn: ({ figure, armour, taken, limit }) =>
    taken >= limit
      ? `„${thing(armour)}“ von ${figure} schützt nicht mehr.`
      : `„${thing(armour)}“ von ${figure} ist beschädigt: ${taken} von ${limit}.`,
  held: ({ holder, held }) => `${holder} hält ${held} fest.`,
  strangled: ({ holder, held }) => `${holder} nimmt ${held} die Luft.`,
  notHeld: ({ holder, held }) => `${held} entzieht sich dem Griff von ${holder}.`,
  released: ({ holder, held, by }) =>
    by === 'escape' ? `${held} befreit sich von ${holder}.` : `${holder} lässt ${held} los.`,
  stillHeld: ({ holder, held }) => `${held} kommt von ${holder} nicht los.`,
  holdDropped: ({ figure }) => `Der Griff bei ${figure} ist gelöst: Es fehlt jemand dazu.`,
  orderRepaired: () => 'Die Reihenfolge nennt nur noch, wer da ist.',
  stance: ({ figure }) => `${figure} geht in Abwehrhaltung.`,
  disarmed: ({ figure, item }) => `${figure} verliert „${thing(item)}“.`,
  itemDamaged: ({ item, wounds }) => `„${thing(item)}“ ist beschädigt (${wounds}).`,
  aimed: ({ figure, target }) => `${figure} zielt auf ${target}.`,
  jammed: ({ figure, item }) => `„${thing(item)}“ von ${figure} hat Ladehemmung.`,
  ready: ({ figure, item, ready }) =>
    ready ? `„${thing(item)}“ von ${figure} ist bereit.` : `„${thing(item)}“ von ${figure} klemmt weiter.`,
  opportunity: ({ figure, target, granted }) =>
    granted
      ? `${figure} bekommt eine Gelegenheit gegen ${target}.`
      : `Die SL gewährt ${figure} keine Gelegenheit gegen ${target}.`,
  openings: ({ figure, to }) => `${figure} gibt sich eine Blöße vor ${listed(to)}.`,
  toughness: ({ figure, success, dice }) =>
    success
      ? `${figure} beißt die Zähne zusammen: ${plural(dice, 'Strafwürfel entfällt', 'Strafwürfel entfallen')}.`
      : `${figure} kann den Schmerz nicht abschütteln.`,
  healing: ({ figure, of, success, left }) => {
    const rest = of === 'wounds' ? plural(left, 'Wunde', 'Wunden') : plural(left, 'Betäubung', 'Betäubungen');
    return success ? `${figure} erholt sich: noch ${rest}.` : `Bei ${figure} heilt nichts: weiter ${rest}.`;
  },
  boardLaid: ({ width, height, metres }) =>
    `Eine Karte von ${number(width)} mal ${number(height)} m, ein Feld hat ${number(metres)} m.`,
  boardPainted: ({ cells, to }) => `${plural(cells, 'Feld', 'Felder')} der Karte: ${cellKinds[to]}.`,
  placed: ({ figure, x, y }) => `${figure} steht bei ${number(x)} / ${number(y)}.`,
  apart: ({ a, b, metres }) => `Zwischen ${a} und ${b} liegen ${number(metres)} m.`,
  covered: ({ figure, quarters }) => `Deckung von ${figure}: ${QUARTERS[quarters] ?? quarters}.`,
  ground: ({ terrain, light }) => `Es ist ${lights[light]}, ${GROUND[terrain]}.`,
  alert: ({ figure, surprised, incapacitated }) =>
    incapacitated
      ? `${figure} ist kampfunfähig.`
      : surprised
        ? `${figure} ist überrascht.`
        : `${figure} ist auf der Hut.`,
};
