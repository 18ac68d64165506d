import type { CopyNote } from './solo-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So much play without a copy is worth a word at once. */
const MANY_EVENTS = 150;
/** After so many days a little play is enough. */
const MANY_DAYS = 7;
const FEW_EVENTS = 20;

/** Whether somebody should be reminded of a copy: much has happened since the last one, or long ago. */
export function isCopyDue(last: CopyNote, { seq, at }: CopyNote): boolean {
  const events = seq - last.seq;
  return events >= MANY_EVENTS || (events >= FEW_EVENTS && at - last.at >= MANY_DAYS * DAY_MS);
}
