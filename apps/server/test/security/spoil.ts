import { MAX_MESSAGE_BYTES } from '@tafelrunde/protocol';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Random = (below: number) => number;

/** Numbers from a seed: the same hundred thousand messages every time. */
export function spoiler(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % below;
  };
}

/** What fits no field: too long, too large, of no kind that is asked for anywhere. */
const MISFITS: readonly Json[] = [
  ['\u0000'.repeat(3_000)],
  { constructor: { prototype: 1 } },
  [[[[[[[]]]]]]],
  { kind: 'kind' },
  Number.MAX_SAFE_INTEGER + 0.5,
  -2_000.5,
  '<img src=x onerror=alert(1)>'.repeat(600),
];
/** Fields that take anything: what is inside them is for the rules to judge. */
const OPEN_FIELDS: readonly string[] = ['input', 'house', 'character'];
/** Lists by name, of which none has to be there. */
const RECORDS: readonly string[] = ['ground'];

/** A good message as text with one thing wrong in it. */
export function spoil(message: object | undefined, random: Random): string {
  const text = JSON.stringify(message);
  switch (random(12)) {
    case 0:
      return text.slice(0, 1 + random(text.length - 1)); // cut off
    case 1:
      return `${text.slice(0, -1)},}`;
    case 2:
      return random(20) === 0 ? text.padEnd(MAX_MESSAGE_BYTES + 1, ' ') : `${text}${text}`;
    case 3:
      return JSON.stringify([message]);
    default:
      return JSON.stringify(spoiled(message as Json, random));
  }
}

/** Somewhere inside: a field too many, one missing, or a value that fits nowhere. */
function spoiled(value: Json, random: Random, needsAll = true): Json {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return misfit(random);
  const object = value as Readonly<Record<string, Json>>;
  const fields = Object.keys(object).filter((field) => !OPEN_FIELDS.includes(field));
  const field = fields[random(fields.length)] as string;
  const way = random(4);
  if (way === 0) return { ...object, [`x${random(1_000)}`]: misfit(random) };
  if (way === 1 && needsAll) {
    const { [field]: _, ...rest } = object;
    return rest;
  }
  return { ...object, [field]: spoiled(object[field] as Json, random, !RECORDS.includes(field)) };
}

const misfit = (random: Random): Json => MISFITS[random(MISFITS.length)] as Json;
