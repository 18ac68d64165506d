const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A short random id. Plain HTTP has no `crypto.randomUUID`, and a table in the living room runs on plain HTTP. */
export const newId = (length = 8): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join(
    '',
  );
