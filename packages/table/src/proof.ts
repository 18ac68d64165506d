import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Happening, TableEvent } from './events.ts';
import { placeOf, type ThrowPlace } from './fair-dice.ts';

/** An event that may hold a throw. */
export type Throwing = Extract<TableEvent, { sealed: unknown }>;
type ThrowingHappening = Extract<Happening, { sealed: unknown }>;

const PROOF_DIGITS = 32;

/**
 * Seals who threw what for whom, with all dice and what came of them: whatever is changed about a throw afterwards, its
 * proof fits no longer. The proof says nothing about the seed.
 */
export function proofOf(
  seed: string,
  place: ThrowPlace,
  by: string,
  event: Throwing | ThrowingHappening,
): string {
  const message = `tafelrunde-proof-1|${placeOf(place)}|${canonical(toldIn(by, event))}`;
  return bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(message))).slice(0, PROOF_DIGITS);
}

/** What a throw is about. Fields that later versions may add to an event stay outside. */
function toldIn(by: string, event: Throwing | ThrowingHappening): unknown {
  const { kind, audience } = event;
  switch (event.kind) {
    case 'notationRolled':
      return { kind, by, audience, roll: event.roll };
    case 'runStarted':
      return { kind, by, audience, run: event.run, detail: event.detail, ...diceOf(event.progress) };
    case 'runAnswered':
      return { kind, by, audience, run: event.run, starter: event.starter, ...diceOf(event.progress) };
    case 'runFinished': {
      const { run, starter, detail, result, effects } = event;
      return {
        kind,
        by,
        audience,
        run,
        starter,
        detail,
        outcome: result?.outcome,
        effects,
        ...diceOf(result),
      };
    }
  }
}

const diceOf = (told: { readonly tape: unknown; readonly trace: unknown } | null) => ({
  tape: told?.tape,
  trace: told?.trace,
});

/** The same text for the same value, in whatever order its fields are written. Every throw is written so: in plain loops. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const one of value) text += text === '' ? canonical(one) : `,${canonical(one)}`;
    return `[${text}]`;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(fields).sort()) {
    const field = fields[name];
    if (field === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonical(field)}`;
  }
  return `{${text}}`;
}
