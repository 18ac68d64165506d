/** A whole text message that is not compressed: its last frame, of kind 1. */
const WHOLE_TEXT = 0x81;

let last: { readonly message: Buffer; readonly frame: Buffer } | undefined;

/**
 * A message as it goes over a WebSocket (RFC 6455, 5.2): a server masks nothing, so it is the same for all who get it. What
 * goes to everybody at a table is put into a frame once.
 */
export function textFrame(message: Buffer): Buffer {
  if (last?.message !== message) last = { message, frame: frameOf(message) };
  return last.frame;
}

function frameOf(message: Buffer): Buffer {
  const { length } = message;
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  message.copy(frame, head);
  return frame;
}
