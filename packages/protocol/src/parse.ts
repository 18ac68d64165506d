import { err, ok, type Result } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import { isTooDeep } from './depth.ts';
import {
  type ClientMessage,
  clientMessage,
  type Fault,
  MAX_MESSAGE_BYTES,
  type ServerMessage,
} from './messages.ts';
import { usualMessage } from './usual-messages.ts';

const schema = fromZod(clientMessage);

/** Reads what a client sent. Whatever it is, the answer is a message or a named fault. */
export function parseClientMessage(
  raw: string,
): Result<ClientMessage, { readonly fault: Fault; readonly at: string }> {
  // A character takes at least one byte, so this is never too strict.
  if (raw.length > MAX_MESSAGE_BYTES) return err({ fault: 'too-large', at: '' });
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch {
    return err({ fault: 'not-json', at: '' });
  }
  if (isTooDeep(json)) return err({ fault: 'bad-message', at: '' });
  const usual = usualMessage(json);
  if (usual !== undefined) return ok(usual);
  const parsed = schema.parse(json);
  return parsed.ok ? ok(parsed.value) : err({ fault: 'bad-message', at: parsed.error[0]?.at ?? '' });
}

export const makeServerMessage = (message: ServerMessage): string => JSON.stringify(message);
export const makeClientMessage = (message: ClientMessage): string => JSON.stringify(message);
