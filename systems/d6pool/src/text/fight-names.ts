import { inLanguages, type Rows, type RowsOf } from '@tafelrunde/system';
import type { CoverMaterial } from '../data/cover.ts';
import type { Movement, Slope } from '../data/movement.ts';
import type { RangeClass } from '../data/ranged-weapons.ts';
import type { TerrainId } from '../data/terrain.ts';
import type { Pace, TravelMeans } from '../data/travel.ts';
import type { Vulnerability } from '../data/vulnerable.ts';
import type { Carrying, DamageType, Zone } from '../items.ts';
import type { CellKind, Terrain } from '../model.ts';

/** Lists whose keys come from the rules. */
interface FightLists extends Rows {
  readonly damageTypes: RowsOf<DamageType>;
  readonly movements: RowsOf<Movement>;
  /** Kinds of ground, and what they add to the difficulty. */
  readonly terrains: RowsOf<TerrainId | Terrain>;
  /** What the cells of a map are. */
  readonly cellKinds: RowsOf<CellKind>;
  /** How far off something is for a weapon. */
  readonly rangeBands: RowsOf<RangeClass | 'inReach' | 'tooNear' | 'beyond'>;
  readonly coverMaterials: RowsOf<CoverMaterial>;
  readonly slopes: RowsOf<Slope>;
  readonly vulnerabilities: RowsOf<Vulnerability>;
  readonly travelMeans: RowsOf<TravelMeans>;
  readonly paces: RowsOf<Pace>;
  readonly carryings: RowsOf<Carrying | 'ground'>;
  readonly armourZones: RowsOf<Zone>;
}

