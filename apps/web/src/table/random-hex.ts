/** Random bytes as text. `crypto.randomUUID` is missing on a plain HTTP address, and a living room has no other. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
