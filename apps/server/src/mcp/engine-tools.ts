import type { Locale } from '@tafelrunde/kernel';
import { calls, type Reply } from '../api/calls.ts';
import type { HeavyCall } from '../workers/jobs.ts';
import { refusedFor, refusedWith, type ToolAnswer, type ToolError, told } from './answer.ts';
import { type EngineTool, toolArguments } from './tools.ts';

/** Where calls are carried out that take their time. */
export type Calculate = (call: HeavyCall, request: unknown, locale: Locale) => Promise<Reply>;

/** Here and now. */
export const calculateHere: Calculate = async (call, request, locale) => calls[call](request, locale);

/** What the engine answers, in the JSON of every other door. */
export async function useEngine(
  tool: EngineTool,
  given: unknown,
  locale: Locale,
  calculate: Calculate,
): Promise<ToolAnswer> {
  switch (tool) {
    case 'explain_rule': {
      const parsed = toolArguments.explain_rule.parse(given);
      return parsed.ok
        ? answered(calls.rules(parsed.value.rule, false, locale))
        : wrong(parsed.error, locale);
    }
    case 'list_actions': {
      const parsed = toolArguments.list_actions.parse(given);
      if (!parsed.ok) return wrong(parsed.error, locale);
      const { name, full } = parsed.value;
      const reply = calls.actions(name, false, locale);
      return answered(full ? reply : { ...reply, body: withoutScene(reply.body) });
    }
    case 'search_rules':
      return answered(await calculate('search', given, locale));
    default:
      return answered(await calculate(tool, given, locale));
  }
}

export const wrong = (
  [problem = { code: 'invalid', at: '' }]: readonly { readonly code: string; readonly at: string }[],
  locale: Locale,
): ToolAnswer => refusedFor(problem, locale);

function answered({ status, body }: Reply): ToolAnswer {
  return status === 200 ? told(body) : refusedWith((body as { readonly error: ToolError }).error);
}

/** The schema of a scene is ten times as long as all the rest, and tables and characters bring theirs. */
function withoutScene(listed: unknown): unknown {
  const { input } = listed as {
    readonly input?: { readonly properties?: Readonly<Record<string, unknown>> };
  };
  if (input?.properties?.['scene'] === undefined) return listed;
  const { scene: _, ...properties } = input.properties;
  return { ...(listed as object), input: { ...input, properties } };
}
