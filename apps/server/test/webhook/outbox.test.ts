import { expect, test } from 'vitest';
import { Outbox } from '../../src/webhook/outbox.ts';
import { channelTexts } from '../../src/webhook/text.ts';

const text = channelTexts.de;

test('one message holds what fits, the rest comes with the next', () => {
  const outbox = new Outbox();
  outbox.add(['a'.repeat(1_000), 'b'.repeat(800), 'c'.repeat(500)]);
  expect(outbox.take(text)).toHaveLength(1_801);
  expect(outbox.take(text)).toBe('c'.repeat(500));
  expect(outbox.isEmpty).toBe(true);
});

test('what is too much is counted instead of kept', () => {
  const outbox = new Outbox();
  outbox.add(Array.from({ length: 65 }, (_, i) => `${i}`));
  const message = outbox.take(text);
  expect(message.split('\n')).toHaveLength(61);
  expect(message.split('\n').at(-1)).toBe('… und 5 Ergebnisse mehr.');
});
