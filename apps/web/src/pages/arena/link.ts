import {
  type ArenaState,
  draftOf,
  type Json,
  MAX_DRAFTS,
  MAX_FIGHTS,
  MAX_SEED,
  scenarioOf,
} from './arena-state.ts';

/** No view is larger; whoever sends more has something else in mind. */
const MAX_BYTES = 1_000_000;

/** The view as the part of an address behind `#`: packed, so that sheets fit into a message. */
export async function hashOf(system: string, state: ArenaState): Promise<string> {
  const { drafts, ...rest } = state;
  const json = JSON.stringify({ ...rest, scenarios: drafts.map((draft) => scenarioOf(system, draft)) });
  return toText(await through(new TextEncoder().encode(json), new CompressionStream('deflate-raw')));
}

/** Reads such a part; undefined if it is none. Whatever in it cannot be read is left out. */
export async function stateFrom(hash: string, start: ArenaState): Promise<ArenaState | undefined> {
  try {
    const packed = toBytes(hash.replace(/^#/, ''));
    if (packed.length === 0) return undefined;
    const bytes = await through(packed, new DecompressionStream('deflate-raw'));
    return readState(JSON.parse(new TextDecoder().decode(bytes)) as Json, start);
  } catch {
    return undefined;
  }
}

function readState(raw: Json, start: ArenaState): ArenaState | undefined {
  const { scenarios, active, fights, seed, luck, told } = raw as Readonly<Record<string, unknown>>;
  const drafts = (Array.isArray(scenarios) ? scenarios : [])
    .slice(0, MAX_DRAFTS)
    .map(draftOf)
    .filter((draft) => draft !== undefined);
  if (drafts.length === 0) return undefined;
  const within = (value: unknown, min: number, max: number): number | undefined =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? (value as number)
      : undefined;
  return {
    drafts,
    active: within(active, 0, drafts.length - 1) ?? 0,
    fights: within(fights, 1, MAX_FIGHTS) ?? start.fights,
    seed: within(seed, 0, MAX_SEED) ?? start.seed,
    luck: within(luck, 0, 100) ?? start.luck,
    told: within(told, 1, MAX_FIGHTS) ?? null,
  };
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MAX_BYTES) throw new RangeError('too much for an address');
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Base64 with the letters an address may have. */
const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
