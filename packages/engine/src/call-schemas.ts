import { ADVISE_FIELDS } from './advise.ts';
import { SEARCH_FIELDS } from './find-rules.ts';
import { IMPACT_FIELDS } from './impact.ts';
import { ODDS_FIELDS } from './odds.ts';
import { ROLL_FIELDS } from './roll.ts';
import { SIMULATE_FIELDS } from './simulate.ts';

type Json = Readonly<Record<string, unknown>>;

const faces = { type: 'array', items: { type: 'integer', minimum: 1 } };
const character = { type: 'object', description: 'A character as `character create` writes it.' };

/** What each field of a call may be, as JSON Schema. */
const FIELDS: Readonly<Record<string, Json>> = {
  action: { type: 'string', description: '`system/action`, or dice notation such as `3W20kh1+2`.' },
  input: {
    type: 'object',
    description: 'What the action is done with; `/api/actions/<action>` has its schema and an example.',
  },
  house: { type: 'object', description: 'House rules by the names of their switches.' },
  goal: {
    description: 'What best play aims at.',
    oneOf: [
      { type: 'object', properties: { chance: { type: 'string' } }, required: ['chance'] },
      { type: 'object', properties: { maximise: { type: 'string' } }, required: ['maximise'] },
    ],
  },
  characters: { type: 'array', items: character, description: 'Characters that enter the scene.' },
  as: { type: 'string', description: 'The figure that acts.' },
  against: {
    description: 'The figure it is done to: its id, or a character of its own.',
    oneOf: [{ type: 'string' }, character],
  },
  seed: { type: 'integer', minimum: 0, description: 'The same seed gives the same result again.' },
  faces: { ...faces, description: 'Dice that were thrown at the table.' },
  answers: { type: 'array', items: { type: 'string' }, description: 'Decisions, in the order they come.' },
  policy: { enum: ['best', 'first'], description: 'Who decides what nobody has answered.' },
  thrown: { ...faces, description: 'All dice as they lie.' },
  kept: { ...faces, description: 'Those set aside already.' },
  scenario: { type: 'object', description: 'Two sides and who fights on them.' },
  fights: { type: 'integer', minimum: 1, description: 'How many fights are fought.' },
  checks: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        action: { type: 'string' },
        input: { type: 'object' },
        chance: { type: 'string', description: 'One of the chances of the action; else its first.' },
      },
      required: ['action'],
      additionalProperties: false,
    },
    description: 'Checks whose chances are followed, instead of the typical ones of the system.',
  },
  query: { type: 'string', description: 'Words to look for, in German or English.' },
  system: { type: 'string', description: 'A rule system, by its id.' },
  replay: { type: 'integer', minimum: 1, description: 'Instead of many: this one, told.' },
};

const REQUIRED = ['action', 'scenario', 'query'];

const bodyOf = (fields: readonly string[], alsoRequired: readonly string[] = []): Json => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field, FIELDS[field] ?? {}])),
  required: fields.filter((field) => [...REQUIRED, ...alsoRequired].includes(field)),
  additionalProperties: false,
});

/** The bodies of the calls, made of the very lists of fields that they are read by. */
export const callSchemas = {
  search: bodyOf(SEARCH_FIELDS),
  roll: bodyOf(ROLL_FIELDS),
  odds: bodyOf(ODDS_FIELDS),
  advise: bodyOf(ADVISE_FIELDS),
  simulate: bodyOf(SIMULATE_FIELDS),
  impact: bodyOf(IMPACT_FIELDS, ['system']),
} as const;
