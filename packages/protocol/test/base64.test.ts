import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOfBase64 } from '../src/index.ts';

test('any bytes come back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(bytesOfBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
    }),
  );
});

test.each(['A', 'AB=', '====', 'A===', 'AB C', 'AAA\n', 'AA=A', 'AAÄA', 'AA-_'])('%j is none', (text) => {
  expect(bytesOfBase64(text)).toBeNull();
});
