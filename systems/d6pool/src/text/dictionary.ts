import type { DpEffect } from '../effects.ts';
import type { Refusal } from '../refusal.ts';
import type { ChallengeTopic } from './challenges.ts';
import type { FightNames, FightTopic } from './fights.ts';
import type { HouseRuleWords, HouseValueWords } from './house-rules.ts';
import type { Names } from './names.ts';
import type { SurroundingsTopic } from './surroundings.ts';
import type { SurroundingsNames } from './surroundings-names.ts';
import type { TableWords } from './table-words.ts';

/** What `character check` and the forms can complain about. */
export type ProblemCode =
  | 'ids-not-unique'
  | 'attribute-dice'
  | 'attribute-too-low'
  | 'attribute-too-high'
  | 'skill-dice'
  | 'skill-too-high'
  | 'too-many-abilities'
  | 'one-advantage'
  | 'one-disadvantage'
  | 'not-balanced'
  | 'three-patterns'
  | 'no-profession'
  | 'xp-above-cap'
  | 'level-out-of-reach'
  | 'ability-without-rule'
  | 'powers-off'
  | 'no-such-level'
  | 'npc-differs'
  | 'more-than-one-die'
  | 'too-many-skills';

/** Everything D6 Pool says in one language, topic by topic. A missing entry does not compile. */
export type Dictionary = ChallengeTopic &
  FightTopic &
  FightNames &
  SurroundingsTopic &
  SurroundingsNames &
  TableWords &
  Names & {
    readonly refusals: Readonly<Record<Refusal, string>>;
    readonly problems: Readonly<Record<ProblemCode, string>>;
    readonly effects: Readonly<Record<DpEffect['kind'], string>>;
    readonly houseRules: HouseRuleWords;
    readonly houseValues: HouseValueWords;
    /** What something is changed to: a posture, a place for a thing. */
    readonly changedTo: Readonly<Record<string, string>>;
    /** Traits and purchases with their kind in front: `skill:blades`, `ability:blades:riposte`. */
    readonly traitKeys: Readonly<Record<string, string>>;
  };

/** What the rules can ask. */
export type QuestionId = keyof Dictionary['questions'];
