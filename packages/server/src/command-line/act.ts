import { userInfo } from 'node:os';
import { readOptions, WrongUsage } from './verb.ts';

/** The one reference that a verb of the desk acts on, however it was typed, and its options. */
export function readAct(args: readonly string[], options: Parameters<typeof readOptions>[1]) {
  const { values, positionals } = readOptions(args, options, 1);
  const reference = positionals[0]?.trim().toUpperCase();
  if (!reference) throw new WrongUsage('A reference must be named.');
  return { reference, values };
}

/** Decisions are recorded with a name. */
export function whoIsActing(given: string | boolean | undefined): string {
  return typeof given === 'string' && given.trim() !== '' ? given.trim() : userInfo().username;
}
