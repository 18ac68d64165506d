export { bytesOfBase64 } from './base64.ts';
export { isTooDeep, MAX_DEPTH } from './depth.ts';
export { readFigurePast } from './figure-past.ts';
export {
  type LibraryFile,
  libraryFileText,
  MAX_LIBRARY_BYTES,
  makeLibraryFile,
  parseLibraryText,
} from './library-file.ts';
export {
  type ClientMessage,
  FATAL_FAULTS,
  FAULTS,
  type Fault,
  MAX_MESSAGE_BYTES,
  PROTOCOL_VERSION,
  type ServerMessage,
  type WireCommand,
} from './messages.ts';
export { makeClientMessage, makeServerMessage, parseClientMessage } from './parse.ts';
export { MAX_PICTURES_BYTES } from './pictures/in-file.ts';
export {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_EDGE,
  PICTURE_PROBLEMS,
  PICTURE_TYPES,
  type PictureHead,
  type PictureType,
  pictureTypeOf,
  readAnyPicture,
  readPicture,
} from './pictures/picture.ts';
export { pictureText } from './pictures/picture-text.ts';
export { type RefusalTexts, refusalText } from './refusal-text.ts';
export { refusalsDe } from './refusals.de.ts';
export { refusalsEn } from './refusals.en.ts';
export {
  MAX_TABLE_FILE_BYTES,
  MAX_TABLE_FILE_EVENTS,
  makeTableFile,
  parseTableFile,
  parseTableText,
  type TableFile,
  tableFileOf,
} from './table-file.ts';
export { eventSchemas } from './table-file-events.ts';
export { tableFileText } from './table-file-text.ts';
export { MAX_VTT_BYTES, parseVttText, type VttMap } from './vtt/vtt-file.ts';
export { vttText } from './vtt/vtt-text.ts';
