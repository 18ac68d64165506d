import type { CircleState } from '../circle-view.ts';
import type { GapStep, TempoName } from '../data/chase.ts';
import type { HerbLevel } from '../data/herbs.ts';
import type { ItemClass } from '../data/item-quality.ts';
import type { NamedAttribute, NamedSkill } from '../data/named-checks.ts';
import type { Band } from '../data/stealth.ts';
import type { TemplateId } from '../data/templates.ts';
import type { HhEffect } from '../effects.ts';
import type {
  Alertness,
  Awareness,
  BonusCode,
  CriticalState,
  Detection,
  DiceRole,
  ItemKind,
  Movement,
  Ring,
  SkillClass,
  Status,
  TargetSize,
  WatchMode,
  WeaponType,
} from '../model.ts';
import type { RollMode } from '../rules/keep-and-reroll.ts';

/** Names of input, outcome and sheet fields that people see. */
export const FIELDS = [
  'scene',
  'figure',
  'figures',
  'id',
  'name',
  'character',
  'template',
  'side',
  'status',
  'mode',
  'sides',
  'count',
  'value',
  'minimum',
  'round',
  'luckyNumber',
  'tested',
  'attribute',
  'skill',
  'kind',
  'what',
  'acting',
  'defending',
  'participants',
  'topic',
  'number',
  'success',
  'group',
  'ones',
  'psycheLost',
  'legendary',
  'mythos',
  'dice',
  'ep',
  'respect',
  'money',
  'attributes',
  'skills',
  'physis',
  'psyche',
  'regeneration',
  'pts',
  'lifeCircles',
  'injuries',
  'circle',
  'helper',
  'patient',
  'minutes',
  'hours',
  'segments',
  'clock',
  'died',
  'dead',
  'criticals',
  'critical',
  'segmentsLeft',
  'struck',
  'fallen',
  'escaped',
  'caughtUp',
  'heroesAhead',
  'segmentsLost',
  'piece',
  'tool',
  'workplace',
  'item',
  'items',
  'rune',
  'runes',
  'simplePrice',
  'craftsman',
  'discounts',
  'price',
  'quality',
  'wanted',
  'total',
  'effects',
  'pieces',
  'class',
  'influencers',
  'victim',
  'tricks',
  'neutralised',
  'wishes',
  'buyer',
  'seller',
  'startingPrice',
  'namedBy',
  'started',
  'accepted',
  'loser',
  'lead',
  'concedes',
  'deal',
  'winner',
  'finds',
  'portions',
  'sneaker',
  'opponent',
  'opponents',
  'distance',
  'cell',
  'width',
  'height',
  'metres',
  'placed',
  'laid',
  'hidingPlace',
  'hidden',
  'alertness',
  'detection',
  'unseen',
  'failed',
  'results',
  'alarm',
  'first',
  'initiator',
  'runners',
  'leader',
  'gap',
  'gaps',
  'tempo',
  'over',
  'out',
  'shifts',
  'watcher',
  'noticed',
  'asleep',
  'drink',
  'successes',
  'lost',
  'vomited',
  'deadDrunk',
  'toggle',
  'adjusted',
  'weapon',
  'armour',
  'drinks',
  'inventory',
  'reason',
  'engagements',
  'engagement',
  'placement',
  'places',
  'place',
  'fallDamage',
  'attack',
  'defence',
  'rescue',
  'second',
  'until',
  'shooter',
  'target',
  'size',
  'targetMovement',
  'shooterMovement',
  'awareness',
  'base',
  'extra',
  'multiplier',
  'armoured',
  'wears',
  'pool',
  'raised',
  'star',
  'grade',
  'attacker',
  'tie',
  'wounds',
  'woundsNow',
  'woundsUnstopped',
  'attackDice',
  'attackSum',
  'defenceSum',
  'groupDice',
  'hit',
  'weaponType',
  'metal',
  'qualityTotal',
  'ts',
  'step',
  'protection',
  'lightArmour',
  'track',
  'to',
  'by',
  'attempts',
  'heavy',
  'treated',
  'since',
  'fighters',
  'role',
  'acted',
  'skipThrows',
  'initiativeBonus',
  'owedDice',
  'halfDiceNext',
  'mustVoid',
  'saved',
  'inReachOf',
  'evading',
  'initiative',
  'meleeFought',
  'phase',
  'row',
  'face',
  'converted',
  'offers',
  'psycheBefore',
  'temporaryLoss',
  'realLoss',
  'rowsEmptied',
  'kept',
  'at',
  'outer',
  'middle',
  'inner',
  'lockedUntil',
  'waivedRows',
  'code',
  'materials',
  'unpaidPieces',
  'normal',
  'current',
  'physical',
  'baseDie',
  'bonusDice',
  'adeptStar',
  'masteryGrade',
  'rows',
  'points',
  'wielded',
  'worn',
  'board',
] as const;
export type FieldName = (typeof FIELDS)[number];

