import { inLanguages, type Row, type Rows } from '@tafelrunde/system';
import type { AttributeId, DerivedId } from '../data/attributes.ts';
import type { RollKind } from '../data/dice.ts';
import type { DifficultyLabel } from '../data/difficulties.ts';
import type { Role } from '../data/roles.ts';
import type { Status } from '../data/sides.ts';
import type { StartingSkill } from '../data/skills.ts';
import type { NpcTemplate, Template } from '../data/templates.ts';
import type { StartingWeapon } from '../data/weapons.ts';
import type { PwEffect } from '../effects.ts';

type Named<Key extends string> = Readonly<Record<Key, Row>>;

/** Lists whose keys come from the rules: a missing word does not compile. */
interface NameLists extends Rows {
  readonly effects: Named<PwEffect['kind']>;
  readonly attributes: Named<AttributeId>;
  readonly derived: Named<DerivedId>;
  readonly skills: Named<StartingSkill>;
  readonly roles: Named<Role>;
  readonly rollKinds: Named<RollKind>;
  readonly difficulties: Named<DifficultyLabel>;
  readonly templates: Named<Template | 'free'>;
  readonly categories: Named<NpcTemplate>;
  readonly weapons: Named<StartingWeapon | 'none'>;
  readonly statuses: Named<Status>;
}

