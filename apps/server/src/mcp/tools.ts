import { callSchemas } from '@tafelrunde/engine';
import { fromZod } from '@tafelrunde/schema';
import { AUDIENCES, MAX_REQUEST_TEXT, MAX_SEATS } from '@tafelrunde/table';
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

const id = z.string().min(1).max(80);
const input = z
  .record(z.string().max(80), z.unknown())
  .default({})
  .describe('What the action is done with; the table adds its scene. `list_actions` has the fields.');
const audience = z
  .enum(AUDIENCES)
  .default('everyone')
  .describe('Who sees it: everyone, the GM (only the GM throws so), blind (the GM alone), oneself.');
const key = z.string().min(1).max(400);

const explainArguments = fromZod(
  z.strictObject({
    rule: z
      .string()
      .min(1)
      .max(200)
      .describe('The id of a rule, such as GW-REV-01; the id of a system lists its rules.'),
  }),
);

const listArguments = fromZod(
  z.strictObject({
    name: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe(
        'A system (all its actions in short) or one action such as d6pool/challenge, with an example.',
      ),
    full: z.boolean().default(false).describe('With the schema of the scene, which is long.'),
  }),
);

const lookArguments = fromZod(
  z.strictObject({
    table: id,
    full: z.boolean().default(false).describe('With the scene as the rules keep it.'),
  }),
);

const actArguments = fromZod(
  z.strictObject({
    table: id,
    action: z.string().min(1).max(200).describe('`system/action`, or dice notation such as `3W6+2`.'),
    input,
    audience,
    request: id.optional().describe('The request of the GM that this answers.'),
    hides: z.boolean().default(false).describe('Opponents that it brings come hidden; the GM’s to say.'),
  }),
);

const answerArguments = fromZod(
  z.strictObject({
    table: id,
    run: id.describe('The run that waits, as `look_at_table` names it.'),
    answer: z
      .union([key, z.array(key.nullable()).max(64)])
      .describe('The key of an option; for questions asked together a list, null for those of others.'),
  }),
);

const requestArguments = fromZod(
  z.strictObject({
    table: id,
    to: z.array(id).max(MAX_SEATS).default([]).describe('The seats that are asked; none means every player.'),
    action: z.string().min(1).max(80).describe('`system/action`.'),
    input: input.describe('Inputs that are fixed; the player fills in the rest.'),
    audience,
    text: z.string().max(MAX_REQUEST_TEXT).default('').describe('What to tell those who are asked.'),
  }),
);

const previewArguments = fromZod(
  z.strictObject({
    table: id,
    target: z.int().min(1).describe('The number of an event, as the log of `look_at_table` has it.'),
  }),
);

/** What tools of our own take; the calls of the engine read theirs themselves. */
export const toolArguments = {
  explain_rule: explainArguments,
  list_actions: listArguments,
  look_at_table: lookArguments,
  act: actArguments,
  answer: answerArguments,
  request_roll: requestArguments,
  preview_undo: previewArguments,
} as const;

interface Tool {
  readonly description: string;
  readonly schema: Json;
  /** Whether it changes the table. */
  readonly changes?: true;
}

/** Tools that need nothing but the rules. */
export const ENGINE_TOOLS = {
  search_rules: {
    description: 'Search the rules of all systems, or of one, by words. The best match comes first.',
    schema: callSchemas.search,
  },
  explain_rule: {
    description: 'One rule with its text and the actions it governs.',
    schema: explainArguments.json,
  },
  list_actions: {
    description: 'What can be done in a system; of one action its fields and an example that works.',
    schema: listArguments.json,
  },
  odds: {
    description:
      'The exact odds of an action or of dice notation; what is too large is estimated and says so.',
    schema: callSchemas.odds,
  },
  advise: {
    description: 'Rank what can be done with dice that lie on the table, best first.',
    schema: callSchemas.advise,
  },
  roll: {
    description:
      'Roll an action or dice notation away from any table. Nobody else sees it; at a table use `act`.',
    schema: callSchemas.roll,
  },
  simulate: {
    description: 'Fight up to a thousand fights between two sides and tell who wins how often.',
    schema: callSchemas.simulate,
  },
} as const satisfies Record<string, Tool>;

/** Tools of a seat at a table: they see and do what that seat may, and the table throws the dice. */
export const TABLE_TOOLS = {
  look_at_table: {
    description: 'The table as your seat sees it: seats, figures, whose turn, open questions, requests, log.',
    schema: lookArguments.json,
  },
  act: {
    description: 'Act at the table with sealed dice: an action of its system, or dice notation.',
    schema: actArguments.json,
    changes: true,
  },
  answer: {
    description:
      'Answer a question that waits for your seat. Dice are never answered: the table throws them.',
    schema: answerArguments.json,
    changes: true,
  },
  request_roll: {
    description: 'As the GM, ask players for a roll.',
    schema: requestArguments.json,
    changes: true,
  },
  preview_undo: {
    description: 'What would be taken back together with an event. Nothing is taken back.',
    schema: previewArguments.json,
  },
} as const satisfies Record<string, Tool>;

export type EngineTool = keyof typeof ENGINE_TOOLS;
export type TableTool = keyof typeof TABLE_TOOLS;

export const isEngineTool = (name: string): name is EngineTool => Object.hasOwn(ENGINE_TOOLS, name);
export const isTableTool = (name: string): name is TableTool => Object.hasOwn(TABLE_TOOLS, name);

/** How the tools of one door are listed. Where the table is settled beforehand, nobody names it. */
export function listedTools(door: { readonly tables: boolean; readonly fixedTable: boolean }) {
  const own = Object.entries<Tool>(ENGINE_TOOLS);
  const atTable = Object.entries<Tool>(TABLE_TOOLS).map(
    ([name, tool]) =>
      [name, door.fixedTable ? { ...tool, schema: withoutTable(tool.schema) } : tool] as const,
  );
  return [...own, ...(door.tables ? atTable : [])].map(([name, { description, schema, changes }]) => ({
    name,
    description,
    inputSchema: { ...schema, type: 'object' as const },
    annotations: { readOnlyHint: changes !== true, destructiveHint: false, openWorldHint: false },
  }));
}

function withoutTable(schema: Json): Json {
  const { table: _, ...properties } = schema['properties'] as Json;
  const required = (schema['required'] as readonly string[]).filter((name) => name !== 'table');
  return { ...schema, properties, required };
}