type OutcomeWord =
  | 'fought'
  | 'nobodyAttacked'
  | 'hit'
  | 'miss'
  | 'aimed'
  | 'noShot'
  | 'stopped'
  | 'struck'
  | 'started'
  | 'ended'
  | 'phase'
  | 'duel'
  | 'first'
  | 'second'
  | 'nobody'
  | 'sneaker'
  | 'opponent'
  | 'buyer'
  | 'seller'
  | 'acting'
  | 'defending'
  | 'tie'
  | 'heroes'
  | 'opponents'
  | 'refused'
  | 'attacker'
  | 'defender'
  | 'player';

/** Names of fields and values in one language. */
export interface Labels {
  readonly fields: Readonly<Record<FieldName, string>>;
  readonly effects: Readonly<Record<HhEffect['kind'], string>>;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly attributes: Readonly<Record<NamedAttribute, string>>;
  readonly skills: Readonly<Record<NamedSkill, string>>;
  readonly skillClasses: Readonly<Record<SkillClass, string>>;
  readonly rollModes: Readonly<Record<RollMode, string>>;
  readonly itemClasses: Readonly<Record<ItemClass, string>>;
  readonly itemKinds: Readonly<Record<ItemKind, string>>;
  readonly weaponTypes: Readonly<Record<WeaponType, string>>;
  readonly bonusCodes: Readonly<Record<BonusCode, string>>;
  readonly rings: Readonly<Record<Ring, string>>;
  /** `circle1-outer2`: the answers to where an injury sits. */
  readonly segments: Readonly<Record<string, string>>;
  readonly criticalStates: Readonly<Record<CriticalState, string>>;
  readonly circleStates: Readonly<Record<CircleState, string>>;
  readonly injuries: Readonly<Record<'light' | 'heavy' | 'critical', string>>;
  readonly alertness: Readonly<Record<Alertness, string>>;
  readonly detections: Readonly<Record<Detection, string>>;
  /** How close somebody is who is sneaked up on. */
  readonly bands: Readonly<Record<Band | 'beyond', string>>;
  readonly gaps: Readonly<Record<GapStep, string>>;
  readonly tempos: Readonly<Record<TempoName, string>>;
  readonly herbLevels: Readonly<Record<HerbLevel, string>>;
  readonly watchModes: Readonly<Record<WatchMode, string>>;
  readonly targetSizes: Readonly<Record<TargetSize, string>>;
  readonly movements: Readonly<Record<Movement, string>>;
  readonly awareness: Readonly<Record<Awareness, string>>;
  /** What came of an action, and sides that win something. */
  readonly outcomes: Readonly<Record<OutcomeWord, string>>;
  /** What dice were thrown for. */
  readonly diceRoles: Readonly<Record<DiceRole, string>>;
  readonly templates: Readonly<Record<TemplateId, string>>;
  readonly things: Readonly<Record<string, string>>;
  readonly words: Readonly<
    Record<
      | 'yes'
      | 'no'
      | 'none'
      | 'heroes'
      | 'opponents'
      | 'physis'
      | 'psyche'
      | 'attribute'
      | 'skill'
      | 'buyer'
      | 'seller'
      | 'acting'
      | 'defending'
      | 'tie'
      | 'firstBlood'
      | 'death'
      | 'thrown'
      | 'refused',
      string
    >
  >;
}

/** Most circles and segments that a figure may have; see the limits in `schemas.ts`. */
const MAX_CIRCLES = 10;
const MAX_SEGMENTS = { outer: 20, middle: 10, inner: 5 } as const satisfies Record<Ring, number>;

/** Words for every segment, by the words for a circle and a ring. */
export function segmentWords(
  circle: string,
  rings: Readonly<Record<Ring, string>>,
): Readonly<Record<string, string>> {
  const entries: [string, string][] = [];
  for (let number = 1; number <= MAX_CIRCLES; number += 1) {
    for (const [ring, most] of Object.entries(MAX_SEGMENTS) as [Ring, number][]) {
      for (let index = 1; index <= most; index += 1) {
        entries.push([`circle${number}-${ring}${index}`, `${circle} ${number}, ${rings[ring]} ${index}`]);
      }
    }
  }
  return Object.fromEntries(entries);
}
