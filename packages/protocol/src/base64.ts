const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const NONE = 64;
const VALUES = new Uint8Array(128).fill(NONE);
for (const [i, letter] of [...LETTERS].entries()) VALUES[letter.charCodeAt(0)] = i;

/** The bytes of a text in base64; null for what is none. Neither line breaks nor missing padding are taken. */
export function bytesOfBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0) return null;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  const letters = text.length - padding;
  let at = 0;
  for (let i = 0; i < text.length; i += 4) {
    let group = 0;
    for (let k = i; k < i + 4; k += 1) {
      const value = k < letters ? (VALUES[text.charCodeAt(k)] ?? NONE) : 0;
      if (value === NONE) return null;
      group = group * 64 + value;
    }
    // Beyond the end nothing is written.
    bytes[at] = group >> 16;
    bytes[at + 1] = group >> 8;
    bytes[at + 2] = group;
    at += 3;
  }
  return bytes;
}
