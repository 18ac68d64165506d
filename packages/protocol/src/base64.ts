const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map([...LETTERS].map((letter, i) => [letter.charCodeAt(0), i]));

/** The bytes of a text in base64; null for what is none. Neither line breaks nor missing padding are taken. */
export function bytesOfBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0) return null;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let at = 0;
  for (let i = 0; i < text.length; i += 4) {
    let group = 0;
    for (let k = 0; k < 4; k += 1) {
      const isPadding = i + k >= text.length - padding;
      const value = isPadding ? 0 : VALUES.get(text.charCodeAt(i + k));
      if (value === undefined) return null;
      group = group * 64 + value;
    }
    for (const shift of [16, 8, 0]) if (at < bytes.length) bytes[at++] = (group >> shift) & 0xff;
  }
  return bytes;
}

export function base64OfBytes(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = [18, 12, 6, 0].map((shift) => LETTERS.charAt((group >> shift) & 0x3f));
    const missing = Math.max(0, i + 3 - bytes.length);
    parts.push(letters.slice(0, 4 - missing).join(''), '='.repeat(missing));
  }
  return parts.join('');
}