/** Single words for values of fights, movement and travel. */
// biome-ignore format: a row has both languages
export const fightNames = inLanguages({
  damageTypes: {
    cut:    ['Schnitt', 'cut'],
    pierce: ['Stich', 'pierce'],
    blunt:  ['Schlag', 'blunt'],
  },
  movements: {
    walk:  ['Gehen', 'walk'],
    run:   ['Rennen', 'run'],
    crawl: ['Kriechen', 'crawl'],
    swim:  ['Schwimmen', 'swim'],
    climb: ['Klettern', 'climb'],
  },
  terrains: {
    0:             ['eben', 'even'],
    1:             ['schwierig (+1)', 'difficult (+1)'],
    2:             ['sehr schwierig (+2)', 'very difficult (+2)'],
    even:          ['eben', 'even'],
    rocky:         ['felsig', 'rocky'],
    loose:         ['lose', 'loose'],
    slippery:      ['rutschig', 'slippery'],
    veryDifficult: ['sehr schwierig', 'very difficult'],
  },
  cellKinds: {
    open:  ['frei', 'open'],
    cover: ['niedrige Deckung', 'low cover'],
    wall:  ['Mauer', 'wall'],
  },
  rangeBands: {
    inReach: ['in Reichweite', 'in reach'],
    near:    ['nah', 'near'],
    medium:  ['mittel', 'medium'],
    far:     ['fern', 'far'],
    extreme: ['extrem', 'extreme'],
    tooNear: ['zu nah', 'too near'],
    beyond:  ['zu weit', 'too far'],
  },
  coverMaterials: {
    bush:       ['Gebüsch', 'bush'],
    furniture:  ['Möbel', 'furniture'],
    woodenDoor: ['Holztür', 'wooden door'],
    carBody:    ['Karosserie', 'car body'],
    brickWall:  ['Ziegelmauer', 'brick wall'],
    concrete:   ['Beton', 'concrete'],
  },
  slopes: {
    ladder:            ['Leiter', 'ladder'],
    steepWithHolds:    ['steil, mit Griffen', 'steep, with holds'],
    verticalWithHolds: ['senkrecht, mit Griffen', 'vertical, with holds'],
    overhanging:       ['überhängend, mit Griffen', 'overhanging, with holds'],
    vertical:          ['senkrecht, ohne Griffe', 'vertical, without holds'],
  },
  vulnerabilities: {
    parried:      ['hat schon pariert', 'has already parried'],
    charged:      ['ist angestürmt', 'has charged'],
    shot:         ['hat geschossen', 'has shot'],
    nonCombat:    ['tut etwas anderes als kämpfen', 'does something other than fighting'],
    moved:        ['ist gerannt, gekrochen, geschwommen oder geklettert', 'has run, crawled, swum or climbed'],
    moving:       ['ist noch in Bewegung', 'is still on the move'],
    mounted:      ['ist beritten', 'is mounted'],
    kneeling:     ['kniet', 'kneels'],
    prone:        ['liegt', 'lies on the ground'],
    held:         ['wird festgehalten', 'is held'],
    holding:      ['hält jemanden fest', 'holds somebody'],
    notYetActed:  ['war noch nicht am Zug', 'has not had a turn yet'],
    unseenAttack: ['sieht den Angriff nicht', 'does not see the attack'],
    surprised:    ['ist überrascht', 'is surprised'],
    noSkill:      ['kann keine Fertigkeit einsetzen', 'cannot use a skill'],
  },
  travelMeans: {
    onFoot:           ['zu Fuß, Packtier, Karren', 'on foot, pack animal, cart'],
    ridingHorse:      ['Reitpferd', 'riding horse'],
    bicycle:          ['Fahrrad', 'bicycle'],
    moped:            ['Mofa', 'moped'],
    mailCoach1700:    ['Postkutsche um 1700', 'mail coach around 1700'],
    mailCoach1800:    ['Postkutsche um 1800', 'mail coach around 1800'],
    mailCoach1815:    ['Postkutsche um 1815', 'mail coach around 1815'],
    mailCoach1830:    ['Postkutsche um 1830', 'mail coach around 1830'],
    mailCoach1850:    ['Postkutsche um 1850', 'mail coach around 1850'],
    horseRailway1840: ['Pferdebahn 1840', 'horse-drawn railway 1840'],
    steamRailway1850: ['Dampfeisenbahn 1850', 'steam railway 1850'],
    railway1870:      ['Eisenbahn 1870', 'railway 1870'],
    railway1910:      ['Eisenbahn 1910', 'railway 1910'],
    railway1930:      ['Eisenbahn 1930', 'railway 1930'],
    railway1980:      ['Eisenbahn 1980', 'railway 1980'],
    railway2010:      ['Eisenbahn 2010', 'railway 2010'],
    highSpeedTrain:   ['Hochgeschwindigkeitszug', 'high-speed train'],
    underground1950:  ['U-Bahn um 1950', 'underground around 1950'],
    car1905:          ['Auto oder Motorrad 1905', 'car or motorcycle 1905'],
    car1940:          ['Auto oder Motorrad 1940', 'car or motorcycle 1940'],
    carModern:        ['Auto oder Motorrad heute', 'car or motorcycle today'],
    sailingShip:      ['Segelschiff', 'sailing ship'],
    steamship1840:    ['Dampfschiff 1840', 'steamship 1840'],
    steamship1950:    ['Dampfschiff 1950', 'steamship 1950'],
    motorShip:        ['Motorschiff', 'motor ship'],
    airship1852:      ['Luftschiff 1852', 'airship 1852'],
    airship1872:      ['Luftschiff 1872', 'airship 1872'],
    airship1884:      ['Luftschiff 1884', 'airship 1884'],
    airship1936:      ['Luftschiff 1936', 'airship 1936'],
    airship1997:      ['Luftschiff 1997', 'airship 1997'],
    aeroplane1930:    ['Flugzeug um 1930', 'aeroplane around 1930'],
    propeller1965:    ['Propellerflugzeug 1965, einsitzig', 'propeller plane 1965, single seat'],
    propeller1980:    ['Propellerflugzeug 1980, mehrsitzig', 'propeller plane 1980, several seats'],
    airliner:         ['Verkehrsflugzeug', 'airliner'],
  },
  paces: {
    dayTrip:     ['Tagesreise', 'day trip'],
    dayMarch:    ['Tagesmarsch', 'day march'],
    forcedMarch: ['Gewaltmarsch', 'forced march'],
    freshMounts: ['mit frischen Pferden', 'with fresh horses'],
    day:         ['Tagesleistung', 'daily range'],
  },
  carryings: {
    held:   ['in der Hand', 'in the hand'],
    worn:   ['am Körper', 'on the body'],
    packed: ['im Gepäck', 'in the pack'],
    ground: ['am Boden', 'on the ground'],
  },
  armourZones: {
    torso: ['Rumpf', 'torso'],
    arms:  ['Arme', 'arms'],
    head:  ['Kopf', 'head'],
    legs:  ['Beine', 'legs'],
  },
  fightResults: {
    joined:        ['eingereiht', 'sorted in'],
    declared:      ['angesagt', 'declared'],
    delayed:       ['wartet ab', 'waits'],
    steppedIn:     ['greift ein', 'steps in'],
    granted:       ['gewährt', 'granted'],
    free:          ['frei', 'free'],
    moved:         ['bewegt', 'moved'],
    fell:          ['abgestürzt', 'fell'],
    across:        ['drüben', 'across'],
    stoppedBefore: ['bleibt davor', 'stops before it'],
    fellIn:        ['hineingefallen', 'fell in'],
    tooFar:        ['zu weit', 'too far'],
    noRun:         ['kein Anlauf', 'no run-up'],
    mounted:       ['auf- oder abgestiegen', 'got on or off'],
    placed:        ['aufgestellt', 'placed'],
    boardLaid:     ['Karte ausgelegt', 'map laid out'],
    boardPainted:  ['Karte gezeichnet', 'map drawn'],
    apart:         ['Abstand eingetragen', 'distance noted'],
    covered:       ['Deckung eingetragen', 'cover noted'],
    ground:        ['Gelände eingetragen', 'ground noted'],
    alert:         ['Zustand eingetragen', 'state noted'],
    travelled:     ['gereist', 'travelled'],
    hit:           ['getroffen', 'hit'],
    missed:        ['verfehlt', 'missed'],
    notReached:    ['nicht erreicht', 'not reached'],
    held:          ['gehalten', 'held'],
    released:      ['losgelassen', 'released'],
    stance:        ['Abwehrhaltung', 'defensive stance'],
    disarmed:      ['entwaffnet', 'disarmed'],
    damaged:       ['Waffe beschädigt', 'weapon damaged'],
    notGranted:    ['nicht gewährt', 'not granted'],
    aimed:         ['gezielt', 'aimed'],
    cleared:       ['Ladehemmung behoben', 'jam cleared'],
    jammed:        ['Ladehemmung', 'jammed'],
    reloaded:      ['geladen', 'loaded'],
    awake:         ['wach', 'awake'],
    carried:       ['umgepackt', 'moved'],
    given:         ['ausgegeben', 'handed out'],
    single:        ['Einzelfeuer', 'single fire'],
    burst:         ['Salve', 'burst'],
    attack:        ['Angriff', 'attack'],
    grapple:       ['Greifen', 'grapple'],
    mount:         ['Reittier', 'mount'],
    vehicle:       ['Fahrzeug', 'vehicle'],
  },
} satisfies FightLists);
