export {
  type ClientMessage,
  FATAL_FAULTS,
  FAULTS,
  type Fault,
  MAX_GAP,
  MAX_MESSAGE_BYTES,
  PROTOCOL_VERSION,
  type ServerMessage,
  type WireCommand,
} from './messages.ts';
export { makeClientMessage, makeServerMessage, parseClientMessage } from './parse.ts';