/** Single words for values. */
// biome-ignore format: a row has both languages
export const names = inLanguages({
  effects: {
    figureAdded:      ['Neue Figur', 'New figure'],
    figureRemoved:    ['Figur geht', 'Figure leaves'],
    hitPoints:        ['Lebenspunkte', 'Hit points'],
    mana:             ['Mana', 'Mana'],
    statusGained:     ['Neuer Zustand', 'New condition'],
    statusEnded:      ['Zustand vorbei', 'Condition over'],
    attributeChanged: ['Attribut', 'Attribute'],
    skillChanged:     ['Probe', 'Skill'],
    raiseCounted:     ['Gesteigert in dieser Stufe', 'Raised at this level'],
    budgetChanged:    ['Zu vergeben', 'To spend'],
    levelGained:      ['Stufe', 'Level'],
    derivedModifier:  ['Abgeleiteter Wert', 'Derived value'],
    weaponCarried:    ['Waffe', 'Weapon'],
    armourWorn:       ['Rüstung', 'Armour'],
    effectStarted:    ['Neue Wirkung', 'New effect'],
    effectEnded:      ['Wirkung vorbei', 'Effect over'],
    scarGained:       ['Narbe', 'Scar'],
    degreesGained:    ['Offene Steigerungen', 'Open degrees'],
    degreeUsed:       ['Zugabe', 'Extra'],
    fightStarted:     ['Kampf beginnt', 'Fight begins'],
    orderRolled:      ['Neue Reihenfolge', 'New order'],
    roundStarted:     ['Neue Runde', 'New round'],
    turnStarted:      ['Nächster Zug', 'Next turn'],
    fightEnded:       ['Kampf vorbei', 'Fight over'],
    skillEdited:      ['Liste der Proben', 'List of skills'],
    skillDeleted:     ['Probe gelöscht', 'Skill deleted'],
    listEdited:       ['Liste', 'List'],
    listDeleted:      ['Liste gelöscht', 'List deleted'],
    presetsEdited:    ['Benannte Umstände', 'Named circumstances'],
  },
  attributes: {
    strength:     ['Stärke', 'Strength'],
    constitution: ['Kondition', 'Constitution'],
    dexterity:    ['Geschick', 'Dexterity'],
    agility:      ['Beweglichkeit', 'Agility'],
    perception:   ['Wahrnehmung', 'Perception'],
    will:         ['Wille', 'Will'],
    intelligence: ['Intelligenz', 'Intelligence'],
    education:    ['Bildung', 'Education'],
    charisma:     ['Charisma', 'Charisma'],
    humour:       ['Humor', 'Humour'],
  },
  derived: {
    hitPoints:        ['Lebenspunkte', 'Hit points'],
    regeneration:     ['Regeneration', 'Regeneration'],
    mana:             ['Mana', 'Mana'],
    manaRegeneration: ['Manaregeneration', 'Mana regeneration'],
    initiative:       ['Initiative', 'Initiative'],
    running:          ['Laufen', 'Running'],
    evasion:          ['Ausweichen (AU)', 'Evasion (AU)'],
    parry:            ['Parieren (PA)', 'Parry (PA)'],
    armourClass:      ['Rüstungsklasse (RK)', 'Armour class (RK)'],
  },
  skills: {
    climb:           ['Klettern', 'Climbing'],
    featOfStrength:  ['Kraftakt', 'Feats of strength'],
    wrestle:         ['Ringen', 'Wrestling'],
    bluntWeapons:    ['Hiebwaffen', 'Blunt weapons'],
    throwing:        ['Werfen', 'Throwing'],
    endurance:       ['Ausdauer', 'Endurance'],
    swim:            ['Schwimmen', 'Swimming'],
    carouse:         ['Zechen', 'Carousing'],
    resist:          ['Widerstehen', 'Resisting'],
    blades:          ['Klingenwaffen', 'Blades'],
    sleightOfHand:   ['Fingerfertigkeit', 'Sleight of hand'],
    pickLocks:       ['Schlösser öffnen', 'Picking locks'],
    disarmTraps:     ['Fallen entschärfen', 'Disarming traps'],
    craft:           ['Handwerk', 'Craft'],
    evasion:         ['Ausweichen', 'Evasion'],
    sneak:           ['Schleichen', 'Sneaking'],
    sprint:          ['Sprinten', 'Sprinting'],
    acrobatics:      ['Akrobatik', 'Acrobatics'],
    ride:            ['Reiten', 'Riding'],
    unarmed:         ['Waffenlos', 'Unarmed'],
    dance:           ['Tanzen', 'Dancing'],
    notice:          ['Bemerken', 'Noticing'],
    search:          ['Suchen', 'Searching'],
    track:           ['Spuren lesen', 'Tracking'],
    readPeople:      ['Menschenkenntnis', 'Reading people'],
    marksmanship:    ['Schusswaffen', 'Marksmanship'],
    selfControl:     ['Selbstbeherrschung', 'Self-control'],
    fearlessness:    ['Furchtlosigkeit', 'Fearlessness'],
    concentration:   ['Konzentration', 'Concentration'],
    spellcasting:    ['Zaubern', 'Spellcasting'],
    deduction:       ['Kombinieren', 'Deduction'],
    tactics:         ['Taktik', 'Tactics'],
    orientation:     ['Orientierung', 'Orientation'],
    mechanics:       ['Mechanik', 'Mechanics'],
    alchemy:         ['Alchemie', 'Alchemy'],
    history:         ['Geschichte', 'History'],
    natureLore:      ['Naturkunde', 'Nature lore'],
    legends:         ['Sagen und Legenden', 'Tales and legends'],
    medicine:        ['Heilkunde', 'Medicine'],
    magicLore:       ['Magiekunde', 'Magic lore'],
    foreignLanguage: ['Fremdsprache', 'Foreign language'],
    literacy:        ['Lesen und Schreiben', 'Reading and writing'],
    persuade:        ['Überreden', 'Persuading'],
    negotiate:       ['Verhandeln', 'Negotiating'],
    lead:            ['Anführen', 'Leading'],
    charm:           ['Betören', 'Charming'],
    lie:             ['Lügen', 'Lying'],
    intimidate:      ['Einschüchtern', 'Intimidating'],
    joke:            ['Witze erzählen', 'Telling jokes'],
    mock:            ['Spotten', 'Mocking'],
    cheerUp:         ['Aufheitern', 'Cheering up'],
    act:             ['Schauspielern', 'Acting'],
    music:           ['Musizieren', 'Making music'],
  },
  roles: {
    attribute:        ['Attribut', 'Attribute'],
    skill:            ['Probe', 'Skill'],
    regeneration:     ['Regeneration', 'Regeneration'],
    manaRegeneration: ['Manaregeneration', 'Mana regeneration'],
    initiative:       ['Initiative', 'Initiative'],
    list:             ['Liste', 'List'],
  },
  rollKinds: {
    attribute:        ['Wurf auf ein Attribut', 'Roll on an attribute'],
    check:            ['Probe', 'Check'],
    opposed:          ['Vergleichende Probe', 'Opposed check'],
    regeneration:     ['Regeneration', 'Regeneration'],
    manaRegeneration: ['Manaregeneration', 'Mana regeneration'],
    initiative:       ['Initiative', 'Initiative'],
    list:             ['Wurf auf eine Liste', 'Roll on a list'],
  },
  difficulties: {
    veryEasy:      ['sehr leicht', 'very easy'],
    easy:          ['leicht', 'easy'],
    normal:        ['normal', 'normal'],
    hard:          ['schwierig', 'hard'],
    veryHard:      ['sehr schwierig', 'very hard'],
    extremelyHard: ['extrem schwierig', 'extremely hard'],
  },
  templates: {
    free:    ['Selbst verteilen', 'Distribute freely'],
    scout:   ['Kundschafterin', 'Scout'],
    fighter: ['Kämpfer', 'Fighter'],
    scholar: ['Gelehrte', 'Scholar'],
    bard:    ['Bardin', 'Bard'],
  },
  categories: {
    guard:    ['Wache', 'Guard'],
    watchman: ['Nachtwächter', 'Night watchman'],
    merchant: ['Händlerin', 'Merchant'],
    thief:    ['Dieb', 'Thief'],
    wolf:     ['Wolf', 'Wolf'],
  },
  weapons: {
    none:  ['Keine', 'None'],
    sword: ['Schwert', 'Sword'],
    knife: ['Messer', 'Knife'],
    mace:  ['Streitkolben', 'Mace'],
    staff: ['Stab', 'Staff'],
    spear: ['Wurfspeer', 'Throwing spear'],
    bow:   ['Bogen', 'Bow'],
  },
  statuses: {
    outOfAction: ['außer Gefecht', 'out of action'],
  },
  circumstances: {
    '-4': ['stark behindert (−4)', 'badly hindered (−4)'],
    '-2': ['behindert (−2)', 'hindered (−2)'],
    '+2': ['begünstigt (+2)', 'favoured (+2)'],
    '+4': ['stark begünstigt (+4)', 'strongly favoured (+4)'],
  },
  lists: {
    scars: ['Narben', 'Scars'],
  },
  modes: {
    points: ['Punkte verteilen', 'Distribute points'],
    quick:  ['Schnell: alles W6', 'Quick: all d6'],
  },
  units: {
    'm pro Runde': ['m pro Runde', 'm per round'],
  },
  sections: {
    person:     ['Figur', 'Figure'],
    attributes: ['Attribute', 'Attributes'],
    derived:    ['Abgeleitete Werte', 'Derived values'],
    skills:     ['Proben', 'Skills'],
    equipment:  ['Ausrüstung', 'Equipment'],
    effects:    ['Wirkungen', 'Effects'],
  },
  words: {
    pc:        ['Spielerfigur', 'Player character'],
    npc:       ['Figur der SL', 'Figure of the GM'],
    initiator: ['Erste Seite', 'First side'],
    reactor:   ['Zweite Seite', 'Second side'],
    armour:    ['Rüstung', 'Armour'],
    wielded:   ['in der Hand', 'in hand'],
    raised:    ['gesteigert', 'raised'],
    untrained: ['ohne Vorwissen', 'without knowledge'],
  },
} satisfies NameLists);

/** The word of a list; whatever the table has named itself stays as it is. */
export const named = (list: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(list, key) ? list[key] : undefined) ?? key;
