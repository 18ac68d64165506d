import { fightNamesDe } from './fight-names.de.ts';
import type { FightTopic } from './fights.ts';
import { thingName } from './gear-names.ts';
import { namesDe } from './names.de.ts';
import { named, phrasesDe } from './phrases.ts';
import { surroundingsNamesDe } from './surroundings-names.de.ts';

const { plural, number, listed } = phrasesDe;
const { damageTypes, movements, travelMeans, vulnerabilities, carryings } = fightNamesDe;

const thing = thingName(namesDe.gear, surroundingsNamesDe.objects);
const span = (from: number, to: number): string =>
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
export const fightsDe: FightTopic = {
  facts: {
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
    posture: ({ figure, to }) => `${figure}: ${namesDe.postures[to]}.`,
    mounted: ({ figure, on, what }) =>
      on === null
        ? `${figure} ${what === 'mount' ? 'steigt ab' : 'steigt aus'}.`
        : `${figure} ${what === 'mount' ? 'steigt auf' : 'steigt ein'}: ${on}.`,
    encumbrance: ({ figure, kg, dice }) =>
      `${figure} trägt ${number(kg)} kg: ${dice === 0 ? 'keine Belastung' : plural(dice, 'Strafwürfel', 'Strafwürfel')}.`,
    itemMoved: ({ figure, item, to }) =>
      `${figure === '' ? '' : `${figure}: `}${thing(item)}, ${named(carryings, to)}.`,
    travelled: ({ means, from, to, capped, stops }) =>
      `${travelMeans[means]}: ${span(from, to)} km${capped ? ', mehr schafft ein Tag nicht' : ''}${stops > 0 ? `, mit mindestens ${plural(stops, 'Halt', 'Halten')}` : ''}.`,
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
      const rest =
        of === 'wounds' ? plural(left, 'Wunde', 'Wunden') : plural(left, 'Betäubung', 'Betäubungen');
      return success ? `${figure} erholt sich: noch ${rest}.` : `Bei ${figure} heilt nichts: weiter ${rest}.`;
    },
    boardLaid: ({ width, height, metres }) =>
      `Eine Karte von ${number(width)} mal ${number(height)} m, ein Feld hat ${number(metres)} m.`,
    boardPainted: ({ cells, to }) =>
      `${plural(cells, 'Feld', 'Felder')} der Karte: ${fightNamesDe.cellKinds[to]}.`,
    placed: ({ figure, x, y }) => `${figure} steht bei ${number(x)} / ${number(y)}.`,
    apart: ({ a, b, metres }) => `Zwischen ${a} und ${b} liegen ${number(metres)} m.`,
    covered: ({ figure, quarters }) => `Deckung von ${figure}: ${QUARTERS[quarters] ?? quarters}.`,
    ground: ({ terrain, light }) => `Es ist ${namesDe.lights[light]}, ${GROUND[terrain]}.`,
    alert: ({ figure, surprised, incapacitated }) =>
      incapacitated
        ? `${figure} ist kampfunfähig.`
        : surprised
          ? `${figure} ist überrascht.`
          : `${figure} ist auf der Hut.`,
  },
  questions: {
    tiedFirst: { ask: 'Wer von den Gleichauf-Liegenden ist zuerst dran?', options: {} },
    movementRoll: {
      ask: 'Steht bei dieser Bewegung etwas auf dem Spiel?',
      options: { pass: 'nein, ohne Wurf', roll: 'ja, würfeln' },
    },
    stopAtEnemy: {
      ask: 'Hält dieser Gegner die Bewegung auf?',
      options: { stop: 'ja, anhalten', goOn: 'nein, er ist gebunden' },
    },
    jumpFailure: {
      ask: 'Was geschieht beim misslungenen Sprung?',
      options: { stopBefore: 'bleibt davor stehen', fallIn: 'fällt hinein' },
    },
    damageType: {
      ask: 'Mit welcher Schadensart greifst du an?',
      options: { cut: 'Schnitt', pierce: 'Stich', blunt: 'Schlag' },
    },
    defence: {
      ask: 'Wie wehrst du dich?',
      options: { plain: 'ausweichen, nur Geschicklichkeit', bareHands: 'mit bloßen Händen parieren' },
    },
    defenceLuck: { ask: 'Wie viele Glückswürfel setzt du für die Abwehr ein?', options: {} },
    defenceFate: { ask: 'Wie viele Schicksalswürfel setzt du für die Abwehr ein?', options: {} },
    tradeCrits: { ask: 'Wie viele kritische Erfolge tauschst du gegen einen Effekt?', options: {} },
    tradeAgreed: {
      ask: 'Lässt du den Effekt statt der Schadenswürfel zu?',
      options: { agree: 'ja', disagree: 'nein' },
    },
    bareHandsHit: { ask: 'Wie viele Schadenswürfel mehr gibt es gegen bloße Hände?', options: {} },
    damageFate: { ask: 'Wie viele Schicksalswürfel gehen in den Schaden?', options: {} },
    whichArmour: { ask: 'Welche Rüstung zählt?', options: {} },
    armourGaps: {
      ask: 'Wie viele Bonuswürfel geben die Lücken der Rüstung?',
      options: { '0': 'keinen', '1': '1 Würfel', '2': '2 Würfel', '3': '3 Würfel' },
    },
    disarmCrits: {
      ask: 'Soll die Waffe im Fallen auch Schaden nehmen?',
      options: { damage: 'ja, sie wird beschädigt', take: 'nein, sie bleibt heil' },
    },
    opportunity: {
      ask: 'Gewährst du den Gelegenheitsangriff?',
      options: { grant: 'gewähren', refuse: 'ablehnen' },
    },
    friendHit: { ask: 'Wer von den eigenen Leuten wird getroffen?', options: {} },
    jamCleared: { ask: 'Ist die Ladehemmung behoben?', options: { yes: 'ja', no: 'nein' } },
    restBonus: {
      ask: 'Wie viele Bonuswürfel bringt die gute Pflege?',
      options: { '1': '1 Würfel', '2': '2 Würfel' },
    },
  },
  actions: {
    'give-item': {
      title: 'Ausrüstung geben',
      hint: 'Etwas aus den Listen einer Figur oder in die Szene geben.',
    },
    carry: { title: 'Ausrüsten', hint: 'Etwas ziehen, anlegen, einpacken, aufheben oder fallen lassen.' },
    travel: { title: 'Reisen', hint: 'Wie weit man mit welchem Mittel kommt.' },
    'start-rounds': { title: 'Runden beginnen', hint: 'Initiative würfeln oder die Reihenfolge festlegen.' },
    'join-rounds': { title: 'Dazukommen', hint: 'Wer später kommt, würfelt und reiht sich ein.' },
    'set-alert': { title: 'Überrascht?', hint: 'Wer überrascht oder kampfunfähig ist.' },
    'declare-actions': {
      title: 'Aktionen ansagen',
      hint: 'Mehrere Aktionen kosten Strafwürfel auf alle Würfe.',
    },
    delay: { title: 'Abwarten', hint: 'Später in derselben Runde handeln.' },
    'step-in': { title: 'Eingreifen', hint: 'Wer abgewartet hat, handelt jetzt.' },
    'first-move': {
      title: 'Als Erster handeln',
      hint: 'Einmal je Szene vor allen anderen, mit der Fähigkeit dazu.',
    },
    command: { title: 'Befehl geben', hint: 'Einer verbündeten Figur eine Aktion mehr verschaffen.' },
    'end-turn': { title: 'Zug beenden', hint: 'Der Nächste in der Reihenfolge ist dran.' },
    'end-rounds': { title: 'Runden beenden', hint: 'Die Aktionsszene ist vorbei.' },
    'free-action': { title: 'Freie Aktion', hint: 'Ein Zuruf, etwas loslassen: einmal je Runde umsonst.' },
    'set-ground': { title: 'Gelände und Licht', hint: 'Wie der Boden ist und wie hell es ist.' },
    'lay-board': {
      title: 'Karte auslegen',
      hint: 'Wie groß die Karte ist und wie viele Meter ein Feld hat. Mauern und Deckung beginnen neu.',
    },
    'paint-board': { title: 'Karte zeichnen', hint: 'Mauern verdecken ganz, niedrige Deckung halb.' },
    'place-figure': { title: 'Aufstellen', hint: 'Eine Figur auf der Karte aufstellen.' },
    move: { title: 'Bewegen', hint: 'Gehen, rennen, kriechen, schwimmen oder klettern.' },
    jump: { title: 'Springen', hint: 'Im Laufen über, auf oder von etwas springen.' },
    'change-posture': { title: 'Haltung ändern', hint: 'Hinlegen, hinknien oder aufstehen.' },
    mount: { title: 'Auf- und absteigen', hint: 'Auf ein Reittier oder in ein Fahrzeug und zurück.' },
    'set-distance': { title: 'Abstand festlegen', hint: 'Wie weit zwei Figuren voneinander entfernt sind.' },
    'melee-attack': { title: 'Nahkampf', hint: 'Ein ganzer Angriff mit Abwehr, Schaden und Rüstung.' },
    'set-cover': { title: 'Deckung festlegen', hint: 'Wie viel von einer Figur verdeckt ist.' },
    'ranged-attack': {
      title: 'Fernkampf',
      hint: 'Ein ganzer Schuss, Wurf oder eine Salve, mit Schaden und Rüstung.',
    },
    aim: { title: 'Zielen', hint: 'Nötig, um durch Deckung zu schießen.' },
    'clear-jam': { title: 'Ladehemmung beheben', hint: 'Die Waffe wieder schussbereit machen.' },
    reload: { title: 'Laden', hint: 'Munition oder eine Rakete in die Waffe laden.' },
    grapple: { title: 'Greifen', hint: 'Jemanden packen und festhalten.' },
    escape: { title: 'Entkommen', hint: 'Sich aus einem Griff befreien.' },
    'let-go': { title: 'Loslassen', hint: 'Den Griff lösen, als freie Aktion.' },
    charge: { title: 'Ansturm', hint: 'Anlaufen und zuschlagen in einem.' },
    'defensive-stance': { title: 'Abwehrhaltung', hint: 'Nur abwehren: eine Parade und ein Würfel mehr.' },
    disarm: { title: 'Entwaffnen', hint: 'Dem Gegner die Waffe nehmen oder sie beschädigen.' },
    'opportunity-attack': {
      title: 'Gelegenheitsangriff',
      hint: 'Ein Angriff außer der Reihe, wenn die SL ihn gewährt.',
    },
    damage: { title: 'Schadenswurf', hint: 'Nur der Schaden eines Treffers.' },
    toughness: { title: 'Zähigkeit', hint: 'Eine Runde Kraft sammeln und den Schmerz ausblenden.' },
    'heal-wound': { title: 'Wunden heilen', hint: 'Einmal in der Woche.' },
    'heal-stun': { title: 'Betäubung heilen', hint: 'Alle zehn Minuten.' },
    'adjust-wounds': {
      title: 'Wunden ändern',
      hint: 'Die SL gibt einer Figur Wunden oder nimmt sie ihr, ohne Würfel und Rüstung.',
    },
    'wake-up': { title: 'Aufwachen', hint: 'Jemanden zu sich kommen lassen, dessen Wunden es erlauben.' },
  },
  fields: {
    fixed: 'Feste Reihenfolge',
    pools: 'Initiativwürfe',
    pool: 'Initiativwurf',
    attackers: 'Angreifende Seite',
    surprised: 'Überrascht',
    incapacitated: 'Kampfunfähig',
    actions: 'Aktionen',
    movement: 'Bewegungsart',
    careful: 'Vorsichtig',
    terrain: 'Gelände',
    light: 'Licht',
    slope: 'Steigung',
    base: 'Grundstrecke (m)',
    path: 'Weg',
    metres: 'Meter',
    width: 'Felder in der Breite',
    height: 'Felder in der Höhe',
    kind: 'Art',
    cells: 'Felder',
    cell: 'Feld',
    metresLeft: 'Übrige Meter',
    depth: 'Tiefe (m)',
    to: 'Wohin',
    on: 'Worauf',
    posture: 'Haltung',
    a: 'Die eine Figur',
    b: 'Die andere Figur',
    weapon: 'Waffe',
    type: 'Schadensart',
    unseen: 'Ungesehener Angriff',
    defence: 'Zur Abwehr',
    noSkill: 'Keine Fertigkeit möglich',
    mode: 'Feuerart',
    distance: 'Entfernung (m)',
    size: 'Größe des Ziels (m)',
    narrow: 'Sehr schmal',
    fast: 'Sehr schnell',
    cover: 'Deckung (Viertel)',
    coverValue: 'Rüstungswert der Deckung',
    throughCover: 'Durch die Deckung',
    against: 'Gegen wen',
    quarters: 'Verdeckte Viertel',
    material: 'Woraus',
    armourValue: 'Rüstungswert',
    ammo: 'Munition',
    rocket: 'Rakete',
    form: 'Form',
    rested: 'Geschont',
    wellKept: 'Gut versorgt',
    isWarm: 'Im Warmen',
    means: 'Reisemittel',
    hours: 'Stunden am Tag',
    days: 'Tage',
    pace: 'Tempo',
    factor: 'Faktor der SL',
    from: 'Mindestens',
    capped: 'Durch den Tag begrenzt',
    stops: 'Halte',
    hits: 'Treffer',
    weaponWounds: 'Schaden an der Waffe',
    ignoredDice: 'Entfallende Strafwürfel',
    left: 'Übrig',
    zones: 'Zonen der Rüstung',
    kg: 'Gewicht (kg)',
    overloaded: 'Überladen',
    order: 'Reihenfolge',
    counts: 'Zählt als Aktion',
    rounds: 'Runden',
    first: 'Zuerst',
  },
  chances: {
    hit: 'Treffer|{} trifft',
    hurt: 'Opfer verletzt oder betäubt|{} verletzt oder betäubt',
    unconscious: 'Opfer bewusstlos|{} bewusstlos',
    dead: 'Opfer stirbt|{} stirbt',
    moved: 'kommt voran',
    fell: 'Sturz',
    across: 'kommt hinüber',
    cleared: 'Ladehemmung behoben',
    held: 'bekommt das Ziel zu fassen|{} bekommt das Ziel zu fassen',
    free: 'befreit sich|{} befreit sich',
    notReached: 'erreicht das Ziel nicht|{} erreicht das Ziel nicht',
    disarmed: 'Ziel entwaffnet|{} entwaffnet',
    targetLives: 'Ziel überlebt|{} überlebt',
    untouched: 'Ziel bleibt unverletzt|{} bleibt unverletzt',
    notHeld: 'Ziel entzieht sich|{} entzieht sich',
    stillHeld: 'Griff hält',
    keepsWeapon: 'Ziel behält die Waffe|{} behält die Waffe',
  },
};
