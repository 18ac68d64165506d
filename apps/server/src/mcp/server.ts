import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { Locale } from '@tafelrunde/kernel';
import { isTooDeep, MAX_DEPTH } from '@tafelrunde/protocol';
import { BODY_LIMIT } from '../limits.ts';
import { VERSION } from '../version.ts';
import { TooBusy, TooHeavy } from '../workers/pool.ts';
import { refusedFor, type ToolAnswer } from './answer.ts';
import { type Calculate, useEngine } from './engine-tools.ts';
import { isEngineTool, isTableTool, listedTools, type TableTool } from './tools.ts';

/** What the tools of one assistant reach. */
export interface Reach {
  readonly locale: Locale;
  readonly calculate: Calculate;
  /** How the tools of a table are used; undefined where there is none. */
  readonly table: ((tool: TableTool, given: unknown) => Promise<ToolAnswer>) | undefined;
  /** The table is settled beforehand and never named. */
  readonly fixedTable: boolean;
  /** Hears of our own mistakes. */
  readonly complain: (problem: unknown) => void;
}

const INSTRUCTIONS =
  'Tafelrunde knows four role-playing rule systems: grundregelwerk, probenwuerfel, heldenhandbuch, d6pool. ' +
  'Look rules up with search_rules and explain_rule instead of guessing, and calculate with odds and advise. ' +
  'At a table you are one seat: call look_at_table first, act with ids from there, and answer what waits for you. ' +
  'The table throws all dice. A refusal has a stable code and a sentence for people.';

/** Takes longer to make than everything else; one serves all. */
const validator = new AjvJsonSchemaValidator();

/** An MCP server over the tools; whatever it is asked, it answers. */
export function assistantServer(reach: Reach): Server {
  const server = new Server(
    { name: 'tafelrunde', version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: validator },
  );
  const { table, fixedTable } = reach;
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: listedTools({ tables: table !== undefined, fixedTable }),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) =>
    resultOf(await use(reach, params.name, params.arguments ?? {})),
  );
  return server;
}

async function use(reach: Reach, name: string, given: unknown): Promise<ToolAnswer> {
  const { locale, table } = reach;
  try {
    const size = JSON.stringify(given).length;
    if (size > BODY_LIMIT)
      return refusedFor({ code: 'body-too-large', at: '', data: { max: BODY_LIMIT } }, locale);
    if (isTooDeep(given)) return refusedFor({ code: 'too-deep', at: '', data: { max: MAX_DEPTH } }, locale);
    if (isEngineTool(name)) return await useEngine(name, given, locale, reach.calculate);
    if (isTableTool(name) && table !== undefined) return await table(name, given);
    return refusedFor({ code: 'unknown-tool', at: 'name', data: { tool: name.slice(0, MOST_SAID) } }, locale);
  } catch (problem) {
    if (problem instanceof TooBusy) return refusedFor({ code: 'too-many-requests', at: '' }, locale);
    if (problem instanceof TooHeavy) return refusedFor({ code: 'too-heavy', at: '' }, locale);
    reach.complain(problem);
    return refusedFor({ code: 'internal', at: '' }, locale);
  }
}

const MOST_SAID = 100;

function resultOf(answer: ToolAnswer): CallToolResult {
  const body = answer.ok ? answer.value : { error: answer.error };
  return { content: [{ type: 'text', text: JSON.stringify(body) }], isError: !answer.ok };
}
